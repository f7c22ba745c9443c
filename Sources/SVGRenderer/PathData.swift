import Drawing
import MockupModel

/// Writes a path as the value of a `d` attribute: relative, with the short forms where they say the same.
struct PathData {
    private struct Place: Equatable {
        var x: Int
        var y: Int
        static let zero = Place(x: 0, y: 0)

        static func - (left: Place, right: Place) -> Place { Place(x: left.x - right.x, y: left.y - right.y) }
        /// The point on the other side of `center`.
        func reflected(in center: Place) -> Place { Place(x: 2 * center.x - x, y: 2 * center.y - y) }
    }

    private enum Bend {
        case quadratic(Place)
        case cubic(Place)
    }

    private var writer = SVGWriter()
    private let decimals: Int
    private var start = Place.zero
    private var current = Place.zero
    /// The same point before it was rounded.
    private var exact = Point.zero
    private var exactStart = Point.zero
    private var command: UInt8 = 0
    private var lastHadPoint = false
    private var bend: Bend?

    private init(decimals: Int) {
        self.decimals = decimals
    }

    /// - Parameter decimals: digits behind the point; what a number loses is not lost again by the next.
    /// - Returns: nothing for a path that has a point that is no number.
    static func bytes(_ path: Path, decimals: Int) -> [UInt8] {
        var data = PathData(decimals: decimals)
        for element in path.elements where !data.add(element) { return [] }
        return data.writer.bytes
    }

    private mutating func add(_ element: Path.Element) -> Bool {
        switch element {
        case .move(let point): return move(to: point)
        case .line(let point):
            // As Cairo does: a path that begins with a line begins where that ends.
            return command == 0 ? move(to: point) : line(to: point)
        case .curve(let first, let second, let end):
            if command == 0, !move(to: first) { return false }
            return curve(first, second, to: end)
        case .close:
            guard command != 0 else { return true }
            letter(UInt8(ascii: "z"))
            (current, exact, bend) = (start, exactStart, nil)
            return true
        }
    }

    private mutating func move(to point: Point) -> Bool {
        guard let end = place(point) else { return false }
        letter(UInt8(ascii: "m"))
        pair(end - current)
        // Further pairs after a move are lines.
        command = UInt8(ascii: "l")
        (start, exactStart) = (end, point)
        (current, exact, bend) = (end, point, nil)
        return true
    }

    private mutating func line(to point: Point) -> Bool {
        guard let end = place(point) else { return false }
        let step = end - current
        if step.x == 0, step.y != 0 {
            letter(UInt8(ascii: "v"))
            number(step.y)
        } else if step.y == 0, step.x != 0 {
            letter(UInt8(ascii: "h"))
            number(step.x)
        } else if step != .zero {
            letter(UInt8(ascii: "l"))
            pair(step)
        }
        (current, exact, bend) = (end, point, nil)
        return true
    }

    private mutating func curve(_ first: Point, _ second: Point, to point: Point) -> Bool {
        guard let control1 = place(first), let control2 = place(second), let end = place(point) else {
            return false
        }
        if let control = quadraticControl(first, second, point) {
            if case .quadratic(let last)? = bend, last.reflected(in: current) == control {
                letter(UInt8(ascii: "t"))
            } else {
                letter(UInt8(ascii: "q"))
                pair(control - current)
            }
            pair(end - current)
            bend = .quadratic(control)
        } else {
            let mirror = if case .cubic(let last)? = bend { last.reflected(in: current) } else { current }
            if mirror == control1 {
                letter(UInt8(ascii: "s"))
            } else {
                letter(UInt8(ascii: "c"))
                pair(control1 - current)
            }
            pair(control2 - current)
            pair(end - current)
            bend = .cubic(control2)
        }
        (current, exact) = (end, point)
        return true
    }

    /// The control point of the quadratic curve that a cubic one was made from, if it was.
    private func quadraticControl(_ first: Point, _ second: Point, _ end: Point) -> Place? {
        let (x, y) = ((3 * first.x - exact.x) / 2, (3 * first.y - exact.y) / 2)
        let (otherX, otherY) = ((3 * second.x - end.x) / 2, (3 * second.y - end.y) / 2)
        let tolerance = 0.01 / Double(Fixed.powers[decimals])
        guard abs(x - otherX) < tolerance, abs(y - otherY) < tolerance else { return nil }
        return place(Point(x: x, y: y))
    }

    private func place(_ point: Point) -> Place? {
        guard let x = Fixed.units(point.x, decimals: decimals),
            let y = Fixed.units(point.y, decimals: decimals)
        else { return nil }
        return Place(x: x, y: y)
    }

    private mutating func letter(_ letter: UInt8) {
        guard letter != command || letter == UInt8(ascii: "m") else { return }
        writer.bytes.append(letter)
        command = letter
        lastHadPoint = true
    }

    private mutating func pair(_ place: Place) {
        number(place.x)
        number(place.y)
    }

    private mutating func number(_ units: Int) {
        let one = Fixed.powers[decimals]
        let beginsWithPoint = units != 0 && units.magnitude < UInt(one)
        let followsLetter = writer.bytes.last.map { $0 >= UInt8(ascii: "a") } ?? true
        if units >= 0, !followsLetter, !(beginsWithPoint && lastHadPoint) {
            writer.bytes.append(UInt8(ascii: " "))
        }
        writer.fixed(units, decimals: decimals)
        lastHadPoint = units % one != 0
    }
}

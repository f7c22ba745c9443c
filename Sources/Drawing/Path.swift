import MockupModel

/// A path of straight lines and cubic curves, filled by the non-zero rule.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, to: Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: Point) { elements.append(.move(point)) }
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    public mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
        elements.append(.curve(control1, control2, to: point))
    }
    public mutating func close() { elements.append(.close) }

    /// The path after every point has gone through a function; curves stay exact under affine ones.
    public func mapPoints(_ transform: (Point) -> Point) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform(point))
                case .line(let point): .line(transform(point))
                case .curve(let first, let second, let end):
                    .curve(transform(first), transform(second), to: transform(end))
                case .close: .close
                }
            })
    }

    public func offsetBy(x: Double, y: Double) -> Path {
        mapPoints { Point(x: $0.x + x, y: $0.y + y) }
    }
}

import MockupModel

/// The corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomRight = Corners(rawValue: 4)
    public static let bottomLeft = Corners(rawValue: 8)
    public static let top: Corners = [.topLeft, .topRight]
    public static let bottom: Corners = [.bottomLeft, .bottomRight]
    public static let all: Corners = [.top, .bottom]
}

extension Path {
    public init(rect: Rect) {
        self.init([
            .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
            .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// A rectangle with some of its corners rounded by quarter circles, each a single cubic curve.
    public init(roundedRect rect: Rect, radius: Double, corners: Corners = .all) {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        // How far a cubic's control points stand from the corner of the circle they imitate.
        let pull = radius * (1 - 0.552_284_749_830_793_4)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        self.init()
        func corner(_ which: Corners, at tip: Point, from start: Point, to end: Point) {
            guard corners.contains(which), radius > 0 else {
                elements.append(elements.isEmpty ? .move(tip) : .line(tip))
                return
            }
            let toward = { (point: Point) in
                Point(
                    x: tip.x + (point.x - tip.x) * pull / radius, y: tip.y + (point.y - tip.y) * pull / radius
                )
            }
            elements.append(elements.isEmpty ? .move(start) : .line(start))
            elements.append(.curve(toward(start), toward(end), to: end))
        }
        corner(
            .topLeft, at: Point(x: left, y: top), from: Point(x: left, y: top + radius),
            to: Point(x: left + radius, y: top))
        corner(
            .topRight, at: Point(x: right, y: top), from: Point(x: right - radius, y: top),
            to: Point(x: right, y: top + radius))
        corner(
            .bottomRight, at: Point(x: right, y: bottom), from: Point(x: right, y: bottom - radius),
            to: Point(x: right - radius, y: bottom))
        corner(
            .bottomLeft, at: Point(x: left, y: bottom), from: Point(x: left + radius, y: bottom),
            to: Point(x: left, y: bottom - radius))
        close()
    }

    public init(ellipseIn rect: Rect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * 0.552_284_749_830_793_4, ry * 0.552_284_749_830_793_4)
        let (cx, cy) = (rect.midX, rect.midY)
        self.init([
            .move(Point(x: cx + rx, y: cy)),
            .curve(
                Point(x: cx + rx, y: cy + ky), Point(x: cx + kx, y: cy + ry), to: Point(x: cx, y: cy + ry)),
            .curve(
                Point(x: cx - kx, y: cy + ry), Point(x: cx - rx, y: cy + ky), to: Point(x: cx - rx, y: cy)),
            .curve(
                Point(x: cx - rx, y: cy - ky), Point(x: cx - kx, y: cy - ry), to: Point(x: cx, y: cy - ry)),
            .curve(
                Point(x: cx + kx, y: cy - ry), Point(x: cx + rx, y: cy - ky), to: Point(x: cx + rx, y: cy)),
            .close,
        ])
    }

    /// The outline of a line of a given width through some points, with round ends and round joints.
    ///
    /// Each segment becomes a capsule; together they fill what a stroke would, so that a backend only ever fills.
    public init(polyline points: [Point], width: Double) {
        self.init()
        let radius = width / 2
        let control = radius * 0.552_284_749_830_793_4
        for (start, end) in zip(points, points.dropFirst()) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            // Along the segment, and to its right when y grows downwards.
            let (ax, ay) = (dx / length, dy / length)
            let (nx, ny) = (-ay, ax)
            func at(_ base: Point, _ along: Double, _ across: Double) -> Point {
                Point(x: base.x + ax * along + nx * across, y: base.y + ay * along + ny * across)
            }
            move(to: at(start, 0, -radius))
            line(to: at(end, 0, -radius))
            curve(at(end, control, -radius), at(end, radius, -control), to: at(end, radius, 0))
            curve(at(end, radius, control), at(end, control, radius), to: at(end, 0, radius))
            line(to: at(start, 0, radius))
            curve(at(start, -control, radius), at(start, -radius, control), to: at(start, -radius, 0))
            curve(at(start, -radius, -control), at(start, -control, -radius), to: at(start, 0, -radius))
            close()
        }
    }
}

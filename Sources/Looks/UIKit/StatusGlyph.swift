import BoxLayout
import Drawing
import MockupModel

/// A picture in the status bar.
enum StatusGlyph: Sendable {
    case cellularSignal, wifi, battery, island

    var name: String {
        switch self {
        case .cellularSignal: "signal"
        case .wifi: "wifi"
        case .battery: "battery"
        case .island: "island"
        }
    }

    var role: NodeRole {
        switch self {
        case .cellularSignal: .cellularSignal
        case .wifi: .wifi
        case .battery: .battery
        case .island: .sensorIsland
        }
    }

    func box(_ size: Size) -> Box {
        .art(
            Art(size: size) { size, _ in
                switch self {
                case .cellularSignal: Self.signal(size)
                case .wifi: [.fill(.path(Self.wifi(size), origin: .zero), .statusBar)]
                case .battery: Self.battery(size)
                case .island:
                    [
                        .fill(
                            .roundedRect(
                                Rect(origin: .zero, size: size), radius: size.height / 2, corners: .all),
                            .sensorIsland)
                    ]
                }
            })
    }

    /// Four bars, each higher than the one before.
    private static func signal(_ size: Size) -> [Paint] {
        let pitch = size.width / 3.7
        return (0..<4).map { index in
            let height = size.height * (0.4 + 0.2 * Double(index))
            let bar = Rect(
                x: Double(index) * pitch, y: size.height - height, width: pitch * 0.7, height: height)
            return .fill(.path(Path(roundedRect: bar, radius: pitch * 0.2), origin: .zero), .statusBar)
        }
    }

    /// Two arcs over a fan, all around one point at the bottom.
    private static func wifi(_ size: Size) -> Path {
        let center = Point(x: size.width / 2, y: size.height)
        var path = Path()
        for (outer, inner) in [(1.0, 0.79), (0.66, 0.45), (0.31, 0.0)] {
            path.elements +=
                Path(fanAround: center, outer: outer * size.height, inner: inner * size.height).elements
        }
        return path
    }

    private static func battery(_ size: Size) -> [Paint] {
        let tip = size.width * 0.09
        let body = Rect(x: 0, y: 0, width: size.width - tip, height: size.height)
        let line = 1.0
        let radius = size.height * 0.3
        let hole = Path(
            roundedRect: Rect(
                x: line, y: line, width: body.width - 2 * line, height: body.height - 2 * line),
            radius: max(0, radius - line)
        ).mapPoints { Point(x: body.width - $0.x, y: $0.y) }
        let pole = Path(
            roundedRect: Rect(
                x: size.width - tip * 0.6, y: size.height * 0.33, width: tip * 0.6,
                height: size.height * 0.34), radius: tip * 0.5, corners: [.topRight, .bottomRight])
        let shell = Path(
            Path(roundedRect: body, radius: radius).elements + hole.elements + pole.elements)
        let charge = Rect(
            x: 2 * line, y: 2 * line, width: body.width - 4 * line, height: body.height - 4 * line)
        return [
            .fill(.path(shell, origin: .zero), .statusBar, opacity: 0.4),
            .fill(
                .path(Path(roundedRect: charge, radius: max(0, radius - 2 * line)), origin: .zero), .statusBar
            ),
        ]
    }
}

extension Path {
    /// A quarter of a ring that opens upwards around a point.
    fileprivate init(fanAround center: Point, outer: Double, inner: Double) {
        let half = 0.5.squareRoot()
        let pull = 0.552_284_749_830_793_4
        // Control points of a quarter circle from the upper left to the upper right diagonal.
        func at(_ radius: Double, _ along: Double, _ up: Double) -> Point {
            Point(x: center.x + radius * along, y: center.y - radius * up)
        }
        let near = half - half * pull
        let far = half + half * pull
        self.init([
            .move(at(outer, -half, half)),
            .curve(at(outer, -near, far), at(outer, near, far), to: at(outer, half, half)),
            .line(at(inner, half, half)),
        ])
        if inner > 0 {
            elements.append(.curve(at(inner, near, far), at(inner, -near, far), to: at(inner, -half, half)))
        }
        elements.append(.close)
    }
}

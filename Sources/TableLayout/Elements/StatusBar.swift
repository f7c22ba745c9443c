import Drawing
import MockupModel

/// A picture in the status bar.
struct StatusGlyph: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case cellularSignal, wifi, battery, sensorIsland
    }

    var kind: Kind

    func paint(in frame: Rect, with painter: inout Painter) {
        switch kind {
        case .cellularSignal: paintSignal(in: frame, with: &painter)
        case .wifi: painter.fill(.path(wifi(in: frame.size), origin: frame.origin), .statusBar)
        case .battery: paintBattery(in: frame, with: &painter)
        case .sensorIsland:
            painter.fill(.roundedRect(frame, radius: frame.height / 2, corners: .all), .black)
        }
    }

    /// Four bars, each higher than the one before.
    private func paintSignal(in frame: Rect, with painter: inout Painter) {
        let pitch = frame.width / 3.7
        for index in 0..<4 {
            let height = frame.height * (0.4 + 0.2 * Double(index))
            let bar = Rect(
                x: Double(index) * pitch, y: frame.height - height, width: pitch * 0.7, height: height)
            painter.fill(.path(Path(roundedRect: bar, radius: pitch * 0.2), origin: frame.origin), .statusBar)
        }
    }

    /// Two arcs over a fan, all around one point at the bottom.
    private func wifi(in size: Size) -> Path {
        let center = Point(x: size.width / 2, y: size.height)
        var path = Path()
        for (outer, inner) in [(1.0, 0.79), (0.66, 0.45), (0.31, 0.0)] {
            path.elements +=
                Path(
                    fanAround: center, outer: outer * size.height, inner: inner * size.height
                ).elements
        }
        return path
    }

    private func paintBattery(in frame: Rect, with painter: inout Painter) {
        let tip = frame.width * 0.09
        let body = Rect(x: 0, y: 0, width: frame.width - tip, height: frame.height)
        let line = 1.0
        let radius = frame.height * 0.3
        let hole = Path(
            roundedRect: Rect(
                x: line, y: line, width: body.width - 2 * line, height: body.height - 2 * line),
            radius: max(0, radius - line)
        ).mapPoints { Point(x: body.width - $0.x, y: $0.y) }
        var shell = Path(roundedRect: body, radius: radius)
        shell.elements += hole.elements
        shell.elements +=
            Path(
                roundedRect: Rect(
                    x: frame.width - tip * 0.6, y: frame.height * 0.33, width: tip * 0.6,
                    height: frame.height * 0.34), radius: tip * 0.5, corners: [.topRight, .bottomRight]
            ).elements
        var color = painter.palette[.statusBar]
        color.alpha = 102
        painter.fill(.path(shell, origin: frame.origin), color)
        let charge = Rect(
            x: 2 * line, y: 2 * line, width: body.width - 4 * line, height: body.height - 4 * line)
        painter.fill(
            .path(Path(roundedRect: charge, radius: max(0, radius - 2 * line)), origin: frame.origin),
            .statusBar)
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

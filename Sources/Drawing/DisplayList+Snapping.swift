import MockupModel

extension DisplayList {
    /// The list with its edges, baselines and hairlines on the grid of a bitmap with `scale` pixels a point.
    ///
    /// Edges are rounded, never sizes: what touches still touches. Hairlines become rectangles one pixel high.
    /// The only place that knows the scale.
    public func snapped(toScale scale: Double) -> DisplayList {
        var copy = self
        copy.commands = commands.map { $0.snapped(toScale: scale) }
        return copy
    }
}

extension DrawCommand {
    func snapped(toScale scale: Double) -> DrawCommand {
        switch self {
        case .fill(let shape, let color): .fill(shape.snapped(toScale: scale), color)
        case .text(let line, let origin, let color):
            .text(
                line,
                origin: Point(
                    x: origin.x, y: (origin.y + line.baseline).snapped(toScale: scale) - line.baseline), color
            )
        case .pushClip(let rect): .pushClip(rect.snapped(toScale: scale))
        case .popClip, .beginGroup, .endGroup: self
        }
    }
}

extension Shape {
    func snapped(toScale scale: Double) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.snapped(toScale: scale))
        case .roundedRect(let rect, let radius, let corners):
            .roundedRect(rect.snapped(toScale: scale), radius: radius, corners: corners)
        case .ellipse: self
        case .path(let path, let origin):
            .path(
                path,
                origin: Point(x: origin.x.snapped(toScale: scale), y: origin.y.snapped(toScale: scale)))
        case .hairline(let x, let width, let edge):
            .rect(Rect.hairline(x: x, width: width, edge: edge, scale: scale))
        }
    }
}

extension Rect {
    /// The rectangle with each edge on the nearest pixel boundary.
    public func snapped(toScale scale: Double) -> Rect {
        let (left, top) = (minX.snapped(toScale: scale), minY.snapped(toScale: scale))
        return Rect(
            x: left, y: top, width: maxX.snapped(toScale: scale) - left,
            height: maxY.snapped(toScale: scale) - top)
    }

    /// The rectangle, one pixel high, of a hairline.
    public static func hairline(x: Double, width: Double, edge: HairlineEdge, scale: Double) -> Rect {
        let left = x.snapped(toScale: scale)
        let right = (x + width).snapped(toScale: scale)
        let thickness = 1 / scale
        let top =
            switch edge {
            case .above(let y): y.snapped(toScale: scale) - thickness
            case .below(let y): y.snapped(toScale: scale)
            }
        return Rect(x: left, y: top, width: right - left, height: thickness)
    }
}

extension Double {
    /// The nearest multiple of 1/scale; halves go up, at negative positions too.
    public func snapped(toScale scale: Double) -> Double {
        // A position that is a half but for a rounding error must not go one way here and another way there.
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}

import Drawing
import MockupModel

extension CairoRenderer {
    func fill(
        _ shape: Shape, _ color: Color, on canvas: Canvas, scale: Double
    ) throws(RenderingError) {
        switch shape {
        case .rect(let rect):
            if let rect = PixelRect(rect, scale: scale) { canvas.fill(rect, color) }
        case .hairline(let x, let width, let edge):
            if let rect = PixelRect.hairline(x: x, width: width, edge: edge, scale: scale) {
                canvas.fill(rect, color)
            }
        case .roundedRect(let rect, let radius, let corners):
            if let rect = PixelRect(rect, scale: scale) {
                try fill(rect, radius: radius * scale, corners: corners, color, on: canvas)
            }
        case .ellipse(let rect):
            try fill(ellipseIn: rect, color, on: canvas, scale: scale)
        case .path(let path, let origin):
            guard let x = origin.x.pixel(atScale: scale), let y = origin.y.pixel(atScale: scale) else {
                return
            }
            try fill(.path(path, scale: scale), x: x, y: y, color, on: canvas) {
                path.mapPoints { Point(x: $0.x * scale, y: $0.y * scale) }
            }
        }
    }

    /// Fills the shape that a key stands for, from the cache if it is there.
    ///
    /// - Parameters:
    ///   - x: the pixel column of the path's origin, `y` the row.
    ///   - makePath: gives the path in pixels.
    func fill(
        _ key: MaskKey, x: Int, y: Int, _ color: Color, on canvas: Canvas, makePath: () -> Path
    ) throws(RenderingError) {
        if case .mask(let mask)? = cache.shape(for: key) {
            canvas.fill(mask, x: x, y: y, color)
            return
        }
        let path = makePath()
        let bounds = MaskRasterizer.bounds(of: path) ?? PixelRect(left: 0, top: 0, right: 0, bottom: 0)
        if bounds.width <= MaskRasterizer.side, bounds.height <= MaskRasterizer.side {
            let mask = try mask(of: path, in: bounds)
            cache.insert(.mask(mask), for: key)
            canvas.fill(mask, x: x, y: y, color)
        } else {
            try fillTiles(of: path, bounds: bounds, x: x, y: y, color, on: canvas)
        }
    }

    /// Fills a large path tile by tile, where it can be seen.
    ///
    /// The tiles lie about the path's origin, not about the band's, so that a band has the pixels of the whole.
    func fillTiles(
        of path: Path, bounds: PixelRect, x: Int, y: Int, _ color: Color, on canvas: Canvas
    ) throws(RenderingError) {
        let side = MaskRasterizer.side
        let seen = canvas.clip
        let area = bounds.intersection(
            PixelRect(left: seen.left - x, top: seen.top - y, right: seen.right - x, bottom: seen.bottom - y))
        guard !area.isEmpty else { return }
        // An arithmetic shift rounds down for negative numbers too.
        var top = (area.top >> 8) << 8
        while top < area.bottom {
            var left = (area.left >> 8) << 8
            while left < area.right {
                let tile = PixelRect(left: left, top: top, right: left + side, bottom: top + side)
                canvas.fill(try mask(of: path, in: tile), x: x, y: y, color)
                left += side
            }
            top += side
        }
    }

    private func fill(
        ellipseIn rect: Rect, _ color: Color, on canvas: Canvas, scale: Double
    ) throws(RenderingError) {
        let left = (rect.minX * scale).rounded(.down)
        let top = (rect.minY * scale).rounded(.down)
        guard abs(left) <= Double.pixelLimit, abs(top) <= Double.pixelLimit else { return }
        // To 256ths of a pixel, as Cairo keeps them, so that equal ellipses are equal wherever they are.
        let fine = { (value: Double) in (value * 256).rounded() / 256 }
        let inside = Rect(
            x: fine(rect.minX * scale - left), y: fine(rect.minY * scale - top),
            width: fine(rect.width * scale), height: fine(rect.height * scale))
        let path = Path(ellipseIn: inside)
        try fill(.path(path, scale: 1), x: Int(left), y: Int(top), color, on: canvas) { path }
    }

    /// Fills a rectangle on whole pixels whose corners are rounded.
    private func fill(
        _ rect: PixelRect, radius: Double, corners: Corners, _ color: Color, on canvas: Canvas
    ) throws(RenderingError) {
        guard !rect.isEmpty, !radius.isNaN else { return }
        guard radius > 0, !corners.isDisjoint(with: .all) else { return canvas.fill(rect, color) }
        let radius = min(radius, Double(rect.width) / 2, Double(rect.height) / 2)
        let box = Int(radius.rounded(.up))
        guard box * 2 <= rect.width, box * 2 <= rect.height else {
            // The corners meet inside a pixel.
            let whole = Rect(x: 0, y: 0, width: Double(rect.width), height: Double(rect.height))
            let path = Path(roundedRect: whole, radius: radius, corners: corners)
            return try fill(.path(path, scale: 1), x: rect.left, y: rect.top, color, on: canvas) { path }
        }
        var middle = rect
        middle.top += box
        middle.bottom -= box
        canvas.fill(middle, color)
        for (isTop, left, right) in [
            (true, Corners.topLeft, Corners.topRight), (false, .bottomLeft, .bottomRight),
        ] {
            var strip = rect
            if isTop { strip.bottom = middle.top } else { strip.top = middle.bottom }
            if corners.contains(left) {
                try fill(left, radius: radius, x: strip.left, y: strip.top, color, on: canvas)
                strip.left += box
            }
            if corners.contains(right) {
                strip.right -= box
                try fill(right, radius: radius, x: strip.right, y: strip.top, color, on: canvas)
            }
            canvas.fill(strip, color)
        }
    }

    /// Fills one rounded corner's box, whose top left pixel is told.
    private func fill(
        _ corner: Corners, radius: Double, x: Int, y: Int, _ color: Color, on canvas: Canvas
    ) throws(RenderingError) {
        try fill(.corner(corner.rawValue, radius: radius), x: x, y: y, color, on: canvas) {
            // A rectangle with one round corner, of which the box shows that corner and nothing else.
            let box = radius.rounded(.up)
            return Path(
                roundedRect: Rect(x: 0, y: 0, width: box, height: box), cornerRadius: radius, corner: corner)
        }
    }
}

extension Path {
    /// A square with one corner rounded by a radius up to the whole side, where `init(roundedRect:)` stops at half.
    fileprivate init(roundedRect rect: Rect, cornerRadius radius: Double, corner: Corners) {
        // The same rectangle at twice its size has room for the radius; its far sides are then drawn in.
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        let double = Rect(
            x: isLeft ? rect.x : rect.x - rect.width, y: isTop ? rect.y : rect.y - rect.height,
            width: rect.width * 2, height: rect.height * 2)
        self = Path(roundedRect: double, radius: radius, corners: corner).mapPoints { point in
            Point(x: max(rect.minX, min(rect.maxX, point.x)), y: max(rect.minY, min(rect.maxY, point.y)))
        }
    }
}

extension PixelRect {
    /// A line of one pixel along an edge.
    static func hairline(x: Double, width: Double, edge: HairlineEdge, scale: Double) -> PixelRect? {
        let (y, offset) =
            switch edge {
            case .above(let y): (y, -1)
            case .below(let y): (y, 0)
            }
        guard let left = x.pixel(atScale: scale), let right = (x + width).pixel(atScale: scale),
            let top = y.pixel(atScale: scale)
        else { return nil }
        return PixelRect(left: left, top: top + offset, right: right, bottom: top + offset + 1)
    }
}

import Drawing
import MockupModel

extension CairoRenderer {
    /// How far from its baseline a line's ink may be, in ems of its largest run; the rest is cut off.
    ///
    /// Lets a band pass over the lines that are far from it without looking at their glyphs.
    private static let reach = 32.0

    func draw(
        _ line: TextLine, origin: Point, _ color: Color, on canvas: Canvas, scale: Double
    ) throws(RenderingError) {
        guard let grid = GlyphGrid(line: line, origin: origin, scale: scale) else { return }
        let largest = line.runs.reduce(0) { max($0, $1.size) } * scale
        guard largest > 0, largest <= Double.pixelLimit else { return }
        let reach = Int((largest * CairoRenderer.reach).rounded(.up))
        var canvas = canvas
        canvas.clip.top = max(canvas.clip.top, grid.baseline - reach)
        canvas.clip.bottom = min(canvas.clip.bottom, grid.baseline + reach)
        guard !canvas.clip.isEmpty else { return }
        for run in line.runs {
            let pixelsPerEm = run.size * scale
            guard pixelsPerEm > 0 else { continue }
            for glyph in run.glyphs {
                guard let place = grid.quarters(of: glyph) else { continue }
                let key = GlyphKey(
                    face: run.face.rawValue, id: glyph.id, phase: Int32(place.x & 3 | (place.y & 3) << 2),
                    pixelsPerEm: pixelsPerEm)
                if let mask = cache.recentMask(of: key) {
                    canvas.fill(mask, x: place.x >> 2, y: place.y >> 2, color)
                } else {
                    try draw(key.maskKey, x: place.x, y: place.y, face: run.face, color, on: canvas)
                }
            }
        }
    }

    /// Draws a glyph whose origin is told in quarters of a pixel.
    private func draw(
        _ key: MaskKey, x: Int, y: Int, face: FontFace, _ color: Color, on canvas: Canvas
    ) throws(RenderingError) {
        guard case .glyph(_, let id, let pixelsPerEm, _) = key else { return }
        switch cache.shape(for: key) {
        case .mask(let mask): canvas.fill(mask, x: x >> 2, y: y >> 2, color)
        case .picture(let picture): draw(picture, x: x, y: y, color, on: canvas)
        case .large, nil:
            switch glyphs.image(of: id, in: face) {
            case .empty: cache.insert(.mask(.empty), for: key)
            case .strike(let strike):
                drawNew(strike, pixelsPerEm: pixelsPerEm, key: key, x: x, y: y, color, on: canvas)
            case .outline(let outline, let unitsPerEm):
                try fill(key, x: x >> 2, y: y >> 2, color, on: canvas) {
                    let factor = pixelsPerEm / unitsPerEm
                    let (right, down) = (Double(x & 3) / 4, Double(y & 3) / 4)
                    return outline.mapPoints { Point(x: $0.x * factor + right, y: down - $0.y * factor) }
                }
            }
        }
    }

    private func drawNew(
        _ strike: ColorStrike, pixelsPerEm: Double, key: MaskKey, x: Int, y: Int, _ color: Color,
        on canvas: Canvas
    ) {
        guard let bounds = strike.bounds(atPixelsPerEm: pixelsPerEm) else { return }
        var (columns, rows) = bounds
        let isSmall = max(columns.count, rows.count) <= MaskRasterizer.side
        if !isSmall {
            // Only what can be seen: an emoji may be as large as it likes.
            let (left, top) = (CairoRenderer.pixel(x), CairoRenderer.pixel(y))
            columns = columns.clamped(to: canvas.clip.left - left..<canvas.clip.right - left)
            rows = rows.clamped(to: canvas.clip.top - top..<canvas.clip.bottom - top)
        }
        let picture = strike.scaled(toPixelsPerEm: pixelsPerEm, columns: columns, rows: rows)
        cache.insert(isSmall ? .picture(picture) : .large, for: key)
        draw(picture, x: x, y: y, color, on: canvas)
    }

    /// Colour glyphs stand on whole pixels: moved by a fraction, they would be reduced to another picture for
    /// each. Of the text's colour, they take the alpha.
    private func draw(_ picture: ScaledStrike, x: Int, y: Int, _ color: Color, on canvas: Canvas) {
        canvas.draw(picture, x: CairoRenderer.pixel(x), y: CairoRenderer.pixel(y), alpha: color.alpha)
    }

    /// The whole pixel nearest to a number of quarters; halves go up.
    private static func pixel(_ quarters: Int) -> Int { (quarters + 2) >> 2 }
}

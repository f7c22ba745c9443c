import MockupModel

/// Where the glyphs of a line stand on the pixels of a scale: one answer for every backend.
///
/// A baseline is on a whole pixel. Along it glyphs stand on quarters of a pixel, which is finer than the eye and
/// coarse enough for rasterised glyphs to be used again. What stands off its baseline, such as a mark, does so
/// by quarters too: whole pixels would bring marks and letters together at 1×.
public struct GlyphGrid: Sendable {
    /// The line's left end in pixels.
    private let left: Double
    /// The baseline in whole pixels.
    public let baseline: Int
    private let scale: Double

    /// - Parameter origin: the label's top left corner in points.
    /// - Returns: `nil` for a line that is nowhere: a coordinate that is no number, or beyond `Double.pixelLimit`.
    public init?(line: TextLine, origin: Point, scale: Double) {
        let left = (origin.x + line.x) * scale
        guard abs(left) <= Double.pixelLimit, let baseline = (origin.y + line.baseline).pixel(atScale: scale)
        else { return nil }
        self.left = left
        self.baseline = baseline
        self.scale = scale
    }

    /// The glyph's origin in quarters of a pixel from the drawing's top left corner; `nil` if it is nowhere.
    public func quarters(of glyph: Glyph) -> (x: Int, y: Int)? {
        let x = ((left + glyph.x * scale) * 4 + 0.5 + 1e-6).rounded(.down)
        let y = (glyph.y * scale * 4 + 0.5 + 1e-6).rounded(.down)
        guard abs(x) <= Double.pixelLimit, abs(y) <= Double.pixelLimit else { return nil }
        return (Int(x), baseline * 4 + Int(y))
    }
}

extension Double {
    /// As far from the origin as positions on the pixel grid go; beyond, fractions would be lost.
    public static let pixelLimit = 0x1p40

    /// The pixel boundary that a position in points snaps to, at most `pixelLimit` away; `nil` for no number.
    public func pixel(atScale scale: Double) -> Int? {
        let position = (self * scale + 0.5 + 1e-6).rounded(.down)
        guard !position.isNaN else { return nil }
        return Int(max(-Double.pixelLimit, min(Double.pixelLimit, position)))
    }
}

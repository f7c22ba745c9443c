import Drawing
import MockupModel

/// Draws display lists as SVG: shapes, glyphs as outlines, and over them the words, transparent but selectable.
///
/// Keeps the outlines it has written for as many drawings as it is used for; what it writes does not depend on what
/// it wrote before. Belongs to one thread at a time.
public final class SVGRenderer {
    /// Turns a colour glyph into the bytes of a PNG file. The same picture must always give the same bytes.
    public typealias PNGEncoding = (ScaledStrike) throws -> [UInt8]

    var artwork: GlyphArtwork

    /// - Parameters:
    ///   - glyphs: knows what the glyphs of the text look like.
    ///   - encodePNG: is called once for each colour glyph and size.
    public init(glyphs: any GlyphSource, encodePNG: @escaping PNGEncoding) {
        artwork = GlyphArtwork(glyphs: glyphs, encodePNG: encodePNG)
    }

    /// A whole SVG document in UTF-8, as large as the list says, in points.
    ///
    /// - Parameter scale: the pixels a point for which edges, hairlines and glyphs are placed and colour glyphs
    ///   reduced: drawn at it, the document looks as the bitmap does. The list need not be snapped to it.
    /// - Throws: `SVGError`, and what `encodePNG` throws.
    public func render(_ list: DisplayList, scale: Double) throws -> [UInt8] {
        let sides = [list.size.width, list.size.height, scale]
        guard sides.allSatisfy({ $0 > 0 && $0 < 1e9 }) else {
            throw SVGError.invalidSize(width: list.size.width, height: list.size.height, scale: scale)
        }
        var document = SVGDocument(scale: scale)
        for command in list.commands {
            switch command {
            case .fill(let shape, let color):
                if color.alpha > 0 { document.fill(shape, color) }
            case .text(let line, let origin, let color):
                if color.alpha > 0 { try document.draw(line, origin: origin, color, artwork: &artwork) }
            case .pushClip(let rect): document.pushClip(rect)
            case .popClip: document.popClip()
            case .beginGroup(let info): document.beginGroup(info)
            case .endGroup: document.endGroup()
            }
        }
        return document.finish(size: list.size, title: list.title)
    }
}

import Drawing
import MockupModel

/// A glyph in its run, in points.
struct ShapedGlyph {
    /// The glyph's index in its face; `ShapedGlyph.box` for a character without one.
    var id: UInt32
    /// The paragraph's scalar that the glyph comes from; the first one where there are several.
    var cluster: Int
    var advance: Double
    /// From the pen to the glyph's origin; y grows downwards.
    var dx: Double
    var dy: Double

    static let box = UInt32.max
}

/// Characters of one face, level and script, the unit in which text is shaped.
struct Chunk {
    enum Source: Hashable {
        case face(Int)
        /// Characters that have no glyph.
        case boxes
        /// Characters that draw nothing and stand where no face is known.
        case nothing
    }

    var range: Range<Int>
    var source: Source
    var script: Script
    var level: UInt8
    /// From left to right; `nil` before the chunk is shaped.
    var glyphs: [ShapedGlyph]?
    /// The text that the chunk's first and last letters may join to.
    var context: Range<Int>

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// One paragraph: analysed at once, shaped as far as lines need it.
final class Paragraph {
    let text: ParagraphText
    let engine: ShapingEngine
    let cascade: FontCascade
    let language: ShapingEngine.Language
    let size: Double
    let direction: LayoutDirection
    var chunks: [Chunk] = []
    /// Characters that no font has, as far as they are told.
    var missing: [Unicode.Scalar] = []
    /// Each glyph cluster's advance in points at its first scalar, 0 elsewhere.
    var advances: [Double]
    /// Whether a glyph cluster begins at a scalar, and whether a line may not be cut there without shaping again.
    var boundaries: [Boundary]
    /// What HarfBuzz is given: tabs as spaces, controls as ignorables.
    let shapedScalars: [UInt32]

    enum Boundary: UInt8 {
        case inside
        case safe
        case unsafe
    }

    /// Long runs are shaped in pieces, so that a few lines of a long text cost no more than they show.
    static let chunkLimit = 256

    init(
        _ text: ParagraphText, font: Font, base: BaseDirection, language: ShapingEngine.Language,
        engine: ShapingEngine
    ) throws(TextError) {
        self.text = text
        self.engine = engine
        self.language = language
        size = font.size
        cascade = engine.cascade(for: font, language: language)
        let count = text.scalars.count
        advances = Array(repeating: 0, count: count)
        boundaries = Array(repeating: .inside, count: count)
        shapedScalars = Self.shapedScalars(text)
        let levels: [UInt8]
        (direction, levels) = BidiAnalysis.levels(of: text, base: base)
        try itemize(levels: levels)
    }

    var count: Int { text.scalars.count }

    private static func shapedScalars(_ text: ParagraphText) -> [UInt32] {
        if !text.scalars.contains(where: { $0 < 0x20 || 0x7F...0x9F ~= $0 || 0xFFF0...0xFFFB ~= $0 }) {
            return text.scalars
        }
        return text.scalars.map { scalar in
            scalar == 9
                ? 0x20 : scalar < 0x20 || 0x7F...0x9F ~= scalar || 0xFFF0...0xFFFB ~= scalar ? 0x200B : scalar
        }
    }
}

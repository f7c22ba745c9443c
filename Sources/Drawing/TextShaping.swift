import MockupModel

/// Where a label's lines stand in its width.
public enum TextAlignment: Hashable, Sendable {
    case left, center, right
}

/// A text to shape, with everything that decides how its lines come out.
public struct TextRequest: Hashable, Sendable {
    public var string: String
    public var font: Font
    /// The width in points in which lines wrap, stand and are truncated; `nil` for one line a paragraph, as wide
    /// as it gets.
    public var width: Double?
    /// The most lines there may be, over all paragraphs; 0 for no limit.
    public var lineLimit: Int
    public var truncationMode: TruncationMode
    public var alignment: TextAlignment
    /// The direction of a paragraph that has no letters of its own to tell.
    public var direction: LayoutDirection
    /// A BCP 47 tag.
    public var locale: String

    public init(
        _ string: String, font: Font, width: Double? = nil, lineLimit: Int = 0,
        truncationMode: TruncationMode = .tail, alignment: TextAlignment = .left,
        direction: LayoutDirection = .leftToRight, locale: String = "en"
    ) {
        self.string = string
        self.font = font
        self.width = width
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.alignment = alignment
        self.direction = direction
        self.locale = locale
    }
}

/// Why a text can't be shaped.
public enum TextError: Error, Hashable, Sendable {
    /// No font of the table has these characters: at least one, each once, in their order.
    case missingGlyphs([Unicode.Scalar])
    /// A font file of the table is not there, can't be read, or is cut off.
    case missingFont(file: String)
    /// The text is longer than what is shaped at all; both numbers are Unicode scalars.
    case tooLong(count: Int, limit: Int)
    /// The text engine refused; says what it said.
    case engine(String)
}

/// Text in, lines out.
///
/// The string never holds control characters other than newline and tab. A newline ends a paragraph. Lines come
/// back with their `x` and `baseline` set, one below the other from y = 0. The empty string gives no lines and
/// height 0.
public protocol TextShaping {
    func shape(_ request: TextRequest) throws(TextError) -> ShapedText

    /// The height in points of the first line of the text, without shaping where the answer is known without.
    ///
    /// Equals `shape` of the same string with a line limit of 1, in height.
    func singleLineHeight(of string: String, font: Font, locale: String) throws(TextError) -> Double
}

/// What a glyph looks like.
public enum GlyphImage: Sendable {
    /// Nothing, such as a space.
    case empty
    /// An outline in font units, y growing upwards.
    case outline(Path, unitsPerEm: Double)
    /// A picture, already in colour.
    case strike(ColorStrike)
}

/// A colour glyph's picture as its font holds it.
public struct ColorStrike: Hashable, Sendable {
    public var width: Int
    public var height: Int
    /// Premultiplied pixels, `0xAARRGGBB`, rows from top to bottom, `width · height` of them.
    public var pixels: [UInt32]
    /// From the glyph's origin to the picture's left edge, in its pixels.
    public var left: Double
    /// From the baseline up to the picture's top edge, in its pixels.
    public var top: Double
    /// The strike's pixels an em.
    public var pixelsPerEm: Double

    public init(
        width: Int, height: Int, pixels: [UInt32], left: Double, top: Double, pixelsPerEm: Double
    ) {
        self.width = width
        self.height = height
        self.pixels = pixels
        self.left = left
        self.top = top
        self.pixelsPerEm = pixelsPerEm
    }
}

/// Glyph in, picture out.
public protocol GlyphSource {
    /// A glyph's outline or strike; `.empty` for a face or a glyph that is not there.
    func image(of glyph: UInt32, in face: FontFace) -> GlyphImage
}

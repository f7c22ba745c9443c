import MockupModel

/// A font file's face, as a number that only the text engine that made it can explain.
///
/// The number is the face's place in the font table: it does not depend on what was shaped before.
public struct FontFace: Hashable, Comparable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func < (left: FontFace, right: FontFace) -> Bool { left.rawValue < right.rawValue }
}

/// A glyph at its place.
public struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    public var id: UInt32
    /// Its origin in points from the line's left end.
    public var x: Double
    /// Its origin in points below the baseline (marks are shifted; most glyphs have 0).
    public var y: Double

    public init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}

/// Glyphs of one face at one size, in the order in which they stand from left to right.
public struct GlyphRun: Hashable, Sendable {
    public var face: FontFace
    /// Points an em.
    public var size: Double
    public var glyphs: [Glyph]

    public init(face: FontFace, size: Double, glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
    }
}

/// One shaped line: what it says, where it stands in its label, and the glyphs that say it.
public struct TextLine: Hashable, Sendable {
    /// The words as they are drawn, in reading order, an ellipsis included.
    public var text: String
    /// The line's left end in points from the label's left edge.
    public var x: Double
    /// The baseline in points below the label's top.
    public var baseline: Double
    /// The sum of the glyphs' advances in points; white space at a wrapped line's end does not count.
    public var width: Double
    /// The direction of the paragraph that the line belongs to.
    public var direction: LayoutDirection
    public var runs: [GlyphRun]

    public init(
        text: String, x: Double, baseline: Double, width: Double, direction: LayoutDirection, runs: [GlyphRun]
    ) {
        self.text = text
        self.x = x
        self.baseline = baseline
        self.width = width
        self.direction = direction
        self.runs = runs
    }
}

/// A label's text after shaping: its lines, and the box that they need.
public struct ShapedText: Hashable, Sendable {
    public var lines: [TextLine]
    /// The widest line's width and the sum of the line heights, in points.
    public var size: Size
    /// Whether words were lost to a line limit or a width.
    public var isTruncated: Bool

    public init(lines: [TextLine], size: Size, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }

    public static let empty = ShapedText(lines: [], size: .zero, isTruncated: false)
}

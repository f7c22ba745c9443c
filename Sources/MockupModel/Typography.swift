/// UIKit's text styles, whose sizes follow `ContentSizeCategory`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
        caption2

    /// The style's font size in points.
    ///
    /// Source: Human Interface Guidelines, typography, iOS Dynamic Type sizes.
    public func size(at category: ContentSizeCategory) -> Double {
        let sizes: [Double] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        return sizes[category.ordinal]
    }
}

extension ContentSizeCategory {
    /// The category's place in the order from smallest to largest, 0 … 11.
    var ordinal: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .ax1: 7
        case .ax2: 8
        case .ax3: 9
        case .ax4: 10
        case .ax5: 11
        }
    }
}

/// How heavy a typeface is.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
}

/// A font as text is asked for: how large and how heavy. Which files serve it is the font table's business.
public struct Font: Hashable, Sendable {
    /// Points, above 0.
    public var size: Double
    public var weight: FontWeight

    public init(size: Double, weight: FontWeight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// The height of one line of a label in points: ceil(1.193 · size · 3) / 3 at every scale.
    ///
    /// Source: UILabel, title1 at the twelve sizes, measured at 3×.
    public var lineHeight: Double {
        (1.193 * size * 3 - 1e-9).rounded(.up) / 3
    }

    /// From a line's top to its baseline in points.
    ///
    /// Source: San Francisco's ascender, 0.952 em (baseline 28.0 of a 44 pt row at 17 pt, measured).
    public var ascent: Double { 0.952 * size }
}

/// A theme's font for one purpose: a text style, and what the theme adds to its size.
public struct FontToken: Hashable, Sendable {
    public var style: TextStyle
    public var weight: FontWeight
    /// Points added to the style's size.
    public var sizeOffset: Double
    /// The category beyond which the font no longer grows; bars stay legible without growing out of their frame.
    public var largest: ContentSizeCategory
    /// The category below which the font no longer shrinks.
    public var smallest: ContentSizeCategory

    public init(
        _ style: TextStyle, weight: FontWeight = .regular, sizeOffset: Double = 0,
        smallest: ContentSizeCategory = .xSmall, largest: ContentSizeCategory = .ax5
    ) {
        self.style = style
        self.weight = weight
        self.sizeOffset = sizeOffset
        self.smallest = smallest
        self.largest = largest
    }

    /// The font at a content size category.
    public func font(at category: ContentSizeCategory) -> Font {
        let clamped =
            category.ordinal > largest.ordinal
            ? largest : category.ordinal < smallest.ordinal ? smallest : category
        return Font(size: style.size(at: clamped) + sizeOffset, weight: weight)
    }
}

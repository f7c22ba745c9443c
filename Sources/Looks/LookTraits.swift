import BoxLayout
import MockupModel

/// What a look has to know of a mockup: its tokens, with overrides and text size applied, and its surroundings.
public struct LookTraits: Sendable {
    public let tokens: Tokens
    public let textSize: ContentSizeCategory
    public let style: TableStyle
    /// Whether the table begins right under a large title.
    public let hasLargeTitle: Bool
    /// A BCP 47 tag.
    public let locale: String
    /// Points.
    public let screen: Size
    /// What the screen's edges take away, in points.
    public let safeArea: Insets

    public init(of mockup: Mockup, look: Look) {
        tokens = mockup.theme.overrides.applied(to: look.tokens).scaled(to: mockup.textSize)
        textSize = mockup.textSize
        style = mockup.table.style
        hasLargeTitle = mockup.navigationBar?.largeTitle ?? false
        locale = mockup.locale
        screen = mockup.device.size
        let (area, isLeft) = (mockup.device.safeArea, mockup.layoutDirection == .leftToRight)
        safeArea = Insets(
            top: area.top, leading: isLeft ? area.left : area.right, bottom: area.bottom,
            trailing: isLeft ? area.right : area.left)
    }

    public func font(_ token: KeyPath<FontTokens, FontToken>) -> Font {
        tokens.fonts[keyPath: token].font(at: textSize)
    }

    /// Whether the screen has the insets of wide ones.
    var isWide: Bool { screen.width >= tokens.row.wideWidth }

    /// From the screen's edge to text that stands in no card, the safe area not counted, in points.
    var textInset: Double { isWide ? tokens.row.textInsetWide : tokens.row.textInset }
}

extension String {
    /// The locale's capitals.
    func uppercased(locale: String) -> String {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard language == "tr" || language == "az" else { return uppercased() }
        // Turkish and Azerbaijani keep the dot of their i.
        return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "i" ? "\u{130}" : $0 }))
            .uppercased()
    }
}

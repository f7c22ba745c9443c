/// The numbers of headers and footers in a plain table.
public struct PlainSectionTokens: Hashable, Sendable {
    public var headerHeight: Double
    public var headerPaddingTop: Double
    public var headerPaddingBottom: Double
    public var footerPadding: Double

    public init(
        headerHeight: Double, headerPaddingTop: Double, headerPaddingBottom: Double, footerPadding: Double
    ) {
        self.headerHeight = headerHeight
        self.headerPaddingTop = headerPaddingTop
        self.headerPaddingBottom = headerPaddingBottom
        self.footerPadding = footerPadding
    }

    static let numbers = [
        NumberToken(
            "plainHeaderHeight", \.plainSection.headerHeight,
            "the height of a section header in a plain table"),
        NumberToken(
            "plainHeaderPaddingTop", \.plainSection.headerPaddingTop,
            "above a header's text in a plain table"),
        NumberToken(
            "plainHeaderPaddingBottom", \.plainSection.headerPaddingBottom,
            "below a header's text in a plain table"),
        NumberToken(
            "plainFooterPadding", \.plainSection.footerPadding,
            "above and below the text of a section footer in a plain table"),
    ]
}

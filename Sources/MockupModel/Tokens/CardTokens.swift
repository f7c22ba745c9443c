/// The numbers of cards, the sections of an inset grouped table.
public struct CardTokens: Hashable, Sendable {
    public var firstGap: Double
    public var headerPaddingTop: Double
    public var headerPaddingBottom: Double
    public var footerPaddingTop: Double
    public var footerPaddingBottom: Double
    public var gap: Double
    public var gapBelowFooter: Double
    public var margin: Double
    public var textInset: Double
    public var cornerRadius: Double

    public init(
        firstGap: Double, headerPaddingTop: Double, headerPaddingBottom: Double,
        footerPaddingTop: Double, footerPaddingBottom: Double, gap: Double, gapBelowFooter: Double,
        margin: Double, textInset: Double, cornerRadius: Double
    ) {
        self.firstGap = firstGap
        self.headerPaddingTop = headerPaddingTop
        self.headerPaddingBottom = headerPaddingBottom
        self.footerPaddingTop = footerPaddingTop
        self.footerPaddingBottom = footerPaddingBottom
        self.gap = gap
        self.gapBelowFooter = gapBelowFooter
        self.margin = margin
        self.textInset = textInset
        self.cornerRadius = cornerRadius
    }

    static let numbers = [
        NumberToken(
            "insetGroupedFirstGap", \.card.firstGap,
            "above the first section of an inset grouped table when it has no header"),
        NumberToken(
            "insetGroupedHeaderPaddingTop", \.card.headerPaddingTop,
            "above a header's text in an inset grouped table"),
        NumberToken(
            "insetGroupedHeaderPaddingBottom", \.card.headerPaddingBottom,
            "below a header's text in an inset grouped table"),
        NumberToken(
            "insetGroupedFooterPaddingTop", \.card.footerPaddingTop,
            "above a footer's text in an inset grouped table"),
        NumberToken(
            "insetGroupedFooterPaddingBottom", \.card.footerPaddingBottom,
            "below a footer's text in an inset grouped table"),
        NumberToken(
            "insetGroupedGap", \.card.gap,
            "in place of a missing header or footer in an inset grouped table"),
        NumberToken(
            "insetGroupedGapBelowFooter", \.card.gapBelowFooter,
            "in place of a missing header below a footer in an inset grouped table"),
        NumberToken("cardMargin", \.card.margin, "from the screen's edge to a card"),
        NumberToken("cardTextInset", \.card.textInset, "from a card's edge to its text"),
        NumberToken("cardCornerRadius", \.card.cornerRadius, "the radius of a card's corners"),
    ]
}

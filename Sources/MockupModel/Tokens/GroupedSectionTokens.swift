/// The numbers of headers, footers and gaps in a grouped table.
public struct GroupedSectionTokens: Hashable, Sendable {
    public var firstGap: Double
    public var firstHeaderExtra: Double
    public var headerPaddingTop: Double
    public var headerPaddingBottom: Double
    public var footerPaddingTop: Double
    public var footerPaddingBottom: Double
    public var gap: Double
    public var gapBelowFooter: Double

    public init(
        firstGap: Double, firstHeaderExtra: Double, headerPaddingTop: Double,
        headerPaddingBottom: Double, footerPaddingTop: Double, footerPaddingBottom: Double, gap: Double,
        gapBelowFooter: Double
    ) {
        self.firstGap = firstGap
        self.firstHeaderExtra = firstHeaderExtra
        self.headerPaddingTop = headerPaddingTop
        self.headerPaddingBottom = headerPaddingBottom
        self.footerPaddingTop = footerPaddingTop
        self.footerPaddingBottom = footerPaddingBottom
        self.gap = gap
        self.gapBelowFooter = gapBelowFooter
    }

    static let numbers = [
        NumberToken(
            "groupedFirstGap", \.groupedSection.firstGap,
            "above the first section of a grouped table when it has no header"),
        NumberToken(
            "groupedFirstHeaderExtra", \.groupedSection.firstHeaderExtra,
            "what the first header of a grouped table has more above it than others"),
        NumberToken(
            "groupedHeaderPaddingTop", \.groupedSection.headerPaddingTop,
            "above a header's text in a grouped table"),
        NumberToken(
            "groupedHeaderPaddingBottom", \.groupedSection.headerPaddingBottom,
            "below a header's text in a grouped table"),
        NumberToken(
            "groupedFooterPaddingTop", \.groupedSection.footerPaddingTop,
            "above a footer's text in a grouped table"),
        NumberToken(
            "groupedFooterPaddingBottom", \.groupedSection.footerPaddingBottom,
            "below a footer's text in a grouped table"),
        NumberToken(
            "groupedGap", \.groupedSection.gap, "in place of a missing header or footer in a grouped table"),
        NumberToken(
            "groupedGapBelowFooter", \.groupedSection.gapBelowFooter,
            "in place of a missing header below a footer in a grouped table"),
    ]
}

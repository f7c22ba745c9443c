/// A number of a theme, in points.
public enum MetricToken: String, CaseIterable, Hashable, Sendable {
    // MARK: Rows

    /// The least height of a row, its hairline included.
    case rowHeight
    /// Above and below the text of a row that grows with it.
    case rowPadding
    /// From a row's edge to its text, below `wideWidth`.
    case textInset
    /// From a row's edge to its text, from `wideWidth` on.
    case textInsetWide
    /// From a row's trailing edge to its accessory, below `wideWidth`; in a card the text's inset holds.
    case accessoryInset
    /// From a row's trailing edge to its accessory, from `wideWidth` on.
    case accessoryInsetWide
    /// The screen width from which the wide insets hold.
    case wideWidth
    /// Above the title of a `subtitle` row.
    case subtitlePaddingTop
    /// Below the subtitle of a `subtitle` row.
    case subtitlePaddingBottom
    /// From the text's edge to where the title of a `value2` row ends.
    case value2TitleWidth
    /// Between the two labels of a `value2` row.
    case value2Spacing

    // MARK: The item cell

    case itemPaddingTop
    case itemTitleHeight
    case itemDetailSpacing
    case itemDetailHeight
    case itemMemoSpacing
    case itemPaddingBottom
    /// From the text inset to the labels: the checkbox and its gap.
    case itemTextIndent
    /// What a row's width leaves to neither label nor accessory.
    case itemReservedWidth

    // MARK: Section headers and footers

    case plainHeaderHeight
    case plainHeaderPaddingTop
    case plainHeaderPaddingBottom
    case plainFooterPadding
    /// Above the first section of a grouped table when it has no header.
    case groupedFirstGap
    /// What the first header of a grouped table has more above it than the others.
    case groupedFirstHeaderExtra
    case groupedHeaderPaddingTop
    case groupedHeaderPaddingBottom
    case groupedFooterPaddingTop
    case groupedFooterPaddingBottom
    /// A missing header or footer of a grouped table.
    case groupedGap
    /// A missing header below a footer that is there.
    case groupedGapBelowFooter
    case insetGroupedFirstGap
    case insetGroupedHeaderPaddingTop
    case insetGroupedHeaderPaddingBottom
    case insetGroupedFooterPaddingTop
    case insetGroupedFooterPaddingBottom
    case insetGroupedGap
    case insetGroupedGapBelowFooter
    /// From the screen's edge to a card.
    case cardMargin
    /// From a card's edge to its text.
    case cardTextInset
    case cardCornerRadius

    // MARK: Controls

    /// Between the title and the value of a `value1` row.
    case valueSpacing
    case checkboxSize
    case checkboxCornerRadius
    case checkboxBorderWidth
    case switchWidth
    case switchHeight
    case switchKnobInset
    case disclosureWidth
    case disclosureHeight
    case disclosureLineWidth
    /// What a disclosure indicator's ink stands further in than other accessories.
    case disclosureTrailingOffset
    case checkmarkWidth
    case checkmarkHeight
    case checkmarkLineWidth
    /// What a checkmark's ink stands further in than other accessories.
    case checkmarkTrailingOffset
    /// Between a value and the accessory after it.
    case accessorySpacing

    // MARK: Bars

    case navigationBarHeight
    /// What a large title adds to the bar.
    case largeTitleHeight
    /// From the bar's top to its title's baseline.
    case barTitleBaseline
    /// From the standard bar's bottom to the large title's baseline.
    case largeTitleBaseline
    /// From the screen's edge to a bar's first or last button.
    case barButtonInset
    case barButtonSpacing
    /// From the screen's edge to the back button's chevron.
    case backChevronX
    case backChevronWidth
    case backChevronHeight
    case backChevronLineWidth
    /// From the screen's edge to the back button's label.
    case backLabelX
    case homeIndicatorHeight
    /// From the home indicator to the screen's bottom.
    case homeIndicatorGap
}

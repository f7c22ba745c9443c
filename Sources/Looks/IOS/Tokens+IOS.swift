import MockupModel

extension Tokens {
    // Source of every number without a note: pictures of iOS 13–18, measured to a third of a point.
    static let ios = Tokens(
        row: RowTokens(
            height: 44,
            // List rows: (44 − 20.33) / 2 rounded down; a second line adds its height.
            padding: 11,
            textInset: 16,
            textInsetWide: 20,
            accessoryInset: 15,
            accessoryInsetWide: 20,
            wideWidth: 414,
            // 46.75 = 5.5 + 20.33 + 14.33 + 6.58.
            subtitlePaddingTop: 5.5,
            subtitlePaddingBottom: 46.75 - 5.5 - 61.0 / 3 - 43.0 / 3,
            value2TitleWidth: 91,
            value2Spacing: 6,
            valueSpacing: 8,
            accessorySpacing: 11),
        // A cell of three labels beside a button, on a 320 pt screen with 258 pt wide labels.
        item: ItemTokens(
            paddingTop: 5,
            titleHeight: 21,
            detailSpacing: 2,
            detailHeight: 20,
            memoSpacing: 6,
            paddingBottom: 5,
            textIndent: 30,
            reservedWidth: 62),
        plainSection: PlainSectionTokens(
            // Baseline 20.5 below the header's top.
            headerHeight: 28,
            headerPaddingTop: 4 + 1.0 / 3,
            headerPaddingBottom: 3 + 1.0 / 3,
            footerPadding: 6),
        groupedSection: GroupedSectionTokens(
            firstGap: 35,
            firstHeaderExtra: 53.0 / 3,
            headerPaddingTop: 47.0 / 3,
            headerPaddingBottom: 19.0 / 3,
            footerPaddingTop: 7 + 1.0 / 3,
            footerPaddingBottom: 15 + 1.0 / 12,
            gap: 53.0 / 3,
            gapBelowFooter: 0),
        card: CardTokens(
            firstGap: 53.0 / 3,
            headerPaddingTop: 17,
            headerPaddingBottom: 6,
            footerPaddingTop: 8,
            footerPaddingBottom: 10,
            gap: 53.0 / 3,
            gapBelowFooter: 53.0 / 3,
            margin: 20,
            textInset: 20,
            cornerRadius: 10),
        bar: BarTokens(
            height: 44,
            largeTitleHeight: 52,
            titleBaseline: 28 + 1.0 / 3,
            largeTitleBaseline: 36 + 1.0 / 3,
            buttonInset: 16,
            buttonSpacing: 16,
            backChevronX: 8 + 2.0 / 3,
            backChevronWidth: 12 + 1.0 / 3,
            backChevronHeight: 21,
            backChevronLineWidth: 3,
            backLabelX: 26),
        homeIndicator: HomeIndicatorTokens(
            height: 5,
            gap: 8),
        controls: ControlTokens(
            checkbox: CheckboxTokens(
                size: 22,
                cornerRadius: 5,
                borderWidth: 1.5),
            toggle: SwitchTokens(
                width: 51,
                height: 31,
                knobInset: 2),
            disclosure: DisclosureTokens(
                width: 7,
                height: 12,
                lineWidth: 2,
                trailingOffset: 0.6),
            checkmark: CheckmarkTokens(
                width: 14.2,
                height: 12,
                lineWidth: 2,
                trailingOffset: 2)),
        fonts: .ios, uppercasesHeaders: true)
}

extension FontTokens {
    static let ios = FontTokens(
        title: FontToken(.body), subtitle: FontToken(.caption1), value: FontToken(.body),
        value2: FontToken(.caption1),
        // 17 pt in a 21 pt high label, in every look.
        itemTitle: FontToken(.body), itemDetail: FontToken(.subheadline), itemMemo: FontToken(.footnote),
        plainHeader: FontToken(.body, weight: .semibold), groupedHeader: FontToken(.footnote),
        footer: FontToken(.footnote),
        // Bars have a height of their own: their fonts stand still where labels grow.
        barTitle: FontToken(.body, weight: .semibold, smallest: .large, largest: .large),
        barButton: FontToken(.body, smallest: .large, largest: .large),
        largeTitle: FontToken(.largeTitle, weight: .bold, smallest: .large, largest: .large),
        statusBarTime: FontToken(.body, weight: .semibold, smallest: .large, largest: .large),
        classicStatusBarTime: FontToken(.caption1, weight: .semibold, smallest: .large, largest: .large))
}

extension Theme {
    /// UITableView as iOS 7 and 8 draw it.
    ///
    /// iOS 7 has no dark appearance and no contrast setting: every palette is the light one.
    public static let ios7 = Theme(
        name: "ios7", metrics: .ios7,
        palettes: PaletteSet(
            light: .ios7Light, dark: .ios7Light, lightHighContrast: .ios7Light, darkHighContrast: .ios7Light))
}

extension Metrics {
    // Source of every number: pictures of iOS 7 and 8, measured to half a point.
    static let ios7: Metrics = {
        var fonts = Fonts()
        fonts.title = FontToken(.body, sizeOffset: 1)
        fonts.value = FontToken(.body, sizeOffset: 1)
        fonts.groupedHeader = FontToken(.footnote, sizeOffset: 1)
        fonts.footer = FontToken(.footnote, sizeOffset: 1)
        let numbers: [MetricToken: Double] = [
            .textInset: 15,
            // Subtitle rows: 44 high, title baseline 21.4, subtitle baseline 37.5 below the row's top.
            .subtitlePaddingTop: 4.25,
            .subtitlePaddingBottom: 44 - 4.25 - 65.0 / 3 - 43.0 / 3,
            // One titled header: 55 below the bar, baseline 9.5 above the section.
            .groupedFirstHeaderExtra: 17.5,
            .groupedHeaderPaddingTop: 37.5 - 17 - 5.5,
            .groupedHeaderPaddingBottom: 5.5,
            // One footer of one line: 40 high, baseline 20 below the section.
            .groupedFooterPaddingTop: 6.67,
            .groupedFooterPaddingBottom: 40 - 6.67 - 17,
            .groupedGap: 17.5,
            .switchKnobInset: 1.5,
            .disclosureWidth: 8,
            .disclosureHeight: 12.5,
            .disclosureTrailingOffset: 0,
            .checkmarkWidth: 12.5,
            .checkmarkHeight: 10,
            .checkmarkTrailingOffset: 0.5,
            .barButtonInset: 8,
            .backChevronX: 8,
            .backChevronWidth: 12.5,
            .backChevronHeight: 20.5,
            .backLabelX: 27,
        ]
        var metrics = Metrics.ios.replacing(numbers)
        metrics.fonts = fonts
        return metrics
    }()
}

extension Palette {
    // Source: pictures of iOS 7 to 12, measured.
    static let ios7Light = iosLight.replacing([
        .groupedBackground: Color(rgba: 0xEFEF_F4FF),
        .secondaryLabel: Color(rgba: 0x8E8E_93FF),
        .tertiaryLabel: Color(rgba: 0xC7C7_CCFF),
        .sectionText: Color(rgba: 0x6D6D_72FF),
        .plainHeaderBackground: Color(rgba: 0xF7F7_F7FF),
        .separator: Color(rgba: 0xC8C7_CCFF),
        .switchOn: Color(rgba: 0x4CD9_64FF),
        .switchOff: Color(rgba: 0xE5E5_E5FF),
        .barBackground: Color(rgba: 0xF7F7_F7FF),
    ])
}

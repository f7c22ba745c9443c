extension Theme {
    /// The default look: plain and grouped as UITableView on iOS 13–14, inset grouped as a List on iOS 15–18.
    public static let ios = Theme(
        name: "ios", metrics: .ios,
        palettes: PaletteSet(
            light: .iosLight, dark: .iosDark, lightHighContrast: .iosLightHighContrast,
            darkHighContrast: .iosDarkHighContrast))
}

extension Metrics {
    // Source of every number without a note: pictures of iOS 13–18, measured to a third of a point.
    static let ios = Metrics([
        .rowHeight: 44,
        // List rows: (44 − 20.33) / 2 rounded down; a second line adds its height.
        .rowPadding: 11,
        .textInset: 16,
        .textInsetWide: 20,
        .accessoryInset: 15,
        .accessoryInsetWide: 20,
        .wideWidth: 414,
        // 46.75 = 5.5 + 20.33 + 14.33 + 6.58.
        .subtitlePaddingTop: 5.5,
        .subtitlePaddingBottom: 46.75 - 5.5 - 61.0 / 3 - 43.0 / 3,
        .value2TitleWidth: 91,
        .value2Spacing: 6,

        // A cell of three labels beside a button, on a 320 pt screen with 258 pt wide labels.
        .itemPaddingTop: 5,
        .itemTitleHeight: 21,
        .itemDetailSpacing: 2,
        .itemDetailHeight: 20,
        .itemMemoSpacing: 6,
        .itemPaddingBottom: 5,
        .itemTextIndent: 30,
        .itemReservedWidth: 62,

        // Baseline 20.5 below the header's top.
        .plainHeaderHeight: 28,
        .plainHeaderPaddingTop: 4 + 1.0 / 3,
        .plainHeaderPaddingBottom: 3 + 1.0 / 3,
        .plainFooterPadding: 6,
        .groupedFirstGap: 35,
        .groupedFirstHeaderExtra: 53.0 / 3,
        .groupedHeaderPaddingTop: 47.0 / 3,
        .groupedHeaderPaddingBottom: 19.0 / 3,
        .groupedFooterPaddingTop: 7 + 1.0 / 3,
        .groupedFooterPaddingBottom: 15 + 1.0 / 12,
        .groupedGap: 53.0 / 3,
        .groupedGapBelowFooter: 0,
        .insetGroupedFirstGap: 53.0 / 3,
        .insetGroupedHeaderPaddingTop: 17,
        .insetGroupedHeaderPaddingBottom: 6,
        .insetGroupedFooterPaddingTop: 8,
        .insetGroupedFooterPaddingBottom: 10,
        .insetGroupedGap: 53.0 / 3,
        .insetGroupedGapBelowFooter: 53.0 / 3,
        .cardMargin: 20,
        .cardTextInset: 20,
        .cardCornerRadius: 10,

        .valueSpacing: 8,
        .checkboxSize: 22,
        .checkboxCornerRadius: 5,
        .checkboxBorderWidth: 1.5,
        .switchWidth: 51,
        .switchHeight: 31,
        .switchKnobInset: 2,
        .disclosureWidth: 7,
        .disclosureHeight: 12,
        .disclosureLineWidth: 2,
        .disclosureTrailingOffset: 0.6,
        .checkmarkWidth: 14.2,
        .checkmarkHeight: 12,
        .checkmarkLineWidth: 2,
        .checkmarkTrailingOffset: 2,
        .accessorySpacing: 11,

        .navigationBarHeight: 44,
        .largeTitleHeight: 52,
        .barTitleBaseline: 28 + 1.0 / 3,
        .largeTitleBaseline: 36 + 1.0 / 3,
        .barButtonInset: 16,
        .barButtonSpacing: 16,
        .backChevronX: 8 + 2.0 / 3,
        .backChevronWidth: 12 + 1.0 / 3,
        .backChevronHeight: 21,
        .backChevronLineWidth: 3,
        .backLabelX: 26,
        .homeIndicatorHeight: 5,
        .homeIndicatorGap: 8,
    ])
}

// Source: UIKit's dynamic system colours, iOS 13–18.
extension Palette {
    static let iosLight = Palette([
        .background: Color(rgba: 0xFFFF_FFFF),
        .groupedBackground: Color(rgba: 0xF2F2_F7FF),
        .cell: Color(rgba: 0xFFFF_FFFF),
        .groupedCell: Color(rgba: 0xFFFF_FFFF),
        .label: Color(rgba: 0x0000_00FF),
        .secondaryLabel: Color(rgba: 0x3C3C_4399),
        .tertiaryLabel: Color(rgba: 0x3C3C_434C),
        .sectionText: Color(rgba: 0x3C3C_4399),
        .plainHeaderText: Color(rgba: 0x0000_00FF),
        .plainHeaderBackground: Color(rgba: 0xF2F2_F7FF),
        .separator: Color(rgba: 0x3C3C_4349),
        .tint: Color(rgba: 0x007A_FFFF),
        .onTint: Color(rgba: 0xFFFF_FFFF),
        .checkboxBorder: Color(rgba: 0xC7C7_CCFF),
        .switchOn: Color(rgba: 0x34C7_59FF),
        .switchOff: Color(rgba: 0x7878_8028),
        .switchKnob: Color(rgba: 0xFFFF_FFFF),
        .barBackground: Color(rgba: 0xFEFE_FEFF),
        .barHairline: Color(rgba: 0x0000_004D),
        .barTitle: Color(rgba: 0x0000_00FF),
        .statusBar: Color(rgba: 0x0000_00FF),
    ])

    static let iosDark = iosLight.replacing([
        .background: Color(rgba: 0x0000_00FF),
        .groupedBackground: Color(rgba: 0x0000_00FF),
        .cell: Color(rgba: 0x0000_00FF),
        .groupedCell: Color(rgba: 0x1C1C_1EFF),
        .label: Color(rgba: 0xFFFF_FFFF),
        .secondaryLabel: Color(rgba: 0xEBEB_F599),
        .tertiaryLabel: Color(rgba: 0xEBEB_F54C),
        .sectionText: Color(rgba: 0xEBEB_F599),
        .plainHeaderText: Color(rgba: 0xFFFF_FFFF),
        .plainHeaderBackground: Color(rgba: 0x1C1C_1EFF),
        .separator: Color(rgba: 0x5454_5899),
        .tint: Color(rgba: 0x0A84_FFFF),
        .checkboxBorder: Color(rgba: 0x6363_66FF),
        .switchOn: Color(rgba: 0x30D1_58FF),
        .switchOff: Color(rgba: 0x7878_8051),
        .barBackground: Color(rgba: 0x1616_17FF),
        .barHairline: Color(rgba: 0xFFFF_FF26),
        .barTitle: Color(rgba: 0xFFFF_FFFF),
        .statusBar: Color(rgba: 0xFFFF_FFFF),
    ])

    static let iosLightHighContrast = iosLight.replacing([
        .groupedBackground: Color(rgba: 0xEBEB_F0FF),
        .secondaryLabel: Color(rgba: 0x3C3C_43AD),
        .tertiaryLabel: Color(rgba: 0x3C3C_4360),
        .sectionText: Color(rgba: 0x3C3C_43AD),
        .plainHeaderBackground: Color(rgba: 0xEBEB_F0FF),
        .separator: Color(rgba: 0x3C3C_435E),
        .tint: Color(rgba: 0x0040_DDFF),
        .checkboxBorder: Color(rgba: 0x8E8E_93FF),
        .switchOn: Color(rgba: 0x248A_3DFF),
        .switchOff: Color(rgba: 0x7878_803D),
    ])

    static let iosDarkHighContrast = iosDark.replacing([
        .groupedCell: Color(rgba: 0x2424_26FF),
        .secondaryLabel: Color(rgba: 0xEBEB_F5AD),
        .tertiaryLabel: Color(rgba: 0xEBEB_F560),
        .sectionText: Color(rgba: 0xEBEB_F5AD),
        .plainHeaderBackground: Color(rgba: 0x2424_26FF),
        .separator: Color(rgba: 0x5454_58AD),
        .tint: Color(rgba: 0x409C_FFFF),
        .checkboxBorder: Color(rgba: 0xAEAE_B2FF),
        .switchOn: Color(rgba: 0x30DB_5BFF),
        .switchOff: Color(rgba: 0x7878_8066),
    ])
}

import MockupModel

extension Look {
    /// UITableView as iOS 7 and 8 draw it.
    ///
    /// iOS 7 has no dark appearance and no contrast setting: every palette is the light one.
    public static let ios7 = Look(
        name: "ios7", tokens: .ios7,
        palettes: PaletteSet(
            light: .ios7Light, dark: .ios7Light, lightHighContrast: .ios7Light, darkHighContrast: .ios7Light),
        parts: .uiKit, controls: .uiKit)
}

extension Tokens {
    // Source of every number: pictures of iOS 7 and 8, measured to half a point.
    static let ios7: Tokens = {
        var tokens = Tokens.ios
        tokens.fonts.title = FontToken(.body, sizeOffset: 1)
        tokens.fonts.value = FontToken(.body, sizeOffset: 1)
        tokens.fonts.groupedHeader = FontToken(.footnote, sizeOffset: 1)
        tokens.fonts.footer = FontToken(.footnote, sizeOffset: 1)
        tokens.row.textInset = 15
        // Subtitle rows: 44 high, title baseline 21.4, subtitle baseline 37.5 below the row's top.
        tokens.row.subtitlePaddingTop = 4.25
        tokens.row.subtitlePaddingBottom = 44 - 4.25 - 65.0 / 3 - 43.0 / 3
        // One titled header: 55 below the bar, baseline 9.5 above the section.
        tokens.groupedSection.firstHeaderExtra = 17.5
        tokens.groupedSection.headerPaddingTop = 37.5 - 17 - 5.5
        tokens.groupedSection.headerPaddingBottom = 5.5
        // One footer of one line: 40 high, baseline 20 below the section.
        tokens.groupedSection.footerPaddingTop = 6.67
        tokens.groupedSection.footerPaddingBottom = 40 - 6.67 - 17
        tokens.groupedSection.gap = 17.5
        tokens.controls.toggle.knobInset = 1.5
        tokens.controls.disclosure.width = 8
        tokens.controls.disclosure.height = 12.5
        tokens.controls.disclosure.trailingOffset = 0
        tokens.controls.checkmark.width = 12.5
        tokens.controls.checkmark.height = 10
        tokens.controls.checkmark.trailingOffset = 0.5
        tokens.bar.buttonInset = 8
        tokens.bar.backChevronX = 8
        tokens.bar.backChevronWidth = 12.5
        tokens.bar.backChevronHeight = 20.5
        tokens.bar.backLabelX = 27
        return tokens
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

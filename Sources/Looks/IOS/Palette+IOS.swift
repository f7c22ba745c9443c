import MockupModel

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
        .switchShadow: Color(rgba: 0x0000_0007),
        .barBackground: Color(rgba: 0xFEFE_FEFF),
        .barHairline: Color(rgba: 0x0000_004D),
        .barTitle: Color(rgba: 0x0000_00FF),
        .statusBar: Color(rgba: 0x0000_00FF),
        .sensorIsland: Color(rgba: 0x0000_00FF),
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

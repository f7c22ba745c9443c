import Looks
import MockupModel
import Testing

@Suite("The catalogue of looks")
struct CatalogueTests {
    @Test("every theme that a document can name has its look, and no look is without a name")
    func namesAndLooks() {
        #expect(Look.catalogue.map(\.name) == Theme.catalogue.map(\.name))
        for theme in Theme.catalogue { #expect(Look(of: theme).name == theme.name) }
    }

    @Test("every look has every colour in every palette", arguments: Look.catalogue.map(\.name))
    func everyColor(name: String) {
        let palettes = Look(of: Theme(name: name)).palettes
        for appearance in Appearance.allCases {
            for contrast in Contrast.allCases {
                for token in ColorToken.allCases {
                    #expect(palettes[appearance, contrast][token].alpha > 0, "\(name) \(token)")
                }
            }
        }
    }

    @Test("a mockup's colours are its look's with its overrides on top")
    func overriddenPalette() {
        var mockup = Mockup(theme: .ios7)
        mockup.theme.overrides.set(.tint, to: .black)
        #expect(mockup.palette[.tint] == .black)
        #expect(mockup.palette[.separator] == Look.ios7.palettes.light[.separator])
    }

    @Test("a look's tokens grow with the text size where they say so, on top of overrides")
    func scaledTokens() {
        var mockup = Mockup(textSize: .ax5)
        mockup.theme.overrides.set(\.row.value2TitleWidth, to: 11)
        let traits = LookTraits(of: mockup, look: .ios)
        // caption1 is 12 pt at large and 43 at ax5.
        #expect(abs(traits.tokens.row.value2TitleWidth - 11 * 43 / 12) < 1e-9)
        #expect(traits.tokens.row.height == 44)
    }

    @Test func paletteFollowsAppearanceAndContrast() {
        var mockup = Mockup()
        #expect(mockup.palette[.tint] == Color(rgba: 0x007A_FFFF))
        mockup.appearance = .dark
        #expect(mockup.palette[.tint] == Color(rgba: 0x0A84_FFFF))
        mockup.contrast = .high
        #expect(mockup.palette[.tint] == Color(rgba: 0x409C_FFFF))
        mockup.appearance = .light
        #expect(mockup.palette[.tint] == Color(rgba: 0x0040_DDFF))
    }
}

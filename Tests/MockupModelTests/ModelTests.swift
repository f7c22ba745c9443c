import MockupModel
import Testing

@Suite struct EnvironmentTests {
    @Test(arguments: [
        "ar", "ar-EG", "he", "he-IL", "iw", "fa", "fa-AF", "ur", "ur-PK", "yi", "ps", "sd", "ug", "ckb", "dv",
        "syr",
        "az-Arab", "pa-Arab-PK", "uz_Arab", "AR", "ar_EG", "ku-arab", "ff-Adlm", "nqo", "azb",
    ])
    func rightToLeftLocales(_ locale: String) {
        #expect(LayoutDirection(locale: locale) == .rightToLeft)
        #expect(Mockup(locale: locale).layoutDirection == .rightToLeft)
    }

    @Test(arguments: [
        "", "en", "ja", "zh-Hant-TW", "ar-Latn", "he-Latn-IL", "az", "uz-Cyrl", "arn", "hex", "th", "hi",
        "en-AR", "-ar",
    ])
    func leftToRightLocales(_ locale: String) {
        // A leading dash is no subtag: what follows it is the language.
        let expected: LayoutDirection = locale == "-ar" ? .rightToLeft : .leftToRight
        #expect(LayoutDirection(locale: locale) == expected)
    }

    @Test func aDirectionThatIsSetWins() {
        #expect(Mockup(direction: .leftToRight, locale: "ar").layoutDirection == .leftToRight)
        #expect(Mockup(direction: .rightToLeft, locale: "en").layoutDirection == .rightToLeft)
    }

    @Test func aColorIsReplacedInEveryPalette() {
        var overrides = TokenOverrides()
        overrides.set(.tint, to: .black)
        let palette = Palette([.tint: .white, .label: .white])
        for appearance in Appearance.allCases {
            for contrast in Contrast.allCases {
                let changed = overrides.applied(to: palette, appearance, contrast)
                #expect(changed[.tint] == .black)
                #expect(changed[.label] == .white)
            }
        }
    }

    @Test func tokensHaveNamesOfTheirOwn() {
        let names = Tokens.numbers.map(\.name) + Tokens.flags.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(Tokens.namedFonts.map(\.name)).count == Tokens.namedFonts.count)
    }
}

@Suite struct ColorTests {
    @Test(
        arguments: [
            ("#000", 0x0000_00FF), ("#fff", 0xFFFF_FFFF), ("#1aF", 0x11AA_FFFF), ("#007AFF", 0x007A_FFFF),
            ("#3c3c4399", 0x3C3C_4399), ("#00000000", 0),
        ] as [(String, UInt32)])
    func hexIsRead(_ text: String, _ rgba: UInt32) throws {
        let color = try #require(Color(hex: text))
        #expect(color == Color(rgba: rgba))
        #expect(Color(hex: color.hex) == color)
    }

    @Test(arguments: [
        "", "#", "000", "#00", "#0000", "#00000", "#0000000", "#000000000", "#GGG", "#-12", "#+12345",
        " #000", "#000 ",
        "#１２３", "red", "##000", "#0x1",
    ])
    func otherTextsAreNone(_ text: String) {
        #expect(Color(hex: text) == nil)
    }

    @Test func hexIsWrittenShort() {
        #expect(Color(red: 1, green: 0xAB, blue: 0).hex == "#01AB00")
        #expect(Color(red: 1, green: 0xAB, blue: 0, alpha: 5).hex == "#01AB0005")
    }
}

@Suite struct GeometryTests {
    @Test func mirrorsAndInsets() {
        let rect = Rect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.mirrored(inWidth: 100) == Rect(x: 60, y: 20, width: 30, height: 40))
        #expect(rect.mirrored(inWidth: 100).mirrored(inWidth: 100) == rect)
        #expect(
            rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == Rect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.midX == 25 && rect.midY == 40 && rect.maxX == 40 && rect.maxY == 60)
    }

    @Test func touchingIsNotOverlapping() {
        let rect = Rect(x: 0, y: 10, width: 1, height: 10)
        #expect(!rect.overlapsVertically(Rect(x: 0, y: 20, width: 1, height: 5)))
        #expect(!rect.overlapsVertically(Rect(x: 0, y: 5, width: 1, height: 5)))
        #expect(rect.overlapsVertically(Rect(x: 9, y: 19.5, width: 1, height: 5)))
    }
}

@Suite struct TypographyTests {
    /// Heights of a UILabel in title1 at the twelve sizes, measured at 3×, rounded to hundredths.
    @Test func lineHeightsAreThoseOfLabels() {
        let measured = [30.0, 31.33, 32.33, 33.67, 36.0, 38.33, 40.67, 45.67, 51.33, 57.33, 63.33, 69.33]
        for (category, height) in zip(ContentSizeCategory.allCases, measured) {
            let font = Font(size: TextStyle.title1.size(at: category))
            #expect((font.lineHeight * 100).rounded() / 100 == height, "\(category)")
        }
    }

    @Test func lineHeightsAreThirds() {
        // 1.193 · 17 · 3 = 60.84; 1.193 · 12 · 3 = 42.95; 1.193 · 13 · 3 = 46.5.
        #expect(Font(size: 17).lineHeight == 61.0 / 3)
        #expect(Font(size: 12).lineHeight == 43.0 / 3)
        #expect(Font(size: 13).lineHeight == 47.0 / 3)
        // 1.193 · 1000 · 3 = 3579 exactly: nothing to round up.
        #expect(Font(size: 1000).lineHeight == 1193)
    }

    /// Human Interface Guidelines, Dynamic Type: extra small, large (the default), AX5.
    @Test(
        arguments: [
            (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
            (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
            (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
        ] as [(TextStyle, Double, Double, Double)])
    func dynamicTypeSizes(_ style: TextStyle, _ smallest: Double, _ standard: Double, _ largest: Double) {
        #expect(style.size(at: .xSmall) == smallest)
        #expect(style.size(at: .large) == standard)
        #expect(style.size(at: .ax5) == largest)
        let sizes = ContentSizeCategory.allCases.map(style.size(at:))
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func bodyAtEverySize() {
        #expect(
            ContentSizeCategory.allCases.map(TextStyle.body.size(at:))
                == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test func fontTokensStayInTheirLimits() {
        let token = FontToken(.body, weight: .bold, sizeOffset: 1, smallest: .large, largest: .xLarge)
        #expect(token.font(at: .xSmall) == Font(size: 18, weight: .bold))
        #expect(token.font(at: .large) == Font(size: 18, weight: .bold))
        #expect(token.font(at: .ax5) == Font(size: 20, weight: .bold))
    }
}

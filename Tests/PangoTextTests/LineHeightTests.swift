import Drawing
import MockupModel
import PangoText
import Testing

@Suite struct LineHeightTests {
    /// Sizes and their line heights in thirds of a point: 46.53, 60.84, 39.37, 121.69 and 71.58 rounded up.
    @Test(arguments: [(13.0, 47.0), (17.0, 61.0), (11.0, 40.0), (34.0, 122.0), (20.0, 72.0)])
    func latin(size: Double, thirds: Double) throws {
        let height = thirds / 3
        let text = try PangoShaper().shape(TextRequest("Grüße\nÉcole", font: Font(size: size)))
        #expect(abs(text.size.height - 2 * height) < 1e-9)
        #expect(abs(text.lines[0].baseline - 0.952 * size) < 1e-9)
        #expect(abs(text.lines[1].baseline - height - 0.952 * size) < 1e-9)
    }

    @Test(arguments: ["牛乳", "한국어", "日本、語。", "😀", "❤️👍🏽", "Ελλάδα", "Привет", "שלום", "€ ★ →", "Việt Nam Ẳ Ẵ"])
    func standardScripts(string: String) throws {
        let text = try PangoShaper().shape(TextRequest(string, font: body, locale: "ja"))
        #expect(text.size.height == body.lineHeight)
        #expect(text.lines[0].baseline == body.ascent)
    }

    @Test(arguments: ["ภาษาไทย", "हिन्दी", "العربية", "தமிழ்", "မြန်မာ", "ខ្មែរ", "བོད"])
    func tallerScripts(string: String) throws {
        #expect(try PangoShaper().shape(TextRequest(string, font: body)).size.height > body.lineHeight)
    }

    @Test func thaiHasItsOwnPitch() throws {
        // Noto Sans Thai: 1.061 + 0.450 em of 17 pt = 25.687, in thirds 78.
        let text = try PangoShaper().shape(TextRequest("ปั้น\nน้ำ", font: body, locale: "th"))
        #expect(text.size.height == 52)
        #expect(abs(text.lines[0].baseline - 1.061 * 17) < 1e-9)
    }

    @Test func emptyTextHasNoHeight() throws {
        let shaper = PangoShaper()
        #expect(try shaper.shape(TextRequest("", font: body)) == .empty)
        #expect(try shaper.singleLineHeight(of: "", font: body, locale: "en") == 0)
        #expect(try shaper.shape(TextRequest("\n", font: body)).size.height == 2 * body.lineHeight)
    }

    /// Ink that reaches out of its line more than a capital's accent does would be cut or hidden.
    @Test(arguments: ["ที่ปั้นกุ๊กกิ๊ก", "Z̸̧̨̢͖͈͎̭̟͆͗̎́", "e\u{301}\u{302}\u{308}\u{304}", "क़्रीँ", "ស្ត្រី", "ٱلرَّحْمَٰنِ", "င်္ဂြိုဟ်"])
    func stackedMarksKeepTheirInk(string: String) throws {
        let shaper = PangoShaper()
        let text = try shaper.shape(TextRequest(string, font: Font(size: 100)))
        let line = text.lines[0]
        let allowance = 15.01
        for run in line.runs {
            for glyph in run.glyphs {
                guard case .outline(let path, let unitsPerEm) = shaper.image(of: glyph.id, in: run.face)
                else {
                    continue
                }
                _ = path.mapPoints { point in
                    let y = line.baseline + glyph.y - point.y * run.size / unitsPerEm
                    #expect(y > -allowance && y < text.size.height + allowance)
                    return point
                }
            }
        }
    }

    /// Every character that is taken to be of standard height without shaping is.
    @Test func shortcutAgreesWithShaping() throws {
        let shaper = PangoShaper(missingGlyphs: .box)
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x2FF, 0x370...0x52F, 0x1E00...0x1EFF, 0x2010...0x20BF, 0x3000...0x30FF, 0x4E00...0x4F00,
            0xAC00...0xAC40, 0xFF00...0xFFA0,
        ]
        for weight in FontWeight.allCases {
            for size in [17.0, 28] {
                let font = Font(size: size, weight: weight)
                for scalar in ranges.joined().compactMap(Unicode.Scalar.init)
                where scalar.properties.generalCategory != .control {
                    let string = "a\(scalar)"
                    let height = try shaper.singleLineHeight(of: string, font: font, locale: "ja")
                    let shaped = try shaper.shape(TextRequest(string, font: font, lineLimit: 1, locale: "ja"))
                    #expect(
                        height == shaped.size.height, "U+\(String(scalar.value, radix: 16)) \(weight) \(size)"
                    )
                }
            }
        }
    }
}

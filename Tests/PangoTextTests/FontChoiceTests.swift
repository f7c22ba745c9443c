import Drawing
import Foundation
import MockupModel
import PangoText
import Testing

@Suite struct FontChoiceTests {
    private func file(_ string: String, _ font: Font = body, locale: String = "en") throws -> [String] {
        files(try PangoShaper().shape(TextRequest(string, font: font, locale: locale)))
    }

    @Test func cutsAndWeights() throws {
        #expect(try file("a", Font(size: 19.9)) == ["Inter-Regular.otf"])
        #expect(try file("a", Font(size: 20, weight: .semibold)) == ["InterDisplay-SemiBold.otf"])
        #expect(try file("a", Font(size: 12, weight: .medium)) == ["Inter-Medium.otf"])
        #expect(try file("ไ", Font(size: 12, weight: .medium)) == ["NotoSansThai-Regular.ttf"])
        #expect(try file("ไ", Font(size: 12, weight: .semibold)) == ["NotoSansThai-Bold.ttf"])
        #expect(try file("।") == ["NotoSansDevanagari-Regular.ttf"])
        #expect(try file("ক।") == ["NotoSansBengali-Regular.ttf"])
        #expect(try file("日", Font(size: 12, weight: .bold)) == ["NotoSansCJK-Bold.ttc"])
    }

    @Test(arguments: [
        ("ja", 0), ("en", 0), ("ko-KR", 1), ("zh", 2), ("zh-CN", 2), ("zh_Hans", 2), ("zh-Hant", 3),
        ("zh-TW", 3),
        ("zh-HK", 4), ("zh-Hant-HK", 4), ("zh-Hans-HK", 2),
    ])
    func regions(locale: String, index: Int) throws {
        let text = try PangoShaper().shape(TextRequest("直骨", font: body, locale: locale))
        #expect(FontTable.entry(of: text.lines[0].runs[0].face)?.faceIndex == index)
    }

    @Test func regionalShapesDiffer() throws {
        let shaper = PangoShaper()
        func glyphsOf(_ locale: String) throws -> [UInt32] {
            glyphs(try shaper.shape(TextRequest("直骨", font: body, locale: locale)))
        }
        let japanese = try glyphsOf("ja")
        let chinese = try glyphsOf("zh-Hans")
        #expect(japanese[0] != chinese[0] && japanese[1] != chinese[1])
    }

    @Test func authorsCharactersStay() throws {
        let shaper = PangoShaper()
        func ids(_ string: String) throws -> [UInt32] {
            glyphs(try shaper.shape(TextRequest(string, font: body)))
        }
        #expect(try ids("->") == ids("-") + ids(">"))
        #expect(try ids("3x4") == ids("3") + ids("x") + ids("4"))
    }

    @Test func scriptsAreShaped() throws {
        let shaper = PangoShaper()
        func count(_ string: String) throws -> Int {
            glyphs(try shaper.shape(TextRequest(string, font: body))).count
        }
        // Lam and alef are one glyph, so are ka, virama, ssa; joined beh differs from a lone one.
        #expect(try count("لا") == 1)
        #expect(try count("क्ष") == 1)
        let lone = glyphs(try shaper.shape(TextRequest("ب", font: body)))
        #expect(!glyphs(try shaper.shape(TextRequest("ببب", font: body))).contains(lone[0]))
        // Kerning.
        let pair = try shaper.shape(TextRequest("AV", font: body)).size.width
        let apart = try ["A", "V"].map { try shaper.shape(TextRequest($0, font: body)).size.width }
        #expect(pair < apart[0] + apart[1] - 0.3)
    }

    @Test(arguments: [
        "❤️", "1️⃣", "#️⃣", "🇯🇵", "👨‍👩‍👧‍👦", "👍🏽", "😀", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏳️‍🌈",
        "❤️‍🔥",
    ])
    func emojiAreOneGlyphInColour(string: String) throws {
        let shaper = PangoShaper()
        let text = try shaper.shape(TextRequest(string, font: body))
        #expect(files(text) == ["NotoColorEmoji.ttf"])
        #expect(glyphs(text).count == 1)
        let run = text.lines[0].runs[0]
        guard case .strike(let strike) = shaper.image(of: run.glyphs[0].id, in: run.face) else {
            Issue.record("no strike")
            return
        }
        #expect(strike.pixels.count == strike.width * strike.height)
        #expect(strike.pixels.contains { $0 >> 24 == 255 })
        // Premultiplied: no channel is above the alpha.
        #expect(
            strike.pixels.allSatisfy { pixel in [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 } })
        // The picture is as wide as its advance, within a pixel of the strike.
        let width = Double(strike.width) / strike.pixelsPerEm * 17
        #expect(abs(width - text.size.width) < 17 / strike.pixelsPerEm)
    }

    @Test(arguments: ["12", "#", "©", "❤︎", "☎"])
    func textStaysText(string: String) throws {
        #expect(
            !files(try PangoShaper().shape(TextRequest(string, font: body))).contains("NotoColorEmoji.ttf"))
    }

    @Test func ignorablesDrawNothing() throws {
        let shaper = PangoShaper()
        for scalar in [
            "\u{200B}", "\u{200D}", "\u{200E}", "\u{202E}\u{202C}", "\u{2066}\u{2069}", "\u{FEFF}",
            "\u{FE0F}", "\u{AD}", "\u{E0001}",
        ] {
            let text = try shaper.shape(TextRequest(scalar, font: body))
            #expect(glyphs(text).isEmpty && text.size.width == 0)
            #expect(glyphs(try shaper.shape(TextRequest("a\(scalar)", font: body))).count == 1)
        }
    }

    @Test func missingGlyphs() throws {
        #expect(throws: TextError.missingGlyphs(["\u{378}"])) {
            try PangoShaper().shape(TextRequest("a\u{378}", font: body))
        }
        let shaper = PangoShaper(missingGlyphs: .box)
        let text = try shaper.shape(TextRequest("a\u{378}b", font: body))
        #expect(files(text) == ["Inter-Regular.otf", "box", "Inter-Regular.otf"])
        let letters =
            try shaper.shape(TextRequest("a", font: body)).size.width
            + shaper.shape(TextRequest("b", font: body)).size.width
        #expect(abs(text.size.width - letters - 0.6 * 17) < 1e-9)
        guard case .outline(let path, _) = shaper.image(of: 0, in: FontTable.missingGlyphFace) else {
            Issue.record("no box")
            return
        }
        #expect(path.elements.count == 10)
    }

    @Test func directoryReplacesTheSystem() throws {
        let path = try directory(with: ["Inter-Regular.otf"])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let shaper = PangoShaper(fonts: .directory(path))
        let system = try PangoShaper().shape(TextRequest("Latin is fine", font: body))
        #expect(try shaper.shape(TextRequest("Latin is fine", font: body)) == system)
        for (string, file) in [
            ("தமிழ்", "NotoSansTamil-Regular.ttf"), ("日", "NotoSansCJK-Regular.ttc"),
            ("😀", "NotoColorEmoji.ttf"),
        ] {
            #expect(throws: TextError.missingFont(file: file)) {
                try shaper.shape(TextRequest(string, font: body))
            }
        }
        let boxes = PangoShaper(fonts: .directory(path), missingGlyphs: .box)
        #expect(files(try boxes.shape(TextRequest("日", font: body))) == ["box"])
        let names = FontLibrary.directory(path).files().filter { $0.path != nil }.map(\.name)
        #expect(names == ["Inter-Regular.otf"])
    }

    @Test func foldersBelowTheDirectoryAreRead() throws {
        let inner = try directory(with: ["Inter-Regular.otf"])
        let outer = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(atPath: outer + "/deep", withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: inner, toPath: outer + "/deep/er")
        defer { try? FileManager.default.removeItem(atPath: outer) }
        #expect(
            try PangoShaper(fonts: .directory(outer)).shape(TextRequest("a", font: body)).lines.count == 1)
    }

    @Test func unreadableFontsAreMissing() throws {
        let path = try directory(with: [])
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("abc".utf8).write(to: URL(fileURLWithPath: path + "/Inter-Regular.otf"))
        #expect(throws: TextError.missingFont(file: "Inter-Regular.otf")) {
            try PangoShaper(fonts: .directory(path)).shape(TextRequest("a", font: body))
        }
        // FIPS 180-2, appendix B.1.
        let file = FontLibrary.directory(path).files().first { $0.name == "Inter-Regular.otf" }
        #expect(file?.sha256() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(FontLibrary.directory(path).isReadable)
        #expect(!FontLibrary.directory(path + "/absent").isReadable)
    }

    @Test("a font file that is cut off anywhere is missing, not blank", arguments: [0.1, 0.5, 0.9, 0.999])
    func fontsThatAreCutOff(part: Double) throws {
        let path = try directory(with: [])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let whole = try #require(FontLibrary.system.files().first { $0.name == "Inter-Regular.otf" }?.path)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        try bytes.prefix(Int(Double(bytes.count) * part)).write(
            to: URL(fileURLWithPath: path + "/Inter-Regular.otf"))
        #expect(throws: TextError.missingFont(file: "Inter-Regular.otf")) {
            try PangoShaper(fonts: .directory(path)).shape(TextRequest("a", font: body))
        }
    }

    @Test func everyFileOfTheTableIsInstalled() {
        #expect(FontLibrary.system.files().filter { $0.path == nil }.map(\.name) == [])
    }

    @Test func icons() throws {
        let shaper = PangoShaper()
        let glyph = try #require(try shaper.glyph(for: "\u{E5CA}", in: FontTable.iconFace))
        guard case .outline(let path, let unitsPerEm) = shaper.image(of: glyph, in: FontTable.iconFace) else {
            Issue.record("no outline")
            return
        }
        #expect(!path.isEmpty && unitsPerEm == 512)
    }

    @Test func outlinesAreInFontUnits() throws {
        let shaper = PangoShaper()
        let run = try shaper.shape(TextRequest("H", font: body)).lines[0].runs[0]
        guard case .outline(let path, let unitsPerEm) = shaper.image(of: run.glyphs[0].id, in: run.face)
        else {
            Issue.record("no outline")
            return
        }
        var top = 0.0
        _ = path.mapPoints { point in
            top = max(top, point.y)
            return point
        }
        // Inter's capitals are 0.727 em high.
        #expect(abs(top / unitsPerEm - 0.727) < 0.001)
        let absent = shaper.image(of: 999_999, in: run.face)
        guard case .empty = absent else {
            Issue.record("a glyph that is not there")
            return
        }
    }
}

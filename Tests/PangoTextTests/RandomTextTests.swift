import Drawing
import MockupModel
import PangoText
import Testing

@Suite struct RandomTextTests {
    private static let pools: [[ClosedRange<UInt32>]] = [
        [0x20...0x7E], [0x20...0x24F, 0x300...0x36F], [0x590...0x6FF, 0x20...0x40], [0x900...0xDFF],
        [0xE00...0xEFF, 0x20...0x21], [0x3040...0x30FF, 0x4E00...0x9FFF, 0x3000...0x303F],
        [0xAC00...0xD7A3, 0x1100...0x11FF],
        [0x1F300...0x1FAFF, 0x200D...0x200D, 0xFE0E...0xFE0F, 0x1F1E6...0x1F1FF], [0x2000...0x2BFF],
        [0x1000...0x109F, 0x1780...0x17FF, 0xF00...0xFFF],
        [0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61...0x63, 0x5D0...0x5EA],
        [0x20...0xD7FF], [0xE000...0x10FFFF], [0x9...0xA, 0x20...0x20, 0x61...0x7A],
    ]

    private static func string(_ random: inout Sequence64) -> String {
        var view = String.UnicodeScalarView()
        let pool = pools.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            guard let range = pool.randomElement(using: &random) else { continue }
            view.append(Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? " ")
        }
        return String(view)
    }

    /// White space, and what draws nothing: a wrap may leave out both.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
            || scalar.value == 0x2010
            || 0xFFF0...0xFFFB ~= scalar.value
    }

    @Test(arguments: 0..<4) func invariants(seed: UInt64) throws {
        var random = Sequence64(state: seed)
        let shaper = PangoShaper(missingGlyphs: .box)
        for _ in 0..<400 {
            let string = Self.string(&random)
            let widths: [Double?] = [nil, 0, 12, 60, 200]
            let width = widths.randomElement(using: &random) ?? nil
            let request = TextRequest(
                string, font: Font(size: [9, 17, 40].randomElement(using: &random) ?? 17), width: width,
                lineLimit: [0, 0, 1, 2].randomElement(using: &random) ?? 0,
                truncationMode: TruncationMode.allCases.randomElement(using: &random) ?? .tail,
                direction: LayoutDirection.allCases.randomElement(using: &random) ?? .leftToRight,
                locale: ["en", "ja", "ar", "th"].randomElement(using: &random) ?? "en")
            let text = try shaper.shape(request)
            let clips = request.truncationMode == .clip && request.lineLimit > 0
            if let width, width > 100, !clips {
                #expect(text.lines.allSatisfy { $0.width <= width + 1e-6 }, "\(request)")
            }
            if request.lineLimit > 0 { #expect(text.lines.count <= request.lineLimit) }
            if !text.isTruncated {
                let drawn = text.lines.flatMap { $0.text.unicodeScalars.filter { !Self.isSpace($0) } }
                #expect(drawn == string.unicodeScalars.filter { !Self.isSpace($0) }, "\(request)")
            }
            for line in text.lines {
                for run in line.runs {
                    #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
                    for glyph in run.glyphs.prefix(3) { _ = shaper.image(of: glyph.id, in: run.face) }
                }
            }
            let height = try shaper.singleLineHeight(of: string, font: request.font, locale: request.locale)
            let single = TextRequest(string, font: request.font, lineLimit: 1, locale: request.locale)
            #expect(try height == shaper.shape(single).size.height, "\(string.debugDescription)")
        }
    }

    @Test func historyDoesNotMatter() throws {
        var random = Sequence64(state: 7)
        let requests = (0..<300).map { _ in
            TextRequest(
                Self.string(&random), font: body, width: 80, lineLimit: 3,
                locale: ["en", "ja", "zh-Hans"].randomElement(using: &random) ?? "en")
        }
        let forwards = PangoShaper(missingGlyphs: .box)
        let backwards = PangoShaper(missingGlyphs: .box)
        let results = try requests.map { try forwards.shape($0) }
        let reversed = try requests.reversed().map { try backwards.shape($0) }
        #expect(results == reversed.reversed())
    }

    /// Swift holds these pairs for equal strings; what is drawn says which one it was.
    @Test(arguments: [("\u{C5}", "\u{212B}"), ("\u{E9}", "e\u{301}"), ("\u{FA19}", "\u{795E}")])
    func equivalentStringsAreNotMixedUp(first: String, second: String) throws {
        let shaper = PangoShaper()
        for string in [first, second] {
            let text = try shaper.shape(TextRequest(string, font: body, locale: "ja"))
            #expect(Array(text.lines[0].text.unicodeScalars) == Array(string.unicodeScalars))
            #expect(try text == PangoShaper().shape(TextRequest(string, font: body, locale: "ja")))
        }
    }

    @Test func shapersWorkSideBySide() async throws {
        let request = TextRequest("日本語 text 😀 ภาษา", font: body, width: 60, locale: "ja")
        let expected = try PangoShaper().shape(request)
        try await withThrowingTaskGroup(of: ShapedText.self) { group in
            for _ in 0..<8 { group.addTask { try PangoShaper().shape(request) } }
            for try await result in group { #expect(result == expected) }
        }
    }
}

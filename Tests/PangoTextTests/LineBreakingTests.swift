import Drawing
import MockupModel
import PangoText
import Testing

@Suite struct LineBreakingTests {
    @Test func widthsAreSumsOfAdvances() throws {
        // Noto Sans CJK: every ideograph is one em wide.
        let text = try PangoShaper().shape(TextRequest("日本語", font: body, locale: "ja"))
        #expect(abs(text.size.width - 51) < 1e-9)
        #expect(text.lines[0].runs[0].glyphs.map(\.x) == [0, 17, 34])
    }

    @Test func sizesAreProportional() throws {
        let shaper = PangoShaper()
        let small = try shaper.shape(TextRequest("Settings", font: Font(size: 6.5)))
        let large = try shaper.shape(TextRequest("Settings", font: Font(size: 13)))
        #expect(abs(large.size.width - 2 * small.size.width) < 1e-9)
    }

    @Test func wrapsBetweenIdeographs() throws {
        #expect(
            try lines(TextRequest("一二三四五六七", font: body, width: 51, locale: "ja")) == ["一二三", "四五六", "七"])
        // A label that is exactly as wide as it was measured does not wrap, a hair less does.
        #expect(try lines(TextRequest("一二三", font: body, width: 51, locale: "ja")).count == 1)
        #expect(try lines(TextRequest("一二三", font: body, width: 50.99, locale: "ja")).count == 2)
    }

    @Test func linesDoNotBeginWithClosingMarksOrSmallKana() throws {
        let forbidden = Set("、。，．」』）】っゃゅょッャュョー！？：；々ぁぃぅぇぉ")
        let string = "「ちょっと待って」、と言った。シャッター（ドア）は、コーヒーの前！そうですか？きゃっ、時々ぁ。"
        // The longest part that must not be broken, きゃっ、, is 68 pt wide.
        for width in stride(from: 69.0, to: 300, by: 7) {
            for line in try lines(TextRequest(string, font: body, width: width, locale: "ja")) {
                #expect(!forbidden.contains(line.first ?? "、"), "\(line) at \(width)")
                #expect(line.last != "「" && line.last != "（")
            }
        }
    }

    @Test func whiteSpaceAtAWrapIsLeftOut() throws {
        let shaper = PangoShaper()
        let word = try shaper.shape(TextRequest("word", font: body)).size.width
        let text = try shaper.shape(TextRequest("word   word", font: body, width: word + 1))
        #expect(text.lines.map(\.text) == ["word", "word"])
        #expect(text.size.width == word)
    }

    @Test func longWordsBreak() throws {
        let text = try lines(TextRequest("Donaudampfschifffahrt", font: body, width: 50))
        #expect(text.count > 3)
        #expect(text.joined() == "Donaudampfschifffahrt")
    }

    @Test func softHyphensShowAtAWrap() throws {
        #expect(
            try lines(TextRequest("donau\u{AD}dampf", font: body, width: 60)) == ["donau\u{2010}", "dampf"])
        let joined = try PangoShaper().shape(TextRequest("donau\u{AD}dampf", font: body))
        #expect(
            joined.size.width == (try PangoShaper().shape(TextRequest("donaudampf", font: body)).size.width))
    }

    @Test func thaiBreaksBetweenWords() throws {
        // ภาษาไทย (Thai language) | เป็น (is) | ภาษา (language)
        let text = try lines(TextRequest("ภาษาไทยเป็นภาษา", font: body, width: 75, locale: "th"))
        #expect(text == ["ภาษาไทย", "เป็นภาษา"])
    }

    @Test func newlinesEndParagraphs() throws {
        #expect(try lines(TextRequest("a\n\nb\r\nc", font: body, width: 100)) == ["a", "", "b", "c"])
    }

    @Test func narrowWidthsTakeALetterALine() throws {
        for width in [0, -5, 1, -Double.infinity, .nan] {
            #expect(try lines(TextRequest("abc", font: body, width: width)) == ["a", "b", "c"])
        }
    }

    @Test func brokenArabicWordsAreShapedAsTheyStand() throws {
        let shaper = PangoShaper()
        let text = try shaper.shape(TextRequest("بببببببببب", font: body, width: 40, locale: "ar"))
        #expect(text.lines.count > 1)
        for line in text.lines {
            let alone = try shaper.shape(TextRequest(line.text, font: body, locale: "ar"))
            #expect(alone.lines[0].runs == line.runs)
        }
    }

    @Test func alignmentIsPhysical() throws {
        let shaper = PangoShaper()
        for direction in LayoutDirection.allCases {
            func x(_ alignment: TextAlignment) throws -> Double {
                try shaper.shape(
                    TextRequest("日本", font: body, width: 100, alignment: alignment, direction: direction)
                ).lines[0].x
            }
            #expect(try x(.left) == 0)
            #expect(try x(.center) == 33)
            #expect(try x(.right) == 66)
        }
        let free = try shaper.shape(TextRequest("日本語\n日", font: body, alignment: .right))
        #expect(free.lines.map(\.x) == [0, 34])
    }

    @Test func directionComesFromTheParagraph() throws {
        let text = try PangoShaper().shape(TextRequest("abc\nשלום\n123", font: body, direction: .rightToLeft))
        #expect(text.lines.map(\.direction) == [.leftToRight, .rightToLeft, .rightToLeft])
    }

    @Test func rightToLeftOrder() throws {
        let shaper = PangoShaper()
        let left = try shaper.shape(TextRequest("אב", font: body)).lines[0].runs[0].glyphs.map(\.id)
        let right = try shaper.shape(TextRequest("בא", font: body)).lines[0].runs[0].glyphs.map(\.id)
        #expect(left == right.reversed())
        // Numbers read from left to right between Hebrew words: the first word stands rightmost.
        let mixed = try shaper.shape(TextRequest("אב 12 גד", font: body)).lines[0]
        #expect(
            mixed.runs.map { FontTable.entry(of: $0.face)?.role } == [
                .script("Hebr"), .text, .script("Hebr"),
            ])
        #expect(mixed.runs[2].glyphs.map(\.id) == left)
        let digits = try shaper.shape(TextRequest("12", font: body)).lines[0].runs[0].glyphs.map(\.id)
        #expect(mixed.runs[1].glyphs.map(\.id).dropFirst().dropLast() == digits[...])
    }
}

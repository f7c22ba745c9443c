import Drawing
import MockupModel
import PangoText
import Testing

@Suite struct TruncationTests {
    // Inter's ellipsis is 0.821 em: 13.96 pt of 17; an ideograph is 17 pt.
    private func one(_ string: String, _ width: Double, _ mode: TruncationMode, limit: Int = 1) throws
        -> [String]
    {
        try lines(
            TextRequest(
                string, font: body, width: width, lineLimit: limit, truncationMode: mode, locale: "ja"))
    }

    @Test func exactlyAsMuchAsFits() throws {
        // 2 · 17 + 13.96 = 47.96, 3 · 17 + 13.96 = 64.96
        #expect(try one("一二三四五六", 64.9, .tail) == ["一二…"])
        #expect(try one("一二三四五六", 65, .tail) == ["一二三…"])
        #expect(try one("一二三四五六", 65, .head) == ["…四五六"])
        #expect(try one("一二三四五六", 82, .middle) == ["一二…五六"])
        #expect(try one("一二三四五六", 102, .tail) == ["一二三四五六"])
    }

    @Test func lastLineTakesTheRest() throws {
        #expect(try one("一二三四五六七八", 51, .tail, limit: 2) == ["一二三", "四五…"])
        #expect(try one("一二三四五六七八", 51, .head, limit: 2) == ["一二三", "…七八"])
        #expect(try one("一二三四五六七八", 65, .middle, limit: 2) == ["一二三", "四…七八"])
    }

    @Test func paragraphsCountToTheLimit() throws {
        #expect(try one("一\n二\n三", 100, .tail, limit: 2) == ["一", "二…"])
        #expect(try one("一\n二\n三四", 70, .head) == ["…二 三四"])
        #expect(try one("一二\n二\n三四", 50, .middle) == ["一…四"])
        // An ellipsis would say that words are lost.
        #expect(try one("一\n二\n三", 100, .head) == ["一 二 三"])
        // Nothing to be read is lost.
        #expect(try one("一\n二\n \n", 100, .tail, limit: 2) == ["一", "二"])
    }

    @Test func truncationIsReported() throws {
        let shaper = PangoShaper()
        func isTruncated(_ string: String, _ limit: Int, _ mode: TruncationMode = .tail) throws -> Bool {
            try shaper.shape(
                TextRequest(string, font: body, width: 60, lineLimit: limit, truncationMode: mode)
            ).isTruncated
        }
        #expect(try !isTruncated("one", 1))
        #expect(try isTruncated("one two three", 1))
        #expect(try isTruncated("one two three", 1, .clip))
        #expect(try !isTruncated("one two three", 0))
        #expect(try isTruncated("one\ntwo", 1))
        #expect(try !isTruncated("one\n", 1))
    }

    @Test func clippedLinesAreWhole() throws {
        let text = try PangoShaper().shape(
            TextRequest("one two three four", font: body, width: 60, lineLimit: 1, truncationMode: .clip))
        #expect(text.lines.map(\.text) == ["one two three four"])
        #expect(text.size.width > 60)
    }

    @Test func whiteSpaceDoesNotTouchTheEllipsis() throws {
        for width in stride(from: 20.0, to: 130, by: 1) {
            for mode in [TruncationMode.head, .middle, .tail] {
                for line in try one("one two three four", width, mode) {
                    #expect(!line.contains(" …") && !line.contains("… "))
                }
            }
        }
    }

    @Test func rightToLeftEndsAtTheLeft() throws {
        let text = try PangoShaper().shape(TextRequest("שלום עולם טוב", font: body, width: 70, lineLimit: 1))
        let line = text.lines[0]
        #expect(line.text.hasSuffix("…"))
        let ellipsis = try PangoShaper().shape(TextRequest("…", font: body)).lines[0].runs[0].glyphs[0].id
        #expect(line.runs.first?.glyphs.first?.id == ellipsis)
    }

    @Test func tooNarrowForAnEllipsis() throws {
        for width in [0.0, 1, 5, -3, .nan] {
            for mode in [TruncationMode.head, .middle, .tail] {
                #expect(try one("abcdef", width, mode) == ["…"])
            }
        }
    }

    @Test func graphemesStayWhole() throws {
        let family = "👨‍👩‍👧‍👦"
        for width in stride(from: 10.0, to: 120, by: 3) {
            for mode in [TruncationMode.head, .middle, .tail] {
                for line in try one(String(repeating: family, count: 5), width, mode) {
                    #expect(line.allSatisfy { $0 == "…" || String($0) == family })
                }
            }
        }
    }

    @Test func longLabelsAreQuick() throws {
        let shaper = PangoShaper()
        let long = String(repeating: "lorem ipsum ", count: 8_500)
        let clock = ContinuousClock()
        let time = try clock.measure {
            let text = try shaper.shape(TextRequest(long, font: body, width: 300, lineLimit: 1))
            #expect(text.lines[0].text.hasPrefix("lorem ipsum lorem") && text.isTruncated)
        }
        #expect(time < .seconds(5))
        #expect(throws: TextError.tooLong(count: 200_001, limit: 200_000)) {
            try shaper.shape(TextRequest(String(repeating: "a", count: 200_001), font: body))
        }
    }
}

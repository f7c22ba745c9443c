import Drawing
import MockupModel
import PixelImage
import Testing

@testable import SVGRenderer

@Suite struct TextTests {
    @Test func glyphsAreDefinedOnceAndUsed() throws {
        let line = TestFont.line(
            "aba", [(TestFont.square, 0), (TestFont.triangle, 15), (TestFont.square, 25)])
        let text = try svg([
            .text(line, origin: Point(x: 2, y: 0), .black), .text(line, origin: .zero, .black),
        ])
        #expect(text.components(separatedBy: "<path id").count == 3)
        #expect(
            text.contains(
                "<path id=\"_g0\" d=\"m0 0h700v700h-700z\"/>\n<path id=\"_g1\" d=\"m0 0 500 10-500 690z\"/>"))
        // 20 pt an em of 1000 units: 15 pt are 750 units.
        #expect(
            text.contains(
                """
                <g fill="#000" transform="translate(2 20)scale(.02 -.02)"><use href="#_g0"/>\
                <use href="#_g1" x="750"/><use href="#_g0" x="1250"/></g>
                """))
    }

    @Test func wordsAreThereToBeSelected() throws {
        let line = TestFont.line("a  <b>", [(TestFont.square, 0)], x: 1.5, width: 33.25)
        #expect(
            try svg([.text(line, origin: Point(x: 2, y: 0), .black)]).contains(
                """
                <text x="3.5" y="20" font-size="20" textLength="33.25" lengthAdjust="spacingAndGlyphs" \
                fill-opacity="0">a  &lt;b&gt;</text>
                """))
    }

    @Test func rightToLeftStartsAtTheRight() throws {
        let line = TestFont.line("שלום", [(TestFont.square, 0)], width: 40, direction: .rightToLeft)
        #expect(
            try svg([.text(line, origin: Point(x: 10, y: 0), .black)]).contains(
                "<text x=\"50\" direction=\"rtl\" unicode-bidi=\"embed\" y=\"20\""))
    }

    @Test func glyphsStandOnTheGridOfTheScale() throws {
        // At 2×, 0.3 pt is 0.6 px: two quarters, 0.25 pt. The baseline 20.4 is 40.8 px: 41, so 20.5 pt.
        let line = TestFont.line("a", [(TestFont.square, 0.3), (TestFont.square, 10.3)], baseline: 20.4)
        let text = try svg([.text(line, origin: .zero, .black)], scale: 2)
        // 10.3 pt is 20.6 px: 20.5 px, 20 px from the first, 10 pt: 500 units.
        #expect(
            text.contains(
                "translate(.25 20.5)scale(.02 -.02)\"><use href=\"#_g0\"/><use href=\"#_g0\" x=\"500\"/>"))
    }

    @Test func marksOffTheBaseline() throws {
        var line = TestFont.line("a", [(TestFont.square, 0), (TestFont.square, 0)])
        line.runs[0].glyphs[1].y = -5
        #expect(try svg([.text(line, origin: .zero, .black)]).contains("<use href=\"#_g0\" y=\"250\"/>"))
    }

    @Test func emptyGlyphsLeaveTheWords() throws {
        let text = try svg([.text(TestFont.line(" ", [(99, 0)]), origin: .zero, .black)])
        #expect(!text.contains("<use") && !text.contains("<defs") && text.contains("> </text>"))
        #expect(try !svg([.text(TestFont.line("a", [(1, 0)]), origin: .zero, .clear)]).contains("text"))
        #expect(
            try !svg([.text(TestFont.line("a", [(1, 0)], width: 0), origin: .zero, .black)]).contains("<text")
        )
    }

    @Test func emojiIsEmbeddedOnceASize() throws {
        let glyphs = [(TestFont.emoji, 0.0), (TestFont.square, 25), (TestFont.emoji, 40.2)]
        let line = TestFont.line("x", glyphs, size: 21.8)
        let other = TestFont.line("x", glyphs, size: 10.9)
        let color = Color(red: 0, green: 0, blue: 0, alpha: 51)
        let text = try svg(
            [
                .text(line, origin: .zero, .black), .text(line, origin: .zero, color),
                .text(other, origin: .zero, .black),
            ], scale: 2)
        #expect(text.components(separatedBy: "<image").count == 3)
        // 21.8 pt at 2× are 43.6 px an em: the picture is 43.6 px wide, on 44 pixels; 36 above the baseline.
        #expect(
            text.contains(
                "<image id=\"_g0\" width=\"22\" height=\"22\" preserveAspectRatio=\"none\" href=\"data:image/png;base64,iVBOR"
            ))
        // Up by 36 px of 40: y = 2 pt. 40.2 pt are 80.4 px: two quarters more than 80, which round up to 81.
        #expect(text.contains("<use href=\"#_g0\" x=\"0\" y=\"2\"/>"))
        #expect(text.contains("<use href=\"#_g0\" x=\"40.5\" y=\"2\"/>"))
        #expect(text.contains("<use href=\"#_g0\" x=\"0\" y=\"2\" opacity=\".2\"/>"))
    }

    @Test func hugeEmojiStaysASmallFile() throws {
        let text = try svg([
            .text(TestFont.line("x", [(TestFont.emoji, 0)], size: 4000), origin: .zero, .black)
        ])
        #expect(text.count < 40_000)
        #expect(text.contains("<image id=\"_g0\" width=\"4000\""))
    }

    @Test func errorsOfTheEncoderComeThrough() {
        struct Full: Error {}
        let renderer = SVGRenderer(glyphs: TestFont()) { _ in throw Full() }
        let line = TestFont.line("x", [(TestFont.emoji, 0)])
        let list = DisplayList(
            size: Size(width: 9, height: 9), title: "", commands: [.text(line, origin: .zero, .black)])
        #expect(throws: Full.self) { try renderer.render(list, scale: 1) }
    }

    @Test func rendererRemembersNothingThatShows() throws {
        let renderer = makeRenderer()
        func list(_ ids: [UInt32]) -> DisplayList {
            let line = TestFont.line("x", ids.enumerated().map { ($1, Double($0) * 20) })
            return DisplayList(
                size: Size(width: 99, height: 30), title: "", commands: [.text(line, origin: .zero, .black)])
        }
        let orders: [[UInt32]] = [[1, 2, 4], [4, 3, 2, 1], [3, 3, 1], [1, 2, 4]]
        for order in orders {
            #expect(
                try renderer.render(list(order), scale: 3) == makeRenderer().render(list(order), scale: 3))
        }
    }
}

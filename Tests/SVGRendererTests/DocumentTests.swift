import Drawing
import Foundation
import MockupModel
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import SVGRenderer

/// Reads XML strictly and keeps what the tests ask about.
private final class Reader: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var depth = 0
    var text = ""
    var roles: [String: String] = [:]

    static func read(_ text: String) throws -> Reader {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        struct Malformed: Error { let reason: String }
        guard parser.parse(), reader.depth == 0 else {
            throw Malformed(reason: parser.parserError.map { "\($0)" } ?? "open elements")
        }
        return reader
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        if let id = attributes["id"] {
            ids.append(id)
            roles[id] = attributes["data-role"]
        }
        if let label = attributes["aria-label"] { text += label }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { depth -= 1 }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
}

@Suite struct DocumentTests {
    @Test func emptyDrawingIsADocument() throws {
        #expect(
            try svg([], size: Size(width: 390, height: 843.5), title: "A <b> & \"c\"", scale: 2) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="390" height="843.5" viewBox="0 0 390 843.5" \
                font-family="Inter,Noto Sans,sans-serif" xml:space="preserve">\
                <title>A &lt;b&gt; &amp; &quot;c&quot;</title>
                </svg>

                """)
    }

    @Test func sizesBetweenPixelsFillTheBitmapsPixels() throws {
        // 375 · 2.625 = 984.375 px, 812 · 2.625 = 2131.5 px.
        let text = try svg([], size: Size(width: 375, height: 812), scale: 2.625)
        #expect(
            text.contains(
                """
                width="375" height="812" viewBox="0 0 374.8571 812.1905" preserveAspectRatio="none"
                """))
    }

    @Test func groupsNestAndAreNamed() throws {
        let text = try svg([
            .beginGroup(GroupInfo(id: "a", role: "cell", label: "L & <M>")),
            .beginGroup(GroupInfo(id: "a/b", role: "title")), .endGroup, .endGroup,
        ])
        #expect(
            text.contains(
                """
                <g id="a" data-role="cell" aria-label="L &amp; &lt;M&gt;">
                <g id="a/b" data-role="title">
                </g>
                </g>
                """))
    }

    @Test func idsAreUnique() throws {
        let names = [
            "a", "a", "a-2", "a", "_g0", "_g0", "__g0", "_c0", "", "", "x y", "x-y", "a\u{0}b", "\"><",
        ]
        let commands = names.flatMap { [DrawCommand.beginGroup(GroupInfo(id: $0, role: "r")), .endGroup] }
        let words = TestFont.line("w", [(TestFont.square, 0)])
        let reader = try Reader.read(
            svg(
                commands + [
                    .pushClip(Rect(x: 0, y: 0, width: 5, height: 5)), .text(words, origin: .zero, .black),
                    .popClip,
                ]))
        #expect(reader.ids.count == names.count + 2)
        #expect(Set(reader.ids).count == reader.ids.count)
        #expect(reader.ids.contains("a") && reader.ids.contains("_g0") && reader.ids.contains("_c0"))
        #expect(!reader.ids.contains { $0.isEmpty || $0.contains { $0.isWhitespace } })
        #expect(reader.roles["_g0"] == nil)
    }

    @Test func nothingBreaksTheXML() throws {
        let nasty =
            "<&>\"'\u{0}\u{1}\u{8}\t\n\r\u{B}\u{1F}\u{7F}\u{85}\u{2028}\u{FFFE}\u{FFFF}\u{202E}]]>--<!--😀\u{10FFFF}"
        let reader = try Reader.read(
            svg(
                [
                    .beginGroup(GroupInfo(id: nasty, role: nasty, label: nasty)),
                    .text(TestFont.line(nasty, [(TestFont.square, 0)]), origin: .zero, .black), .endGroup,
                ], title: nasty))
        for scalar in "<&>\"'😀\u{10FFFF}\u{202E}".unicodeScalars {
            #expect(reader.text.unicodeScalars.contains(scalar))
        }
        #expect(
            !reader.text.unicodeScalars.contains { [0, 1, 8, 0xB, 0x1F, 0xFFFE, 0xFFFF].contains($0.value) })
    }

    @Test func crossedAndStrayEndsStillNest() throws {
        let clip = DrawCommand.pushClip(Rect(x: 0, y: 0, width: 5, height: 5))
        let group = DrawCommand.beginGroup(GroupInfo(id: "g", role: "r"))
        for commands in [
            [clip, group, .popClip, .endGroup], [group, clip, .endGroup, .popClip], [.popClip, .endGroup],
            [clip, group], [clip, clip, group, .popClip, .popClip, .endGroup, .endGroup],
        ] {
            _ = try Reader.read(svg(commands))
        }
        // After the clip's end the group goes on, unclipped.
        let text = try svg([
            clip, group, .popClip, .fill(.rect(Rect(x: 1, y: 1, width: 9, height: 9)), .black),
        ])
        let tail = try #require(text.range(of: "<g>\n<rect x=\"1\""))
        #expect(text[..<tail.lowerBound].hasSuffix("</g>\n</g>\n"))
    }

    @Test func clipsAreDefinedOnce() throws {
        let clip = DrawCommand.pushClip(Rect(x: 0.2, y: 0, width: 5, height: 5))
        let text = try svg([clip, .popClip, clip, .popClip])
        #expect(text.components(separatedBy: "<clipPath").count == 2)
        #expect(
            text.contains("<clipPath id=\"_c0\"><rect x=\"0\" y=\"0\" width=\"5\" height=\"5\"/></clipPath>"))
        #expect(text.components(separatedBy: "clip-path=\"url(#_c0)\"").count == 3)
    }

    @Test func absurdNumbersStayXML() throws {
        for value in [.nan, .infinity, -.infinity, 1e300, -1e12, 1e-300] as [Double] {
            let rect = Rect(x: value, y: 1, width: value, height: value)
            let text = try svg([
                .pushClip(rect), .fill(.rect(rect), .black), .fill(.ellipse(rect), .black),
                .fill(.roundedRect(rect, radius: value, corners: .top), .black),
                .fill(.roundedRect(rect, radius: value, corners: .all), .black),
                .fill(.path(Path(rect: rect), origin: Point(x: value, y: 0)), .black),
                .fill(.hairline(x: value, width: value, edge: .above(value)), .black),
                .text(TestFont.line("a", [(TestFont.square, value)], size: 3), origin: .zero, .black),
                .text(TestFont.line("a", [(TestFont.emoji, 1)], size: value), origin: .zero, .black),
                .text(
                    TestFont.line("a", [(TestFont.square, 1)], x: value, width: value), origin: .zero, .black),
            ])
            _ = try Reader.read(text)
            #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
        }
        for side in [0, -1, .nan, .infinity, 1e12] as [Double] {
            #expect(throws: SVGError.self) { try svg([], size: Size(width: side, height: 1)) }
            #expect(throws: SVGError.self) { try svg([], scale: side) }
        }
    }
}

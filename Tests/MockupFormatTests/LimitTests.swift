import MockupFormat
import MockupModel
import Testing

@Suite struct LimitTests {
    private func first(_ bytes: [UInt8], _ notation: Notation = .yaml) -> String? {
        diagnostics(bytes, notation).first?.description
    }

    // MARK: Bytes

    @Test func encodingsAreNamed() {
        let utf16 = "test:1:1: error: the document is UTF-16, expected UTF-8\n  hint: save it as UTF-8"
        for notation in Notation.allCases {
            #expect(first([0xFF, 0xFE, 0x61, 0], notation) == utf16)
            #expect(first([0xFE, 0xFF, 0, 0x61], notation) == utf16)
            #expect(first([0x7B, 0, 0x7D, 0], notation) == utf16)
            #expect(first([0, 0x7B, 0, 0x7D], notation) == utf16)
            #expect(first([0xFF, 0xFE, 0, 0], notation)?.contains("UTF-32") == true)
        }
    }

    @Test(
        arguments: [
            ([0xFF], "0xFF"), ([0x80], "0x80"), ([0xC0, 0xAF], "0xC0"), ([0xE0, 0x80, 0xAF], "0xE0"),
            ([0xED, 0xA0, 0x80], "0xED"), ([0xF0, 0x80, 0x80, 0x80], "0xF0"),
            ([0xF4, 0x90, 0x80, 0x80], "0xF4"),
            ([0xF5, 0x80, 0x80, 0x80], "0xF5"), ([0xE5, 0xA4], "0xE5"),
        ] as [([UInt8], String)])
    func badUTF8HasAPlace(_ bad: [UInt8], _ name: String) {
        for notation in Notation.allCases {
            let text = notation == .yaml ? "locale: en\n# 夕é " : "{\"locale\":\n 夕é "
            let column = notation == .yaml ? 6 : 5
            #expect(
                first(Array(text.utf8) + bad + [0x0A], notation)
                    == "test:2:\(column): error: byte \(name) is not valid UTF-8\n"
                    + "  hint: save the document as UTF-8")
        }
    }

    @Test(arguments: [
        0x00, 0x01, 0x07, 0x08, 0x0B, 0x0C, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFFFE, 0xFFFF, 0xFDD0,
        0x1FFFE, 0x10FFFF,
    ])
    func forbiddenCharactersHaveAPlace(_ value: UInt32) throws {
        let scalar = Character(try #require(Unicode.Scalar(value)))
        let digits = String(value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        for notation in Notation.allCases {
            let text = notation == .yaml ? "locale: en\n# a\(scalar)" : "{\"locale\":\n \"e\(scalar)\"}"
            let found = diagnostics(text, notation)
            #expect(found.map { [$0.line, $0.column] } == [[2, 4]])
            #expect(found.first?.message.contains(name) == true)
        }
        let escaped = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        let found = diagnostics("navigationBar:\n  title: \"a\(escaped)\"\n")
        #expect(found.map { [$0.line, $0.column] } == [[2, 10]])
        #expect(found.first?.message.contains(name) == true)
    }

    @Test func escapesInJSON() {
        #expect(
            diagnostics(#"{"locale": "en", "navigationBar": {"title": "a\u0007"}}"#, .json).map(\.description)
                == [
                    "test: error: $.navigationBar.title: control character U+0007 is not allowed in a text"
                ])
        #expect(
            diagnostics(#"{"navigationBar": {"title": "a\r\n"}}"#, .json).first?.hint
                == "end a line with a newline alone")
        #expect(
            diagnostics("{\"navigationBar\":\n{\"title\": \"a\\u0000\"}}", .json).map(\.message)
                == ["NUL (U+0000) is not allowed"])
        for escape in [#"\ud800"#, #"\udc00"#, #"\ud800\u0041"#] {
            let found = diagnostics("{\"navigationBar\":\n{\"title\": \"a\(escape)\"}}", .json)
            #expect(found.first?.line == 2)
            #expect(found.first?.message.hasPrefix("not valid JSON: ") == true)
        }
        #expect(diagnostics("navigationBar: {title: \"\\uD800\"}").first?.line == 1)
    }

    @Test func lineSeparatorsAreCharacters() throws {
        let bar = try mockup("navigationBar:\n  title: a\u{2028}b\u{2029} c\n  back: \"x\u{2029}\\uD7FF\"\n")
            .navigationBar
        #expect(bar?.title == "a\u{2028}b\u{2029} c")
        #expect(bar?.back == "x\u{2029}\u{D7FF}")
        #expect(
            try json("{\"navigationBar\": {\"title\": \"a\u{2028}b\"}}").variants[0].mockup.navigationBar?
                .title == "a\u{2028}b")
    }

    @Test func bidiControlsAndIgnorablesAreText() throws {
        let text = "\u{202E}a\u{202C}\u{200B}\u{FEFF}\u{2066}b\u{2069}\u{AD}"
        #expect(try rows("- title: \"\(text)\"").first?.title == text)
    }

    // MARK: Structure

    @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "---\n...\n", "\u{FEFF}"])
    func emptyYAML(_ text: String) {
        #expect(diagnostics(text).map(\.message) == ["empty document, expected a mapping of keys"])
    }

    @Test func emptyJSON() {
        #expect(
            diagnostics("", .json).map(\.description) == [
                "test:1:1: error: empty document, expected a mapping of keys"
            ])
        #expect(diagnostics(" \n", .json).count == 1)
        #expect(diagnostics("\u{FEFF}{}\r\n", .json).isEmpty)
        #expect(diagnostics("null", .json).first?.message == "empty document, expected a mapping of keys")
    }

    @Test func topLevelIsAMapping() {
        expectError(
            "▶- a", "expected a mapping at the top level, found a list", hint: "such as 'device: iPhone 15'")
        expectError(
            "▶text", "expected a mapping at the top level, found 'text'", hint: "such as 'device: iPhone 15'")
        for text in ["[]", "1", "\"a\"", "true"] { #expect(diagnostics(text, .json).first?.path == "$") }
    }

    @Test func oneDocumentAFile() {
        expectError(
            "locale: en\n▶---\nlocale: fr", "a second document begins here, expected one document a file",
            hint: "write each document to a file of its own, or use variants")
        #expect(diagnostics("%YAML 1.2\n---\nlocale: en\n...\n# end\n").isEmpty)
        #expect(
            diagnostics("{} {}", .json).first?.message.hasPrefix("not valid JSON: end of file expected")
                == true)
    }

    @Test func nestingIsRefusedAtOnce() {
        for open in ["[", "{a: ", "- ", "? "] {
            let found = diagnostics(
                "table: " + (open.hasPrefix("-") || open.hasPrefix("?") ? "\n  " : "")
                    + String(repeating: open, count: 100_000))
            #expect(found.map(\.message) == ["nested deeper than 64 levels"])
        }
        let bad = diagnostics(String(repeating: "[", count: 100_000), .json)
        #expect(bad.map(\.description) == ["test:1:65: error: nested deeper than 64 levels"])
        #expect(
            diagnostics(
                String(repeating: "[", count: 64) + "\"]]\"" + String(repeating: "]", count: 64), .json
            ).first?.path == "$")
        // Deep by aliases.
        let chain = (1...100).map { "  a\($0): &a\($0) [*a\($0 - 1)]" }.joined(separator: "\n")
        #expect(
            diagnostics("table:\n  a0: &a0 [x]\n\(chain)").map(\.message) == ["nested deeper than 64 levels"])
    }

    @Test func aliases() throws {
        let table = try mockup(
            """
            table:
              sections:
                - &first
                  header: &text A
                  rows: &rows [One, {title: Two, value: *text}]
                - {header: *text, rows: *rows}
                - *first
            """
        ).table
        let expected = [Cell("One"), Cell("Two").value("A")]
        #expect(table.sections == Array(repeating: Section("A", rows: expected), count: 3))
        expectError(
            "locale: ▶*none", "unknown alias '*none'",
            hint: "an anchor '&none' must come before it; quote a text that begins with '*'")
        expectError("table: &t {sections: ▶*t}", "alias '*t' stands for what it is part of")
        // What is wrong in an anchor is told once, and a wrong use where it is used.
        expectErrors(
            "navigationBar: {leading: &l [▶[x]], trailing: *l, title: ▶*l}",
            [("expected a text, found a list", nil), ("expected a text, found a list", nil)])
    }

    @Test func aliasBombsAreRefused() {
        var laughs = "table:\n  l0: &l0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            let row = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
            laughs += "  l\(level): &l\(level) [\(row)]\n"
        }
        #expect(
            diagnostics(laughs).first?.message.hasPrefix("the aliases stand for more than 2000000 values")
                == true)
        let long =
            "navigationBar:\n  title: &t \(String(repeating: "x", count: 1 << 20))\n  leading:\n"
            + String(repeating: "  - *t\n", count: 100)
        #expect(diagnostics(long).first?.line == 68)
    }

    @Test func tagsAreRefused() {
        for tag in ["!!str", "!custom", "!!map", "!<tag:x>"] {
            let found = diagnostics("locale: \(tag) en")
            #expect(found.first?.message == "a tag is not expected here: a key decides what its value is")
        }
        let directives = (0..<100_000).map { "%TAG !a\($0)! tag:x,2000:\n" }.joined()
        #expect(diagnostics(directives + "---\nlocale: en\n").map(\.message) == ["too many tag directives"])
    }

    @Test func mergeKeysAreRefused() {
        expectError(
            "table:\n  ▶<<: {style: plain}", "merge keys ('<<') are not supported",
            hint: "write the keys out, or alias a whole value")
    }

    @Test func syntaxErrorsHaveAPlace() {
        expectErrors(
            "navigationBar:\n  title: a▶: b\n",
            [
                (
                    "not valid YAML: mapping values are not allowed in this context",
                    "quote a text that holds ': '"
                )
            ])
        for (text, line) in [
            ("table:\n\tstyle: plain", 2), ("a: 'b\nc", 2), ("a: [b\n", 2), ("a: {b\n]", 2),
            ("a: b\n c\n d: e", 3),
            ("a: @b", 1), ("a: \"\\q\"", 1), ("%YAML 2.0\n---\na: b", 1), ("a: &", 1), ("a: *", 1),
            ("- a\nb: c", 2),
        ] {
            let found = diagnostics(text)
            #expect(found.count == 1)
            #expect(found.first?.message.hasPrefix("not valid YAML: ") == true)
            #expect(found.first?.line == line, "\(text) \(found)")
        }
        #expect(
            diagnostics("a: 1\nb: \"c\nd").map(\.description) == [
                "test:3:2: error: not valid YAML: found unexpected end of stream while scanning a quoted scalar "
                    + "that begins at 2:4\n  hint: a quote is not closed"
            ])
        for (text, column) in [
            ("{\n \"a\": tru}", 7), ("{\n \"夕飯\" \"b\"}", 7), ("{\n\"a\": 1,}", 8),
            ("{\n\"a\": 0, \"a\": 1}", 9),
        ] {
            #expect(diagnostics(text, .json).map { [$0.line, $0.column] } == [[2, column]], "\(text)")
        }
        for (text, line) in [
            ("{\"a\": 1,}", 1), ("{\n'a': 1}", 2), ("{\"a\":\n\n nope}", 3), ("{\"a\": 1e999}", 1),
            ("{\"a\": NaN}", 1),
            ("{\"a\": 01}", 1), ("{\"a\": \"x\ny\"}", 1), ("// c\n{}", 1), ("{\"a\"\n", 2),
            ("{\"a\": .5}", 1),
        ] {
            let found = diagnostics(text, .json)
            #expect(found.count == 1)
            #expect(found.first?.message.hasPrefix("not valid JSON: ") == true)
            #expect(found.first?.line == line, "\(text) \(found)")
        }
    }

    @Test func uncountedErrorsCostNothing() {
        let unknown = (0..<60_000).map { "key\($0): 1\n" }.joined()
        let repeated = String(repeating: "locale: en\n", count: 60_000)
        #expect(diagnostics(unknown + repeated).count == 100)
    }

    // MARK: Size

    @Test func tooManyBytesAreRefusedUnseen() {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: (512 << 20) + 1, alignment: 1)
        defer { bytes.deallocate() }
        do throws(DocumentError) {
            _ = try MockupDocument(parsing: UnsafeRawBufferPointer(bytes), notation: .yaml, file: "test")
            Issue.record("no error")
        } catch {
            #expect(
                error.description
                    == "test: error: the document has 536870913 bytes, expected at most 536870912\n"
                    + "  hint: split it into several documents")
        }
    }

    @Test func longTextsAndManyRowsWork() throws {
        let long = String(repeating: "long ", count: 1_000_000) + "end"
        #expect(try mockup("navigationBar: {title: \(long)}").navigationBar?.title == long)
        let many = "table:\n  sections:\n  - rows:\n" + String(repeating: "    - row\n", count: 50_000)
        #expect(try mockup(many).table.sections[0].rows.count == 50_000)
    }
}

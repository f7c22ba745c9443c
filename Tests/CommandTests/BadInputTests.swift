import Foundation
import Testing

/// Input that can't be drawn: said clearly, with exit status 2 and nothing written.
@Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var file = "bad.yaml"
        var content: Data
        /// What the message has to hold.
        var message: String
        var testDescription: String { name }

        init(_ name: String, file: String = "bad.yaml", _ content: String, _ message: String) {
            self.init(name, file: file, bytes: Data(content.utf8), message)
        }

        init(_ name: String, file: String = "bad.yaml", bytes: Data, _ message: String) {
            self.name = name
            self.file = file
            content = bytes
            self.message = message
        }
    }

    static let bomb: String = {
        let names = Array("abcdefghijklmnop").map(String.init)
        var text = "x: &a [row, row, row, row, row, row, row, row, row, row]\n"
        for (before, name) in zip(names, names.dropFirst()) {
            text += "\(name): &\(name) [\((0..<10).map { _ in "*\(before)" }.joined(separator: ", "))]\n"
        }
        return text
    }()

    static let cases = [
        Case("empty", "", "the file is empty"),
        Case("blank", " \n\n", "error: "),
        Case("only a comment", "# nothing\n", "error: "),
        Case(
            "picture",
            bytes: Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1]),
            "it is a binary file"),
        Case("UTF-16", bytes: "table: {}\n".data(using: .utf16) ?? Data(), "it is in UTF-16"),
        Case(
            "bad UTF-8", bytes: Data("theme: ios\nlocale: ".utf8) + [0xC3, 0x28, 10], "bad.yaml:2:9: error: "),
        Case("NUL", bytes: Data("locale: a".utf8) + [0, 10], "bad.yaml:1:10: error: "),
        Case("control character", "locale: a\u{1}\n", "bad.yaml:1:10: error: "),
        Case("two documents", "theme: ios\n---\ntheme: ios7\n", "bad.yaml:2:1: error: "),
        Case("unclosed list", "table: [\n", "bad.yaml:2:1: error: "),
        Case("scalar", "hello\n", "bad.yaml:1:1: error: "),
        Case("list", "- theme: ios\n", "bad.yaml:1:1: error: "),
        Case("unknown key", "tabel: {}\n", "bad.yaml:1:1: error: unknown key 'tabel'"),
        Case("duplicate key", "theme: ios\ntheme: ios\n", "bad.yaml:2:1: error: "),
        Case("wrong type", "table: {sections: 3}\n", "bad.yaml:1:19: error: "),
        Case("unknown device", "device: iPhone 99\n", "bad.yaml:1:9: error: "),
        Case("negative size", "device: {size: [-1, 100], scale: 2}\n", "bad.yaml:1:17: error: "),
        Case("not a number", "device: {size: [.nan, 100], scale: 2}\n", "bad.yaml:1:17: error: "),
        Case("infinite", "device: {size: [100, .inf], scale: 2}\n", "bad.yaml:1:22: error: "),
        Case("absurd size", "device: {size: [1e30, 100], scale: 2}\n", "bad.yaml:1:17: error: "),
        Case("scale 0", "device: {size: [100, 100], scale: 0}\n", "bad.yaml:1:35: error: "),
        Case("too many pixels", "device: {size: [4000, 4000], scale: 3}\n", "64"),
        Case("negative row height", "table: {rowHeight: -44}\n", "bad.yaml:1:20: error: "),
        Case("alias bomb", bomb, "error: "),
        Case("deep nesting", String(repeating: "[", count: 100_000), "64"),
        Case("deep nesting in JSON", file: "bad.json", String(repeating: "[", count: 100_000), "64"),
        Case("lone surrogate", file: "bad.json", #"{"locale": "\ud800"}"#, "error: "),
        Case("NUL in JSON", file: "bad.json", #"{"locale": "a\u0000"}"#, "error: "),
        Case("syntax error in JSON", file: "bad.json", "{\n\"table\": }", "bad.json:2"),
        Case(
            "number as text", file: "bad.json", #"{"table": {"sections": [{"rows": [{"title": 3}]}]}}"#,
            "error: $.table.sections[0].rows[0].title: "),
        Case("character without a glyph", Sample.undrawable, "U+10FFFD"),
    ]

    @Test(arguments: cases) func badInputIsRefused(_ bad: Case) throws {
        try Tool.inFolder { tool in
            try tool.write(bad.content, to: bad.file)
            let start = Date()
            let result = try tool.run("render", bad.file)
            #expect(result.status == 2, "\(result.errors)")
            #expect(result.errors.hasPrefix(bad.file), "\(result.errors)")
            #expect(result.errors.contains(": error: "), "\(result.errors)")
            #expect(result.errors.contains(bad.message), "\(result.errors)")
            #expect(result.errors.utf8.count < 20_000)
            #expect(result.output.isEmpty)
            #expect(try tool.names() == [bad.file])
            #expect(Date().timeIntervalSince(start) < 20)
        }
    }

    @Test(arguments: cases) func checkAgrees(_ bad: Case) throws {
        // A bitmap's size is no property of the document alone.
        guard bad.name != "too many pixels" else { return }
        try Tool.inFolder { tool in
            try tool.write(bad.content, to: bad.file)
            let result = try tool.run("check", bad.file)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors.contains(bad.message), "\(result.errors)")
        }
    }

    @Test func whatIsNoFileIsToldApart() throws {
        try Tool.inFolder { tool in
            try FileManager.default.createDirectory(
                at: tool.folder.appending(path: "folder.yaml"), withIntermediateDirectories: false)
            for (input, message) in [
                ("none.yaml", "none.yaml: error: can't read it: no such file or folder"),
                ("folder.yaml", "folder.yaml: error: it is a folder, not a document"),
                ("folder.yaml/x", "folder.yaml/x: error: can't read it: no such file or folder"),
            ] {
                for subcommand in ["render", "layout", "check", "convert"] {
                    let result = try tool.run(subcommand, input)
                    #expect(result.status == 2)
                    #expect(result.errors.hasPrefix(message), "\(result.errors)")
                }
            }
            #expect(try tool.names() == ["folder.yaml"])
        }
    }

    @Test func allErrorsOfADocumentAreToldAtOnce() throws {
        try Tool.inFolder { tool in
            try tool.write("tabel: {}\ntheme: oss\nlocale: [1]\n", to: "bad.yaml")
            let result = try tool.run("check", "bad.yaml")
            #expect(result.status == 2)
            let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("bad.yaml") }.map {
                $0.split(separator: " ").first.map(String.init)
            }
            #expect(places == ["bad.yaml:1:1:", "bad.yaml:2:8:", "bad.yaml:3:9:"])
        }
    }
}

/// Input that is odd but has a picture.
@Suite struct OddInputTests {
    @Test(arguments: [
        "{}\n", "table: {}\n", "table: {sections: []}\n", "table: {sections: [{rows: []}]}\n",
        "table: {alignment: firstHeader, sections: []}\n",
        "table: {alignment: center, sections: [{header: Alone}]}\n",
        "\u{FEFF}theme: ios\r\ntable:\r\n  sections: []\r\n", "table: {sections: [{rows: ['']}]}\n",
    ])
    func oddDocumentIsDrawn(_ text: String) throws {
        try Tool.inFolder { tool in
            try tool.write(text, to: "odd.yaml")
            let result = try tool.run("render", "odd.yaml")
            #expect(result.status == 0, "\(result.errors)")
            #expect(Tool.size(ofPNG: try tool.data("odd.png")) == [1179, 2556])
        }
    }

    @Test func longLabelTakesSeconds() throws {
        try Tool.inFolder { tool in
            let words = String(repeating: "word ", count: 20_000)
            try tool.write("table: {sections: [{rows: [\(words)]}]}\n", to: "long.yaml")
            let start = Date()
            let result = try tool.run("render", "long.yaml")
            #expect(result.status == 0, "\(result.errors)")
            #expect(Date().timeIntervalSince(start) < 20)
        }
    }
}

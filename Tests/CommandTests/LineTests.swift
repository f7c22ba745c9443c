import Foundation
import Testing

/// `render --jsonl`: a document a line.
@Suite struct LineTests {
    private static let one =
        #"{"device":{"size":[100,80],"scale":1},"table":{"sections":[{"rows":["One"]}]}}"#

    private struct Line: Decodable {
        struct Problem: Decodable {
            var message: String
            var hint: String?
            var path: String?
            var column: Int?
        }
        var name: String
        var input: String
        var line: Int
        var ok: Bool
        var pictures: [String]
        var errors: [Problem]
    }

    private func lines(_ result: Tool.Result) throws -> [Line] {
        try result.text.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
    }

    @Test func everyLineHasItsResultAndABadOneStopsNothing() throws {
        try Tool.inFolder { tool in
            let text = """
                \(Self.one)
                not json

                {"name": "home", "document": \(Self.one)}
                {"name": "no", "document": {"table": {"sektions": []}}}
                """
            let result = try tool.run("render", "--jsonl", "-o", "out", input: Data(text.utf8))
            #expect(result.status == 2 && result.errors == "")
            let lines = try lines(result)
            #expect(lines.map(\.name) == ["1", "2", "home", "4"])
            #expect(lines.map(\.line) == [1, 2, 4, 5])
            #expect(lines.map(\.ok) == [true, false, true, false])
            #expect(lines.map(\.pictures) == [["out/1.png"], [], ["out/home.png"], []])
            #expect(lines[1].errors.map(\.message) == ["not valid JSON: invalid token near 'not'"])
            #expect(lines[1].errors[0].column == 1)
            #expect(lines[3].errors[0].path == "$.document.table.sektions")
            #expect(lines[3].errors[0].hint == "did you mean 'sections'?")
            #expect(try tool.names() == ["out", "out/1.png", "out/home.png"])
            #expect(try tool.data("out/1.png") == tool.data("out/home.png"))
            #expect(Tool.size(ofPNG: try tool.data("out/1.png")) == [100, 80])
        }
    }

    @Test func resultsAreTheSameForAnyNumberOfJobs() throws {
        try Tool.inFolder { tool in
            var text = ""
            for number in 0..<60 {
                text +=
                    number % 7 == 3 ? "{\n" : #"{"name":"n\#(number % 50)","document":\#(Self.one)}"# + "\n"
            }
            try tool.write(text, to: "in.jsonl")
            let single = try tool.run("render", "--jsonl", "in.jsonl", "-o", "a/", "--jobs", "1")
            let many = try tool.run("render", "--jsonl", "in.jsonl", "-o", "a/", "--jobs", "5")
            #expect(single.text == many.text)
            let lines = try lines(single)
            #expect(lines.count == 60)
            // Numbers 50 … 59 take names again, of which those of broken lines are free.
            #expect(lines[50].errors[0].message == "an earlier document has the picture 'n0.png'")
            #expect(lines[53].ok)
            #expect(lines.filter(\.ok).count == 60 - 9 - 7)
        }
    }

    @Test func variantsAndOverridesHoldAsForFiles() throws {
        try Tool.inFolder { tool in
            let text = #"{"device":{"size":[50,40],"scale":1},"variants":[{"name":"a"},{"name":"b"}]}"# + "\n"
            let input = Data((text + Self.one).utf8)
            let result = try tool.run(
                "render", "--jsonl", "-", "-o", "o", "--scale", "2", "--format", "svg", input: input)
            #expect(result.status == 0)
            #expect(try lines(result).map(\.pictures) == [["o/1.a.svg", "o/1.b.svg"], ["o/2.svg"]])
            let chosen = try tool.run("render", "--jsonl", "-o", "p", "--variant", "b", input: input)
            #expect(chosen.status == 2)
            #expect(try lines(chosen).map(\.pictures) == [["p/1.b.png"], []])
            let errors = try lines(chosen)[1].errors.map(\.message)
            #expect(errors == ["there is no variant 'b'"])
        }
    }

    @Test(arguments: [
        (#"{"name": "../x", "document": {}}"#, "'../x' is not a document's name"),
        (#"{"name": 3, "document": {}}"#, "expected a text, found the number 3"),
        (#"{"name": "x"}"#, "'document' is missing in a line"),
        (#"{"document": null}"#, "'document' is missing in a line"),
        (#"{"document": {}, "more": 1}"#, "unknown key 'more' in a line"),
        (#"{"document": [1]}"#, "expected a mapping at the top level, found a list"),
        ("[]", "expected a mapping at the top level, found a list"),
        ("7", "expected a mapping at the top level, found the number 7"),
        ("{} {}", "not valid JSON: end of file expected near '{'"),
        (#"{"table": {"sections": [{"rows": ["\uDBFF\uDFFD"]}]}}"#, "no font has a glyph for U+10FFFD"),
    ])
    func badLineIsToldInItsResult(_ text: String, _ message: String) throws {
        try Tool.inFolder { tool in
            let result = try tool.run("render", "--jsonl", "-o", "out", input: Data(text.utf8))
            #expect(result.status == 2)
            let errors = try lines(result).flatMap(\.errors).map(\.message)
            #expect(errors.contains { $0.contains(message) }, "\(errors)")
            #expect(try tool.names() == ["out"])
        }
    }

    @Test func inputsFollowEachOther() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.one + "\r\n\r\n" + Self.one, to: "a.jsonl")
            try tool.write("", to: "empty.jsonl")
            let result = try tool.run(
                "render", "--jsonl", "a.jsonl", "none.jsonl", "empty.jsonl", ".", "a.jsonl", "-o", "o")
            #expect(result.status == 2)
            let lines = try lines(result)
            #expect(lines.map(\.name) == ["1", "2", "3", "4", "5", "6"])
            #expect(lines.map(\.line) == [1, 3, 0, 0, 1, 3])
            #expect(lines.map(\.input) == ["a.jsonl", "a.jsonl", "none.jsonl", ".", "a.jsonl", "a.jsonl"])
            #expect(lines[2].errors[0].message == "can't read it: no such file or folder")
            let names = try tool.names().filter { $0.hasPrefix("o/") }
            #expect(
                names == [
                    "o/1.png", "o/2.png", "o/5.png", "o/6.png",
                ])
        }
    }

    @Test func aLineIsDrawnBeforeTheNextComes() throws {
        try Tool.inFolder { tool in
            let (input, output) = (Pipe(), Pipe())
            let process = tool.process(["render", "--jsonl", "-o", "out"])
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            for number in 1...3 {
                try input.fileHandleForWriting.write(contentsOf: Data((Self.one + "\n").utf8))
                let line = output.fileHandleForReading.availableData
                let name = try JSONDecoder().decode(Line.self, from: line).name
                #expect(name == "\(number)")
                #expect(try tool.names().contains("out/\(number).png"))
            }
            try input.fileHandleForWriting.close()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }

    @Test func endsWithItsReader() throws {
        try Tool.inFolder { tool in
            // Endless input: without the check of the output this would never end.
            let line = "yes '\(Self.one)' | '\(Tool.binary.path)' render --jsonl -o out | head -n 2"
            #expect(try tool.shell(line) == 0)
            let leftovers = try tool.names().filter { $0.hasSuffix(".tmp") }
            #expect(leftovers.isEmpty)
        }
    }

    @Test(arguments: [
        (["--jsonl"], 64, "'--jsonl' needs a folder"),
        (["--jsonl", "-o", "-"], 64, "'--jsonl' needs a folder"),
        (["--jsonl", "-o", "file"], 2, "can't make the folder 'file'"), ([], 64, "INPUT is missing"),
    ])
    func wrongUse(_ arguments: [String], _ status: Int32, _ message: String) throws {
        try Tool.inFolder { tool in
            try tool.write("text", to: "file")
            let result = try tool.run(["render"] + arguments, input: Data(Self.one.utf8))
            #expect(result.status == status)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.output.isEmpty)
            #expect(try tool.names() == ["file"])
        }
    }
}

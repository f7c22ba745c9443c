import Foundation
import MockupFormat
import Testing

@testable import TableMockupCommand

@Suite struct UsageTests {
    @Test func callWithoutArgumentsShowsTheHelpAndIsWrong() throws {
        try Tool.inFolder { tool in
            let result = try tool.run()
            #expect(result.status == 64)
            #expect(result.errors.hasPrefix("usage: tablemockup SUBCOMMAND"))
            #expect(result.output.isEmpty)
        }
    }

    @Test func versionAndHelpGoToStandardOutput() throws {
        try Tool.inFolder { tool in
            let version = try tool.run("--version")
            #expect(version.status == 0 && version.text == "tablemockup \(Command.version)\n")
            for arguments in [["--help"], ["-h"], ["help"]] {
                let result = try tool.run(arguments)
                #expect(result.status == 0 && result.errors.isEmpty)
                #expect(result.text == Help.overview)
            }
            let short = try tool.run("help", "render")
            #expect(short.text == Help.text(of: .render))
            // The help is shown whatever else is wrong, but not after the end of the options.
            #expect(try tool.run("render", "--nonsense", "--help").text == short.text)
            #expect(try tool.run("render", "--", "--help").status == 2)
        }
    }

    @Test(arguments: Subcommand.all.map(\.name)) func helpFitsATerminalAndNamesEveryOption(_ name: String)
        throws
    {
        let subcommand = try Subcommand.named(name)
        let text = Help.text(of: subcommand)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            #expect(line.count <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
        for option in subcommand.options { #expect(text.contains("\n  \(option.usage)")) }
        #expect(text.contains("-h, --help"))
        #expect(Help.overview.contains("\n  \(name) "))
    }

    @Test(arguments: [
        (["rendr"], "unknown subcommand 'rendr'\n  hint: did you mean 'render'?"),
        (["record"], "INPUT is missing"),
        (["verify", "--shard", "3/2", "a.yaml"], "'--shard' is '3/2'; expected K/N with K from 1 to N"),
        (["verify", "--record", "some", "a.yaml"], "unknown value 'some' for '--record'"),
        (["verify", "--single-file", "a.yaml"], "option '--single-file' needs a report"),
        (["--versoin"], "unknown option '--versoin'\n  hint: did you mean '--version'?"),
        (["render"], "INPUT is missing"),
        (["render", ""], "argument 1 is empty"),
        (["render", "--scal", "2", "a.yaml"], "unknown option '--scal'\n  hint: did you mean '--scale'?"),
        (["render", "-x", "a.yaml"], "unknown option '-x'"),
        (["render", "a.yaml", "--scale"], "option '--scale' needs a value"),
        (["render", "--scale", "--full-height", "a.yaml"], "option '--scale' needs a value"),
        (["render", "--full-height=yes", "a.yaml"], "option '--full-height' takes no value"),
        (["render", "--device=", "a.yaml"], "option '--device' has an empty value"),
        (["render", "--format", "pdf", "a.yaml"], "format 'pdf' is planned but not built yet"),
        (["render", "--format", "pmg", "a.yaml"], "expected png or svg\n  hint: did you mean 'png'?"),
        (
            ["render", "--appearance", "dim", "a.yaml"],
            "unknown value 'dim' for '--appearance'; expected light or dark"
        ),
        (["render", "--scale", "0", "a.yaml"], "expected a number above 0 and at most 16"),
        (["render", "--scale", "-1", "a.yaml"], "expected a number above 0 and at most 16"),
        (["render", "--scale", "16.5", "a.yaml"], "expected a number above 0 and at most 16"),
        (["render", "--scale", "nan", "a.yaml"], "'--scale' is 'nan'"),
        (["render", "--scale", "inf", "a.yaml"], "'--scale' is 'inf'"),
        (["render", "--scale", "1e999", "a.yaml"], "'--scale' is '1e999'"),
        (["render", "--scale", "0x2", "a.yaml"], "'--scale' is '0x2'"),
        (
            ["render", "--content-offset", "ten", "a.yaml"],
            "'--content-offset' is 'ten'; expected a number of points"
        ),
        (["render", "--device", "iPhone 1", "a.yaml"], "unknown device 'iPhone 1'"),
        (["render", "--device", "iPhne 15", "a.yaml"], "did you mean 'iPhone 15'"),
        (["render", "--theme", "material3", "a.yaml"], "theme 'material3' is planned but not built yet"),
        (["render", "--theme", "ois", "a.yaml"], "expected ios or ios7\n  hint: did you mean 'ios'"),
        (["render", "--text-size", "ax9", "a.yaml"], "unknown text size 'ax9'; expected xSmall, small"),
        (["render", "--locale", "no such", "a.yaml"], "'no such' is not a language tag"),
        (["render", "--jobs", "0", "a.yaml"], "'--jobs' is '0'; expected a whole number from 1 to 1024"),
        (["render", "--jobs", "1.5", "a.yaml"], "'--jobs' is '1.5'"),
        (["layout", "a.yaml", "b.yaml"], "one INPUT expected, but 'b.yaml' follows 'a.yaml'"),
        (["devices", "now"], "unexpected argument 'now'"),
        (["schema", "--format", "yaml"], "expected json or markdown"),
        (["diff"], "A.png and B.png are missing"),
        (["diff", "a.png"], "B.png is missing after 'a.png'"),
        (["diff", "a.png", "b.png", "c.png"], "unexpected argument 'c.png'"),
        (["diff", "-", "-"], "standard input is one picture, and two are compared"),
        (
            ["diff", "a.png", "b.png", "--threshold", "2"],
            "'--threshold' is '2'; expected a number from 0 to 1"
        ),
        (["diff", "a.png", "b.png", "--threshold", "-0.1"], "'--threshold' is '-0.1'"),
        (["diff", "a.png", "b.png", "--threshold", "nan"], "'--threshold' is 'nan'"),
        (["diff", "a.png", "b.png", "--threshold", "10%"], "'--threshold' is '10%'"),
        (
            ["diff", "a.png", "b.png", "--maximum-count", "1%"],
            "'--maximum-count' is '1%'; expected a number of pixels"
        ),
        (["diff", "a.png", "b.png", "-o", "-"], "standard output is for the result"),
        (["diff", "a.png", "b.png", "-o", "c.jpg"], "'c.jpg' is no name for a PNG file"),
        (["diff", "a.png", "b.png", "-o", "./b.png"], "'./b.png' is one of the pictures that are compared"),
        (["diff", "a.png", "b.png", "--format", "xml"], "expected text or json"),
        (["convert", "--format", "toml", "a.yaml"], "expected json or yaml"),
    ])
    func wrongUseIsToldAndEndsWith64(_ arguments: [String], _ message: String) throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let result = try tool.run(arguments)
            #expect(result.status == 64)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.errors.hasPrefix("tablemockup"))
            #expect(result.output.isEmpty)
            #expect(try tool.names() == ["a.yaml"])
        }
    }
}

@Suite struct ArgumentTests {
    private func parse(_ words: String...) throws -> Arguments {
        try Arguments(parsing: words, for: .render)
    }

    @Test func valuesComeAttachedOrNext() throws {
        #expect(try parse("a", "--scale", "2")[.scale] == "2")
        #expect(try parse("--scale=2", "a")[.scale] == "2")
        #expect(try parse("--device=a=b", "a")[.device] == "a=b")
        #expect(try parse("-o", "x.png", "a")[.output] == "x.png")
        #expect(try parse("-ox.png", "a")[.output] == "x.png")
        #expect(try parse("-o=x.png", "a")[.output] == "x.png")
        #expect(try parse("-o", "-", "a")[.output] == "-")
        #expect(try parse("--content-offset", "-20.5", "a")[.contentOffset] == "-20.5")
        #expect(try parse("--content-offset", "-.5", "a")[.contentOffset] == "-.5")
    }

    @Test func theLastOfEqualOptionsWins() throws {
        #expect(try parse("--theme", "ios", "a", "--theme", "ios7")[.theme] == "ios7")
    }

    @Test func operandsKeepTheirOrder() throws {
        #expect(
            try parse("b", "--full-height", "a", "-", "--", "--scale", "-x").operands == [
                "b", "a", "-", "--scale", "-x",
            ])
        #expect(try parse("a", "--full-height").has(.fullHeight))
        #expect(try !parse("a").has(.fullHeight))
    }
}

@Suite struct WordingTests {
    @Test func listsReadAsSentences() {
        #expect(list([]) == "")
        #expect(list(["a"]) == "a")
        #expect(list(["a", "b"]) == "a or b")
        #expect(list(["a", "b", "c"], word: "and") == "a, b and c")
    }
}

@Suite struct TextTests {
    @Test func pathsFallApart() {
        #expect(Path.stem(of: "a/b.c/d.e.yaml") == "d.e")
        #expect(Path.stem(of: "a/.hidden") == ".hidden")
        #expect(Path.fileExtension(of: "a.b/c") == "")
        #expect(Path.fileExtension(of: "a.b/c.D") == "D")
        #expect(Path.fileExtension(of: "/.png") == "")
        #expect(Path.folder(of: "a") == "")
        #expect(Path.folder(of: "/a") == "/")
        #expect(Path.join("a", "b") == "a/b")
        #expect(Path.join("a/", "b") == "a/b")
        #expect(Path.join("", "b") == "b")
    }

    @Test func jsonIsQuotedAndShort() throws {
        let value = JSONValue.object([
            ("a\"\\\n\u{1}é", .array([.number(1), .number(-0.5), .bool(true), .null])), ("b", .object([])),
        ])
        let data = Data(value.line.utf8)
        let back = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(back["a\"\\\n\u{1}é"] as? NSArray == [1, -0.5, true, NSNull()] as NSArray)
        #expect(
            JSONValue.object([("w", .number(393)), ("s", .string("x"))]).line == #"{"w":393,"s":"x"}"#)
        #expect(JSONValue.array([]).text == "[]\n")
    }

    @Test func tableColumnsAlign() {
        var table = TextTable(["a", "b"])
        table.add(["long", "x"])
        #expect(table.description == "a     b\nlong  x\n")
    }
}

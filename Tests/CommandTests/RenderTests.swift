import Foundation
import Testing

@Suite struct RenderTargetTests {
    @Test func pictureGoesBesideItsDocument() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "sub/list.v2.yaml")
            let result = try tool.run("render", "sub/list.v2.yaml")
            #expect(result.status == 0 && result.output.isEmpty && result.errors == "")
            #expect(try tool.names() == ["sub", "sub/list.v2.png", "sub/list.v2.yaml"])
            #expect(Tool.size(ofPNG: try tool.data("sub/list.v2.png")) == [640, 400])
        }
    }

    @Test func formatFollowsTheNameOrTheOption() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            #expect(try tool.run("render", "a.yaml", "-o", "x.svg").status == 0)
            #expect(try tool.data("x.svg").starts(with: Data("<".utf8)))
            #expect(try tool.run("render", "a.yaml", "-o", "x.PNG").status == 0)
            #expect(Tool.size(ofPNG: try tool.data("x.PNG")) == [640, 400])
            #expect(try tool.run("render", "a.yaml", "-o", "raw", "--format", "svg").status == 0)
            #expect(try tool.data("raw") == tool.data("x.svg"))
            #expect(try tool.run("render", "a.yaml", "--format", "svg").status == 0)
            #expect(try tool.data("a.svg") == tool.data("x.svg"))
        }
    }

    @Test(arguments: [
        (["-o", "x.svg", "--format", "png"], "format 'png' contradicts the name 'x.svg'"),
        (["-o", "x.jpg"], "no picture can be written as '.jpg'"),
        (["-o", "x.jpg", "--format", "png"], "format 'png' contradicts the name 'x.jpg'"),
        (["-o", "x.pdf"], "format 'pdf' is planned but not built yet"),
        (["-o", "a.yaml"], "would take the place of the input 'a.yaml'"),
        (["-o", "./a.yaml", "--format", "png"], "would take the place of the input 'a.yaml'"),
        (["a.yaml"], "two pictures would be 'a.png': 'a.yaml' twice"),
        (["./a.yaml"], "two pictures would be './a.png': 'a.yaml' and './a.yaml'"),
        (["sub/a.json", "-o", "out/"], "two pictures would be 'out/a.png': 'a.yaml' and 'sub/a.json'"),
        (["v.yaml", "-o", "x.png"], "several pictures can't go into one file 'x.png'"),
        (["v.yaml", "-o", "v.yaml"], "several pictures can't go into one file 'v.yaml'"),
        (["v.yaml", "-o", "-"], "several pictures can't go to standard output"),
        (["-"], "standard input has no folder for its pictures"),
        (["--variant", "drk"], "a.yaml: error: there is no variant 'drk'\n  hint: there is 'default'"),
    ])
    func wrongTargetIs64BeforeAnythingIsDrawn(_ arguments: [String], _ message: String) throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            try tool.write(Sample.variants, to: "v.yaml")
            try tool.write(#"{"table": {"sections": []}}"#, to: "sub/a.json")
            let before = try tool.names()
            let result = try tool.run(["render", "a.yaml"] + arguments, input: Data(Sample.plain.utf8))
            #expect(result.status == 64)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(try tool.names() == before)
        }
    }

    @Test func severalPicturesGoIntoAFolderThatIsMade() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            try tool.write(Sample.variants, to: "v.yaml")
            let result = try tool.run("render", "v.yaml", "a.yaml", "-o", "new/deep")
            #expect(result.status == 0)
            #expect(result.text == "new/deep/v.light.png\nnew/deep/v.dark.png\nnew/deep/a.png\n")
            #expect(try tool.data("new/deep/v.light.png") == tool.data("new/deep/a.png"))
            #expect(try tool.data("new/deep/v.light.png") != tool.data("new/deep/v.dark.png"))
            #expect(try tool.run("render", "a.yaml", "-o", "one/").status == 0)
            #expect(try tool.run("render", "v.yaml", "--variant", "dark", "-o", "one").status == 0)
            #expect(try tool.names().filter { $0.hasPrefix("one/") } == ["one/a.png", "one/v.dark.png"])
        }
    }

    @Test func folderOfAFileHasToExist() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let result = try tool.run("render", "a.yaml", "-o", "none/x.png")
            #expect(result.status == 2)
            #expect(result.errors.contains("can't write 'none/x.png': there is no folder 'none/'"))
            #expect(try tool.names() == ["a.yaml"])
        }
    }

    @Test func standardStreamsCarryOneDocumentAndOnePicture() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let input = Data(Sample.plain.utf8)
            let piped = try tool.run("render", "-", input: input)
            #expect(piped.status == 0)
            #expect(Tool.size(ofPNG: piped.output) == [640, 400])
            #expect(try tool.run("render", "a.yaml", "-o", "-").output == piped.output)
            #expect(try tool.run("render", "a.yaml", "-o", "/dev/stdout").output == piped.output)
            #expect(try tool.run("render", "/dev/stdin", "-o", "-", input: input).output == piped.output)
            #expect(try tool.run("render", "/dev/stdin", input: input).output == piped.output)
            #expect(try tool.run("render", "-", "-o", "out/", input: input).status == 0)
            #expect(try tool.data("out/stdin.png") == piped.output)
            // The first character tells the notation.
            let json = Data("\u{FEFF} {\"device\": {\"size\": [320, 200], \"scale\": 2}}".utf8)
            #expect(Tool.size(ofPNG: try tool.run("render", "-", input: json).output) == [640, 400])
        }
    }

    @Test func oneBadInputDoesNotStopTheOthers() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            try tool.write(Sample.broken, to: "b.yaml")
            try tool.write(Sample.undrawable, to: "c.yaml")
            try tool.write(Sample.plain, to: "d.yaml")
            let result = try tool.run(
                "render", "a.yaml", "b.yaml", "none.yaml", "c.yaml", "d.yaml", "-o", "out")
            #expect(result.status == 2)
            #expect(result.text == "out/a.png\nout/d.png\n")
            #expect(result.errors.contains("b.yaml:1:9: error: unknown key 'sektions'"), "\(result.errors)")
            #expect(result.errors.contains("none.yaml: error: can't read it: no such file or folder"))
            #expect(result.errors.contains("c.yaml: error: "))
            #expect(result.errors.contains("U+10FFFD"))
            #expect(try tool.names().filter { $0.hasPrefix("out/") } == ["out/a.png", "out/d.png"])
            // 64 is worse than 2.
            #expect(try tool.run("render", "b.yaml", "a.yaml", "--variant", "x", "-o", "out").status == 64)
        }
    }

    @Test func failedPictureLeavesTheOldOne() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.undrawable, to: "c.yaml")
            try tool.write("old", to: "c.png")
            #expect(try tool.run("render", "c.yaml").status == 2)
            #expect(try tool.data("c.png") == Data("old".utf8))
            #expect(try tool.names() == ["c.png", "c.yaml"])
            #expect(try tool.run("render", "c.yaml", "--missing-glyphs", "box").status == 0)
            #expect(Tool.size(ofPNG: try tool.data("c.png")) != nil)
        }
    }

    @Test func jobsChangeNothingButTheTime() throws {
        try Tool.inFolder { tool in
            for name in ["a", "b", "c", "d", "e"] {
                try tool.write(
                    "table: {sections: [{header: \(name), rows: [\(name) row, 日本]}]}\n", to: "\(name).yaml")
            }
            let inputs = ["a.yaml", "b.yaml", "c.yaml", "d.yaml", "e.yaml"]
            let one = try tool.run(["render"] + inputs + ["-o", "one", "--jobs", "1"])
            let two = try tool.run(["render"] + inputs.reversed() + ["-o", "two", "--jobs", "2"])
            #expect(one.status == 0 && two.status == 0)
            #expect(two.text == "two/e.png\ntwo/d.png\ntwo/c.png\ntwo/b.png\ntwo/a.png\n")
            for name in ["a", "b", "c", "d", "e"] {
                #expect(try tool.data("one/\(name).png") == tool.data("two/\(name).png"))
            }
        }
    }
}

@Suite struct RenderWritingTests {
    @Test func whatCantBeWrittenIsTold() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let full = try tool.run("render", "a.yaml", "-o", "/dev/full")
            #expect(full.status == 2)
            #expect(full.errors == "a.yaml: error: can't write '/dev/full': no space left on the device\n")
            #expect(try tool.run("render", "a.yaml", "-o", "/dev/null").status == 0)
            try tool.write("file", to: "blocked")
            let blocked = try tool.run("render", "a.yaml", "-o", "blocked/")
            #expect(blocked.status == 2)
            #expect(blocked.errors.contains("can't make the folder 'blocked/'"))
        }
    }

    @Test func readerThatGoesAwayIsNoCrash() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            for arguments in [
                ["render", "a.yaml", "-o", "-"], ["devices"], ["render", "--help"], ["schema"],
            ] {
                let process = tool.process(arguments)
                let pipe = Pipe()
                try pipe.fileHandleForReading.close()
                process.standardOutput = pipe
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationReason == .exit)
                #expect(process.terminationStatus == 2)
            }
        }
    }

    /// What a shell's redirections and limits do to the command.
    @Test(arguments: [
        ("render a.yaml >&-", 0, ["a.png"]), ("render a.yaml 0<&- 1>&- 2>&-", 0, ["a.png"]),
        ("render a.yaml b.yaml -o out >&-", 2, ["out", "out/a.png", "out/b.png"]),
        ("render - <&-", 2, []), ("devices >&-", 2, []), ("render a.yaml -o - >&-", 2, []),
    ])
    func closedStreamsHarmNoFile(_ line: String, _ status: Int32, _ files: [String]) throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            try tool.write(Sample.plain, to: "b.yaml")
            let shell = try tool.shell("'\(Tool.binary.path(percentEncoded: false))' \(line)")
            #expect(shell == status)
            #expect(try tool.names() == (files + ["a.yaml", "b.yaml"]).sorted())
            for file in files where file.hasSuffix(".png") {
                #expect(
                    try tool.data(file).suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
            }
        }
    }

    @Test func fileSizeLimitIsAnError() throws {
        try Tool.inFolder { tool in
            try tool.write("table: {sections: [{rows: [One, Two]}]}\n", to: "a.yaml")
            let status = try tool.shell(
                "ulimit -f 4; '\(Tool.binary.path(percentEncoded: false))' render a.yaml 2>/dev/null")
            #expect(status == 2)
            #expect(try tool.names() == ["a.yaml"])
        }
    }

    @Test func endedProcessLeavesNothing() throws {
        try Tool.inFolder { tool in
            let rows = String(repeating: "    - {title: row, subtitle: below}\n", count: 50_000)
            try tool.write("table:\n  sections:\n  - rows:\n" + rows, to: "long.yaml")
            // Test runners start with signals ignored, which the command would inherit and respect.
            let process = tool.process([])
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [
                "--default-signal=TERM", Tool.binary.path(percentEncoded: false), "render", "long.yaml",
                "--full-height",
            ]
            try process.run()
            let deadline = Date(timeIntervalSinceNow: 30)
            while process.isRunning, try tool.names().count < 2, Date() < deadline { usleep(500) }
            #expect(try tool.names().count == 2)
            process.terminate()
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
            #expect(try tool.names() == ["long.yaml"])
        }
    }
}

@Suite struct RenderOptionTests {
    @Test func overridesHoldForEveryVariant() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.variants, to: "v.yaml")
            let device = ["--device", "iPhone 8"]
            #expect(try tool.run(["render", "v.yaml", "-o", "out/"] + device).status == 0)
            #expect(Tool.size(ofPNG: try tool.data("out/v.dark.png")) == [750, 1334])
            #expect(try tool.run(["render", "v.yaml", "-o", "out/", "--scale=1"] + device).status == 0)
            #expect(Tool.size(ofPNG: try tool.data("out/v.light.png")) == [375, 667])
            let dark = try tool.data("out/v.dark.png")
            #expect(dark != (try tool.data("out/v.light.png")))
            #expect(
                try tool.run(
                    ["render", "v.yaml", "-o", "out/", "--scale=1", "--appearance", "dark"] + device
                ).status == 0)
            #expect(try tool.data("out/v.light.png") == dark)
        }
    }

    @Test func everyOverrideShows() throws {
        try Tool.inFolder { tool in
            let rows = (1...40).map { "Row \($0)" }.joined(separator: ", ")
            try tool.write("table: {sections: [{header: Rows, rows: [\(rows)]}]}\n", to: "a.yaml")
            let plain = try tool.run("render", "a.yaml", "-o", "-", "--scale", "1").output
            for option in [
                ["--device", "iphone se (1st generation)"], ["--theme", "ios7"], ["--appearance", "dark"],
                ["--text-size", "ax3"], ["--direction", "rtl"], ["--locale", "ar"],
                ["--content-offset", "100"],
                ["--full-height"],
            ] {
                let result = try tool.run(["render", "a.yaml", "-o", "-", "--scale", "1"] + option)
                #expect(result.status == 0, "\(option): \(result.errors)")
                #expect(result.output != plain, "\(option) changes nothing")
            }
        }
    }

    @Test func fullHeightShowsAllRows() throws {
        try Tool.inFolder { tool in
            let rows = String(repeating: "    - row\n", count: 300)
            try tool.write(
                "device: {size: [320, 400], scale: 3}\ntable:\n  sections:\n  - rows:\n" + rows, to: "a.yaml")
            #expect(try tool.run("render", "a.yaml", "--full-height").status == 0)
            let size = try #require(Tool.size(ofPNG: try tool.data("a.png")))
            #expect(size[0] == 960)
            #expect(size[1] >= 300 * 44 * 3)
        }
    }

    @Test func offsetBeyondTheEndWarnsAndWorks() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let result = try tool.run("render", "a.yaml", "--content-offset", "5000")
            #expect(result.status == 0)
            #expect(result.errors.hasPrefix("a.yaml: warning: "), "\(result.errors)")
        }
    }

    @Test func fontFolderIsTheOnlyPlaceForFonts() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let none = try tool.run("render", "a.yaml", "--fonts", "none")
            #expect(none.status == 2 && none.errors.contains("there is no font folder 'none'"))
            try FileManager.default.createDirectory(
                at: tool.folder.appending(path: "empty"), withIntermediateDirectories: false)
            let empty = try tool.run("render", "a.yaml", "--fonts", "empty")
            #expect(empty.status == 2)
            #expect(empty.errors.contains("Inter"), "\(empty.errors)")
            #expect(try tool.names() == ["a.yaml", "empty"])
        }
    }
}

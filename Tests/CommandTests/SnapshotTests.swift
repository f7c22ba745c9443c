import Foundation
import Testing

/// `record` and `verify` as a user and a CI job run them.
@Suite struct SnapshotTests {
    private static let base = "device: {size: [120, 100], scale: 1}\nstatusBar: false\n"

    private static func document(_ rows: String, _ rest: String = "") -> String {
        base + "table: {sections: [{rows: [\(rows)]}]}\n" + rest
    }

    @Test func recordThenVerify() throws {
        try Tool.inFolder { tool in
            try tool.write(
                Self.document("One, Two", "variants: [{name: a}, {name: b}]\n"), to: "docs/list.yaml")
            let recorded = try tool.run("record", "docs/list.yaml")
            #expect(recorded.status == 0, "\(recorded.errors)")
            #expect(
                recorded.text
                    == "wrote list/a\n    it was missing\nwrote list/b\n    it was missing\n"
                    + "wrote 2, kept 0, removed 0\n")
            let again = try tool.run("record", "docs/list.yaml")
            #expect(
                again.text == "kept list/a\nkept list/b\nwrote 0, kept 2, removed 0\n" && again.status == 0)
            let verified = try tool.run("verify", "docs/list.yaml")
            #expect(verified.text == "2 snapshots: 2 identical\n" && verified.status == 0)
            #expect(verified.errors == "")
        }
    }

    @Test func failureExplainsItselfAndItsCommandMendsIt() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One, Two"), to: "my docs/it's.yaml")
            try tool.run("record", "my docs/it's.yaml", "--snapshots", "snaps/here")
            try tool.write(Self.document("One, Three"), to: "my docs/it's.yaml")
            let failed = try tool.run(
                "verify", "my docs/it's.yaml", "--snapshots", "snaps/here", "--record", "never")
            #expect(failed.status == 1)
            let lines = failed.text.split(separator: "\n").map(String.init)
            #expect(lines.first?.hasPrefix("different it's/default: ") == true)
            #expect(lines.contains("    section-0/row-1: title is 'Three', was 'Two'"))
            #expect(lines.last == "1 snapshot: 1 different")
            let accept = try #require(lines.first { $0.hasPrefix("    accept: tablemockup ") })
                .dropFirst("    accept: tablemockup ".count)
            let path = Tool.binary.path(percentEncoded: false)
            #expect(try tool.shell("'\(path)' \(accept)") == 0)
            let verified = try tool.run("verify", "my docs/it's.yaml", "--snapshots", "snaps/here")
            #expect(verified.text == "1 snapshot: 1 identical\n")
        }
    }

    @Test(arguments: [
        (["--record", "never"], 1, "missing list/default"),
        (["--record", "missing"], 1, "recorded list/default"),
        (["--record", "failed"], 1, "recorded list/default"),
        (["--record", "all"], 1, "recorded list/default"),
    ])
    func recordingByTheWayFailsTheRun(_ options: [String], _ status: Int32, _ line: String) throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            let run = try tool.run(["verify", "list.yaml"] + options)
            #expect(run.status == status)
            #expect(run.text.hasPrefix(line))
            #expect(run.text.contains("run again") == line.hasPrefix("recorded"))
            let files = try tool.names().filter { $0.hasSuffix(".png") }
            #expect(files == (line.hasPrefix("recorded") ? ["Snapshots/list/default.png"] : []))
        }
    }

    @Test(arguments: [("true", 0), ("1", 0), ("", 1), ("false", 1), ("0", 1)])
    func continuousIntegrationRecordsNothing(_ value: String, _ count: Int) throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            let process = tool.process(["verify", "list.yaml"])
            process.environment = ProcessInfo.processInfo.environment.merging(["CI": value]) { $1 }
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 1)
            #expect(try tool.names().count { $0.hasSuffix(".png") } == count)
        }
    }

    @Test func obsoleteOnesAreFoundAndRemoved() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One", "variants: [{name: a}, {name: b}]\n"), to: "list.yaml")
            try tool.write(Self.document("One"), to: "other.yaml")
            try tool.run("record", "list.yaml", "other.yaml")
            try tool.write(Self.document("One", "variants: [{name: a}]\n"), to: "list.yaml")
            let failed = try tool.run("verify", "list.yaml")
            #expect(failed.status == 1)
            #expect(
                failed.text
                    == "obsolete list/b\n    the document has no variant 'b' any more\n"
                    + "    accept: tablemockup record list.yaml --snapshots Snapshots --filter list/b\n"
                    + "2 snapshots: 1 identical, 1 obsolete\n")
            #expect(try tool.run("verify", "list.yaml", "--filter", "*/a").status == 0)
            #expect(try tool.run("verify", "other.yaml").status == 0)
            #expect(try tool.run("verify", "list.yaml", "--complete", "--filter", "other*").status == 1)
            let recorded = try tool.run("record", "list.yaml", "--filter", "list/b")
            #expect(recorded.text == "removed list/b\nwrote 0, kept 0, removed 1\n" && recorded.status == 0)
            #expect(
                try tool.names().filter { $0.hasSuffix(".png") } == [
                    "Snapshots/list/a.png", "Snapshots/other/default.png",
                ])
        }
    }

    @Test func shardsCoverEverythingOnce() throws {
        try Tool.inFolder { tool in
            let names = (0..<9).map { "{name: v\($0)}" }.joined(separator: ", ")
            try tool.write(Self.document("One", "variants: [\(names)]\n"), to: "list.yaml")
            var missing: [String] = []
            for shard in ["1/3", "2/3", "3/3"] {
                let run = try tool.run("verify", "list.yaml", "--record", "never", "--shard", shard)
                missing += run.text.split(separator: "\n").filter { $0.hasPrefix("missing ") }.map(
                    String.init)
            }
            #expect(missing.sorted() == (0..<9).map { "missing list/v\($0)" })
        }
    }

    @Test func badInputDoesNotStopTheOthers() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "good.yaml")
            try tool.write(Sample.broken, to: "broken.yaml")
            try tool.write(Sample.undrawable, to: "undrawable.yaml")
            let recorded = try tool.run(
                "record", "broken.yaml", "good.yaml", "undrawable.yaml", "absent.yaml")
            #expect(recorded.status == 2)
            #expect(recorded.text.contains("wrote good/default\n"))
            #expect(recorded.text.contains("failed undrawable/default: "))
            #expect(recorded.errors.contains("broken.yaml:1:9: error: unknown key 'sektions'"))
            #expect(recorded.errors.contains("absent.yaml: error: can't read it: no such file or folder"))
            let verified = try tool.run("verify", "broken.yaml", "good.yaml")
            #expect(verified.status == 2 && verified.text.hasSuffix("2 snapshots: 1 failed, 1 identical\n"))
        }
    }

    @Test func wrongUse() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "a/list.yaml")
            try tool.write(Self.document("One"), to: "b/list.yaml")
            let twins = try tool.run("record", "a/list.yaml", "b/list.yaml")
            #expect(
                twins.status == 64
                    && twins.errors.contains("two documents would share the snapshots of 'list'"))
            #expect(try !tool.names().contains("Snapshots"))
            // Named twice is named once.
            #expect(try tool.run("record", "a/list.yaml", "./a/list.yaml").status == 0)
            let none = try tool.run("verify", "a/list.yaml", "--filter", "lost/*")
            #expect(none.status == 64 && none.errors.contains("no snapshot matches 'lost/*'"))
            try tool.write("a file", to: "file")
            let file = try tool.run("verify", "a/list.yaml", "--snapshots", "file")
            #expect(file.status == 2 && file.errors.contains("'file' is a file"))
            try tool.write(Self.document("One"), to: "...yaml")
            #expect(try tool.run("record", "...yaml").status == 64)
        }
    }

    @Test func reportsAreWritten() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try tool.run("record", "list.yaml")
            try tool.write(Self.document("Two"), to: "list.yaml")
            let run = try tool.run(
                "verify", "list.yaml", "--record", "never", "--report", "out", "--junit", "junit.xml")
            #expect(run.status == 1)
            #expect(try String(decoding: tool.data("junit.xml"), as: UTF8.self).contains("title is"))
            #expect(
                try String(decoding: tool.data("out/index.html"), as: UTF8.self).contains("section-0/row-0"))
        }
    }

    // MARK: - Faults

    /// Killed at any moment, recording leaves each snapshot as it was or as it is to be.
    @Test func reportsTakeThePlaceOfReportsAlone() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try tool.run("record", "list.yaml")
            #expect(try tool.run("verify", "list.yaml", "--report", "out").status == 0)
            let files = [
                "list.yaml", "Snapshots/list/default.png", "Snapshots/list/default.layout.txt",
                "Snapshots/list/manifest.json", "out/report.json",
            ]
            for file in files {
                let before = try tool.data(file)
                let refused = try tool.run("verify", "list.yaml", "--junit", file)
                #expect(refused.status == 2 && refused.text == "", "\(file)")
                #expect(
                    refused.errors.contains("'\(file)': it is there already and no JUnit XML"),
                    "\(refused.errors)")
                #expect(try tool.data(file) == before)
            }
            for folder in ["Snapshots", "Snapshots/list"] {
                let refused = try tool.run("verify", "list.yaml", "--report", folder)
                #expect(refused.status == 2)
                #expect(refused.errors.contains("'\(folder)': it holds snapshots"), "\(refused.errors)")
                let merged = try tool.run("report", "--merge", "out", "-o", folder)
                #expect(merged.status == 2 && merged.errors.contains("it holds snapshots"))
            }
            for _ in 0..<2 {
                #expect(
                    try tool.run("verify", "list.yaml", "--junit", "j.xml", "--report", "out").status == 0)
            }
        }
    }

    @Test func whatStandsInTheWayIsClearedByTheCommand() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            let path = Tool.binary.path(percentEncoded: false)
            for obstacle in ["mkdir", "mkfifo"] {
                try tool.run("record", "list.yaml")
                #expect(
                    try tool.shell("rm Snapshots/list/default.png && \(obstacle) Snapshots/list/default.png")
                        == 0)
                let failed = try tool.run("verify", "list.yaml", "--record", "never")
                #expect(failed.status == 2)
                let line = try #require(
                    failed.text.split(separator: "\n").first { $0.hasPrefix("    accept: ") })
                let command = String(line.dropFirst("    accept: ".count))
                    .replacing("tablemockup record", with: "'\(path)' record")
                #expect(try tool.shell(command) == 0, "\(command)")
                #expect(try tool.run("verify", "list.yaml").text == "1 snapshot: 1 identical\n")
            }
        }
    }

    @Test func whatIsGoneIsTold() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try tool.run("record", "list.yaml")
            #expect(try tool.shell("rm Snapshots/list/manifest.json") == 0)
            let verified = try tool.run("verify", "list.yaml")
            #expect(verified.status == 0)
            #expect(
                verified.errors.contains(
                    "warning: Snapshots/list/manifest.json: it is gone; recording writes it anew; pictures are compared"
                ),
                "\(verified.errors)")
            #expect(try tool.run("record", "list.yaml").errors == "")
            #expect(try tool.run("verify", "list.yaml").errors == "")
            for (change, problem) in [
                (
                    "s/\"scale\": [0-9.]*/\"scale\": 9/",
                    "its entry for 'default' is not as it was written; recording writes it anew"
                ), ("s/\"default\"/\"other\"/", "it has no entry for 'default'; recording writes it anew"),
                ("s/\"format\": 1/\"format\": 2/", "it has the format 2, expected 1"),
            ] {
                #expect(try tool.shell("sed -i.old '\(change)' Snapshots/list/manifest.json") == 0)
                #expect(try tool.shell("rm Snapshots/list/manifest.json.old") == 0)
                let errors = try tool.run("verify", "list.yaml").errors
                #expect(errors.contains("manifest.json: \(problem); "), "\(errors)")
                try tool.run("record", "list.yaml")
                #expect(try tool.run("verify", "list.yaml").errors == "")
            }
            #expect(try tool.shell("rm -r Snapshots && ln -s /nowhere/at/all Snapshots") == 0)
            for command in ["record", "verify"] {
                let refused = try tool.run(command, "list.yaml")
                #expect(refused.status == 2)
                #expect(
                    refused.errors.contains("'Snapshots' is a symbolic link to nothing"), "\(refused.errors)")
            }
        }
    }

    @Test func whatDecidesAWholePictureIsNamed() throws {
        let changes = [
            ("theme: ios7", "the theme is ios7, was ios"),
            ("direction: rtl", "the direction is rtl, was ltr"),
            ("appearance: dark", "the appearance is dark, was light"),
            ("textSize: ax2", "the text size is ax2, was large"),
            ("locale: ar", "the locale is ar, was en"),
        ]
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try tool.run("record", "list.yaml")
            for (line, sentence) in changes {
                try tool.write(Self.document("One", line + "\n"), to: "list.yaml")
                let failed = try tool.run("verify", "list.yaml", "--record", "never")
                #expect(failed.text.contains("\n    \(sentence)\n"), "\(failed.text)")
            }
        }
    }

    @Test func brokenBoundsAreNamed() throws {
        try Tool.inFolder { tool in
            func write(_ row: String, _ bounds: String) throws {
                try tool.write(
                    Self.document(row, "snapshot: {tolerance: {\(bounds), reason: a test}}\n"),
                    to: "list.yaml")
            }
            try write("Hello", "maximumCount: 1")
            try tool.run("record", "list.yaml")
            for (bounds, sentence) in [
                ("maximumCount: 9", "pixels differ, at most 9 may"),
                ("maximumCount: 10000, maximumCluster: 3", "pixels of one area differ, at most 3 may"),
            ] {
                try write("Hullo", bounds)
                let failed = try tool.run("verify", "list.yaml", "--record", "never", "--junit", "j.xml")
                #expect(failed.status == 1)
                let line = failed.text.split(separator: "\n").dropFirst().first ?? ""
                #expect(
                    line.hasPrefix("    over the tolerance: ") && line.hasSuffix(sentence), "\(failed.text)")
                #expect(try String(decoding: tool.data("j.xml"), as: UTF8.self).contains(sentence))
            }
        }
    }

    @Test func killedRecordingsLeaveWholeSnapshots() throws {
        try Tool.inFolder { tool in
            let names = (0..<12).map { "{name: v\($0)}" }.joined(separator: ", ")
            let documents = ["One, Two, Three", "Uno, Due, Tre"].map {
                Self.document($0, "variants: [\(names)]\n")
            }
            for (index, text) in documents.enumerated() { try tool.write(text, to: "\(index)/list.yaml") }
            try tool.run("record", "0/list.yaml")
            var wereCut = 0
            for round in 0..<24 {
                let process = tool.process(["record", "\((round + 1) % 2)/list.yaml", "--jobs", "2"])
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                usleep(UInt32(8_000 + round * 6_000))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                if process.terminationReason == .uncaughtSignal { wereCut += 1 }
                let verdicts = try (0..<2).map { index in
                    let run = try tool.run("verify", "\(index)/list.yaml", "--record", "never")
                    #expect(run.status <= 1, "\(run.text)\(run.errors)")
                    let lines = run.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast()
                    #expect(lines.allSatisfy { $0.hasPrefix("different ") }, "\(run.text)")
                    return Set(lines.compactMap { $0.split(separator: " ").dropFirst().first })
                }
                // What is not the one is the other.
                #expect(
                    verdicts[0].isDisjoint(with: verdicts[1]) && verdicts[0].union(verdicts[1]).count == 12)
            }
            #expect(wereCut > 0)
            #expect(try tool.run("record", "0/list.yaml").status == 0)
            #expect(try tool.run("verify", "0/list.yaml").text == "12 snapshots: 12 identical\n")
        }
    }

    @Test func twoRecordersAtOnceLeaveWholeSnapshots() throws {
        try Tool.inFolder { tool in
            let names = (0..<8).map { "{name: v\($0)}" }.joined(separator: ", ")
            for (index, rows) in ["One, Two", "Uno, Due"].enumerated() {
                try tool.write(Self.document(rows, "variants: [\(names)]\n"), to: "\(index)/list.yaml")
            }
            for _ in 0..<4 {
                let processes = (0..<4).map {
                    tool.process(["record", "\($0 % 2)/list.yaml", "--jobs", "2"])
                }
                for process in processes {
                    process.standardOutput = FileHandle.nullDevice
                    try process.run()
                }
                for process in processes {
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                }
                let texts = try (0..<2).map {
                    try tool.run("verify", "\($0)/list.yaml", "--record", "never").text
                }
                let counts = texts.map { text in
                    text.split(separator: "\n").count { $0.hasPrefix("different ") }
                }
                #expect(counts[0] + counts[1] == 8, "\(texts)")
                #expect(!texts.joined().contains("nothing is known of its layout"), "\(texts)")
            }
            #expect(try !tool.names().contains { $0.hasSuffix(".tmp") })
        }
    }

    private static let isRoot = getuid() == 0

    /// A file system of 64 KiB, or one that can't be written, as root mounts them.
    private func onTmpfs(_ options: String, _ tool: Tool, _ body: (Tool) throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: tool.folder.appending(path: "mnt"), withIntermediateDirectories: true)
        guard try tool.shell("mount -t tmpfs -o size=64k tmpfs mnt 2>/dev/null") == 0 else {
            print("SKIPPED: no tmpfs can be mounted here; a full and a read-only disk are not tested")
            return
        }
        defer { _ = try? tool.shell("umount mnt") }
        if options == "ro" {
            try tool.run("record", "list.yaml", "--snapshots", "mnt/S")
            #expect(try tool.shell("mount -o remount,ro mnt") == 0)
        }
        try body(tool)
    }

    @Test(.enabled(if: isRoot, "a disk is filled only as root")) func fullDiskLeavesTheOldSnapshot() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try onTmpfs("", tool) { tool in
                #expect(try tool.run("record", "list.yaml", "--snapshots", "mnt/S").status == 0)
                _ = try tool.shell("cat /dev/zero > mnt/fill 2>/dev/null")
                try tool.write(Self.document("Two"), to: "other/list.yaml")
                let full = try tool.run("record", "other/list.yaml", "--snapshots", "mnt/S")
                #expect(full.status == 2)
                #expect(full.text.contains("no space left on the device"), "\(full.text)\(full.errors)")
                #expect(try tool.run("verify", "list.yaml", "--snapshots", "mnt/S").status == 0)
                #expect(try !tool.names().contains { $0.hasSuffix(".tmp") })
                // What doesn't change needs no room.
                #expect(try tool.run("record", "list.yaml", "--snapshots", "mnt/S").status == 0)
            }
        }
    }

    @Test(.enabled(if: isRoot, "a disk is made read-only only by root")) func readOnlyFolder() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            try onTmpfs("ro", tool) { tool in
                #expect(try tool.run("verify", "list.yaml", "--snapshots", "mnt/S").status == 0)
                #expect(try tool.run("record", "list.yaml", "--snapshots", "mnt/S").status == 0)
                try tool.write(Self.document("Two"), to: "other/list.yaml")
                let failed = try tool.run("record", "other/list.yaml", "--snapshots", "mnt/S")
                #expect(failed.status == 2)
                #expect(failed.text.contains("the file system is read-only"), "\(failed.text)")
            }
        }
    }

    @Test func verifyNeedsNoCacheFolder() throws {
        try Tool.inFolder { tool in
            try tool.write(Self.document("One"), to: "list.yaml")
            for home in ["/proc/nowhere", "relative", ""] {
                let process = tool.process(["record", "list.yaml", "--snapshots", "S\(home.count)"])
                process.environment = ["HOME": home, "XDG_CACHE_HOME": home]
                process.standardOutput = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            #expect(try !tool.names().contains { $0.hasPrefix("relative") })
        }
    }
}

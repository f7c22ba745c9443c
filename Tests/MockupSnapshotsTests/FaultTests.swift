import Foundation
import MockupFormat
import PixelImage
import TableMockup
import Testing
import Threads

@testable import MockupSnapshots

/// Stores that somebody or something has been at.
@Suite struct FaultTests {
    private let plan: SnapshotPlan
    private let other: SnapshotPlan
    private let test: TestStore

    init() throws {
        test = try TestStore()
        plan = try TestStore.plan([("doc", TestStore.document())])
        other = try TestStore.plan([("doc", TestStore.document(rows: ["One", "Three"]))])
        test.record(plan)
    }

    private func result(_ plan: SnapshotPlan) throws -> SnapshotResult {
        try #require(test.verify(plan).results.first)
    }

    /// Whether recording mends what was broken.
    private func recordMends(_ verdict: String = "recorded") throws {
        #expect(test.record(plan).words == ["doc/default \(verdict)"])
        #expect(test.verify(plan).words == ["doc/default identical"])
        let manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        #expect(manifest.entries["default"] != nil)
    }

    // MARK: - Pictures

    @Test(arguments: [0, 7, 8, 20, 33, 200])
    func truncatedPicture(_ length: Int) throws {
        try test.data("doc/default.png").prefix(length).write(to: test.url("doc/default.png"))
        let result = try result(plan)
        #expect(result.verdict.name == "unreadable", "\(result.verdict)")
        #expect(result.explanation.first?.hasPrefix("the recorded picture can't be read: ") == true)
        #expect(result.acceptCommand != nil)
        try recordMends()
    }

    @Test func everyTruncationIsNoticed() throws {
        let whole = try test.data("doc/default.png")
        for length in stride(from: 0, to: whole.count, by: 97) {
            try whole.prefix(length).write(to: test.url("doc/default.png"))
            #expect(try !result(plan).verdict.isPass, "\(length)")
        }
    }

    @Test func flippedBitsAreNoFalsePass() throws {
        let whole = try test.data("doc/default.png")
        for place in stride(from: 40, to: whole.count - 12, by: 61) {
            var data = whole
            data[place] ^= 0x10
            try data.write(to: test.url("doc/default.png"))
            let result = try result(plan)
            // What can still be read may have the same pixels, in a chunk that says nothing about them.
            let same = (try? Bitmap(png: [UInt8](data))) == (try Bitmap(png: [UInt8](whole)))
            #expect(result.verdict.isPass == same, "\(place): \(result.verdict)")
        }
    }

    @Test func bombIsRefused() throws {
        var bomb = try test.data("doc/default.png")
        for (place, byte) in [
            (16, 0x7F), (17, 0xFF), (18, 0xFF), (19, 0xFF), (20, 0x7F), (21, 0xFF), (22, 0xFF),
        ] {
            bomb[place] = UInt8(byte)
        }
        try bomb.write(to: test.url("doc/default.png"))
        let result = try result(plan)
        guard case .unreadable(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.contains("over the limit of 64 Mpx"))
        try recordMends()
    }

    @Test func hugeFileIsNotRead() throws {
        let handle = try FileHandle(forWritingTo: test.url("doc/default.png"))
        try handle.truncate(atOffset: 1 << 40)
        try handle.close()
        #expect(try result(plan).verdict == .unreadable("it is larger than 256 MiB"))
    }

    @Test func pipesAndFoldersAreNoPictures() throws {
        let path = test.url("doc/default.png").path(percentEncoded: false)
        try FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(try result(plan).verdict == .unreadable("it is no regular file"))
        #expect(test.record(plan).results[0].verdict.name == "failed")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(try result(plan).verdict == .unreadable("it is a folder, expected a file"))
        let run = test.record(plan)
        #expect(
            run.results[0].verdict == .failed("can't write '\(path)': it is a folder, expected a file"))
        #expect(try !test.names().contains { $0.contains(".tmp") })
    }

    @Test func linksAreReadAndReplaced() throws {
        let path = test.url("doc/default.png").path(percentEncoded: false)
        let outside = test.folder.appending(path: "outside.png").path(percentEncoded: false)
        try FileManager.default.moveItem(atPath: path, toPath: outside)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside)
        #expect(try result(plan).verdict == .identical)
        let before = try Data(contentsOf: URL(filePath: outside))
        #expect(test.record(other).words == ["doc/default recorded"])
        #expect(try Data(contentsOf: URL(filePath: outside)) == before, "what a link leads to is not written")
        #expect(try result(other).verdict == .identical)
        // A link to nowhere is no picture.
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        #expect(try result(plan).verdict == .missing)
        try recordMends()
    }

    @Test func folderThatIsAFile() throws {
        try FileManager.default.removeItem(at: test.url("doc"))
        try test.write("a file", to: "doc")
        #expect(try !result(plan).verdict.isPass)
        let run = test.record(plan)
        #expect(run.results[0].verdict.name == "failed")
        #expect(try test.text("doc") == "a file")
    }

    // MARK: - Manifests

    @Test(arguments: [
        "", "{", "[]", "null", "{\"format\": 2, \"snapshots\": {}}", "{\"format\": 1}", "<<<<<<< HEAD\n{}",
        "{\"format\": 1, \"snapshots\": []}", "{\"format\": 1, \"snapshots\": {\"default\": {}}}", "\u{0}",
        "{\"format\": 1, \"format\": 1, \"snapshots\": {}}",
    ])
    func brokenManifest(_ text: String) throws {
        try test.write(text, to: "doc/manifest.json")
        #expect(test.verify(plan).words == ["doc/default identical"])
        let found = try result(other)
        #expect(found.verdict.name == "different")
        #expect(found.explanation.contains { $0.hasPrefix("nothing is known of its layout: ") })
        try recordMends("identical")
    }

    @Test func unreadableManifestIsSaid() throws {
        try test.write("{", to: "doc/manifest.json")
        let warning = try #require(test.verify(plan).warnings.first)
        #expect(
            warning.contains("doc/manifest.json: ") && warning.hasSuffix("; pictures are compared without it")
        )
    }

    @Test func deepManifest() throws {
        try test.write(String(repeating: "[", count: 200_000), to: "doc/manifest.json")
        #expect(test.verify(plan).words == ["doc/default identical"])
    }

    @Test func missingManifestAndLayout() throws {
        try FileManager.default.removeItem(at: test.url("doc/manifest.json"))
        #expect(try result(other).explanation.first == "nothing is known of its layout: there is no manifest")
        try FileManager.default.removeItem(at: test.url("doc/default.layout.txt"))
        #expect(test.verify(plan).words == ["doc/default identical"])
        try recordMends("identical")
    }

    /// Whoever edits a hash to make a picture pass changes nothing.
    @Test func editedManifestIsNotBelieved() throws {
        let good = try test.text("doc/manifest.json")
        let drawn = try Manifest(parsing: [UInt8](good.utf8)).entries["default"]
        test.record(other)
        let bad = try test.text("doc/manifest.json")
        // The pixel hash of what will be drawn, in the entry of what is recorded.
        let recorded = try Manifest(parsing: [UInt8](bad.utf8)).entries["default"]
        let edited = bad.replacingOccurrences(
            of: try #require(recorded).pixels, with: try #require(drawn).pixels)
        #expect(edited != bad)
        try test.write(edited, to: "doc/manifest.json")
        let found = try result(plan)
        #expect(found.verdict.name == "different")
        #expect(
            found.explanation.first
                == "nothing is known of its layout: its entry in the manifest is not as it was written")
    }

    @Test func manifestLeadsNowhereElse() throws {
        var manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        let entry = try #require(manifest.entries["default"])
        try Data("precious".utf8).write(to: test.folder.appending(path: "precious.png"))
        for name in ["../../precious", "/etc/x", "..", "", "a\u{0}b"] { manifest.entries[name] = entry }
        try Data(manifest.bytes).write(to: test.url("doc/manifest.json"))
        #expect(test.record(plan).words == ["doc/default identical"])
        #expect(FileManager.default.fileExists(atPath: test.folder.appending(path: "precious.png").path))
    }

    // MARK: - Half steps

    /// What a writer that died after each of its three steps leaves.
    @Test func halfStepsAreTheOldOrTheNewSnapshot() throws {
        func files() throws -> [String: Data] {
            try ["default.layout.txt", "default.png", "manifest.json"].reduce(into: [:]) {
                $0[$1] = try test.data("doc/" + $1)
            }
        }
        let old = try files()
        test.record(other)
        let new = try files()
        let steps = ["default.layout.txt", "default.png", "manifest.json"]
        for count in 0...3 {
            for (index, name) in steps.enumerated() {
                try (index < count ? new : old)[name]?.write(to: test.url("doc/" + name))
            }
            let isNew = count >= 2
            #expect(try result(plan).verdict.name == (isNew ? "different" : "identical"), "\(count)")
            let found = try result(other)
            #expect(found.verdict.name == (isNew ? "identical" : "different"), "\(count)")
            if count == 1 {
                // The layout is not that of the picture: it explains nothing.
                #expect(
                    found.explanation.first
                        == "nothing is known of its layout: the layout file is not the one that was recorded")
            }
        }
    }

    @Test func leftoversOfTheDeadAreSwept() throws {
        // The second has the number of a process that lives: another one had it before, as in containers.
        let old = ["doc/.tablemockup-4999999-0.tmp", "doc/.tablemockup-\(getpid())-999999.tmp"]
        let fresh = "doc/.tablemockup-4999999-1.tmp"
        for name in old + [fresh] { try test.write("x", to: name) }
        let unfinished = try OutputFile(path: test.url("doc/unfinished").path(percentEncoded: false))
        try unfinished.write([1])
        let held = try test.names().filter { $0.hasSuffix(".tmp") && !old.contains($0) && $0 != fresh }
        #expect(held.count == 1)
        let past = Date(timeIntervalSinceNow: -600)
        for name in old + held {
            try FileManager.default.setAttributes(
                [.modificationDate: past], ofItemAtPath: test.url(name).path(percentEncoded: false))
        }
        test.record(other)
        let names = try test.names()
        #expect(Set(names.filter { $0.hasSuffix(".tmp") }) == Set([fresh] + held))
        unfinished.discard()
    }

    @Test func twoWritersLeaveOneWholeSnapshot() throws {
        let names = (0..<6).map { "v\($0)" }
        let plans = try [["One", "Two"], ["Uno", "Due"]].map {
            try TestStore.plan([("both", TestStore.document(rows: $0, variants: names))])
        }
        let test = test
        Workers.run(count: 4, jobs: 4) {
            { index in
                for _ in 0..<4 { test.record(plans[index % 2]) }
            }
        } receive: { _, _ in
        }
        // Each picture is one writer's, with that writer's layout and entry.
        let manifest = try Manifest(parsing: [UInt8](test.data("both/manifest.json")))
        for name in names {
            let entry = try #require(manifest.entries[name])
            let stored = try test.store.snapshot(document: "both", variant: name, manifest: .read(manifest))
            #expect(stored.entry == entry)
            let layout = try #require(test.store.layout(of: entry, document: "both", variant: name))
            #expect(layout.contains("\"One\"") != layout.contains("\"Uno\""))
            let verdicts = plans.map { plan in
                SnapshotVerifier(store: test.store).verify(plan).results.first { $0.variant == name }?.verdict
                    .name
            }
            #expect(verdicts.filter { $0 == "identical" }.count == 1)
            #expect((verdicts[0] == "identical") == layout.contains("\"One\""))
        }
        #expect(try !test.names().contains { $0.hasSuffix(".tmp") })
    }

    @Test func cacheOfFontHashesIsOnlyACache() throws {
        let cache = test.folder.appending(path: "cache/fonts.sha256").path(percentEncoded: false)
        let first = FontFingerprints(.system, cachePath: cache)
        let hash = try #require(first.hashes(of: ["Inter-Regular.otf"])["Inter-Regular.otf"])
        #expect(hash.count == 64)
        first.save()
        let text = try String(contentsOfFile: cache, encoding: .utf8)
        #expect(text.hasPrefix(hash + " "))
        // It is believed for this very file,
        try text.replacingOccurrences(of: hash, with: String(repeating: "a", count: 64))
            .write(toFile: cache, atomically: true, encoding: .utf8)
        let second = FontFingerprints(.system, cachePath: cache)
        #expect(second.hashes(of: ["Inter-Regular.otf"]).values.first == String(repeating: "a", count: 64))
        // and for no other one, and what is no cache is none.
        for broken in ["", "garbage\n", "\u{0}", text.replacingOccurrences(of: ":", with: ";")] {
            try broken.write(toFile: cache, atomically: true, encoding: .utf8)
            let again = FontFingerprints(.system, cachePath: cache)
            #expect(again.hashes(of: ["Inter-Regular.otf"]).values.first == hash)
        }
        #expect(
            FontFingerprints(.system, cachePath: nil).hashes(of: ["absent.otf"]) == [
                "absent.otf": "unreadable"
            ])
    }
}

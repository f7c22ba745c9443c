import Foundation
import MockupFormat
import PixelImage
import TableMockup
import Testing

@testable import MockupSnapshots

@Suite struct StoreTests {
    @Test func recordedSnapshotsVerify() throws {
        let test = try TestStore()
        let plan = try TestStore.plan([("doc", TestStore.document(variants: ["a", "b"]))])
        #expect(test.record(plan).words == ["doc/a recorded", "doc/b recorded"])
        #expect(
            try test.names() == [
                "doc", "doc/a.layout.txt", "doc/a.png", "doc/b.layout.txt", "doc/b.png", "doc/manifest.json",
            ])
        #expect(test.verify(plan).words == ["doc/a identical", "doc/b identical"])
        // The same picture that the renderer makes by itself.
        let picture = try Bitmap(png: [UInt8](test.data("doc/a.png")))
        #expect(try Bitmap(png: plan.cases[0].mockup.png().map { $0 }) == picture)
        #expect(try test.text("doc/a.layout.txt") == plan.cases[0].mockup.layout().text())
    }

    @Test func manifestNamesWhatThePictureWasMadeFrom() throws {
        let test = try TestStore()
        test.record(try TestStore.plan([("doc", TestStore.document(rows: ["Latin"]))]))
        let text = try test.text("doc/manifest.json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let entry = try #require((json["snapshots"] as? [String: Any])?["default"] as? [String: Any])
        let fonts = try #require(entry["fonts"] as? [String: String])
        // Only what the one label needs.
        #expect(fonts.keys.sorted() == ["Inter-Regular.otf"])
        #expect(fonts.values.allSatisfy { $0.count == 64 })
        #expect((entry["libraries"] as? [String: String])?["cairo"]?.hasPrefix("1.") == true)
        #expect(
            entry["width"] as? Int == 120 && entry["height"] as? Int == 100 && entry["scale"] as? Int == 1)
        #expect(entry["renderer"] as? String == Renderer.version)
        #expect(!text.contains(test.folder.lastPathComponent), "no path of this machine")
        #expect(text.split(separator: "\n").allSatisfy { $0.count < 110 })
    }

    @Test func whatIsTheSameIsNotWrittenAgain() throws {
        let test = try TestStore()
        let plan = try TestStore.plan([("doc", TestStore.document())])
        test.record(plan)
        func stamps() throws -> [String: Int] {
            ["doc/default.png", "doc/default.layout.txt", "doc/manifest.json"].reduce(into: [:]) {
                var status = stat()
                #expect(stat(test.url($1).path(percentEncoded: false), &status) == 0)
                $0[$1] = Int(status.st_ino)
            }
        }
        let before = try stamps()
        #expect(test.record(plan).words == ["doc/default identical"])
        #expect(try stamps() == before)
    }

    @Test func anotherEncodingOfTheSamePixelsIsKept() throws {
        let test = try TestStore()
        let plan = try TestStore.plan([("doc", TestStore.document())])
        test.record(plan)
        let other = try Bitmap(png: [UInt8](test.data("doc/default.png"))).png()
        try Data(other).write(to: test.url("doc/default.png"))
        #expect(test.verify(plan).words == ["doc/default identical"])
        #expect(test.record(plan).words == ["doc/default identical"])
        #expect(try [UInt8](test.data("doc/default.png")) == other)
        // The entry is about this file now.
        let manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        #expect(
            test.store.layout(of: manifest.entries["default"], document: "doc", variant: "default") != nil)
    }

    @Test func recordRemovesWhatNothingDrawsAndNothingElse() throws {
        let test = try TestStore()
        test.record(try TestStore.plan([("doc", TestStore.document(variants: ["a", "b", "c"]))]))
        try test.write("mine", to: "doc/notes.txt")
        try Data(test.data("doc/a.png")).write(to: test.url("doc/mine.png"))
        let one = try TestStore.plan([("doc", TestStore.document(variants: ["a"]))])
        #expect(
            test.verify(one).words == ["doc/a identical", "doc/b obsolete", "doc/c obsolete"])
        let narrow = try TestStore.plan([("doc", TestStore.document(variants: ["a"]))], filter: "doc/[ab]")
        #expect(test.record(narrow).words == ["doc/a identical", "doc/b removed"])
        #expect(
            try test.names() == [
                "doc", "doc/a.layout.txt", "doc/a.png", "doc/c.layout.txt", "doc/c.png", "doc/manifest.json",
                "doc/mine.png", "doc/notes.txt",
            ])
        #expect(test.record(one).words == ["doc/a identical", "doc/c removed"])
        #expect(test.verify(one).words == ["doc/a identical"])
    }

    @Test func folderOfADocumentThatHasGoneIsRemovedWhenAllAreKnown() throws {
        let test = try TestStore()
        let both = try TestStore.plan([("a", TestStore.document()), ("b", TestStore.document())])
        test.record(both)
        try FileManager.default.createDirectory(at: test.url("other"), withIntermediateDirectories: true)
        try test.write("{}", to: "other/manifest.json")
        let some = try TestStore.plan([("a", TestStore.document())])
        #expect(test.verify(some).words == ["a/default identical"])
        let all = try TestStore.plan([("a", TestStore.document())], isComplete: true)
        #expect(test.verify(all).words == ["a/default identical", "b/default obsolete"])
        #expect(test.record(all).words == ["a/default identical", "b/default removed"])
        #expect(
            try test.names() == [
                "a", "a/default.layout.txt", "a/default.png", "a/manifest.json", "other",
                "other/manifest.json",
            ])
    }

    @Test(arguments: ["", "no manifest", nil] as [String?])
    func snapshotsWithoutAManifestAreObsoleteToo(_ manifest: String?) throws {
        let test = try TestStore()
        test.record(try TestStore.plan([("a", TestStore.document()), ("b", TestStore.document())]))
        if let manifest {
            try test.write(manifest, to: "b/manifest.json")
        } else {
            try FileManager.default.removeItem(at: test.url("b/manifest.json"))
        }
        let all = try TestStore.plan([("a", TestStore.document())], isComplete: true)
        let results = test.verify(all).results
        #expect(results.map(\.verdict.name) == ["identical", "obsolete"])
        let command = results.last?.acceptCommand
        #expect(command?.hasPrefix("tablemockup record docs/a.yaml --snapshots ") == true)
        #expect(command?.hasSuffix(" --filter b/default --complete") == true)
        // What that command does.
        let removal = try TestStore.plan(
            [("a", TestStore.document())], filter: "b/default", isComplete: true)
        #expect(test.record(removal).words == ["b/default removed"])
        #expect(
            try test.names() == ["a", "a/default.layout.txt", "a/default.png", "a/manifest.json"])
        #expect(test.verify(all).words == ["a/default identical"])
    }

    @Test func layoutsThatNoPictureShowsAreTold() throws {
        let test = try TestStore()
        let plan = try TestStore.plan([("doc", TestStore.document(rows: ["{id: a, title: One}"]))])
        test.record(plan)
        let layout = try test.text("doc/default.layout.txt")
        // As a version control system may hand it out.
        try test.write(layout.replacing("\n", with: "\r\n"), to: "doc/default.layout.txt")
        #expect(test.verify(plan).warnings == [])
        #expect(test.record(plan).results.first?.explanation == [])
        let changed = try TestStore.plan([("doc", TestStore.document(rows: ["Uno"]))])
        #expect(
            test.verify(changed).results.first?.explanation.contains { $0.contains("was 'One'") } == true)
        func warning(_ plan: SnapshotPlan) throws -> String {
            let run = test.verify(plan)
            #expect(run.words == ["doc/default identical"] && run.warnings.count == 1)
            let path = test.store.layoutPath(document: "doc", variant: "default")
            return (run.warnings.first ?? "").replacing(path + ": ", with: "")
        }
        let command =
            "; to write it anew: tablemockup record docs/doc.yaml --snapshots \(test.store.directory) "
            + "--filter doc/default"
        let effect = ", and the next difference can't be explained by it"
        try test.write(layout + "x", to: "doc/default.layout.txt")
        #expect(try warning(plan) == "the layout is not as it was recorded" + effect + command)
        try FileManager.default.removeItem(at: test.url("doc/default.layout.txt"))
        #expect(try warning(plan) == "the layout is gone" + effect + command)
        test.record(plan)
        #expect(test.verify(plan).warnings == [])
        let renamed = try TestStore.plan([("doc", TestStore.document(rows: ["{id: b, title: One}"]))])
        #expect(
            try warning(renamed) == "the layout has changed since it was recorded, though no pixel has"
                + effect + command)
        #expect(test.record(renamed).words == ["doc/default identical"])
        #expect(test.verify(renamed).warnings == [])
    }

    @Test func pictureThatIsGoneIsNotSaidToHaveNeverBeen() throws {
        let test = try TestStore()
        let plan = try TestStore.plan([("doc", TestStore.document())])
        #expect(test.verify(plan).results.first?.explanation == ["it has never been recorded"])
        test.record(plan)
        let path = test.store.picturePath(document: "doc", variant: "default")
        try FileManager.default.removeItem(atPath: path)
        #expect(
            test.verify(plan).results.first?.explanation == [
                "its picture is gone: the manifest has an entry for it, but there is no \(path)"
            ])
        try FileManager.default.removeItem(at: test.url("doc/manifest.json"))
        #expect(
            test.verify(plan).results.first?.explanation == [
                "its picture is gone: its layout is there, but there is no \(path)"
            ])
    }

    @Test func acceptCommandsTakeValuesThatLookLikeOptions() {
        let snapshot = SnapshotCase(document: "-dash", mockup: .init(), source: "-dash.yaml")
        #expect(
            AcceptCommand.text(for: snapshot, store: SnapshotStore(directory: "-s"), options: [])
                == "tablemockup record ./-dash.yaml --snapshots=-s --filter=-dash/default")
        #expect(AcceptCommand.shellQuoted("=ls") == "'=ls'")
    }

    @Test func anotherSpellingIsNoReasonToRemoveAVariantsFiles() throws {
        let test = try TestStore()
        test.record(try TestStore.plan([("doc", TestStore.document(variants: ["Dark"]))]))
        let plan = try TestStore.plan([("doc", TestStore.document(variants: ["dark"]))])
        // Where case is ignored, Dark.png is dark.png: it is not judged before both are seen.
        #expect(!test.verify(plan).words.contains("doc/Dark obsolete"))
        test.record(plan)
        if try test.names().contains("doc/dark.png"), try test.names().contains("doc/Dark.png") {
            #expect(test.verify(plan).words == ["doc/dark identical", "doc/Dark obsolete"])
            #expect(test.record(plan).words == ["doc/dark identical", "doc/Dark removed"])
        }
        #expect(test.verify(plan).words == ["doc/dark identical"])
    }

    @Test func documentThatCantBeReadKeepsItsSnapshots() throws {
        let test = try TestStore()
        test.record(try TestStore.plan([("doc", TestStore.document())]))
        var plan = SnapshotPlan()
        try plan.addUnreadable(name: "doc", source: "doc.yaml", reason: ["doc.yaml:1:1: error: bad"])
        #expect(test.record(plan).words == ["doc/default failed"])
        #expect(try test.names().contains("doc/default.png"))
        #expect(test.verify(plan).words == ["doc/default failed"])
    }

    @Test func documentsOfOneNameAreRefused() throws {
        var plan = SnapshotPlan()
        try plan.add(TestStore.document(), name: "list", source: "a/list.yaml")
        let error = #expect(throws: SnapshotPlanError.self) {
            try plan.add(TestStore.document(), name: "List", source: "b/List.json")
        }
        #expect(
            error?.message
                == "two documents would share the snapshots of 'List': 'a/list.yaml' and 'b/List.json'")
        for name in ["..", ".", "", "a/b"] {
            #expect(throws: SnapshotPlanError.self) {
                try plan.add(TestStore.document(), name: name, source: nil)
            }
        }
    }

    @Test func singleSnapshotsNeedNoDocument() throws {
        let test = try TestStore()
        let mockup = try TestStore.document().variants[0].mockup
        let snapshot = SnapshotCase(document: "SomeTests", variant: "screen.1", mockup: mockup)
        let verifier = SnapshotVerifier(store: test.store, mode: .missing)
        #expect(verifier.verify(snapshot).verdict == .recorded)
        #expect(verifier.verify(snapshot).verdict == .identical)
        let later = SnapshotVerifier(store: test.store, mode: .never)
        #expect(later.verify(snapshot).verdict == .identical)
        var other = snapshot
        other.mockup.appearance = .dark
        let result = later.verify(other)
        #expect(result.verdict.name == "different")
        // Nobody could run it.
        #expect(result.acceptCommand == nil)
        #expect(result.actual != nil && result.difference != nil)
    }
}

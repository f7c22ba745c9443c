import Foundation
import Testing

@testable import TableMockupTesting

@Suite struct AssertionTests {
    let folder: TemporaryFolder
    let process: TestProcess

    init() throws {
        folder = try TemporaryFolder()
        process = TestProcess(folder)
    }

    private let picture = "__Snapshots__/ListTests/testList.png"
    /// As the next run of the tests sees it.
    private var next: TestProcess { TestProcess(folder) }

    @Test func firstRunRecordsAndFails() {
        let failure = process.check(screen(), record: .missing)
        #expect(failure?.verdict == .recorded)
        #expect(
            failure?.message == """
                ListTests/testList was recorded: it was missing
                  recorded: \(folder.path)/\(picture)
                  look at the picture, keep it with the sources, and run the test again: it was compared with nothing
                """)
        #expect(
            folder.files == [
                "__Snapshots__/ListTests/manifest.json", "__Snapshots__/ListTests/testList.layout.txt",
                picture,
            ])
        #expect(next.check(screen()) == nil)
        #expect(next.check(screen(), record: .all) == nil)
    }

    @Test func changeIsExplainedAndLeavesTheSnapshot() throws {
        _ = process.check(screen(), record: .missing)
        let before = try #require(folder.bytes(picture))
        let failure = try #require(next.check(screen("Milk and honey"), record: .missing))
        guard case .different = failure.verdict else {
            Issue.record("\(failure)")
            return
        }
        let lines = failure.message.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("ListTests/testList (different): "))
        #expect(lines[0].contains("pixels differ"))
        #expect(lines[1].hasPrefix("  section-0/row-0 is 18.67 pt higher: "))
        #expect(lines[1].contains("'Milk and honey', was 'Milk'"))
        let tail = Array(lines.suffix(4))
        #expect(tail[0] == "  before: \(folder.path)/\(picture)")
        #expect(tail[1].hasPrefix("  after: \(folder.path)/tmp/tablemockup-\(getuid())/"))
        #expect(tail[2].hasPrefix("  difference: \(folder.path)/tmp/tablemockup-\(getuid())/"))
        #expect(tail[2].hasSuffix("/AppTests/ListTests/testList.difference.png"))
        #expect(
            tail[3]
                == "  to accept it, run the test once with 'record: .failed' instead of 'record: .missing'")
        #expect(failure.pictures.map(\.kind) == [.before, .after, .difference])
        #expect(failure.pictures.first?.png == before)
        #expect(folder.bytes(picture) == before)
        // Accepted: still a failure, then none.
        #expect(next.check(screen("Milk and honey"), record: .failed)?.verdict == .recorded)
        #expect(next.check(screen("Milk and honey")) == nil)
        #expect(folder.bytes(picture) != before)
    }

    @Test func adviceNamesWhatHasPower() {
        let environment = AcceptAdvice(function: "testList()")
        #expect(
            environment.lines(for: .missing) == [
                "to accept it, run the test once with 'record: .missing', or:",
                "  TABLEMOCKUP_RECORD=missing swift test --filter '\\btestList\\b'",
            ])
        #expect(
            environment.lines(for: .unreadable("")).last
                == "  TABLEMOCKUP_RECORD=failed swift test --filter '\\btestList\\b'")
        #expect(
            AcceptAdvice(function: "`a list`()").lines(for: .missing).last
                == "  TABLEMOCKUP_RECORD=missing swift test")
        #expect(
            AcceptAdvice(function: "testList()", fixedMode: .never).lines(for: .unreadable("")) == [
                "to accept it, run the test once with 'record: .failed' instead of 'record: .never'"
            ])
    }

    @Test func missingIsNoPass() {
        let failure = process.check(screen(), record: .never)
        #expect(failure?.verdict == .missing)
        #expect(failure?.message.hasPrefix("ListTests/testList is missing\n") == true)
        #expect(failure?.pictures.map(\.kind) == [.after])
        #expect(!folder.files.contains(picture))
    }

    @Test func sizeAndDamageAreTold() throws {
        _ = process.check(screen(), record: .missing)
        let taller = next.check(screen(height: 120))
        #expect(
            taller?.message.hasPrefix("ListTests/testList (size changed): 100 × 120 pixels, was 100 × 100")
                == true)
        try Data("no picture".utf8).write(to: URL(filePath: "\(folder.path)/\(picture)"))
        let damaged = next.check(screen())
        guard case .unreadable = damaged?.verdict else {
            Issue.record("\(String(describing: damaged))")
            return
        }
        #expect(damaged?.pictures.map(\.kind).contains(.after) == true)
        #expect(next.check(screen(), record: .missing)?.verdict == damaged?.verdict)
        #expect(next.check(screen(), record: .failed)?.verdict == .recorded)
        #expect(next.check(screen()) == nil)
    }

    @Test func recordingAllLeavesTheSamePixels() throws {
        _ = process.check(screen(), record: .missing)
        let manifest = "\(folder.path)/__Snapshots__/ListTests/manifest.json"
        let before = try #require(folder.bytes(picture))
        try FileManager.default.removeItem(atPath: manifest)
        #expect(next.check(screen(), record: .all) == nil)
        #expect(FileManager.default.fileExists(atPath: manifest))
        #expect(folder.bytes(picture) == before)
        #expect(next.check(screen("Rye"), record: .all)?.verdict == .recorded)
    }

    @Test func whatCanNotBeDrawnFails() {
        struct Spilt: Error {}
        let thrown = process.check(try { () throws -> Mockup in throw Spilt() }(), record: .all)
        #expect(thrown?.message == "ListTests/testList: the mockup could not be made: Spilt()")
        let invalid = process.check(screen(height: -1), named: "invalid", record: .all)
        #expect(
            invalid?.message
                == "ListTests/testList.invalid failed: the device's height is -1, expected more than 0 and at most 10000"
        )
        let fontless = process.check(
            screen(), named: "fontless", record: .all,
            outer: MockupOptions(fonts: .directory(folder.path)))
        #expect(fontless?.message.contains("font") == true)
        let glyph = process.check(screen("\u{378}"), named: "glyph", record: .all)
        #expect(glyph?.message.contains("U+0378") == true)
        #expect(folder.files == [])
        let box = process.check(
            screen("\u{378}"), named: "box", record: .all, outer: MockupOptions(missingGlyphs: .box))
        #expect(box?.verdict == .recorded)
    }

    @Test func nameThatIsTooLongFails() {
        let long = String(repeating: "a", count: 300)
        for record in RecordMode.allCases {
            let failure = next.check(screen(), named: long, record: record)
            #expect(failure?.verdict?.isPass == false)
            #expect(failure?.message.contains("the name is too long") == true)
        }
        #expect(folder.files.allSatisfy { !$0.hasSuffix(".tmp") })
    }

    @Test func storeThatCanNotBeWrittenFails() throws {
        try Data().write(to: URL(filePath: "\(folder.path)/__Snapshots__"))
        let reading = process.check(screen(), record: .missing)
        #expect(reading?.verdict == .unreadable("a part of the path is not a folder"))
        let writing = next.check(screen(), record: .all)
        guard case .failed(let reason) = writing?.verdict else {
            Issue.record("\(String(describing: writing))")
            return
        }
        #expect(reason.contains("can't write '\(folder.path)/__Snapshots__"))
    }

    @Test func toleranceHasItsReason() {
        _ = process.check(screen("Milk"), record: .missing)
        let small = SnapshotTolerance(
            maximumCount: 10_000, maximumCluster: 10_000, reason: "the logo is redrawn")
        #expect(next.check(screen("Silk"), tolerance: small) == nil)
        #expect(next.check(screen("Silk"), outer: MockupOptions(tolerance: small)) == nil)
        let none = SnapshotTolerance(threshold: 0, maximumCount: 3, maximumCluster: 3, reason: "edges")
        #expect(next.check(screen("Silk"), tolerance: none)?.verdict != nil)
        #expect(next.check(screen("Silk")) != nil)
    }

    @Test func toleranceMustBeUsable() {
        _ = process.check(screen("Milk"), record: .missing)
        let silent = next.check(screen("Milk"), tolerance: SnapshotTolerance(reason: " "))
        #expect(
            silent?.message
                == "ListTests/testList failed: the tolerance has no reason; say why the pixels can't be exact"
        )
        let loose = SnapshotTolerance(threshold: 1, reason: "anything")
        let failure = next.check(screen("Silk"), record: .all, tolerance: loose)
        #expect(failure?.message.contains("threshold is 1.0, expected 0 … 0.1: ") == true)
        #expect(next.check(screen("Milk")) == nil)
    }

    @Test func passWithinAToleranceIsRemarkedOn() {
        _ = process.check(screen("Milk"), record: .missing)
        var remarks: [String] = []
        let tolerance = SnapshotTolerance(maximumCount: 10_000, reason: "the logo is redrawn")
        func check(_ title: String) -> MockupFailure? {
            next.check(screen(title), tolerance: tolerance) { remarks.append($0) }
        }
        #expect(check("Milk") == nil)
        #expect(remarks == [])
        #expect(check("Silk") == nil)
        let remark = remarks.first ?? ""
        #expect(remark.hasPrefix("ListTests/testList passes, but only within its tolerance: "))
        #expect(remark.contains(" differ") && remark.hasSuffix("let pass, since: the logo is redrawn"))
    }

    @Test func snapshotRecordedMeanwhileIsSeen() {
        // Two sessions on one store: the second has read the manifest before the first writes again.
        let (first, second) = (next, next)
        #expect(first.check(screen(), named: "a", record: .missing)?.verdict == .recorded)
        #expect(second.check(screen(), named: "a") == nil)
        #expect(first.check(screen("Rye"), named: "b", record: .missing)?.verdict == .recorded)
        let failure = second.check(screen("Oats"), named: "b")
        #expect(failure?.message.contains("Rye") == true)
        #expect(failure?.message.contains("manifest") == false)
    }
}

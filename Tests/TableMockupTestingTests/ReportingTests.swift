import Foundation
import Synchronization
@testable import TableMockupTesting
import Testing

/// What users call, told to the framework that runs these tests.
@Suite struct ReportingTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The options of a test that is not to leave anything beside its source file.
    private func options(_ record: RecordMode) -> MockupOptions {
        MockupOptions(record: record, snapshots: folder.path, artifacts: folder.path + "/artifacts")
    }

    @Test func failureIsAnIssueAtItsLine() throws {
        let found = Mutex<Issue?>(nil)
        let line = #line + 3
        withMockupOptions(options(.never)) {
            withKnownIssue {
                assertMockup(screen())
            } matching: { issue in
                found.withLock { $0 = issue }
                return true
            }
        }
        let issue = try #require(found.withLock { $0 })
        #expect(issue.sourceLocation?.line == line)
        #expect(issue.sourceLocation?.fileName == "ReportingTests.swift")
        #expect(
            issue.comments.first?.rawValue.hasPrefix("ReportingTests/failureIsAnIssueAtItsLine is missing\n")
                == true)
    }

    @Test func recordingIsAnIssueAndThenNone() async throws {
        for record in [RecordMode.missing, .failed, .all] {
            let name = record.rawValue
            await withMockupOptions(options(record)) {
                await Task.yield()
                withKnownIssue { assertMockup(screen(), named: name) }
                assertMockup(screen(), named: name)
            }
            withMockupOptions(options(.never)) { assertMockup(screen(), named: name) }
        }
        #expect(folder.files.count { $0.hasSuffix(".png") } == 3)
    }

    #if compiler(>=6.3)
        @Test func passWithinAToleranceIsAWarning() throws {
            // What an earlier run left: in one run a name stands for one screen.
            let recorded = SnapshotRecorder(store: SnapshotStore(directory: folder.path)).record(
                SnapshotCase(
                    document: "ReportingTests", variant: "passWithinAToleranceIsAWarning.a",
                    mockup: screen("Milk")))
            #expect(recorded.verdict == .recorded)
            let found = Mutex<Issue?>(nil)
            withMockupOptions(options(.never)) {
                withKnownIssue {
                    assertMockup(
                        screen("Silk"), named: "a",
                        tolerance: SnapshotTolerance(maximumCount: 10_000, reason: "the logo is redrawn"))
                } matching: { issue in
                    found.withLock { $0 = issue }
                    return true
                }
            }
            let issue = try #require(found.withLock { $0 })
            #expect(issue.severity == .warning && !issue.isFailure)
            #expect(issue.comments.first?.rawValue.contains("let pass, since: the logo is redrawn") == true)
        }
    #endif

    @Test func innerOptionsComeFirst() {
        withMockupOptions(options(.never)) {
            withMockupOptions(MockupOptions(record: .missing)) {
                #expect(verifyMockup(screen(), named: "a")?.verdict == .recorded)
                #expect(verifyMockup(screen(), named: "b", record: .never)?.verdict == .missing)
                #expect(
                    verifyMockup(screen(), named: "c", snapshots: folder.path + "/other")?.verdict
                        == .recorded)
            }
            #expect(verifyMockup(screen(), named: "d")?.verdict == .missing)
        }
        #expect(folder.files.contains("other/ReportingTests/innerOptionsComeFirst.c.png"))
    }

    @Test func errorsOfTheOperationComeThrough() async throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try withMockupOptions(MockupOptions()) { () throws(Stop) in throw Stop() }
        }
        await #expect(throws: Stop.self) {
            try await withMockupOptions(MockupOptions()) {
                await Task.yield()
                throw Stop()
            }
        }
    }

    /// Each case would number on from the one before without numbers of its own.
    @Test(.mockups(record: .never), arguments: 1...3) func traitGivesOptions(_ number: Int) {
        let failure = verifyMockup(screen(), named: "\(number)", snapshots: folder.path)
        #expect(failure?.verdict == .missing)
        #expect(failure?.message.contains("instead of 'record: .never'") == true)
    }

    /// The framework tells a detached task nothing of the test.
    @Test func unnamedInADetachedTaskFails() async {
        let failure = await Task.detached { verifyMockup(screen(), snapshots: "/nowhere/at/all") }.value
        #expect(failure?.message.contains("a detached task does not know which test it belongs to") == true)
        #expect(failure?.verdict == nil)
    }

    @Test(.mockups(snapshots: "/nowhere/at/all"), arguments: [1, 2]) func unnamedWithArgumentsFails(
        _ number: Int
    ) {
        #expect(verifyMockup(screen())?.message.contains("a test with arguments") == true)
    }
}

@Suite struct ConcurrencyTests {
    /// Many tasks draw, record and verify at the same time, in two stores' sessions, and nothing gets lost.
    @Test func manyTasksAtOnce() async throws {
        let folder = try TemporaryFolder()
        let titles = (0..<40).map { "Row \($0)" }
        for (record, expected) in [(RecordMode.missing, Verdict?.some(.recorded)), (.never, nil)] {
            let (one, two) = (TestProcess(folder), TestProcess(folder))
            let verdicts = await withTaskGroup(of: Verdict?.self) { group in
                for (index, title) in titles.enumerated() {
                    group.addTask {
                        (index % 2 == 0 ? one : two).check(screen(title), named: title, record: record)?
                            .verdict
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(verdicts == Array(repeating: expected, count: titles.count))
        }
        // Every entry is there: a changed title is explained by the layout that the manifest vouches for.
        let next = TestProcess(folder)
        for title in titles {
            let message = next.check(screen("Other"), named: title)?.message
            #expect(message?.contains("Other") == true && message?.contains("nothing is known") == false)
        }
    }

    @Test func numbersAreGivenOnce() async {
        let counter = SnapshotCounter()
        let numbers = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<200 { group.addTask { counter.next("a") } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.sorted() == Array(1...200))
        #expect(counter.next("b") == 1)
    }
}

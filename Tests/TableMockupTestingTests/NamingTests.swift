import Testing

@testable import TableMockupTesting

@Suite struct NamingTests {
    @Test(arguments: [
        ("testDark()", "testDark"), ("screen(size:)", "screen-size"), ("screen(size:_:)", "screen-size"),
        ("`a dark screen`()", "a-dark-screen"), ("init()", "init"), ("look(_:)", "look"),
        ("`f(x) = y`(_:)", "f-x-y"), ("日本語()", "日本語"), ("()", "test"),
        ("`../../etc/passwd`()", "etc-passwd"), ("`a - b`()", "a-b"),
    ])
    func testIsNamedByItsFunction(_ function: String, _ name: String) {
        #expect(SnapshotNaming.test(function: function) == name)
    }

    @Test(
        arguments: [
            ("ax1", "ax1"), ("iPhone SE (3rd generation)", "iPhone-SE-3rd-generation"), (".hidden", "hidden"),
            ("1.5", "1.5"), ("a/b", "a-b"), ("..", nil), ("  ", nil), ("", nil), ("…", nil), ("end.", "end"),
            ("a\u{0}b", "a-b"), ("🥛", nil), ("é", "é"),
        ] as [(String, String?)])
    func nameBecomesAFileName(_ text: String, _ name: String?) {
        #expect(SnapshotNaming.fileName(text) == name)
    }

    @Test func folderIsBesideTheFile() {
        let file = "/app/Tests/ListTests.swift"
        #expect(SnapshotNaming.document(filePath: file) == "ListTests")
        #expect(SnapshotNaming.directory(filePath: file, override: nil) == "/app/Tests/__Snapshots__")
        #expect(SnapshotNaming.directory(filePath: file, override: "") == "/app/Tests/__Snapshots__")
        #expect(SnapshotNaming.directory(filePath: file, override: "Pictures") == "/app/Tests/Pictures")
        #expect(SnapshotNaming.directory(filePath: file, override: "/pictures") == "/pictures")
        #expect(SnapshotNaming.directory(filePath: "/A.swift", override: nil) == "/__Snapshots__")
        #expect(SnapshotNaming.directory(filePath: "A.swift", override: nil) == "./__Snapshots__")
    }

    @Test func furtherOnesAreNumbered() throws {
        let folder = try TemporaryFolder()
        let process = TestProcess(folder)
        for _ in 0..<3 { #expect(process.check(screen(), record: .missing)?.verdict == .recorded) }
        #expect(process.check(screen(), named: "dark", record: .missing)?.name == "ListTests/testList.dark")
        // Another test counts for itself.
        let other = RunningTest(id: "ListTests.testOther")
        let failure = process.check(screen(), test: "testOther()", record: .missing, running: other)
        #expect(failure?.name == "ListTests/testOther")
        #expect(
            folder.files.filter { $0.hasSuffix(".png") }
                == [
                    "testList.2.png", "testList.3.png", "testList.dark.png", "testList.png", "testOther.png",
                ].map { "__Snapshots__/ListTests/" + $0 })
        // The next process begins anew.
        let next = TestProcess(folder)
        for _ in 0..<3 { #expect(next.check(screen()) == nil) }
        #expect(next.check(screen())?.name == "ListTests/testList.4")
        next.counter.reset()
        #expect(next.check(screen()) == nil)
    }

    @Test func oneNameForTwoMockupsFails() throws {
        let process = TestProcess(try TemporaryFolder())
        #expect(process.check(screen("Milk"), named: "a", record: .missing)?.verdict == .recorded)
        // A test that is repeated asserts the same.
        #expect(process.check(screen("Milk"), named: "a") == nil)
        let failure = process.check(screen("Rye"), named: "a", record: .all)
        #expect(
            failure?.message == """
                ListTests/testList.a: two snapshots of the test would share the file testList.a.png
                  hint: give one of them another name with 'named:'
                """)
        #expect(process.check(screen("Milk"), named: "a") == nil)
        // Run once more, it may assert something else.
        process.owners.forgetMockups()
        guard case .different = process.check(screen("Rye"), named: "a")?.verdict else {
            Issue.record("expected a difference")
            return
        }
    }

    @Test func twoMeaningsOfOneFileFail() throws {
        let process = TestProcess(try TemporaryFolder())
        _ = process.check(screen(), named: "a b", record: .missing)
        #expect(process.check(screen(), named: "a b") == nil)
        let same = process.check(screen(), named: "a-b")
        #expect(same?.verdict == nil)
        #expect(
            same?.message == """
                ListTests/testList.a-b: two snapshots of the test would share the file testList.a-b.png
                  hint: give one of them another name with 'named:'
                """)
        #expect(process.check(screen(), named: "A B") != nil)
        let other = process.check(screen(), named: "a b", running: RunningTest(id: "Other.testList"))
        #expect(
            other?.message.contains(
                "another test of this name has the file testList.a-b.png: ListTests.testList") == true)
        // A number and a name.
        _ = process.check(screen(), record: .missing)
        _ = process.check(screen(), record: .missing)
        #expect(
            process.check(screen(), named: "2")?.message.contains("share the file testList.2.png") == true)
    }

    @Test func testWithArgumentsNeedsAName() throws {
        let folder = try TemporaryFolder()
        let running = RunningTest(id: "a", obstacle: RunningTest.severalTimes)
        let failure = TestProcess(folder).check(screen(), record: .all, running: running)
        #expect(
            failure?.message == """
                ListTests/testList: a test with arguments runs several times, and a number would not tell which \
                snapshot this is
                  hint: give it a name, as in 'named: "\\(argument)"'
                """)
        #expect(folder.files == [])
        #expect(
            TestProcess(folder).check(screen(), named: "1", record: .all, running: running)?.verdict
                == .recorded)
    }

    @Test func nameWithoutLettersFails() throws {
        let failure = TestProcess(try TemporaryFolder()).check(screen(), named: "!?", record: .all)
        #expect(failure?.message == "ListTests/testList.!?: the name '!?' has neither letters nor digits")
    }
}

import Foundation
import Testing

@testable import TableMockupTesting

@Suite struct EnvironmentTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func process(_ environment: [String: String] = [:]) -> TestProcess {
        TestProcess(folder, environment: environment)
    }

    @Test func modeComesFromTheEnvironment() {
        #expect(process(["TABLEMOCKUP_RECORD": "never"]).check(screen(), record: nil)?.verdict == .missing)
        #expect(process(["TABLEMOCKUP_RECORD": "Missing"]).check(screen(), record: nil)?.verdict == .recorded)
        let failed = process(["TABLEMOCKUP_RECORD": "failed"])
        #expect(failed.check(screen("Rye"), record: nil)?.verdict == .recorded)
        #expect(process(["TABLEMOCKUP_RECORD": "all"]).check(screen("Rye"), record: nil) == nil)
    }

    @Test func sourceTextHasTheLastWord() {
        let all = process(["TABLEMOCKUP_RECORD": "all"])
        #expect(all.check(screen(), record: .never)?.verdict == .missing)
        all.counter.reset()
        #expect(all.check(screen(), record: nil, outer: MockupOptions(record: .never))?.verdict == .missing)
        all.counter.reset()
        let inner = all.check(screen(), record: .missing, outer: MockupOptions(record: .never))
        #expect(inner?.verdict == .recorded)
    }

    @Test func nonsenseFails() {
        for record in [nil, RecordMode.all] {
            let failure = process(["TABLEMOCKUP_RECORD": "yes"]).check(screen(), record: record)
            #expect(
                failure?.message
                    == "ListTests/testList: TABLEMOCKUP_RECORD is 'yes', expected one of 'never', 'missing', 'failed', 'all'"
            )
        }
        #expect(folder.files == [])
    }

    @Test func picturesGoWhereTheEnvironmentSays() {
        let artifacts = folder.path + "/artifacts"
        let process = process(["TABLEMOCKUP_ARTIFACTS": artifacts])
        let failure = process.check(screen(), test: "testList()")
        #expect(
            failure?.message.contains("  after: \(artifacts)/AppTests/ListTests/testList.after.png\n") == true
        )
        #expect(folder.files == ["artifacts/AppTests/ListTests/testList.after.png"])
        #expect(
            folder.bytes("artifacts/AppTests/ListTests/testList.after.png")
                == failure?.pictures.first { $0.kind == .after }?.png)
        // The options have precedence.
        process.counter.reset()
        _ = process.check(screen(), outer: MockupOptions(artifacts: folder.path + "/mine"))
        #expect(folder.files.contains("mine/AppTests/ListTests/testList.after.png"))
    }

    @Test func picturesOfAnEarlierFailureGoAway() {
        let environment = ["TABLEMOCKUP_ARTIFACTS": folder.path + "/artifacts"]
        _ = process().check(screen(), record: .missing)
        _ = process(environment).check(screen("Rye"))
        let folder = folder
        func artifacts() -> [String] {
            folder.files.filter { $0.hasPrefix("artifacts") }.map {
                String($0.split(separator: ".", maxSplits: 1)[1])
            }
        }
        #expect(artifacts() == ["after.png", "before.png", "difference.png"])
        _ = process(environment).check(screen(height: 120))
        #expect(artifacts().contains("after.png"))
    }

    @Test func picturesThatCanNotBeKeptAreNoCrash() throws {
        try Data().write(to: URL(filePath: folder.path + "/file"))
        let failure = process(["TABLEMOCKUP_ARTIFACTS": folder.path + "/file"]).check(screen())
        #expect(failure?.verdict == .missing)
        #expect(failure?.message.contains("the pictures are not kept: can't write") == true)
    }

    /// In a folder that everyone may write into, somebody else's link must not be followed.
    @Test func temporaryFolderOfSomebodyElseIsNotUsed() throws {
        let process = process()
        let target = folder.path + "/target"
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/tmp/tablemockup-\(getuid())", withDestinationPath: target)
        #expect(process.check(screen())?.message.contains("it belongs to somebody else") == true)
        #expect(folder.files.filter { $0.hasPrefix("target/") } == [])
    }
}

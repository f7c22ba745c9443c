import Foundation
import Testing

@testable import TableMockupTesting

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "testing-\(UUID().uuidString)")
            .path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Every file below, relative, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects ?? []).compactMap { $0 as? String }
            .filter {
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
                    && !isFolder.boolValue
            }.sorted()
    }

    func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) }
    }
}

/// A screen of 100 × 100 pixels with a row.
func screen(_ title: String = "Milk", appearance: Appearance = .light, height: Double = 100) -> Mockup {
    Mockup(device: Device(size: Size(width: 100, height: height), scale: 1), appearance: appearance) {
        Table { Section { Cell(title) } }
    }
}

/// A test process of its own: its counters, its names, its environment.
struct TestProcess: Sendable {
    let folder: TemporaryFolder
    var environment: [String: String]
    let owners = SnapshotOwners()
    let sessions = Sessions()
    let counter = SnapshotCounter()

    init(_ folder: TemporaryFolder, environment: [String: String] = [:]) {
        self.folder = folder
        self.environment = environment
        // Never a folder that others look at.
        self.environment["TMPDIR"] = folder.path + "/tmp"
        try? FileManager.default.createDirectory(
            atPath: folder.path + "/tmp", withIntermediateDirectories: true)
    }

    /// What `assertMockup` does in a test of the file `ListTests.swift`, but for telling a framework.
    func check(
        _ mockup: @autoclosure () throws -> Mockup, named name: String? = nil, test: String = "testList()",
        record: RecordMode? = .never, tolerance: SnapshotTolerance? = nil,
        running: RunningTest = RunningTest(id: "ListTests.testList"), outer: MockupOptions = MockupOptions(),
        remark: (String) -> Void = { _ in }
    ) -> MockupFailure? {
        let environment = environment
        return MockupAssertion(
            place: AssertionPlace(
                fileID: "AppTests/ListTests.swift", filePath: folder.path + "/ListTests.swift", function: test
            ),
            name: name, options: MockupOptions(record: record, tolerance: tolerance), test: running,
            counter: counter, owners: owners, sessions: sessions,
            environment: TestEnvironment { environment[$0].flatMap { $0.isEmpty ? nil : $0 } }
        ).run(outer: outer, remark: remark, mockup)
    }
}

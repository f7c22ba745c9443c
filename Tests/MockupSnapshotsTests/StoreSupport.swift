import Foundation
import MockupFormat
import TableMockup

@testable import MockupSnapshots

/// A store in a folder of its own, which vanishes with it.
final class TestStore: Sendable {
    let folder: URL
    let store: SnapshotStore

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = SnapshotStore(directory: folder.appending(path: "S").path(percentEncoded: false) + "/")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A screen of 120 × 100 points with rows of no more than a few letters: quickly drawn.
    static func document(
        rows: [String] = ["One", "Two"], appearance: Appearance = .light, variants: [String] = ["default"],
        tolerance: SnapshotTolerance? = nil
    ) throws -> MockupDocument {
        var text = "device: {size: [120, 100], scale: 1}\nappearance: \(appearance.rawValue)\n"
        text += "statusBar: false\ntable: {sections: [{rows: [\(rows.joined(separator: ", "))]}]}\n"
        if variants != ["default"] {
            text += "variants: [" + variants.map { "{name: \($0)}" }.joined(separator: ", ") + "]\n"
        }
        var document = try MockupDocument(parsing: Array(text.utf8), notation: .yaml, file: "doc.yaml")
        document.tolerance = tolerance
        return document
    }

    static func plan(
        _ documents: [(String, MockupDocument)], filter: String? = nil, shard: SnapshotShard? = nil,
        isComplete: Bool = false
    ) throws -> SnapshotPlan {
        var plan = SnapshotPlan(
            filter: filter.map { GlobPattern($0) }, shard: shard, isComplete: isComplete)
        for (name, document) in documents {
            try plan.add(document, name: name, source: "docs/\(name).yaml")
        }
        return plan
    }

    @discardableResult
    func record(_ plan: SnapshotPlan) -> SnapshotRun {
        SnapshotRecorder(store: store, options: SnapshotOptions(jobs: 1)).record(plan)
    }

    func verify(_ plan: SnapshotPlan, mode: RecordMode = .never) -> SnapshotRun {
        SnapshotVerifier(store: store, mode: mode, options: SnapshotOptions(jobs: 1)).verify(plan)
    }

    func url(_ path: String) -> URL { folder.appending(path: "S/" + path) }
    func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }
    func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }
    func write(_ text: String, to path: String) throws { try Data(text.utf8).write(to: url(path)) }

    /// Every file of the store, hidden ones too.
    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url("").path(percentEncoded: false)).sorted()
    }
}

extension SnapshotRun {
    /// `doc/default identical`, in order.
    var words: [String] { results.map { "\($0.name) \($0.verdict.name)" } }
}

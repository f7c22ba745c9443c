import Foundation
import Testing

@testable import MockupSnapshots

/// Results to report, and a folder to do so in.
enum ReportSamples {
    /// Ends scripts, attributes and lines; turns text around; has a control.
    static let hostile = "</script>\"'&`|*\u{202E}\n::error::@all #1 100%,: \u{1}🛒]]>"

    /// The bytes of a PNG file as far as a report reads them: its header.
    static func png(_ width: Int, _ height: Int, tail: UInt8 = 0) -> [UInt8] {
        func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + word(width) + word(height) + [8, 2, 0, 0, 0, tail]
    }

    static let difference = PixelDifference(
        count: 1234, total: 5000,
        clusters: [
            PixelCluster(x: 1, y: 2, width: 3, height: 4, count: 12),
            PixelCluster(x: 9, y: 8, width: 7, height: 6, count: 5),
        ])

    /// One of each verdict; `baseline` is a picture that exists.
    static func results(baseline: String? = nil) -> [SnapshotResult] {
        func result(_ variant: String, _ verdict: Verdict, actual: [UInt8]? = nil) -> SnapshotResult {
            SnapshotResult(
                document: "cart", variant: variant, verdict: verdict, source: "Examples/cart.yaml",
                baseline: baseline, actual: actual, duration: 0.125)
        }
        var different = result("a", .different(difference), actual: png(2, 3))
        different.explanation = ["row 2 is higher", "3 rows below only moved"]
        different.acceptCommand = "tablemockup record cart.yaml"
        different.difference = png(2, 3, tail: 9)
        return [
            result("i", .identical), different,
            result(
                "b", .sizeChanged(old: PixelSize(width: 1, height: 2), new: PixelSize(width: 3, height: 4))),
            result("c", .missing, actual: png(4, 4)), result("d", .obsolete),
            result("e", .fontChanged(["Inter.ttf"], nil)), result("f", .fontChanged([], difference)),
            result("g", .unreadable("cut short")), result("h", .failed("no glyph for U+E000")),
            result("j", .withinTolerance(difference), actual: png(2, 3)), result("k", .recorded),
            result("l", .removed),
            SnapshotResult(
                document: hostile, variant: hostile, verdict: .different(difference), explanation: [hostile],
                acceptCommand: hostile, source: hostile),
        ]
    }

    static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "report-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder.path(percentEncoded: false))
    }

    static func write(_ bytes: [UInt8], _ path: String) throws {
        let url = URL(filePath: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    /// Every file below a folder, sorted.
    static func files(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + $0, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}

import Foundation
import TableMockup
import Testing

@testable import MockupSnapshots

/// What is written, read and merged.
@Suite struct ReportFolderTests {
    /// A report of every verdict, written below a folder.
    private func write(
        to folder: String, _ change: (inout [SnapshotResult]) -> Void = { _ in }, shard: ReportShard? = nil
    ) throws {
        let baseline = folder + ".png"
        if !FileManager.default.fileExists(atPath: baseline) {
            try ReportSamples.write(ReportSamples.png(2, 3, tail: 1), baseline)
        }
        var results = ReportSamples.results(baseline: baseline)
        change(&results)
        try ReportWriter.write(Report(results, shard: shard), ReportOptions(folder: folder))
    }

    @Test func everyPictureThatIsNamedIsThere() throws {
        try ReportSamples.inFolder { folder in
            try write(to: folder + "/new/report")
            let files = try ReportSamples.files(folder + "/new/report")
            let pictures = files.filter { $0.hasPrefix("pictures/") }
            #expect(
                files.filter { !$0.hasPrefix("pictures/") } == [
                    "index.html", "reg.json", "report.json", "summary.md",
                ])
            let reg = try #require(
                JSONSerialization.jsonObject(
                    with: Data(contentsOf: URL(filePath: folder + "/new/report/reg.json"))) as? [String: Any])
            let named = [("expected", "expectedItems"), ("actual", "actualItems"), ("diff", "diffItems")]
                .flatMap {
                    kind, key in (reg[key] as? [String] ?? []).map { "pictures/\(kind)/\($0)" }
                }
            #expect(named.sorted() == pictures)
            // 'missing' and 'unreadable' have no picture from before; the hostile one has no baseline.
            #expect(pictures.filter { $0.hasPrefix("pictures/expected/") }.count == 10)
            #expect(pictures.filter { $0.hasPrefix("pictures/actual/") }.count == 5)
        }
    }

    @Test func whatIsReadIsWhatWasWritten() throws {
        try ReportSamples.inFolder { folder in
            let shard = try #require(ReportShard("2/3"))
            try write(to: folder + "/report", shard: shard)
            let read = try Report(folder: folder + "/report")
            var expected = Report(ReportSamples.results(baseline: folder + "/report.png")).results
            for index in expected.indices {
                expected[index].actual = nil
                expected[index].difference = nil
            }
            #expect(read.results == expected)
            #expect(read.shard == shard)
            try ReportWriter.write(read, ReportOptions(folder: folder + "/again"))
            for file in try ReportSamples.files(folder + "/report") {
                let data = try Data(contentsOf: URL(filePath: folder + "/report/" + file))
                #expect(try Data(contentsOf: URL(filePath: folder + "/again/" + file)) == data, "\(file)")
            }
        }
    }

    @Test func aNewReportReplacesTheOldAndNothingElse() throws {
        try ReportSamples.inFolder { folder in
            let report = folder + "/report"
            try ReportSamples.write([1], report + "/notes.txt")
            try ReportSamples.write([2], report + "/pictures/expected/mine.png")
            try write(to: report)
            #expect(try ReportSamples.files(report).contains("pictures/actual/cart/c.png"))
            try write(to: report) { $0.removeAll { $0.variant == "c" } }
            let files = try ReportSamples.files(report)
            #expect(!files.contains("pictures/actual/cart/c.png"))
            #expect(files.contains("notes.txt") && files.contains("pictures/expected/mine.png"))
            #expect(files.contains("pictures/actual/cart/a.png"))
        }
    }

    @Test(arguments: ["index.html", "report.json", "reg.json", "summary.md"])
    func aFileThatIsNotOursIsLeftAlone(_ name: String) throws {
        try ReportSamples.inFolder { folder in
            try ReportSamples.write(Array("{\"mine\": true}".utf8), folder + "/report/" + name)
            let error = #expect(throws: OutputError.self) { try write(to: folder + "/report") }
            #expect(error?.reason == "it is there already and no report of ours; choose another folder")
            #expect(try ReportSamples.files(folder + "/report") == [name])
            #expect(try ReportSamples.text(folder + "/report/" + name) == "{\"mine\": true}")
        }
    }

    @Test func aFailureLeavesNoPage() throws {
        try ReportSamples.inFolder { folder in
            let report = folder + "/report"
            try write(to: report)
            // A folder stands where a picture should go.
            try FileManager.default.removeItem(atPath: report + "/pictures/diff/cart/a.png")
            try ReportSamples.write([], report + "/pictures/diff/cart/a.png/x")
            let error = #expect(throws: OutputError.self) { try write(to: report) }
            #expect(error?.target.hasSuffix("/pictures/diff/cart/a.png") == true)
            #expect(error?.reason == "it is a folder")
            #expect(!FileManager.default.fileExists(atPath: report + "/index.html"))
            let incomplete = #expect(throws: ReportError.self) { try Report(folder: report) }
            #expect(incomplete?.reason == "the report is not complete: it has no index.html")
        }
    }

    @Test func aFileInTheWayOfTheFolderIsAnError() throws {
        try ReportSamples.inFolder { folder in
            try ReportSamples.write([], folder + "/file")
            #expect(throws: OutputError(folder + "/file", "a part of the path is not a folder")) {
                try ReportWriter.write(Report([]), ReportOptions(folder: folder + "/file"))
            }
            #expect(throws: OutputError.self) {
                try ReportWriter.write(Report([]), ReportOptions(folder: folder + "/file/report"))
            }
            #expect(throws: OutputError.self) {
                try ReportWriter.write(Report([]), ReportOptions(folder: ""))
            }
        }
    }

    @Test func theSummaryIsAdded() throws {
        try ReportSamples.inFolder { folder in
            let actions = GitHubActions(summaryFile: folder + "/summary")
            try ReportSamples.write(Array("before\n".utf8), folder + "/summary")
            let report = Report(ReportSamples.results())
            try actions.appendSummary(report)
            #expect(
                try ReportSamples.text(folder + "/summary") == "before\n"
                    + String(decoding: report.markdown, as: UTF8.self))
        }
    }

    /// Two parts of one run.
    private func parts(_ folder: String, _ change: (inout [SnapshotResult]) -> Void = { _ in }) throws
        -> [String]
    {
        try write(to: folder + "/1", { $0.removeLast(5) }, shard: ReportShard("1/2"))
        try write(
            to: folder + "/2",
            {
                $0.removeFirst(6)
                for index in $0.indices {
                    $0[index].baseline = folder + "/1.png"
                    $0[index].duration += 1
                }
                change(&$0)
            }, shard: ReportShard("2/2"))
        return [folder + "/1", folder + "/2"]
    }

    @Test func partsAddUp() throws {
        try ReportSamples.inFolder { folder in
            let merged = try Report(merging: parts(folder))
            #expect(merged.count == 13)
            #expect(merged.failureCount == 9)
            #expect(merged.shard == nil)
            #expect(merged.headline == Report(ReportSamples.results()).headline)
            #expect(Report(entries: merged.entries, shard: nil).regJSON == merged.regJSON)
        }
    }

    @Test func contradictionsNameBothParts() throws {
        try ReportSamples.inFolder { folder in
            let folders = try parts(folder) { results in
                for index in results.indices where results[index].variant == "g" {
                    results[index].verdict = .identical
                }
            }
            let error = #expect(throws: ReportError.self) { try Report(merging: folders) }
            #expect(
                error?.description
                    == "\(folder)/2: 'cart/g' is identical (the same pixels) here and unreadable (cut short) in "
                    + "'\(folder)/1'")
        }
    }

    @Test func otherPicturesAreAContradictionToo() throws {
        try ReportSamples.inFolder { folder in
            for (part, tail) in [("1", UInt8(0)), ("2", 7)] {
                let result = SnapshotResult(
                    document: "d", variant: "v", verdict: .missing,
                    actual: ReportSamples.png(2, 2, tail: tail))
                try ReportWriter.write(Report([result]), ReportOptions(folder: "\(folder)/\(part)"))
            }
            #expect(throws: ReportError.self) { try Report(merging: [folder + "/1", folder + "/2"]) }
            #expect(try Report(merging: [folder + "/1"]).count == 1)
        }
    }

    @Test func missingAndDoublePartsAreErrors() throws {
        try ReportSamples.inFolder { folder in
            let folders = try parts(folder)
            func reason(_ folders: String...) -> String? {
                #expect(throws: ReportError.self) { try Report(merging: folders) }?.reason
            }
            #expect(reason(folders[1]) == "1 of 2 parts are there; part 1 is missing")
            #expect(
                reason(folders[0], folders[0] + "/../1") == "named twice, the other time as '\(folders[0])'")
            try write(to: folder + "/3", { $0 = [] }, shard: ReportShard("1/2"))
            #expect(reason(folders[0], folder + "/3") == "part 1/2, and '\(folders[0])' is the same part")
            try write(to: folder + "/4", { $0 = [] }, shard: ReportShard("3/3"))
            #expect(reason(folders[0], folder + "/4") == "part 3/3, but '\(folders[0])' is part 1/2")
            #expect(reason(folder + "/none") == "no such folder")
        }
    }

    @Test(arguments: [
        ("{", "not valid JSON"), ("[]", "$: expected an object"), ("{}", "$.format: expected a text"),
        ("{\"format\": \"x\"}", "it isn't a report of tablemockup"),
        ("{\"format\": \"tablemockup-report\", \"version\": 2}", "version 2 of the format, expected 1"),
        (
            "{\"format\": \"tablemockup-report\", \"version\": 1e99}",
            "$.version: expected a whole number from 0"
        ),
        (
            "{\"format\": \"tablemockup-report\", \"version\": 1, \"shard\": \"3/2\"}",
            "$.shard: expected a part such as '2/5'"
        ),
        ("{\"format\": \"tablemockup-report\", \"version\": 1}", "$.snapshots: expected a list"),
        (entry("\"identical\""), "$.snapshots[0].verdict: expected an object"),
        (entry("{\"name\": \"fine\"}"), "$.snapshots[0].verdict.name: unknown verdict 'fine'"),
        (
            entry("{\"name\": \"different\", \"clusters\": [{\"x\": -1}], \"count\": 1, \"total\": 1}"),
            "$.snapshots[0].verdict.clusters.x: expected a whole number from 0"
        ),
        (
            entry(
                "{\"name\": \"identical\"}, \"expected\": {\"path\": \"pictures/expected/../../../etc/passwd\"}"
            ),
            "$.snapshots[0].expected.path: 'pictures/expected/../../../etc/passwd' is no picture of a report"
        ),
        (
            entry("{\"name\": \"identical\"}, \"expected\": {\"path\": \"pictures/expected/a/b.png\"}"),
            "the picture of 'd/v' is missing or not a PNG file"
        ),
    ]) func whatIsEditedByHandIsNamed(_ json: String, _ reason: String) throws {
        try ReportSamples.inFolder { folder in
            try ReportSamples.write(Array(json.utf8), folder + "/report.json")
            try ReportSamples.write([0x3C], folder + "/index.html")
            let error = #expect(throws: ReportError.self) { try Report(folder: folder) }
            #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
        }
    }

    private static func entry(_ verdict: String) -> String {
        "{\"format\": \"tablemockup-report\", \"version\": 1, \"snapshots\": [{\"document\": \"d\", \"variant\": \"v\", "
            + "\"explanation\": [], \"duration\": 0, \"verdict\": \(verdict)}]}"
    }

    @Test(arguments: ["0/2", "3/2", "1", "1/2/3", "a/b", "", "-1/2", "1/0"]) func badShardsAreNone(
        _ text: String
    ) {
        #expect(ReportShard(text) == nil)
    }
}

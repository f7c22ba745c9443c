import Foundation
import Testing

/// `report --merge`: its usage, its ends, and its files.
@Suite struct ReportTests {
    /// A part as `verify --report` leaves one.
    private func writePart(_ name: String, verdict: String, shard: String, in tool: Tool) throws {
        try tool.write("<!doctype html>", to: name + "/index.html")
        try tool.write(
            """
            {"format": "tablemockup-report", "version": 1, "shard": "\(shard)", "snapshots": [
              {"document": "list", "variant": "\(name)", "explanation": [], "duration": 0.5,
               "verdict": {"name": "\(verdict)"}}]}
            """, to: name + "/report.json")
    }

    @Test func partsBecomeOneReport() throws {
        try Tool.inFolder { tool in
            try writePart("a", verdict: "identical", shard: "1/2", in: tool)
            try writePart("b", verdict: "missing", shard: "2/2", in: tool)
            let result = try tool.run("report", "--merge", "a", "b", "-o", "all", "--junit", "all.xml")
            #expect(result.status == 0)
            #expect(result.text == "1 of 2 snapshots needs a look: 1 missing\n")
            #expect(result.errors == "")
            #expect(
                try tool.names() == [
                    "a", "a/index.html", "a/report.json", "all", "all.xml", "all/index.html", "all/reg.json",
                    "all/report.json", "all/summary.md", "b", "b/index.html", "b/report.json",
                ])
            #expect(
                String(decoding: try tool.data("all.xml"), as: UTF8.self).contains(
                    "tests=\"2\" failures=\"1\""))
            // A whole report has no part's mark, and merges again.
            #expect(!String(decoding: try tool.data("all/report.json"), as: UTF8.self).contains("shard"))
            #expect(try tool.run("report", "--merge", "all", "-o", "again", "--single-file").status == 0)
            #expect(try tool.data("again/report.json") == tool.data("all/report.json"))
        }
    }

    @Test(arguments: [
        (["a", "-o", "x"], 64, "nothing to do"),
        (["--merge", "a"], 64, "the folder for the merged report is missing"),
        (["--merge", "-o", "x"], 64, "DIR is missing"),
        (["--merge", "a", "-o", "-"], 64, "a report is a folder"),
        (["--merge", "a", "b", "-o", "./b/"], 64, "'./b/' is one of the parts"),
        (["--merge", "a", "-o", "x"], 2, "a: 1 of 2 parts are there; part 2 is missing"),
        (["--merge", "a", "none", "-o", "x"], 2, "none: no such folder"),
        (["--merge", "a", "b", "-o", "a/index.html"], 2, "can't write 'a/index.html'"),
    ]) func wrongCallsSayWhatIsWrong(_ words: [String], _ status: Int32, _ message: String) throws {
        try Tool.inFolder { tool in
            try writePart("a", verdict: "identical", shard: "1/2", in: tool)
            try writePart("b", verdict: "missing", shard: "2/2", in: tool)
            let before = try tool.names()
            let result = try tool.run(["report"] + words)
            #expect(result.status == status)
            #expect(result.errors.contains("tablemockup report: error: " + message), "\(result.errors)")
            #expect(try tool.names() == before)
        }
    }
}

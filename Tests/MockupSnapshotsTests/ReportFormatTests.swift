import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import MockupSnapshots

/// The texts that other programs read.
@Suite struct ReportFormatTests {
    let report = Report(ReportSamples.results())

    @Test func headlineCountsInOrderOfGravity() {
        #expect(
            report.headline
                == "9 of 13 snapshots need a look: 1 failed, 1 unreadable, 1 size changed, 2 different, "
                + "2 font changed, 1 missing, 1 obsolete")
        #expect(Report([]).headline == "no snapshots")
        let one = SnapshotResult(document: "a", variant: "b", verdict: .identical)
        #expect(Report([one]).headline == "1 snapshot passes")
        #expect(Report(Array(repeating: one, count: 1234)).headline == "all 1,234 snapshots pass")
        #expect(
            Report([SnapshotResult(document: "a", variant: "b", verdict: .missing)]).headline
                == "1 of 1 snapshot needs a look: 1 missing")
    }

    @Test func whatNeedsALookComesFirstThenNames() {
        #expect(
            report.results.map(\.variant).map { $0.prefix(1) }
                == ["<", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
        #expect(Report(ReportSamples.results().reversed()).json == report.json)
    }

    @Test func orderAndBytesDependOnNothingElse() {
        var slow = ReportSamples.results()
        for index in slow.indices { slow[index].duration = Double(index) }
        let other = Report(slow.reversed())
        #expect(page(other) == page(report))
        #expect(other.markdown == report.markdown)
        #expect(other.regJSON == report.regJSON)
        #expect(other.junit != report.junit)
    }

    private func page(_ report: Report, isSingleFile: Bool = false) -> String {
        var bytes: [UInt8] = []
        HTMLPage(report: report, isSingleFile: isSingleFile).write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func junitIsWellFormedWhateverTheNames() throws {
        let document = try XMLDocument(data: Data(report.junit))
        let root = try #require(document.rootElement())
        func numbers(_ element: XMLElement) -> [String?] {
            ["tests", "failures", "errors", "time"].map { element.attribute(forName: $0)?.stringValue }
        }
        #expect(root.name == "testsuites")
        #expect(numbers(root) == ["13", "7", "2", "1.500"])
        let suites = root.elements(forName: "testsuite")
        #expect(suites.map(numbers) == [["1", "1", "0", "0.000"], ["12", "6", "2", "1.500"]])
        // U+0001 can't be written in XML at all.
        let name = ReportSamples.hostile.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}")
        #expect(suites[0].attribute(forName: "name")?.stringValue == name)
        let hostile = try #require(suites[0].elements(forName: "testcase").first)
        #expect(hostile.attribute(forName: "name")?.stringValue == name)
        #expect(hostile.attribute(forName: "classname")?.stringValue == name)
        #expect(hostile.elements(forName: "failure").first?.stringValue == "\(name)\naccept with: \(name)")

        let cases = suites[1].elements(forName: "testcase")
        #expect(cases.map { $0.attribute(forName: "name")?.stringValue } == "abcdefghijkl".map { String($0) })
        let failure = try #require(cases[0].elements(forName: "failure").first)
        #expect(failure.attribute(forName: "type")?.stringValue == "different")
        #expect(
            failure.attribute(forName: "message")?.stringValue
                == "different: 1,234 pixels differ in 2 areas")
        #expect(
            failure.stringValue
                == "row 2 is higher\n3 rows below only moved\naccept with: tablemockup record cart.yaml")
        #expect(cases[0].attribute(forName: "time")?.stringValue == "0.125")
        #expect(cases[0].attribute(forName: "file")?.stringValue == "Examples/cart.yaml")
        #expect(cases[6].elements(forName: "error").first?.stringValue == "unreadable: cut short")
        #expect(cases[8].childCount == 0)
    }

    @Test(arguments: [
        (0, "0.000"), (0.0004, "0.000"), (0.0005, "0.001"), (12.3456, "12.346"), (1e300, "1000000000000.000"),
        (-1, "0.000"),
    ]) func secondsHaveThreeDigits(_ value: Double, _ text: String) {
        #expect(XMLText.seconds(value) == text)
    }

    @Test func absurdDurationsAreNone() throws {
        let results = [Double.nan, .infinity, -5].enumerated().map {
            SnapshotResult(document: "d", variant: "\($0.offset)", verdict: .identical, duration: $0.element)
        }
        _ = try XMLDocument(data: Data(Report(results).junit))
        _ = try JSONSerialization.jsonObject(with: Data(Report(results).json))
        #expect(String(decoding: Report(results).junit, as: UTF8.self).contains("time=\"0.000\""))
    }

    @Test func regListsEachSnapshotOnceByWhatBecameOfIt() throws {
        let reg = try #require(
            JSONSerialization.jsonObject(with: Data(report.regJSON)) as? [String: Any])
        func items(_ key: String) -> [String] { reg[key] as? [String] ?? ["?"] }
        #expect(
            Set(reg.keys) == [
                "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems",
                "diffItems", "actualDir", "expectedDir", "diffDir",
            ])
        // 'h' could not be drawn: there is no picture of it.
        let failed = ["a", "b", "e", "f", "g"].map { "cart/\($0).png" }
        #expect(Array(items("failedItems").dropFirst()) == failed)
        #expect(items("newItems") == ["cart/c.png"])
        #expect(items("deletedItems") == ["cart/d.png", "cart/l.png"])
        #expect(items("passedItems") == ["cart/i.png", "cart/j.png", "cart/k.png"])
        #expect(items("actualItems") == ["cart/a.png", "cart/c.png", "cart/j.png"])
        #expect(items("diffItems") == ["cart/a.png"])
        #expect(items("expectedItems") == [])
        #expect(reg["actualDir"] as? String == "./pictures/actual")
        #expect(reg["expectedDir"] as? String == "./pictures/expected")
        #expect(reg["diffDir"] as? String == "./pictures/diff")
    }

    @Test func annotationsAreOneLineEach() {
        let lines = GitHubActions().annotations(report).split(separator: "\n")
        #expect(lines.count == 9)
        #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
        #expect(
            lines[1]
                == "::error file=Examples/cart.yaml,line=1,title=cart/a%3A different%3A 1%2C234 pixels differ in 2 "
                + "areas::row 2 is higher%0A3 rows below only moved%0Aaccept with: tablemockup record cart.yaml"
        )
        #expect(
            GitHubActions.line(file: "a:b,c%d\n", line: 7, title: "x::y", message: "1%\r\n2:,")
                == "::error file=a%3Ab%2Cc%25d%0A,line=7,title=x%3A%3Ay::1%25%0D%0A2:,\n")
    }

    @Test(arguments: [
        ("a.yaml:14:9: error: x\n  hint: y", 14), ("a.yaml: error: x", 1), ("b.yaml:3:1: x", 1),
        ("a.yaml:0: x", 1),
        ("a.yaml:99999999999999999999: x", 1),
    ]) func anErrorsLineIsAnnotated(_ reason: String, _ line: Int) {
        let result = SnapshotResult(document: "a", variant: "b", verdict: .failed(reason), source: "a.yaml")
        #expect(GitHubActions.line(of: result) == line)
        let text = GitHubActions().annotations(Report([result]))
        #expect(text.hasPrefix("::error file=a.yaml,line=\(line),title=a/b%3A failed%3A "))
        #expect(!text.dropLast().contains("\n") && text.contains("hint") == reason.contains("hint"))
    }

    @Test func annotationsBeyondTenAreCounted() {
        let results = (0..<25).map { SnapshotResult(document: "d", variant: "\($0)", verdict: .missing) }
        let lines = GitHubActions().annotations(Report(results)).split(separator: "\n")
        #expect(lines.count == 10)
        #expect(lines.last?.hasPrefix("::error title=16 more snapshots need a look::25 of 25") == true)
    }

    @Test func annotationsNameFilesFromTheRepository() throws {
        try ReportSamples.inFolder { folder in
            try ReportSamples.write([], folder + "/Examples/a.yaml")
            let actions = GitHubActions(workspace: folder)
            #expect(actions.path(folder + "/Examples/a.yaml") == "Examples/a.yaml")
            #expect(actions.path("elsewhere.yaml") == "elsewhere.yaml")
        }
        #expect(GitHubActions { _ in nil } == nil)
        let variables = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": ""]
        #expect(GitHubActions { variables[$0] }?.summaryFile == nil)
    }

    @Test func markdownNeitherBreaksOutNorNotifies() {
        let text = String(decoding: report.markdown, as: UTF8.self)
        #expect(text.hasPrefix("<!-- tablemockup report -->\n## Snapshots: ❌ 9 of 13 snapshots need a look"))
        #expect(text.contains("| size changed | 1 |\n"))
        #expect(text.contains("<b>cart/a</b>: different: 1,234 pixels differ in 2 areas</summary>"))
        #expect(
            text.contains(
                "- row 2 is higher\n- 3 rows below only moved\n\n```sh\ntablemockup record cart.yaml\n```\n"))
        #expect(!text.contains("\u{202E}") && !text.contains("\u{1}"))
        let lines = text.split(separator: "\n")
        // Only where code is fenced does the text stand as it is.
        #expect(
            lines.filter { $0.contains("</script>") }.allSatisfy { $0.hasPrefix("</script>\"'&`|*U+202E") })
        #expect(!lines.contains { $0.hasPrefix("-") && $0.contains("@all") })
        #expect(
            MarkdownText.inline("a|b_c*<i>@me #1 `x`")
                == "a\\|b\\_c\\*&lt;i&gt;@<!-- -->me #<!-- -->1 \\`x\\`")
        #expect(MarkdownText.block("a ```` b", language: "sh") == "`````sh\na ```` b\n`````\n")
    }

    @Test func markdownStaysSmallEnoughForAComment() {
        let line = String(repeating: "x", count: 2000)
        let results = (0..<1000).map {
            SnapshotResult(
                document: "d", variant: "\($0)", verdict: .missing, explanation: [line, line, line])
        }
        let text = String(decoding: Report(results).markdown, as: UTF8.self)
        #expect(text.utf8.count < 61_000)
        #expect(text.contains("more; the report has them all"))
        #expect(
            text.hasSuffix(
                "</details>\n\n… and \(1000 - text.split(separator: "<details>").count + 1) more; the report has them all.\n\n"
            ))
    }

    @Test func thePageHoldsNoTextThatIsMarkup() throws {
        let text = page(report)
        #expect(!text.contains("</script>\"'&"))
        #expect(text.contains("\\u003c/script>"))
        #expect(text.ranges(of: "</script>").count == 2 && text.ranges(of: "<script").count == 2)
        let start = try #require(text.range(of: "id=\"snapshots\">"))
        let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
        let data = try #require(
            JSONSerialization.jsonObject(with: Data(text[start.upperBound..<end.lowerBound].utf8))
                as? [[String: Any]])
        #expect(data.count == 13)
        #expect(data[0]["document"] as? String == ReportSamples.hostile)
        #expect(data[1]["areas"] as? [[Int]] == [[1, 2, 3, 4], [9, 8, 7, 6]])
        #expect(!text.contains("duration"))
        // Nothing that a network would be asked for.
        #expect(text.ranges(of: "http").count == 1 && text.contains("http-equiv"))
        #expect(text.ranges(of: "src=").isEmpty && !text.contains("@import") && !text.contains("url("))
    }

    @Test func aSingleFileHoldsItsPictures() {
        let text = page(report, isSingleFile: true)
        let picture = Data(ReportSamples.png(2, 3)).base64EncodedString()
        #expect(text.contains("id=\"p1-actual\">data:image/png;base64,\(picture)</script>"))
        #expect(!text.contains("pictures/"))
    }

    @Test func whatPassesIsEmbeddedWhileThereIsRoom() throws {
        try ReportSamples.inFolder { folder in
            let results = try (0..<3).map { number in
                let path = "\(folder)/\(number).png"
                try ReportSamples.write(ReportSamples.png(2, 3), path)
                return SnapshotResult(
                    document: "d", variant: "\(number)", verdict: .identical, baseline: path)
            }
            let failing = SnapshotResult(
                document: "z", variant: "z", verdict: .missing, actual: ReportSamples.png(1, 1))
            // Each has 30 bytes: the first passing one leaves room for another, the second doesn't.
            var bytes: [UInt8] = []
            HTMLPage(report: Report(results + [failing]), isSingleFile: true, passingBudget: 31).write {
                bytes += $0
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let ids = text.matches(of: /<script type="text\/plain" id="([^"]+)"/).map { String($0.1) }
            #expect(ids == ["p0-actual", "p1-expected", "p2-expected"])
            #expect(!text.contains("\"id\": \"p3-expected\""))
        }
    }

    @Test func everyVerdictHasItsPlace() {
        for result in ReportSamples.results() {
            #expect(Verdict.names.contains(result.verdict.name))
            #expect(Verdict.failingNames.contains(result.verdict.name) == !result.verdict.isPass)
        }
        #expect(Set(Verdict.names) == Set(ReportSamples.results().map(\.verdict.name)))
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
    func numbersAreGrouped(_ number: Int, _ text: String) {
        #expect(ReportText.grouped(number) == text)
    }

    @Test(arguments: 0..<10) func base64IsWhatFoundationWrites(_ count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 255 - 37 * $0) }
        #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }

    @Test func fileNamesAreHarmlessAndUnique() {
        #expect(ReportFileNames.component("shopping-list") == "shopping-list")
        #expect(ReportFileNames.component("夕飯の買い物.v2") == "夕飯の買い物.v2")
        #expect(ReportFileNames.component("..").hasPrefix("_.-"))
        #expect(ReportFileNames.component("a/b").hasPrefix("a_b-"))
        #expect(ReportFileNames.component("a/b") != ReportFileNames.component("a:b"))
        #expect(ReportFileNames.component("").hasPrefix("-"))
        #expect(ReportFileNames.component(String(repeating: "語", count: 500)).utf8.count <= 100)
        let twins = ["Dark", "dark", "DARK"].map {
            SnapshotResult(document: "d", variant: $0, verdict: .identical)
        }
        #expect(Report(twins).entries.map(\.stem) == ["d/DARK", "d/Dark~2", "d/dark~3"])
    }
}

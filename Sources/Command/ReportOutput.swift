import MockupSnapshots
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reports of `verify` and `report`: the options that ask for them, and writing them.
enum ReportOutput {
    static let folder = Option(
        "report", .text("DIR"),
        help:
            "write a report there: index.html with its pictures, report.json, reg.json (for reg-suit) and summary.md "
            + "(for a pull request)")
    static let singleFile = Option(
        "single-file", help: "let the report's page hold its pictures itself, so that it can be sent")
    static let junit = Option("junit", .text("FILE"), help: "write the results as JUnit XML")

    /// The options of `verify`.
    static let options = [folder, singleFile, junit]

    /// Refuses what the options of `verify` can't ask for, before the work is done.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        guard !arguments.has(singleFile) || arguments.has(folder) else {
            throw .usage("option '--single-file' needs a report", hint: "add --report DIR")
        }
        do throws(OutputError) {
            try ReportWriter.check(options(folder: arguments[folder], arguments))
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func options(folder: String?, _ arguments: Arguments) -> ReportOptions {
        ReportOptions(folder: folder, isSingleFile: arguments.has(singleFile), junit: arguments[junit])
    }

    /// Writes the reports that the options of `verify` ask for; in a job of GitHub Actions, annotations and a
    /// summary too.
    ///
    /// A part of a divided verification, by `--shard`, is marked as such, so that merging notices what is missing.
    static func write(
        _ results: [SnapshotResult], _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) {
        let report = Report(results, shard: arguments["shard"].flatMap { ReportShard($0) })
        try write(report, folder: arguments[folder], arguments, console)
        guard let actions else { return }
        try console.result(actions.annotations(report))
        do throws(OutputError) {
            try actions.appendSummary(report)
        } catch {
            throw CommandFailure(error)
        }
    }

    static func write(
        _ report: Report, folder: String?, _ arguments: Arguments, _ console: Console
    ) throws(CommandFailure) {
        do throws(OutputError) {
            try ReportWriter.write(report, options(folder: folder, arguments))
        } catch {
            throw CommandFailure(error)
        }
    }

    private static var actions: GitHubActions? {
        GitHubActions { name in getenv(name).map { String(cString: $0) } }
    }
}

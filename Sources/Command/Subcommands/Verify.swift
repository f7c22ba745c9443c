import MockupSnapshots
import TableMockup

extension Option {
    static let shard = Option(
        "shard", .text("K/N"),
        help: "only the Kth of N parts of the snapshots; which part one is in depends on its name alone")
    static let recordMode = Option(
        "record", .choice(RecordMode.allCases.map(\.rawValue)),
        help:
            "what to record by the way: nothing, what is missing, that and what fails, or all that changed; "
            + "'never' by default where the variable CI is set (but for 0, false and nothing), else 'missing'"
    )
}

extension Subcommand {
    static let verify = Subcommand(
        name: "verify",
        summary: "Compares what documents look like with their snapshots, and says what changed and why.",
        discussion: [
            "Pixels are compared exactly, unless a document states a tolerance and the reason for it "
                + "(snapshot: {tolerance: …}). Only the folders of the given documents are looked at, and only what the "
                + "filter and the shard reach is judged.",
            "Ends with 0 when every snapshot is as recorded, 1 when one differs, is missing or obsolete, or was "
                + "recorded by the way, 2 when an input is bad, a document can't be drawn or a snapshot can't be read, "
                + "64 when it is called in a wrong way; the worst one wins.",
        ],
        operands: .many("INPUT"),
        options: [.snapshots, .filter, .shard, .recordMode, .complete] + ReportOutput.options
            + [.fonts, .missingGlyphs, .jobs],
        run: { arguments, console throws(CommandFailure) in
            try ReportOutput.check(arguments)
            let mode = arguments[.recordMode].flatMap(RecordMode.init) ?? .standard
            let inputs = try SnapshotInputs(arguments, shard: try shard(arguments), console)
            let reporter = SnapshotReporter(console: console)
            let verifier = SnapshotVerifier(
                store: inputs.store, mode: mode,
                options: inputs.options(includesPictures: arguments.has(ReportOutput.folder)))
            let run = verifier.verify(inputs.plan) { reporter.verified($0, $1, $2) }
            try inputs.checkMatch(run)
            let status = max(
                inputs.status, reporter.finish(run, summary: SnapshotReporter.summary(of: run.results)))
            do throws(CommandFailure) {
                try ReportOutput.write(run.results, arguments, console)
            } catch {
                console.report(error, in: "tablemockup verify")
                return max(status, error.status)
            }
            return status
        })

    private static func shard(_ arguments: Arguments) throws(CommandFailure) -> SnapshotShard? {
        guard let text = arguments[.shard] else { return nil }
        guard let shard = SnapshotShard(text) else {
            throw .usage(
                "'--shard' is '\(text)'; expected K/N with K from 1 to N, and N at most 10000",
                hint: "such as '--shard 1/4'")
        }
        return shard
    }
}

import MockupSnapshots
import TableMockup

extension Option {
    static let snapshots = Option(
        "snapshots", .text("DIR"), help: "the folder of the snapshots; 'Snapshots' by default")
    static let filter = Option(
        "filter", .text("GLOB"),
        help:
            "only the snapshots whose 'document/variant' matches: '*' stands for anything, '?' for a character, "
            + "'[ab]' for one of some; without a '/' the document's name alone may match")
    static let complete = Option(
        "complete",
        help: "the INPUTs are all the documents there are: what is recorded of others is obsolete too")
}

extension Subcommand {
    static let record = Subcommand(
        name: "record",
        summary: "Records what documents look like, for 'verify' to compare with.",
        discussion: [
            "Every variant of a document is a snapshot: DIR/<document>/<variant>.png, beside it its layout as text, and "
                + "a manifest.json that says which fonts and libraries it was made with. A picture whose pixels are the "
                + "same as recorded is not written again. Snapshots that no variant draws any more are removed, as far "
                + "as the filter reaches; other files in the folders are left alone.",
            "Prints what it wrote, kept and removed. Ends with 0 when all is well, 2 when an input is bad or something "
                + "can't be written, 64 when it is called in a wrong way. Two documents of one name can't share a "
                + "folder of snapshots.",
        ],
        operands: .many("INPUT"),
        options: [.snapshots, .filter, .complete, .fonts, .missingGlyphs, .jobs],
        run: { arguments, console throws(CommandFailure) in
            let inputs = try SnapshotInputs(arguments, shard: nil, console)
            let reporter = SnapshotReporter(console: console)
            let recorder = SnapshotRecorder(
                store: inputs.store, options: inputs.options(includesPictures: false))
            let run = recorder.record(inputs.plan) { reporter.recorded($0, $1, $2) }
            try inputs.checkMatch(run)
            let counts: [(Verdict, String)] = [
                (.recorded, "wrote"), (.identical, "kept"), (.removed, "removed"),
            ]
            let words = counts.map { verdict, word in
                "\(word) \(run.results.count { $0.verdict == verdict })"
            }
            return max(inputs.status, reporter.finish(run, summary: words.joined(separator: ", ")))
        })
}

import MockupSnapshots

extension Subcommand {
    static let report = Subcommand(
        name: "report",
        summary: "Puts the reports of the parts of one verification together.",
        discussion: [
            "Each part is a folder that 'verify --shard K/N --report DIR' wrote. The merged report holds every snapshot "
                + "once; what the parts contradict each other on is an error, and so is a part that is missing.",
            "Ends with 0 when the report is written, whatever it says: the parts have failed already.",
        ],
        operands: .many("DIR"),
        options: [
            Option("merge", help: "say that the folders are to be merged"),
            Option("o", .text("DIR"), help: "the folder for the merged report"),
            ReportOutput.singleFile, ReportOutput.junit,
        ],
        run: { arguments, console throws(CommandFailure) in
            guard arguments["merge"] != nil else {
                throw .usage("nothing to do", hint: "write 'tablemockup report --merge DIR… -o DIR'")
            }
            guard let output = arguments["o"] else {
                throw .usage("the folder for the merged report is missing", hint: "add -o DIR")
            }
            guard output != "-" else { throw .usage("a report is a folder, not a stream") }
            let target = Path.canonical(output)
            guard !arguments.operands.contains(where: { Path.canonical($0) == target }) else {
                throw .usage("'\(output)' is one of the parts", hint: "write to another folder")
            }
            let merged: Report
            do throws(ReportError) {
                merged = try Report(merging: arguments.operands)
            } catch {
                throw .failure(error.description, hint: error.hint)
            }
            try ReportOutput.write(merged, folder: output, arguments, console)
            try console.result(merged.headline + "\n")
            return .success
        })
}

import MockupFormat
import TableMockup

extension Subcommand {
    static let check = Subcommand(
        name: "check",
        summary:
            "Finds out whether documents are good: their syntax, their content, and whether there are fonts for "
            + "every character of every variant.",
        discussion: ["Prints 'INPUT: ok' for each that is; ends with 2 when one is not."],
        operands: .many("INPUT"),
        options: [.fonts],
        run: { arguments, console throws(CommandFailure) in
            let text = try TextOptions(arguments)
            var renderer: Renderer?
            var status = ExitStatus.success
            for path in arguments.operands {
                let document: LoadedDocument
                do throws(LoadedDocument.Failure) {
                    document = try LoadedDocument(path: path)
                } catch {
                    error.diagnostics.forEach(console.diagnostic)
                    status = .failure
                    continue
                }
                let checker: Renderer
                if let renderer { checker = renderer } else { checker = try text.makeRenderer() }
                renderer = checker
                if document.isDrawable(by: checker, console) {
                    try console.result("\(InputFile.name(of: path)): ok\n")
                } else {
                    status = .failure
                }
            }
            return status
        })
}

extension LoadedDocument {
    /// Whether every variant can be laid out to its last row; says why not, once for each reason.
    fileprivate func isDrawable(by renderer: Renderer, _ console: Console) -> Bool {
        let name = InputFile.name(of: path)
        var told: [String] = []
        var isGood = true
        for variant in document.variants {
            do throws(RenderError) {
                for warning in try renderer.check(variant.mockup).map(\.description)
                where !told.contains(warning) {
                    told.append(warning)
                    console.diagnostic("\(name): warning: \(warning)")
                }
            } catch {
                isGood = false
                let failure = CommandFailure(error)
                for problem in [failure] + failure.others where !told.contains(problem.message) {
                    told.append(problem.message)
                    var alone = problem
                    alone.others = []
                    console.report(alone, in: name + (hasVariants ? " (\(variant.name))" : ""))
                }
            }
        }
        return isGood
    }
}

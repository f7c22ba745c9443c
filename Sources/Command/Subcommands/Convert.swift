import MockupFormat
import TableMockup

extension Subcommand {
    static let convert = Subcommand(
        name: "convert",
        summary: "Prints a document in the other notation.",
        discussion: ["Keys keep their order; comments are lost, and aliases are written out."],
        operands: .one("INPUT"),
        options: [
            Option(
                "format", .choice(Notation.allCases.map(\.rawValue).sorted()),
                help: "the notation to print; without it, the one that the input is not in")
        ],
        run: { arguments, console throws(CommandFailure) in
            let path = arguments.operands[0]
            let input: InputFile
            do throws(CommandFailure) {
                input = try InputFile(path: path)
            } catch {
                console.report(error, in: InputFile.name(of: path))
                return .failure
            }
            let notation = LoadedDocument.notation(of: path, bytes: input.bytes)
            let target = arguments["format"].flatMap(Notation.init) ?? (notation == .yaml ? .json : .yaml)
            do throws(DocumentError) {
                let converted = try MockupFormat.convert(
                    input.bytes, from: notation, to: target, file: input.name)
                return console.resultStatus(converted)
            } catch {
                console.diagnostic(error.description)
                return .failure
            }
        })
}

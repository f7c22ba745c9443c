import MockupFormat
import PangoText
import TableMockup

extension Subcommand {
    static let fonts = Subcommand(
        name: "fonts",
        summary: "Lists the font files that texts are drawn with, and the SHA-256 of each.",
        discussion: [
            "The same files draw the same pixels everywhere. '--bundle' copies them, so that a team can keep them with "
                + "its documents and draw with '--fonts'. Ends with 2 when a file is missing."
        ],
        options: [
            .fonts, Option("bundle", .text("DIR"), help: "copy the files into this folder; made when absent"),
            .dumpFormat,
        ],
        run: { arguments, console throws(CommandFailure) in
            let fonts = try TextOptions(arguments).fonts
            let files = fonts.files()
            if let folder = arguments["bundle"] {
                try bundle(files, into: folder, console)
            } else if arguments[.dumpFormat] == "json" {
                try console.result(JSONValue.array(files.map(\.json)).text)
            } else {
                var table = TextTable(["purpose", "weight", "SHA-256", "file"])
                for file in files {
                    table.add([
                        file.purpose, String(file.weight), file.sha256() ?? "missing", file.path ?? file.name,
                    ])
                }
                try console.result(table.description)
            }
            let missing = files.filter { $0.path == nil }
            for file in missing {
                console.diagnostic(
                    "tablemockup fonts: error: font file '\(file.name)' (\(file.purpose)) is missing")
            }
            return missing.isEmpty ? .success : .failure
        })

    /// Copies every file into a folder.
    private static func bundle(
        _ files: [FontLibrary.File], into folder: String, _ console: Console
    ) throws(CommandFailure) {
        let code = Path.makeFolder(folder)
        guard code == 0 else { throw .failure("can't make the folder '\(folder)': \(systemErrorText(code))") }
        for file in files {
            guard let source = file.path else { continue }
            let target = Path.join(folder, file.name)
            guard Path.canonical(source) != Path.canonical(target) else { continue }
            try copy(source, to: target)
            try console.result(target + "\n")
        }
    }

    private static func copy(_ source: String, to target: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do throws(CommandFailure) {
            bytes = try InputFile.contents(of: source)
        } catch {
            throw .failure("\(source): \(error.message)")
        }
        do throws(OutputError) {
            let output = try OutputFile(path: target)
            try output.write(bytes)
            try output.commit()
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension FontLibrary.File {
    fileprivate var json: JSONValue {
        .object([
            ("name", .string(name)), ("purpose", .string(purpose)), ("weight", .number(Double(weight))),
            ("path", path.map(JSONValue.string) ?? .null),
            ("sha256", sha256().map(JSONValue.string) ?? .null),
        ])
    }
}

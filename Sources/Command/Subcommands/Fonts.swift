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
            if let folder = arguments["bundle"] { return try bundle(fonts, into: folder, console) }
            if arguments[.dumpFormat] == "json" {
                try console.result(JSONText.array(fonts.entries.map(\.json)).description + "\n")
            } else {
                var table = TextTable(["role", "file", "SHA-256"])
                for entry in fonts.entries {
                    table.add([entry.role, entry.path ?? entry.file, entry.sha256 ?? "missing"])
                }
                try console.result(table.description)
            }
            return tellMissing(fonts, console)
        })

    /// Copies every file; what is there already and the same stays as it is.
    private static func bundle(
        _ fonts: FontLibrary, into folder: String, _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        let code = Path.makeFolder(folder)
        guard code == 0 else { throw .failure("can't make the folder '\(folder)': \(systemErrorText(code))") }
        var done: [String] = []
        for entry in fonts.entries {
            guard let source = entry.path, !done.contains(source) else { continue }
            done.append(source)
            let target = Path.join(folder, Path.fileName(of: source))
            guard Path.canonical(source) != Path.canonical(target) else { continue }
            do {
                let input = try InputFile.contents(of: source)
                let output = try OutputFile(path: target)
                try output.write(input)
                try output.commit()
            } catch let error as OutputError {
                throw CommandFailure(error)
            } catch let error as CommandFailure {
                throw .failure("\(source): \(error.message)")
            } catch {
                throw .failure("\(error)")
            }
            try console.result(target + "\n")
        }
        return tellMissing(fonts, console)
    }

    private static func tellMissing(_ fonts: FontLibrary, _ console: Console) -> ExitStatus {
        let missing = fonts.entries.filter { $0.path == nil }
        for entry in missing {
            console.diagnostic(
                "tablemockup fonts: error: font file '\(entry.file)' (\(entry.role)) is missing")
        }
        return missing.isEmpty ? .success : .failure
    }
}

extension FontLibrary.Entry {
    fileprivate var json: JSONText {
        .object([
            ("role", .string(role)), ("file", .string(file)), ("path", path.map(JSONText.string) ?? .null),
            ("sha256", sha256.map(JSONText.string) ?? .null),
        ])
    }
}

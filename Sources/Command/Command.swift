import MockupFormat
import TableMockup

/// The command as a whole: finds the subcommand and ends with its status.
enum Command {
    static let version = Renderer.version

    static func run(_ words: [String]) -> ExitStatus {
        let console = Console()
        var place = "tablemockup"
        do throws(CommandFailure) {
            guard let first = words.first else {
                console.diagnostic(String(Help.overview.dropLast()))
                return .usage
            }
            switch first {
            case "--version":
                try console.result("tablemockup \(version)\n")
                return .success
            case "-h", "--help":
                try console.result(Help.overview)
                return .success
            default:
                guard !first.hasPrefix("-") else {
                    throw .usage(
                        "unknown option '\(first)'",
                        hint: Suggestion.hint(for: first, in: ["--help", "--version"])
                            ?? "options follow the subcommand; 'tablemockup help' lists them")
                }
                let subcommand = try Subcommand.named(first)
                place += " " + subcommand.name
                let arguments = try Arguments(parsing: words.dropFirst(), for: subcommand)
                if arguments.asksForHelp {
                    try console.result(Help.text(of: subcommand))
                    return .success
                }
                return try subcommand.run(arguments, console)
            }
        } catch {
            console.report(error, in: place)
            return error.status
        }
    }
}

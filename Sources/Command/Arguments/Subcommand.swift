import MockupFormat

/// A subcommand: what it is called, what it takes, and what it does.
struct Subcommand: Sendable {
    /// How many operands a subcommand takes.
    enum Operands: Sendable {
        case none
        case one(String)
        case two(String, String)
        case optional(String)
        /// At least one, unless an option is given.
        case many(String, unless: Option? = nil)

        var usage: String {
            switch self {
            case .none: ""
            case .one(let name): name
            case .two(let first, let second): "\(first) \(second)"
            case .optional(let name): "[\(name)]"
            case .many(let name, nil): "\(name)…"
            case .many(let name, _): "[\(name)…]"
            }
        }
    }

    let name: String
    /// One line for the list of subcommands.
    let summary: String
    /// Paragraphs below the summary in the subcommand's own help.
    var discussion: [String] = []
    var operands: Operands = .none
    var options: [Option] = []
    let run: @Sendable (Arguments, Console) throws(CommandFailure) -> ExitStatus

    /// Every subcommand, in the order of the help.
    static let all = [
        render, layout, check, convert, record, verify, report, diff, devices, fonts, schema, help,
    ]

    static func named(_ name: String) throws(CommandFailure) -> Subcommand {
        if let found = all.first(where: { $0.name == name }) { return found }
        throw .usage(
            "unknown subcommand '\(name)'",
            hint: Suggestion.hint(for: name, in: all.map(\.name)) ?? "'tablemockup help' lists them")
    }
}

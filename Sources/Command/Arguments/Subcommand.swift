import MockupFormat

/// A subcommand: what it is called, what it takes, and what it does.
struct Subcommand: Sendable {
    /// How many operands a subcommand takes.
    enum Operands: Sendable {
        case none
        case one(String)
        case optional(String)
        /// At least one, unless an option is given.
        case many(String, unless: Option? = nil)

        var usage: String {
            switch self {
            case .none: ""
            case .one(let name): name
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
    static let all = [render, layout, check, convert, devices, fonts, schema, help]

    /// What is designed but not there yet.
    static let planned = ["record", "verify", "report", "diff"]

    static func named(_ name: String) throws(CommandFailure) -> Subcommand {
        if let found = all.first(where: { $0.name == name }) { return found }
        if planned.contains(name) {
            throw .usage("subcommand '\(name)' is planned but not built yet")
        }
        throw .usage(
            "unknown subcommand '\(name)'",
            hint: Suggestion.hint(for: name, in: all.map(\.name)) ?? "'tablemockup help' lists them")
    }
}

/// An option of a subcommand: its name, what it takes, and what it says of itself.
struct Option: Sendable {
    enum Value: Sendable {
        /// Nothing: the option is there or not.
        case none
        /// Any text; the placeholder stands for it in the help.
        case text(String)
        /// One of a few words.
        case choice([String])
    }

    /// The name without dashes; a single character is a short option.
    let name: String
    let value: Value
    let help: String

    init(_ name: String, _ value: Value = .none, help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    var spelling: String { name.count == 1 ? "-\(name)" : "--\(name)" }

    /// How the option is written with its value, as in `--scale N`.
    var usage: String {
        switch value {
        case .none: spelling
        case .text(let placeholder): "\(spelling) \(placeholder)"
        case .choice(let words): "\(spelling) \(words.joined(separator: "|"))"
        }
    }

    var takesValue: Bool {
        if case .none = value { false } else { true }
    }

    static let help = Option("help", help: "show this help")
}

import MockupFormat

/// A subcommand's arguments after parsing: every option is known, every value has been given.
struct Arguments: Sendable {
    private var values: [String: String] = [:]
    private(set) var operands: [String] = []
    /// Whether the help is asked for, whatever else there is.
    private(set) var asksForHelp = false

    subscript(option: Option) -> String? { values[option.name] }

    /// The value of the subcommand's own option of that name.
    subscript(name: String) -> String? { values[name] }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// Reads what follows a subcommand's name.
    ///
    /// `--name value` and `--name=value`, `-o value` and `-ovalue`; an option that is given again wins; `--` ends the
    /// options; `-` is an operand.
    init(parsing words: some Sequence<String>, for subcommand: Subcommand) throws(CommandFailure) {
        let words = Array(words)
        let options = subcommand.options
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
            asksForHelp = true
            return
        }
        var index = 0
        var optionsHaveEnded = false
        while index < words.count {
            let word = words[index]
            index += 1
            if optionsHaveEnded || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                optionsHaveEnded = true
            } else {
                let (option, attached) = try Self.split(word, options: options)
                guard option.takesValue else {
                    guard attached == nil else { throw .usage("option '\(option.spelling)' takes no value") }
                    values[option.name] = ""
                    continue
                }
                let value: String
                if let attached {
                    value = attached
                } else if index < words.count, Self.canBeValue(words[index]) {
                    value = words[index]
                    index += 1
                } else {
                    throw .usage("option '\(option.spelling)' needs a value", hint: "write \(option.usage)")
                }
                try Self.check(value, of: option)
                values[option.name] = value
            }
        }
        try checkOperands(of: subcommand)
    }

    /// The option that a word names, and the value that it brings along.
    private static func split(
        _ word: String, options: [Option]
    ) throws(CommandFailure) -> (Option, String?) {
        guard word.hasPrefix("--") else {
            let name = String(word.dropFirst().prefix(1))
            guard let option = options.first(where: { $0.name == name }) else {
                throw unknown(word, options: options)
            }
            let rest = word.dropFirst(2)
            let value = rest.hasPrefix("=") ? rest.dropFirst() : rest
            return (option, rest.isEmpty ? nil : String(value))
        }
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        guard name.count > 1, let option = options.first(where: { $0.name == name }) else {
            throw unknown("--" + name, options: options)
        }
        return (option, parts.count > 1 ? String(parts[1]) : nil)
    }

    private static func unknown(_ word: String, options: [Option]) -> CommandFailure {
        let spellings = options.map(\.spelling) + ["--help"]
        return .usage(
            "unknown option '\(word)'",
            hint: Suggestion.hint(for: word, in: spellings)
                ?? "an operand that begins with '-' goes after '--'")
    }

    /// Whether a word can be the value of the option before it: not another option, but a negative number can.
    private static func canBeValue(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return true }
        return word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false || Double(word) != nil
    }

    private static func check(_ value: String, of option: Option) throws(CommandFailure) {
        switch option.value {
        case .choice(let words) where !words.contains(value):
            if option.name == Option.pictureFormat.name, value == "pdf" {
                throw .usage("format 'pdf' is planned but not built yet", hint: "png and svg are there")
            }
            throw .usage(
                "unknown value '\(value)' for '\(option.spelling)'; expected \(list(words))",
                hint: Suggestion.hint(for: value, in: words))
        case .text where value.isEmpty:
            throw .usage("option '\(option.spelling)' has an empty value", hint: "write \(option.usage)")
        default: break
        }
    }

    private func checkOperands(of subcommand: Subcommand) throws(CommandFailure) {
        switch subcommand.operands {
        case .none:
            guard operands.isEmpty else { throw .usage("unexpected argument '\(operands[0])'") }
        case .optional:
            guard operands.count <= 1 else { throw .usage("unexpected argument '\(operands[1])'") }
        case .one(let name):
            guard let first = operands.first else { throw .usage("\(name) is missing") }
            guard operands.count == 1 else {
                throw .usage("one \(name) expected, but '\(operands[1])' follows '\(first)'")
            }
        case .two(let first, let second):
            guard let before = operands.first else { throw .usage("\(first) and \(second) are missing") }
            guard operands.count > 1 else { throw .usage("\(second) is missing after '\(before)'") }
            guard operands.count == 2 else { throw .usage("unexpected argument '\(operands[2])'") }
        case .many(let name, let option):
            guard !operands.isEmpty || option.map(has) ?? false else { throw .usage("\(name) is missing") }
        }
        if let empty = operands.firstIndex(of: "") {
            throw .usage("argument \(empty + 1) is empty")
        }
    }
}

import MockupFormat

extension LoadedDocument {
    /// The variants, or only the one of a given name.
    func variants(named name: String?) throws(CommandFailure) -> [Variant] {
        guard let name else { return document.variants }
        let found = document.variants.filter { $0.name == name }
        guard found.isEmpty else { return found }
        let names = document.variants.map(\.name)
        throw .usage(
            "there is no variant '\(name)'",
            hint: Suggestion.hint(for: name, in: names)
                ?? "there is \(list(names.map { "'\($0)'" }, word: "and"))")
    }
}

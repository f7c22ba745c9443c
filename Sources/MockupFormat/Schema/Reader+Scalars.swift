extension Reader {
    /// A text as it was written.
    mutating func text(_ id: NodeID) -> String? {
        let target = tree.resolve(id)
        let node = tree.nodes[Int(target)]
        switch node.kind {
        case .plain, .quoted:
            let text = tree.string(target)
            if node.isForbidden, let scalar = text.unicodeScalars.first(where: ForbiddenCharacter.contains) {
                fail(
                    id, "\(ForbiddenCharacter.complaint(scalar)) in a text",
                    hint: scalar == "\r" ? "end a line with a newline alone" : nil)
                return nil
            }
            return text
        case .number, .yes, .no:
            let literal =
                node.kind == .number
                ? NumberText.of(tree.number(target)) : node.kind == .yes ? "true" : "false"
            failExpected("a text", at: id, hint: "quote it: \"\(literal)\"")
            return nil
        default:
            failExpected("a text", at: id)
            return nil
        }
    }

    /// A boolean: in YAML `true`, `yes`, `on` and their opposites in lower case, capitals or with a capital.
    mutating func boolean(_ id: NodeID) -> Bool? {
        let target = tree.resolve(id)
        if let value = booleanIfAny(target) { return value }
        let node = tree.nodes[Int(target)]
        var hint: String?
        if node.kind == .quoted, let value = Self.boolean(ofWord: tree.excerpt(target)) {
            hint = "write \(value) without quotes"
        } else if node.kind == .plain {
            hint = Suggestion.hint(
                for: tree.excerpt(target), in: ["true", "false", "yes", "no", "on", "off"])
        }
        failExpected("true or false", at: id, hint: hint)
        return nil
    }

    /// The boolean that a node is, if it is one.
    func booleanIfAny(_ id: NodeID) -> Bool? {
        let node = tree.nodes[Int(id)]
        switch node.kind {
        case .yes: return true
        case .no: return false
        case .plain where node.second <= 5: return Self.boolean(ofWord: tree.string(id))
        default: return nil
        }
    }

    static func boolean(ofWord word: String) -> Bool? {
        switch word {
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
        default: nil
        }
    }

    /// A number in a range.
    mutating func number(_ id: NodeID, in range: NumberRange, hint: String? = nil) -> Double? {
        let target = tree.resolve(id)
        let number: Double
        switch tree.nodes[Int(target)].kind {
        case .number: number = tree.number(target)
        case .plain:
            let literal = tree.string(target)
            switch NumberLiteral.parse(literal) {
            case .success(let value): number = value
            case .failure(let problem):
                fail(id, "'\(tree.excerpt(target))' \(problem.message)", hint: problem.hint)
                return nil
            }
        case .quoted:
            let isNumber =
                if case .success = NumberLiteral.parse(tree.excerpt(target)) { true } else { false }
            failExpected("a number", at: id, hint: isNumber ? "remove the quotes" : nil)
            return nil
        default:
            failExpected("a number", at: id)
            return nil
        }
        guard range.contains(number) else {
            let isFraction = range.isInteger && number != number.rounded(.towardZero)
            let problem = isFraction ? "is not a whole number" : "is out of range"
            fail(id, "\(NumberText.of(number)) \(problem), expected \(range.words)", hint: hint)
            return nil
        }
        // Negative zero is zero.
        return number + 0
    }

    /// One of some words.
    mutating func choice(
        _ id: NodeID, of words: [String], planned: [String] = [], noun: String, listing: String? = nil
    ) -> Int? {
        let target = tree.resolve(id)
        guard tree.isText(target) else {
            failExpected(
                noun, at: id, hint: words.count <= 12 ? "one of \(words.joined(separator: ", "))" : nil)
            return nil
        }
        let word = tree.string(target)
        if let index = words.firstIndex(where: { $0.utf8.elementsEqual(word.utf8) }) { return index }
        guard !isFull else {
            fail(id, "not \(noun)")
            return nil
        }
        let excerpt = tree.excerpt(target)
        if planned.contains(word) {
            fail(id, "'\(excerpt)' is planned but not built yet", hint: listing)
            return nil
        }
        let hint =
            Suggestion.hint(for: excerpt, in: words)
            ?? (words.count <= 12 ? "one of \(words.joined(separator: ", "))" : listing)
        fail(id, "'\(excerpt)' is not \(noun)", hint: hint)
        return nil
    }
}

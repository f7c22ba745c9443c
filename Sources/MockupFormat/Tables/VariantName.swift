/// Names of variants: safe as file names, and made from values where none is given.
enum VariantName {
    /// At most 100 letters, digits, `-`, `_` and `.`, at most 200 bytes, not beginning with `.`.
    static func isValid(_ name: String) -> Bool {
        !name.isEmpty && name.count <= 100 && name.utf8.count <= 200 && name.utf8.first != 0x2E
            && name.unicodeScalars.allSatisfy { isWord($0) || $0 == "-" || $0 == "_" || $0 == "." }
    }

    /// Letters, the marks that belong to them, and digits, of any script.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            true
        default: false
        }
    }

    /// A text in kebab case: `iPhone 15` gives `iphone-15`.
    ///
    /// - Parameter splitsHumps: whether a capital after a small letter begins a word, as in `xxLarge`.
    static func kebab(_ text: String, splitsHumps: Bool) -> String {
        var name = ""
        var isPending = false
        var wasSmall = false
        for scalar in text.unicodeScalars.prefix(200) {
            let category = scalar.properties.generalCategory
            guard isWord(scalar) else {
                isPending = !name.isEmpty
                continue
            }
            if isPending || splitsHumps && wasSmall && category == .uppercaseLetter { name += "-" }
            isPending = false
            wasSmall = category == .lowercaseLetter
            name += scalar.properties.lowercaseMapping
        }
        return name
    }

    /// The natural name of a value: a scalar's own, or that of a mapping with one key; `nil` when there is none.
    static func of(_ id: NodeID, _ type: ValueType, _ tree: DocumentTree) -> String? {
        let target = tree.resolve(id)
        switch tree.nodes[Int(target)].kind {
        case .mapping:
            guard tree.nodes[Int(target)].first == 2,
                let property = type.object?.property(tree.string(target + 1))
            else { return nil }
            return of(tree.next(target + 1), property.type, tree)
        case .yes: return "true"
        case .no: return "false"
        case .number: return number(tree.number(target))
        case .plain, .quoted:
            let text = tree.string(target)
            if type.takesBoolean, tree.nodes[Int(target)].kind == .plain,
                let value = Reader.boolean(ofWord: text)
            {
                return value ? "true" : "false"
            }
            if type.takesNumber, case .success(let value) = NumberLiteral.parse(text) { return number(value) }
            let name = kebab(text, splitsHumps: type.isWord)
            return name.isEmpty ? nil : name
        default: return nil
        }
    }

    private static func number(_ value: Double) -> String {
        let text = NumberText.of(abs(value))
        return (value < 0 ? "minus-" : "") + text.filter { $0 != "+" }
    }
}

extension ValueType {
    /// The object among the alternatives.
    var object: ObjectType? {
        switch self {
        case .object(let type): type()
        case .either(let types): types.lazy.compactMap(\.object).first
        default: nil
        }
    }

    /// The list's element type among the alternatives.
    var element: ValueType? {
        switch self {
        case .list(let element, _): element
        case .either(let types): types.lazy.compactMap(\.element).first
        default: nil
        }
    }

    var takesBoolean: Bool {
        switch self {
        case .boolean: true
        case .either(let types): types.contains(where: \.takesBoolean)
        default: false
        }
    }

    var takesNumber: Bool {
        switch self {
        case .number: true
        case .either(let types): types.contains(where: \.takesNumber)
        default: false
        }
    }

    /// Whether it is one of the schema's own words.
    var isWord: Bool {
        switch self {
        case .choice(_, let isName): !isName
        case .either(let types): types.contains(where: \.isWord)
        default: false
        }
    }
}

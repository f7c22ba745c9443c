extension DocumentSchema {
    /// Every key of a document in tables: its type, what holds without it, and what it means.
    public static func markdown() -> String {
        var text = "# TableMockup documents\n\n" + rules
        for type in objectTypes {
            text += "\n## \(title(type))\n\n\(sentence(type.doc))\n\n"
            text += "| key | type | default | meaning |\n|---|---|---|---|\n"
            for property in type.properties {
                var meaning = property.doc
                if !property.kinds.isEmpty {
                    meaning += " (cell kind \(property.kinds.joined(separator: " or ")) only)"
                }
                let value =
                    property.isRequired ? "required" : property.defaultValue.map { "`\(code($0))`" } ?? "–"
                text += "| `\(property.key)` | \(words(property.type)) | \(value) | \(meaning) |\n"
            }
            if !type.planned.isEmpty {
                text += "\nPlanned but not built yet: "
                text += type.planned.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
            }
        }
        return text
    }

    /// How values are read, whatever the key.
    private static let rules = """
        A document is a mapping in YAML or JSON, in UTF-8, of at most \(SourceText.limit >> 20) MiB and nested at most \
        \(TreeBuilder.nestingLimit) deep. What a value is follows from its key:

        - Text is what stands there: `title: no`, `title: 1.10` and `title: ~` need no quotes. Newline and tab are \
        its only control characters. A JSON number or boolean is no text.
        - A boolean is `true`, `yes` or `on`, or `false`, `no` or `off`, unquoted, in lower case, capitals or with a \
        capital; in JSON `true` or `false`.
        - A number is decimal and unquoted: no `0x10`, no `017`, no `1_000`, nothing infinite.
        - A key whose value is empty in YAML or null in JSON is absent. An empty text is quoted: `""`.
        - Anchors and aliases work, up to \(TreeBuilder.aliasNodeLimit) values; tags (`!!str`) and merge keys (`<<`) \
        are errors, and so are unknown and duplicate keys.

        """

    private static func title(_ type: ObjectType) -> String {
        type.name == objectTypes[0].name ? "Top level" : type.name
    }

    private static func sentence(_ doc: String) -> String {
        doc.prefix(1).uppercased() + doc.dropFirst() + "."
    }

    private static func code(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): NumberText.of(value)
        case .string(let text): text.isEmpty ? "\"\"" : text
        case .array: "[]"
        case .object: "{}"
        }
    }

    private static func words(_ type: ValueType) -> String {
        switch type {
        case .text(let rule):
            switch rule {
            case .any: "text"
            case .identifier: "id: text without `/` and spaces"
            case .locale: "language tag"
            case .color: "`'#RRGGBB'` or `'#RRGGBBAA'`"
            case .variantName: "name: letters, digits, `-`, `_`, `.`"
            }
        case .boolean: "boolean"
        case .number(let range): range.words
        case .choice(let names, let isName) where isName && names.count > 12: "a name of the catalogue"
        case .choice(let names, _): names.map { "`\($0)`" }.joined(separator: " · ")
        case .list(let element, let count):
            count.lowerBound == count.upperBound
                ? "list of \(count.lowerBound): \(words(element))" : "list of: \(words(element))"
        case .object(let object): "[\(object().name)](#\(object().name.lowercased()))"
        case .either(let types): types.map(words).joined(separator: ", or ")
        }
    }
}

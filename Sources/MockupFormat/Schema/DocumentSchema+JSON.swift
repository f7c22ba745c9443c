import MockupModel

extension DocumentSchema {
    /// The JSON Schema (2020-12) of a document in JSON.
    public static func json() -> String {
        var writer = JSONWriter()
        let root = objectTypes[0]
        var pairs: [(String, JSONValue)] = [
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("TableMockup document")), ("description", .string(root.doc)),
        ]
        pairs += body(of: root)
        let definitions = objectTypes.dropFirst().map { type in
            (type.name, JSONValue.object([("description", .string(type.doc))] + body(of: type)))
        }
        pairs.append(("$defs", .object(Array(definitions) + [("text", text)])))
        JSONValue.object(pairs).write(to: &writer)
        writer.finish()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Text without control characters and noncharacters.
    private static let text = JSONValue.object([
        ("type", .string("string")),
        (
            "not",
            .object([
                (
                    "pattern",
                    .string("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]")
                )
            ])
        ),
    ])

    private static func body(of type: ObjectType) -> [(String, JSONValue)] {
        var pairs: [(String, JSONValue)] = [("type", .string("object"))]
        pairs.append(("properties", .object(type.properties.map { ($0.key, schema(of: $0)) })))
        let required = type.properties.filter(\.isRequired).map { JSONValue.string($0.key) }
        if !required.isEmpty { pairs.append(("required", .array(required))) }
        pairs.append(("additionalProperties", .bool(false)))
        if type.needsKey { pairs.append(("minProperties", .number(1))) }
        if type.isCell { pairs.append(("allOf", .array(cellRules(type)))) }
        return pairs
    }

    /// A key's value: what its type says, or null for a key that may be absent.
    private static func schema(of property: Property) -> JSONValue {
        var pairs = [("description", JSONValue.string(property.doc))]
        if let value = property.defaultValue { pairs.append(("default", value)) }
        if property.isRequired {
            pairs += schema(of: property.type)
        } else {
            let types = if case .either(let types) = property.type { types } else { [property.type] }
            let absent = JSONValue.object([("type", .string("null"))])
            pairs.append(("anyOf", .array(types.map { .object(schema(of: $0)) } + [absent])))
        }
        return .object(pairs)
    }

    private static func schema(of type: ValueType) -> [(String, JSONValue)] {
        switch type {
        case .text(let rule):
            let text = [("$ref", JSONValue.string("#/$defs/text"))]
            guard let pattern = pattern(of: rule) else { return text }
            let form = text + [("pattern", JSONValue.string(pattern))]
            return form + (limit(of: rule).map { [("maxLength", .number(Double($0)))] } ?? [])
        case .boolean: return [("type", .string("boolean"))]
        case .number(let range):
            var pairs = [("type", JSONValue.string(range.isInteger ? "integer" : "number"))]
            if range.most < .greatestFiniteMagnitude {
                pairs.append((range.isOpen ? "exclusiveMinimum" : "minimum", .number(range.least)))
                pairs.append(("maximum", .number(range.most)))
            }
            return pairs
        case .choice(let words, _): return [("enum", .array(words.map { .string($0) }))]
        case .list(let element, let count):
            var pairs: [(String, JSONValue)] = [
                ("type", .string("array")), ("items", .object(schema(of: element))),
            ]
            if count.lowerBound > 0 { pairs.append(("minItems", .number(Double(count.lowerBound)))) }
            if count.upperBound < .max { pairs.append(("maxItems", .number(Double(count.upperBound)))) }
            return pairs
        case .object(let object): return [("$ref", .string("#/$defs/\(object().name)"))]
        case .either(let types):
            return [("anyOf", .array(types.map { .object(schema(of: $0)) }))]
        }
    }

    /// The most characters.
    private static func limit(of rule: TextRule) -> Int? {
        switch rule {
        case .identifier: Codec<String>.identifierLimit
        case .locale: Codec<String>.localeLimit
        default: nil
        }
    }

    private static func pattern(of rule: TextRule) -> String? {
        switch rule {
        case .any: nil
        case .identifier: "^[^/\\s]+$"
        case .locale: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"
        case .color: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
        case .variantName: "^[^./\\s\\\\][^/\\s\\\\]{0,99}$"
        }
    }

    /// Which keys go with which kind of cell, and a switch without an accessory.
    private static func cellRules(_ type: ObjectType) -> [JSONValue] {
        let owned = type.properties.filter { !$0.kinds.isEmpty }
        var rules = owned.map { property in
            // The kind follows from some keys; `item` has to be said.
            let mayFollow = property.kinds.contains { $0 != CellStyle.item.rawValue }
            var then: [(String, JSONValue)] = [
                (
                    "properties",
                    .object([
                        ("cell", .object([("enum", .array(kinds(property, orAbsent: mayFollow)))]))
                    ])
                )
            ]
            if !mayFollow { then.append(("required", .array([.string("cell")]))) }
            return JSONValue.object([("if", present(property.key)), ("then", .object(then))])
        }
        for (index, property) in owned.enumerated() {
            for other in owned[(index + 1)...] where Set(property.kinds).isDisjoint(with: other.kinds) {
                let both = JSONValue.array([present(property.key), present(other.key)])
                rules.append(.object([("not", .object([("allOf", both)]))]))
            }
        }
        rules.append(
            .object([
                ("if", present("switch")),
                (
                    "then",
                    .object([
                        (
                            "properties",
                            .object([("accessory", .object([("enum", .array([.string("none"), .null]))]))])
                        )
                    ])
                ),
            ]))
        return rules
    }

    private static func kinds(_ property: Property, orAbsent: Bool) -> [JSONValue] {
        property.kinds.map { .string($0) } + (orAbsent ? [.null] : [])
    }

    /// Holds for an object that has the key with a value.
    private static func present(_ key: String) -> JSONValue {
        .object([
            ("required", .array([.string(key)])),
            (
                "properties",
                .object([(key, .object([("not", .object([("type", .string("null"))]))]))])
            ),
        ])
    }
}

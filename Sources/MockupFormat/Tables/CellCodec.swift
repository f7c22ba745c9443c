import MockupModel

/// A cell's kinds, by name.
enum CellKind: String, CaseIterable, Hashable, Sendable {
    case `default`, subtitle, value1, value2, item
}

/// A cell before its kind is settled.
struct CellDraft: Sendable {
    var cell = Cell("")
    var kind: CellKind?
    var subtitle: String?
    var value: String?
    var detail: String?
    var memo: String?
}

extension Codec where Value == Cell {
    /// A mapping, or a bare text: a title alone.
    static let cell: Codec = {
        let title = Codec(type: .text(.any)) { id, reader in
            guard !reader.isAbsent(id) else {
                reader.fail(id, "a row is empty", hint: "write \"\" for a row with an empty title")
                return Cell("")
            }
            return Cell(reader.text(id) ?? "")
        }
        let mapping = object(.cell, initial: CellDraft()) { draft, id, reader in
            draft.cell(id, &reader)
        }
        return either(mapping, title) { $1.kind($0) == .mapping }
    }()
}

extension CellDraft {
    /// The cell; keys that don't fit its kind are reported.
    fileprivate func cell(_ id: NodeID, _ reader: inout Reader) -> Cell {
        if kind == nil, subtitle != nil, value != nil {
            reader.failKey(
                "value", of: id, "a cell has either 'subtitle' or 'value', not both",
                hint: "'subtitle' stands below the title, 'value' beside it")
            return cell
        }
        let settled: CellKind = kind ?? (subtitle != nil ? .subtitle : value != nil ? .value1 : .default)
        let isItem = settled == .item
        if subtitle != nil, settled != .subtitle { reader.failKind("subtitle", of: id, settled) }
        if value != nil, settled != .value1, settled != .value2 { reader.failKind("value", of: id, settled) }
        if detail != nil, !isItem { reader.failKind("detail", of: id, settled) }
        if memo != nil, !isItem { reader.failKind("memo", of: id, settled) }
        if cell.isOn != nil, cell.accessory != .none {
            reader.failKey(
                "accessory", of: id, "a cell has either 'switch' or 'accessory', not both",
                hint: "remove one of them")
        }
        var cell = cell
        switch settled {
        case .default: cell.content = .default
        case .subtitle: cell.content = .subtitle(subtitle ?? "")
        case .value1: cell.content = .value1(value ?? "")
        case .value2: cell.content = .value2(value ?? "")
        case .item: cell.content = .item(detail: detail ?? "", memo: memo ?? "")
        }
        return cell
    }
}

extension Reader {
    /// Reports a key of a cell of another kind.
    fileprivate mutating func failKind(_ key: String, of id: NodeID, _ kind: CellKind) {
        let kinds = ObjectCodec<CellDraft>.cell.type.property(key)?.kinds ?? []
        failKey(
            key, of: id, "'\(key)' is not a key of a cell of kind '\(kind.rawValue)'",
            hint: "it belongs to " + kinds.map { "'cell: \($0)'" }.joined(separator: " or "))
    }

    /// Reports something about a key of a mapping, where the key stands.
    mutating func failKey(_ name: String, of id: NodeID, _ message: String, hint: String?) {
        let mapping = tree.resolve(id)
        var key = mapping + 1
        while key < tree.next(mapping) {
            if tree.isText(key), tree.string(key) == name { return fail(key, message, hint: hint) }
            key = tree.next(tree.next(key))
        }
        fail(id, message, hint: hint)
    }
}

extension ObjectCodec where Root == CellDraft {
    static let cell = ObjectCodec(
        "cell", place: "in a cell", doc: "one row of the table", planned: ["image", "symbol"], isCell: true,
        fields: [
            Field("id", .identifier, "replaces the row's own segment of its node ids") { $0.cell.id = $1 },
            Field(
                "cell", .choice("a kind of cell"),
                "the kind; absent: subtitle where there is a subtitle, value1 where there is a value, else default"
            ) { $0.kind = $1 },
            Field("title", .text, "the main text", default: .string("")) { $0.cell.title = $1 },
            Field("subtitle", .text, "a second, smaller line under the title", kinds: ["subtitle"]) {
                $0.subtitle = $1
            },
            Field("value", .text, "the text beside the title", kinds: ["value1", "value2"]) { $0.value = $1 },
            Field("detail", .text, "the line under an item's title", kinds: ["item"]) { $0.detail = $1 },
            Field("memo", .text, "an item's text of any length", kinds: ["item"]) { $0.memo = $1 },
            Field("checkbox", .checkbox, "what the checkbox shows; absent: none, or off in an item") {
                $0.cell.checkbox = $1
            },
            Field("switch", .boolean, "a switch at the trailing edge, on or off; excludes an accessory") {
                $0.cell.isOn = $1
            },
            Field(
                "accessory", .choice("an accessory"), "what stands at the trailing edge",
                default: .string("none")
            ) { $0.cell.accessory = $1 },
            Field(
                "lineLimit", .integer(0, to: 100_000),
                "how many lines the title may have; 0: as many as it needs",
                default: .number(0)
            ) { $0.cell.lineLimit = $1 },
            Field(
                "truncationMode", .choice("a truncation mode"),
                "where a text that does not fit loses its words",
                default: .string("tail")
            ) { $0.cell.truncationMode = $1 },
            Field(
                "strikethrough", .boolean, "whether a line is drawn through the title", default: .bool(false)
            ) { $0.cell.isStruckThrough = $1 },
            Field("height", .rowPoints, "the row's height in points, whatever it holds") {
                $0.cell.height = $1
            },
            Field("minHeight", .height, "the row's least height in points; replaces the theme's") {
                $0.cell.minHeight = $1
            },
        ])
}

extension Codec where Value == Double {
    /// The height of a row in points.
    static var rowPoints: Codec { .number(.above(0, to: 100_000)) }
}

extension Codec where Value == CheckboxState {
    static let checkbox: Codec = {
        let type = ValueType.either([.boolean, .choice(["mixed"], isName: false)])
        return Codec(type: type) { id, reader in
            let target = reader.tree.resolve(id)
            if let isOn = reader.booleanIfAny(target) { return isOn ? .on : .off }
            guard reader.tree.isText(target) else {
                reader.failExpected("true, false or mixed", at: id)
                return nil
            }
            if let value = Reader.boolean(ofWord: reader.tree.excerpt(target)) {
                reader.failExpected("true, false or mixed", at: id, hint: "write \(value) without quotes")
                return nil
            }
            if reader.tree.string(target) == "mixed" { return .mixed }
            let word = reader.tree.excerpt(target)
            reader.failExpected(
                "true, false or mixed", at: id,
                hint: Suggestion.hint(for: word, in: ["mixed", "true", "false", "yes", "no", "on", "off"]))
            return nil
        }
    }()
}

import MockupModel

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
        let mapping = object(.cell, initial: Cell("")) { cell, id, reader in
            for conflict in cell.conflicts {
                reader.failKey(conflict.key, of: id, conflict.message, hint: conflict.hint)
            }
            return cell
        }
        return either(mapping, title) { $1.kind($0) == .mapping }
    }()
}

extension Reader {
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

extension ObjectCodec where Root == Cell {
    static let cell = ObjectCodec(
        "cell", place: "in a cell", doc: "one row of the table", planned: ["image", "symbol"], isCell: true,
        fields: [
            Field("id", .identifier, "replaces the row's own segment of its node ids") { $0.id = $1 },
            Field(
                "cell", .choice("a kind of cell"),
                "the kind; absent: subtitle where there is a subtitle, value1 where there is a value, else default"
            ) { $0.style = $1 },
            Field("title", .text, "the main text", default: .string("")) { $0.title = $1 },
            text(.subtitle, "a second, smaller line under the title"),
            text(.value, "the text beside the title"),
            text(.detail, "the line under an item's title"),
            text(.memo, "an item's text of any length"),
            Field("checkbox", .checkbox, "what the checkbox shows; absent: none, or off in an item") {
                $0.checkbox = $1
            },
            Field("switch", .boolean, "a switch at the trailing edge, on or off; excludes an accessory") {
                $0.isOn = $1
            },
            Field(
                "accessory", .choice("an accessory"), "what stands at the trailing edge",
                default: .string("none")
            ) { $0.accessory = $1 },
            Field(
                "lineLimit", .integer(0, to: 100_000),
                "how many lines the title may have; 0: as many as it needs",
                default: .number(0)
            ) { $0.titleText.lineLimit = $1 },
            Field(
                "truncationMode", .choice("a truncation mode"),
                "where a text that does not fit loses its words",
                default: .string("tail")
            ) { $0.titleText.truncationMode = $1 },
            Field(
                "strikethrough", .boolean, "whether a line is drawn through the title", default: .bool(false)
            ) { $0.titleText.isStruckThrough = $1 },
            Field("height", .rowPoints, "the row's height in points, whatever it holds") {
                $0.height = $1
            },
            Field("minHeight", .height, "the row's least height in points; replaces the theme's") {
                $0.minHeight = $1
            },
        ])

    /// A text that only some styles have.
    private static func text(_ role: CellText.Role, _ doc: String) -> Field<Cell> {
        Field(role.rawValue, .text, doc, kinds: role.styles.map(\.rawValue)) { $0.setText(role, $1) }
    }
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

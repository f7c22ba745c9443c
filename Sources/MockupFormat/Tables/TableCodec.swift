import MockupModel

extension ObjectCodec where Root == Table {
    static let table = ObjectCodec(
        "table", place: "in the table", doc: "sections of rows, and how they stand on the screen",
        fields: [
            Field("style", .choice("a table style"), "UITableView's style", default: .string("plain")) {
                $0.style = $1
            },
            Field(
                "alignment", .choice("an alignment"),
                "where a table that is shorter than its region stands in it",
                default: .string("top")
            ) { $0.alignment = $1 },
            Field(
                "alignmentRegion", .choice("an alignment region"), "what the table is aligned in",
                default: .string("safeArea")
            ) { $0.alignmentRegion = $1 },
            Field("maxHeight", .height, "the greatest height of a table that is aligned by resize, in points")
            {
                $0.maxHeight = $1
            },
            Field(
                "rowHeight", .rowHeight,
                "the height of rows that do not say so themselves, in points, or "
                    + "automatic: what their content asks", default: .string("automatic")
            ) { $0.rowHeight = $1 },
            Field(
                "sectionHeaderHeight", .height,
                "the height of every titled section header, paddings included; absent: the theme's"
            ) { $0.sectionHeaderHeight = $1 },
            Field(
                "sectionFooterHeight", .height,
                "the height of every titled section footer, paddings included; absent: the theme's"
            ) { $0.sectionFooterHeight = $1 },
            Field(
                "contentOffset", .number(.finite), "how far the content is scrolled, in points",
                default: .number(0)
            ) { $0.contentOffset = $1 },
            Field("sections", .sections, "the sections, from top to bottom", default: .array([])) {
                $0.sections = $1
            },
        ])
}

extension Codec where Value == Double {
    /// A height in points.
    static var height: Codec { .number(0, to: 100_000) }
}

extension Codec where Value == RowHeight {
    static let rowHeight: Codec = {
        let range = NumberRange.above(0, to: 100_000)
        let type = ValueType.either([.number(range), .choice(["automatic"], isName: false)])
        return Codec(type: type) { id, reader in
            let target = reader.tree.resolve(id)
            if reader.tree.isText(target) {
                let word = reader.tree.excerpt(target)
                if word == "automatic" { return .automatic }
                if word.unicodeScalars.first?.properties.isAlphabetic == true {
                    reader.failExpected(
                        "a number or automatic", at: id, hint: Suggestion.hint(for: word, in: ["automatic"]))
                    return nil
                }
            }
            return reader.number(id, in: range).map { .fixed($0) }
        }
    }()
}

extension Codec where Value == [Section] {
    /// Sections whose ids tell them apart.
    static let sections: Codec = {
        let list = Codec.list(
            of: Codec<Section>.object(.section, initial: Section()) { section, _, _ in section },
            noun: "a list of sections", hint: "each begins with '- '")
        return Codec(type: list.type) { id, reader in
            let node = reader.tree.resolve(id)
            if let known = reader.sections[node] { return known }
            guard let sections = list.read(id, &reader) else { return nil }
            reader.checkIDs(
                of: sections.map(\.id), in: node, prefix: "section-", reserved: Table.reservedIDs,
                within: "in the table")
            reader.sections[node] = sections
            return sections
        }
    }()
}

extension ObjectCodec where Root == Section {
    static let section = ObjectCodec(
        "section", place: "in a section", doc: "a group of rows under one header",
        fields: [
            Field("id", .identifier, "replaces the section's own segment of its node ids") { $0.id = $1 },
            Field("header", .text, "the text above the rows") { $0.header = $1 },
            Field("footer", .text, "the text below the rows") { $0.footer = $1 },
            Field(
                "rows", .rows, "the rows, from top to bottom; a bare text is a row with that title",
                default: .array([])
            ) {
                $0.rows = $1
            },
        ])
}

extension Codec where Value == [Cell] {
    /// Rows whose ids tell them apart.
    static let rows: Codec = {
        let list = Codec.list(
            of: .cell, noun: "a list of rows", hint: "each begins with '- '", readsEmpty: true)
        return Codec(type: list.type) { id, reader in
            guard let rows = list.read(id, &reader) else { return nil }
            if rows.contains(where: { $0.id != nil }) {
                reader.checkIDs(
                    of: rows.map(\.id), in: reader.tree.resolve(id), prefix: "row-",
                    reserved: Section.reservedIDs, within: "in its section")
            }
            return rows
        }
    }()
}

extension Reader {
    /// Reports every id that a sibling has already, by its own id or by its place in the list.
    mutating func checkIDs(
        of ids: [String?], in list: NodeID, prefix: String, reserved: [String], within place: String
    ) {
        guard ids.contains(where: { $0 != nil }) else { return }
        var firsts: [String: Int] = [:]
        var places: [Int: NodeID] = [:]
        var nodes: [NodeID]?
        for (index, id) in ids.enumerated() {
            guard let id else { continue }
            var message: String?
            var first: Int?
            if let earlier = firsts[id] {
                message = "duplicate id '\(Excerpt.of(id))' \(place)"
                first = earlier
            } else if reserved.contains(id) {
                message = "id '\(id)' is taken by a node of that name"
            } else if id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)),
                "\(prefix)\(number)" == id, number != index, ids.indices.contains(number), ids[number] == nil
            {
                message = "id '\(id)' is already that of a sibling without an 'id'"
            } else {
                firsts[id] = index
            }
            if let message {
                guard !isFull else {
                    fail(list, message)
                    continue
                }
                let children = nodes ?? tree.children(list)
                nodes = children
                var place: NodeID?
                if let first {
                    place = places[first] ?? valueOfID(in: children[first])
                    places[first] = place
                }
                fail(valueOfID(in: children[index]), message, first: place)
            }
        }
    }

    /// The value of the key `id` of a mapping.
    private func valueOfID(in item: NodeID) -> NodeID {
        let mapping = tree.resolve(item)
        guard kind(mapping) == .mapping else { return item }
        var key = mapping + 1
        while key < tree.next(mapping) {
            if tree.isText(key), matches(key, "id") { return tree.next(key) }
            key = tree.next(tree.next(key))
        }
        return item
    }
}

import MockupModel

/// The keys of a screen, which a document has at its top level and each of its variants may have again.
enum MockupFields {
    static let all: [Field<Mockup>] = [
        Field(
            "device", .device, "a device of the catalogue by its name, or a screen",
            default: .string("iPhone 15")
        ) {
            $0.device = $1
        },
        Field(
            "theme", .theme, "the look: a theme's name, or a theme with tokens replaced",
            default: .string("ios")
        ) {
            $0.theme = $1.applied(to: $0.theme)
        },
        Field("appearance", .choice("an appearance"), "light or dark", default: .string("light")) {
            $0.appearance = $1
        },
        Field("contrast", .choice("a contrast"), "the contrast setting", default: .string("standard")) {
            $0.contrast = $1
        },
        Field("textSize", .choice("a text size"), "the Dynamic Type size", default: .string("large")) {
            $0.textSize = $1
        },
        Field("direction", .direction, "which way the screen reads; absent: the locale's way") {
            $0.direction = $1
        },
        Field("locale", .locale, "a BCP 47 language tag", default: .string("en")) { $0.locale = $1 },
        Field(property: statusBar.property, apply: statusBar.apply),
        navigationBar,
        table,
    ]

    /// A mapping, or whether there is one at all.
    private static let statusBar: Field<Mockup> = {
        let property = Property(
            key: "statusBar", type: .either([.boolean, .object { ObjectCodec<StatusBar>.statusBar.type }]),
            doc: "the status bar; false hides its glyphs and moves nothing", defaultValue: .bool(true),
            isRequired: false, kinds: [])
        return Field(property: property) { mockup, id, reader in
            if reader.kind(id) == .mapping {
                mockup.statusBar.isHidden = false
                _ = ObjectCodec.statusBar.read(id, onto: &mockup.statusBar, &reader)
            } else if let isShown = reader.booleanIfAny(reader.tree.resolve(id)) {
                mockup.statusBar.isHidden = !isShown
            } else {
                reader.failExpected(
                    "true, false or a mapping", at: id,
                    hint: reader.tree.isText(reader.tree.resolve(id)) ? "such as {time: \"9:41\"}" : nil)
            }
        }
    }()

    /// A mapping, or `false` for none, by which a variant goes without the document's own.
    private static let navigationBar = Field<Mockup>(
        property: Property(
            key: "navigationBar",
            type: .either([.boolean, .object { ObjectCodec<NavigationBar>.navigationBar.type }]),
            doc:
                "the bar with the screen's title; absent: none, or in a variant the document's own; false: none; "
                + "true: an empty one", defaultValue: nil, isRequired: false, kinds: []),
        apply: { mockup, id, reader in
            if reader.kind(id) == .mapping {
                var bar = mockup.navigationBar ?? NavigationBar()
                _ = ObjectCodec.navigationBar.read(id, onto: &bar, &reader)
                mockup.navigationBar = bar
            } else if let isShown = reader.booleanIfAny(reader.tree.resolve(id)) {
                mockup.navigationBar = isShown ? mockup.navigationBar ?? NavigationBar() : nil
            } else {
                reader.failExpected(
                    "a mapping of keys, true or false", at: id,
                    hint: reader.tree.isText(reader.tree.resolve(id)) ? "such as {title: Groceries}" : nil)
            }
        })

    private static let table = Field<Mockup>(
        property: Property(
            key: "table", type: .object { ObjectCodec<Table>.table.type },
            doc: "the table; absent: an empty one",
            defaultValue: nil, isRequired: false, kinds: []),
        apply: { mockup, id, reader in
            _ = ObjectCodec.table.read(id, onto: &mockup.table, &reader)
        })
}

extension Codec where Value == LayoutDirection {
    static var direction: Codec { .choice("a direction") }
}

/// A document while its keys are read.
struct DocumentDraft: Sendable {
    var mockup = Mockup()
    var snapshot = SnapshotDraft()
    var variants: NodeID?
}

extension ObjectCodec where Root == DocumentDraft {
    static let mockup = ObjectCodec(
        "mockup", place: "at the top level", doc: "a table screen",
        planned: ["searchBar", "tabBar", "toolbar"],
        fields: MockupFields.all.map { $0.lifted { draft, change in change(&draft.mockup) } } + [
            settings, variants,
        ])

    private static let settings = Field<DocumentDraft>(
        property: Property(
            key: "snapshot", type: .object { ObjectCodec<SnapshotDraft>.snapshot.type },
            doc: "how the document's snapshots are verified", defaultValue: nil, isRequired: false, kinds: []),
        apply: { draft, id, reader in
            _ = ObjectCodec<SnapshotDraft>.snapshot.read(id, onto: &draft.snapshot, &reader)
        })

    private static let variants = Field<DocumentDraft>(
        property: Property(
            key: "variants",
            type: .either([
                .list(
                    of: .object { ObjectCodec<VariantDraft>.variant.type }, count: 1...VariantReader.limit),
                .object { ObjectCodec<MatrixDraft>.matrix.type },
            ]),
            doc: "several screens in one document: a list of overrides, or a matrix of values of which every "
                + "combination is a screen", defaultValue: nil, isRequired: false, kinds: []),
        apply: { draft, id, _ in draft.variants = id })
}

/// One of a list of variants.
struct VariantDraft: Sendable {
    var mockup: Mockup
    var name: String?
}

extension ObjectCodec where Root == VariantDraft {
    static let variant = ObjectCodec(
        "variant", place: "in a variant", doc: "what differs from the document's own screen",
        // What says nothing has no name to be told apart by.
        planned: ["searchBar", "tabBar", "toolbar"], needsKey: true,
        fields: [
            Field(
                "name", .variantName,
                "the variant's name, of letters, digits, '-', '_' and '.'; absent: its values in kebab case, "
                    + "joined by '--'"
            ) { $0.name = $1 }
        ] + MockupFields.all.map { $0.lifted { draft, change in change(&draft.mockup) } })
}

extension Codec where Value == String {
    static let variantName = text(
        .variantName, expected: "a variant's name",
        hint: "at most 100 letters, digits, '-', '_' and '.', not beginning with '.'",
        where: VariantName.isValid)
}

/// The values of a matrix of variants, by key.
struct MatrixDraft: Sendable {
    struct Axis: Sendable {
        var field: Int
        var values: [NodeID]
    }

    var axes: [Axis] = []
}

extension ObjectCodec where Root == MatrixDraft {
    static let matrix = ObjectCodec(
        "matrix", place: "in a matrix of variants",
        doc: "lists of values of which every combination is a variant",
        planned: ["searchBar", "tabBar", "toolbar"], needsKey: true,
        fields: MockupFields.all.indices.map { index in
            var property = MockupFields.all[index].property
            property.type = .list(of: property.type, count: 1...VariantReader.limit)
            property.defaultValue = nil
            return Field(property: property) { draft, id, reader in
                guard reader.kind(id) == .list else {
                    reader.failExpected("a list of values", at: id, hint: "such as [light, dark]")
                    return
                }
                let values = reader.tree.children(reader.tree.resolve(id))
                if values.isEmpty { reader.fail(id, "expected a list of values, found an empty one") }
                for value in values where reader.isAbsent(value) {
                    reader.fail(value, "a value is empty", hint: "remove it, or write a list of variants")
                }
                draft.axes.append(MatrixDraft.Axis(field: index, values: values))
            }
        })
}

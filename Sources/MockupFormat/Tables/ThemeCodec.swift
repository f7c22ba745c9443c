import MockupModel

/// A theme as a document changes it.
struct ThemeDraft: Sendable {
    var base: Theme?
    var overrides = TokenOverrides()

    /// The theme that comes of it, on top of `current` unless a base is named.
    func applied(to current: Theme) -> Theme {
        var theme = base ?? current
        theme.overrides = theme.overrides.merging(overrides)
        return theme
    }
}

extension Codec where Value == Theme {
    /// A theme's name.
    static let named: Codec = {
        let themes = Theme.catalogue
        let names = themes.map(\.name)
        return Codec(type: .choice(names, isName: true)) { id, reader in
            reader.choice(
                id, of: names, planned: ["ios26", "material3", "wireframe"], noun: "a theme",
                listing: "the themes are \(names.joined(separator: ", "))"
            ).map { themes[$0] }
        }
    }()
}

extension Codec where Value == ThemeDraft {
    static let theme: Codec = {
        let name = Codec(type: Codec<Theme>.named.type) { id, reader in
            Codec<Theme>.named.read(id, &reader).map { ThemeDraft(base: $0) }
        }
        let mapping = object(.theme, initial: ThemeDraft()) { draft, _, _ in draft }
        return either(name, mapping) { $1.tree.isText($1.tree.resolve($0)) }
    }()
}

extension ObjectCodec where Root == ThemeDraft {
    static let theme = ObjectCodec(
        "theme", place: "in a theme", doc: "a theme with some of its tokens replaced",
        fields: [
            Field(
                "base", .named, "the theme to start from; in a variant the document's own",
                default: .string("ios")
            ) {
                $0.base = $1
            },
            Field("metrics", .metrics, "numbers to replace, in points") { $0.overrides.numbers = $1 },
            Field("colors", .colors, "colours to replace") { $0.overrides.colors = $1 },
        ])
}

extension Codec where Value == [String: Double] {
    static let metrics = Codec.object(.metrics, initial: [:]) { metrics, _, _ in metrics }
}

extension ObjectCodec where Root == [String: Double] {
    static let metrics = ObjectCodec(
        "metrics", place: "in a theme's metrics", doc: "a theme's numbers, in points",
        fields: Tokens.numbers.map { token in
            Field(
                token.name,
                .number(NumberRange(least: token.range.lowerBound, most: token.range.upperBound)),
                token.meaning
            ) { $0[token.name] = $1 }
        })
}

extension Codec where Value == [ColorToken: ColorOverride] {
    static let colors = Codec.object(.colors, initial: [:]) { colors, _, _ in colors }
}

extension ObjectCodec where Root == [ColorToken: ColorOverride] {
    static let colors = ObjectCodec(
        "colors", place: "in a theme's colours", doc: "a theme's colours",
        fields: ColorToken.allCases.map { token in
            var field = Field<Root>(token.rawValue, .perAppearance, token.meaning) { $0[token] = $1 }
            field.emptyMessage = Codec<Color>.emptyMessage
            return field
        })
}

extension Codec where Value == Color {
    static let color = Codec(type: .text(.color)) { id, reader in
        guard let text = reader.text(id) else { return nil }
        let isShort = text.utf8.count <= 9
        if isShort, let color = Color(hex: text) { return color }
        let isBare = isShort && Color(hex: "#" + text) != nil
        reader.fail(
            id, "'\(Excerpt.of(text))' is not a colour",
            hint: isBare
                ? "write '#\(text)'" : "'#' and three, six or eight hexadecimal digits, such as '#007AFF'")
        return nil
    }

    static let emptyMessage = (
        message: "a colour is missing", hint: "quote it: an unquoted '#' begins a comment"
    )
}

extension Codec where Value == ColorOverride {
    /// One colour for every appearance, or one for each.
    static let perAppearance: Codec = {
        let both = Codec(type: Codec<Color>.color.type) { id, reader in
            Codec<Color>.color.read(id, &reader).map { ColorOverride($0) }
        }
        let mapping = object(.appearanceColors, initial: ColorOverride()) { draft, _, _ in draft }
        return either(mapping, both) { $1.kind($0) == .mapping }
    }()
}

extension ObjectCodec where Root == ColorOverride {
    static let appearanceColors: ObjectCodec = {
        var light = Field<ColorOverride>("light", .color, "the colour in the light appearance") {
            $0.light = $1
            $0.lightHighContrast = $1
        }
        var dark = Field<ColorOverride>("dark", .color, "the colour in the dark appearance") {
            $0.dark = $1
            $0.darkHighContrast = $1
        }
        light.emptyMessage = Codec<Color>.emptyMessage
        dark.emptyMessage = Codec<Color>.emptyMessage
        return ObjectCodec(
            "appearanceColors", place: "in a colour", doc: "a colour for each appearance",
            fields: [light, dark])
    }()
}

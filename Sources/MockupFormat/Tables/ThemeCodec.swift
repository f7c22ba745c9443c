import MockupModel

/// A theme as a document changes it.
struct ThemeDraft: Sendable {
    var base: Theme?
    var metrics: [MetricToken: Double] = [:]
    var colors: [ColorToken: ColorDraft] = [:]

    /// The theme that comes of it, on top of `current` unless a base is named.
    func applied(to current: Theme) -> Theme {
        var theme = base ?? current
        theme.metrics = theme.metrics.replacing(metrics)
        let light = colors.compactMapValues(\.light)
        let dark = colors.compactMapValues(\.dark)
        theme.palettes.light = theme.palettes.light.replacing(light)
        theme.palettes.lightHighContrast = theme.palettes.lightHighContrast.replacing(light)
        theme.palettes.dark = theme.palettes.dark.replacing(dark)
        theme.palettes.darkHighContrast = theme.palettes.darkHighContrast.replacing(dark)
        return theme
    }
}

/// A colour's replacement for each appearance.
struct ColorDraft: Sendable {
    var light: Color?
    var dark: Color?
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
            Field("metrics", .metrics, "numbers to replace, in points") { $0.metrics = $1 },
            Field("colors", .colors, "colours to replace") { $0.colors = $1 },
        ])
}

extension Codec where Value == [MetricToken: Double] {
    static let metrics = Codec.object(.metrics, initial: [:]) { metrics, _, _ in metrics }
}

extension ObjectCodec where Root == [MetricToken: Double] {
    static let metrics = ObjectCodec(
        "metrics", place: "in a theme's metrics", doc: "a theme's numbers, in points",
        fields: MetricToken.allCases.map { token in
            Field(token.rawValue, .number(token.range), token.documentation) { $0[token] = $1 }
        })
}

extension MetricToken {
    /// What a document may set.
    var range: NumberRange {
        switch self {
        case .disclosureTrailingOffset, .checkmarkTrailingOffset: NumberRange(least: -1_000, most: 1_000)
        // A width that no screen reaches turns the wide insets off.
        case .wideWidth: NumberRange(least: 0, most: 100_000)
        default: NumberRange(least: 0, most: 1_000)
        }
    }
}

extension Codec where Value == [ColorToken: ColorDraft] {
    static let colors = Codec.object(.colors, initial: [:]) { colors, _, _ in colors }
}

extension ObjectCodec where Root == [ColorToken: ColorDraft] {
    static let colors = ObjectCodec(
        "colors", place: "in a theme's colours", doc: "a theme's colours",
        fields: ColorToken.allCases.map { token in
            var field = Field<Root>(token.rawValue, .perAppearance, token.documentation) { $0[token] = $1 }
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

extension Codec where Value == ColorDraft {
    /// One colour for every appearance, or one for each.
    static let perAppearance: Codec = {
        let both = Codec(type: Codec<Color>.color.type) { id, reader in
            Codec<Color>.color.read(id, &reader).map { ColorDraft(light: $0, dark: $0) }
        }
        let mapping = object(.appearanceColors, initial: ColorDraft()) { draft, _, _ in draft }
        return either(mapping, both) { $1.kind($0) == .mapping }
    }()
}

extension ObjectCodec where Root == ColorDraft {
    static let appearanceColors: ObjectCodec = {
        var light = Field<ColorDraft>("light", .color, "the colour in the light appearance") { $0.light = $1 }
        var dark = Field<ColorDraft>("dark", .color, "the colour in the dark appearance") { $0.dark = $1 }
        light.emptyMessage = Codec<Color>.emptyMessage
        dark.emptyMessage = Codec<Color>.emptyMessage
        return ObjectCodec(
            "appearanceColors", place: "in a colour", doc: "a colour for each appearance",
            fields: [light, dark])
    }()
}

/// What a colour is for.
public enum ColorToken: String, CaseIterable, Hashable, Sendable {
    /// Behind a plain table.
    case background
    /// Behind a grouped table.
    case groupedBackground
    /// A row of a plain table.
    case cell
    /// A row of a grouped table.
    case groupedCell
    /// A title.
    case label
    /// A value, a subtitle, a detail.
    case secondaryLabel
    /// A disclosure indicator.
    case tertiaryLabel
    /// The text of a section header or footer in a grouped table.
    case sectionText
    /// The text of a section header in a plain table.
    case plainHeaderText
    /// Behind a section header of a plain table.
    case plainHeaderBackground
    case separator
    /// Buttons, checkmarks, checked boxes.
    case tint
    /// What stands on the tint: a checkbox's mark.
    case onTint
    case checkboxBorder
    case switchOn
    case switchOff
    case switchKnob
    case barBackground
    case barHairline
    case barTitle
    /// The status bar's glyphs and the home indicator.
    case statusBar
}

/// A theme's colours for one appearance and one contrast.
public struct Palette: Hashable, Sendable {
    private var colors: [ColorToken: Color]

    /// A palette from a colour for every token; a token without one is drawn in nothing.
    public init(_ colors: [ColorToken: Color]) {
        self.colors = colors
    }

    public subscript(token: ColorToken) -> Color {
        get { colors[token] ?? .clear }
        set { colors[token] = newValue }
    }

    /// The palette with some colours replaced.
    public func replacing(_ replacements: [ColorToken: Color]) -> Palette {
        Palette(colors.merging(replacements) { $1 })
    }
}

/// A theme's colours for every appearance and contrast.
public struct PaletteSet: Hashable, Sendable {
    public var light: Palette
    public var dark: Palette
    public var lightHighContrast: Palette
    public var darkHighContrast: Palette

    public init(light: Palette, dark: Palette, lightHighContrast: Palette, darkHighContrast: Palette) {
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast
        self.darkHighContrast = darkHighContrast
    }

    public subscript(appearance: Appearance, contrast: Contrast) -> Palette {
        switch (appearance, contrast) {
        case (.light, .standard): light
        case (.dark, .standard): dark
        case (.light, .high): lightHighContrast
        case (.dark, .high): darkHighContrast
        }
    }

    /// Replaces a colour in every palette.
    public mutating func set(_ token: ColorToken, to color: Color) {
        light[token] = color
        dark[token] = color
        lightHighContrast[token] = color
        darkHighContrast[token] = color
    }
}

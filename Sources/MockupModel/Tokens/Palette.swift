/// A look's colours for one appearance and one contrast.
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

/// A look's colours for every appearance and contrast.
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

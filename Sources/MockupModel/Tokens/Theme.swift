/// Which look a mockup has, and what it changes of it.
public struct Theme: Hashable, Sendable {
    /// The look's name in the catalogue.
    public var name: String
    public var overrides: TokenOverrides

    public init(name: String, overrides: TokenOverrides = TokenOverrides()) {
        self.name = name
        self.overrides = overrides
    }

    /// iOS 13 to 18.
    public static let ios = Theme(name: "ios")
    /// iOS 7 to 12.
    public static let ios7 = Theme(name: "ios7")

    /// Every look that a document can name.
    public static let catalogue = [ios, ios7]
}

/// Tokens of a look that a mockup replaces.
public struct TokenOverrides: Hashable, Sendable {
    /// Points, by the token's name.
    public var numbers: [String: Double] = [:]
    public var flags: [String: Bool] = [:]
    public var fonts: [String: FontToken] = [:]
    public var colors: [ColorToken: ColorOverride] = [:]

    public init() {}

    public var isEmpty: Bool { numbers.isEmpty && flags.isEmpty && fonts.isEmpty && colors.isEmpty }

    /// Replaces a number; one without a name in the reference is left alone.
    public mutating func set(_ keyPath: WritableKeyPath<Tokens, Double>, to value: Double) {
        guard let token = Tokens.numbers.first(where: { $0.keyPath == keyPath }) else { return }
        numbers[token.name] = value
    }

    /// Replaces a colour for every appearance and contrast.
    public mutating func set(_ token: ColorToken, to color: Color) {
        colors[token] = ColorOverride(color)
    }

    /// The overrides with others on top of them.
    public func merging(_ others: TokenOverrides) -> TokenOverrides {
        var merged = self
        merged.numbers.merge(others.numbers) { $1 }
        merged.flags.merge(others.flags) { $1 }
        merged.fonts.merge(others.fonts) { $1 }
        merged.colors.merge(others.colors) { $0.merging($1) }
        return merged
    }

    public func applied(to tokens: Tokens) -> Tokens {
        guard !isEmpty else { return tokens }
        var result = tokens
        for token in Tokens.numbers {
            if let number = numbers[token.name] { result[keyPath: token.keyPath] = number }
        }
        for token in Tokens.flags {
            if let flag = flags[token.name] { result[keyPath: token.keyPath] = flag }
        }
        for token in Tokens.namedFonts {
            if let font = fonts[token.name] { result[keyPath: token.keyPath] = font }
        }
        return result
    }

    public func applied(to palette: Palette, _ appearance: Appearance, _ contrast: Contrast) -> Palette {
        palette.replacing(colors.compactMapValues { $0[appearance, contrast] })
    }
}

/// A colour's replacement for each appearance and contrast; `nil` where the look's own stays.
public struct ColorOverride: Hashable, Sendable {
    public var light: Color?
    public var dark: Color?
    public var lightHighContrast: Color?
    public var darkHighContrast: Color?

    public init(light: Color? = nil, dark: Color? = nil) {
        self.light = light
        self.dark = dark
        lightHighContrast = light
        darkHighContrast = dark
    }

    /// One colour for all.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    public subscript(appearance: Appearance, contrast: Contrast) -> Color? {
        switch (appearance, contrast) {
        case (.light, .standard): light
        case (.dark, .standard): dark
        case (.light, .high): lightHighContrast
        case (.dark, .high): darkHighContrast
        }
    }

    func merging(_ other: ColorOverride) -> ColorOverride {
        var merged = self
        merged.light = other.light ?? light
        merged.dark = other.dark ?? dark
        merged.lightHighContrast = other.lightHighContrast ?? lightHighContrast
        merged.darkHighContrast = other.darkHighContrast ?? darkHighContrast
        return merged
    }
}

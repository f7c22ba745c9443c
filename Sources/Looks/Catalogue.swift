import MockupModel

extension Look {
    /// Every look, one line each; `Theme.catalogue` has their names.
    public static let catalogue: [Look] = [
        .ios,
        .ios7,
    ]

    private static let byName = Dictionary(catalogue.map { ($0.name, $0) }) { first, _ in first }

    /// The look of a theme; the default one where the catalogue has no such name.
    public init(of theme: Theme) {
        self = Self.byName[theme.name] ?? .ios
    }
}

extension Mockup {
    /// The colours that hold for the appearance and the contrast.
    public var palette: Palette {
        theme.overrides.applied(
            to: Look(of: theme).palettes[appearance, contrast], appearance, contrast)
    }

    /// The colour behind everything.
    public var backgroundColor: ColorToken {
        let look = Look(of: theme)
        return look.parts.background(LookTraits(of: self, look: look))
    }
}

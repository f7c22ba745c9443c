/// A look: the numbers that layout needs and the colours that painting needs, kept apart.
public struct Theme: Hashable, Sendable {
    public var name: String
    public var metrics: Metrics
    public var palettes: PaletteSet

    public init(name: String, metrics: Metrics, palettes: PaletteSet) {
        self.name = name
        self.metrics = metrics
        self.palettes = palettes
    }

    /// Every theme that a document can name.
    public static let catalogue: [Theme] = [ios, ios7]
}

import BoxLayout
import MockupModel

/// A look: what each part of a screen consists of, and the numbers, fonts and colours that it is made with.
///
/// A value, so that one look can be another with something replaced. It says what stands in what; where that is on the
/// screen is the layout's business.
public struct Look: Sendable {
    /// The name by which a document asks for it.
    public var name: String
    public var tokens: Tokens
    public var palettes: PaletteSet
    public var parts: Parts
    public var controls: Controls

    public init(name: String, tokens: Tokens, palettes: PaletteSet, parts: Parts, controls: Controls) {
        self.name = name
        self.tokens = tokens
        self.palettes = palettes
        self.parts = parts
        self.controls = controls
    }
}

/// What the parts of a screen consist of.
public struct Parts: Sendable {
    /// A cell, as wide as the content of its table.
    public var row: @Sendable (Cell, RowPlace, LookTraits, Controls) -> Box
    public var sectionHeader: @Sendable (String, SectionPlace, LookTraits) -> Box
    public var sectionFooter: @Sendable (String, SectionPlace, LookTraits) -> Box
    public var sections: @Sendable (LookTraits) -> SectionRules
    public var navigationBar: @Sendable (NavigationBar, BarPlace, LookTraits) -> Box
    /// `nil` on a screen without room for one.
    public var statusBar: @Sendable (StatusBar, Device, LookTraits) -> Box?
    /// What the system draws at the screen's bottom edge; `nil` for nothing.
    public var homeIndicator: @Sendable (Device, LookTraits) -> Box?
    /// Behind everything.
    public var background: @Sendable (LookTraits) -> ColorToken
}

/// How much room there is around and between the sections of a table, in points.
public struct SectionRules: Hashable, Sendable {
    /// From the screen's edges to rows, headers and footers; top and bottom are 0.
    public var margins: Insets
    /// In place of a first section's missing header.
    public var firstGap: Double
    /// In place of another missing header.
    public var headerGap: Double
    /// In place of a missing header below a footer.
    public var headerGapBelowFooter: Double
    /// In place of a missing footer.
    public var footerGap: Double
}

/// Where a row stands in its section, and what its table says of its height.
public struct RowPlace: Hashable, Sendable {
    public var isFirst: Bool
    public var isLast: Bool
    /// Whether the row begins right under a large title.
    public var followsLargeTitle: Bool
    /// The height in points that the row has whatever it holds.
    public var fixedHeight: Double?

    public init(isFirst: Bool, isLast: Bool, followsLargeTitle: Bool, fixedHeight: Double?) {
        self.isFirst = isFirst
        self.isLast = isLast
        self.followsLargeTitle = followsLargeTitle
        self.fixedHeight = fixedHeight
    }
}

/// Where a header or a footer stands, and what its table says of its height.
public struct SectionPlace: Hashable, Sendable {
    public var isFirst: Bool
    /// The height in points that it has whatever it says.
    public var fixedHeight: Double?

    public init(isFirst: Bool, fixedHeight: Double?) {
        self.isFirst = isFirst
        self.fixedHeight = fixedHeight
    }
}

/// Where a navigation bar stands, and what is below it.
public struct BarPlace: Hashable, Sendable {
    /// From the screen's top to the bar, in points.
    public var top: Double
    /// Whether content has been scrolled under the bar.
    public var isScrolled: Bool

    public init(top: Double, isScrolled: Bool) {
        self.top = top
        self.isScrolled = isScrolled
    }
}

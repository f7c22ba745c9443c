/// UITableView's styles.
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
    case plain, grouped, insetGrouped
}

/// Where a table that is shorter than its region stands in it.
public enum TableAlignment: String, CaseIterable, Hashable, Sendable {
    /// At the top of the safe-area region.
    case top
    /// As a block with equal gaps above and below.
    case center
    /// Pushed down by the height of the first header alone.
    case firstHeader
    /// In a table whose own frame shrinks to its content and is centred.
    case resize
}

/// What a table is aligned in.
public enum AlignmentRegion: String, CaseIterable, Hashable, Sendable {
    /// From the navigation bar's bottom to the safe area's bottom.
    case safeArea
    /// The whole screen; bars are drawn over it.
    case screen
}

/// How high the rows are that do not say so themselves.
public enum RowHeight: Hashable, Sendable {
    /// As high as their content asks.
    case automatic
    /// A height in points, above 0.
    case fixed(Double)
}

/// A group of rows under one header.
public struct Section: Hashable, Sendable {
    /// Replaces the section's own segment of its node ids.
    public var id: String?
    public var header: String?
    public var footer: String?
    public var rows: [Cell]

    /// What no row's id may be, since other nodes of a section are called so.
    package static let reservedIDs = ["header", "footer"]

    public init(_ header: String? = nil, footer: String? = nil, id: String? = nil, rows: [Cell] = []) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

/// A table: sections of rows, and how they stand on the screen.
public struct Table: Hashable, Sendable {
    public var style: TableStyle
    public var alignment: TableAlignment
    public var alignmentRegion: AlignmentRegion
    /// The greatest height in points of a table that is aligned by `resize`; `nil` for the region's.
    public var maxHeight: Double?
    public var rowHeight: RowHeight
    /// The height in points of every titled section header, paddings included; `nil` for the theme's.
    public var sectionHeaderHeight: Double?
    /// The height in points of every titled section footer, paddings included; `nil` for the theme's.
    public var sectionFooterHeight: Double?
    /// How far the content is scrolled, in points; layout clamps it to what there is.
    public var contentOffset: Double
    public var sections: [Section] {
        didSet { validity = SectionValidity() }
    }
    /// What is known of the sections, until they change.
    package var validity = SectionValidity()

    /// What no section's id may be, since other nodes of a screen are called so, or will be.
    package static let reservedIDs = [
        "screen", "status-bar", "navigation-bar", "search-bar", "table", "tab-bar", "toolbar",
        "home-indicator",
    ]

    public init(
        style: TableStyle = .plain, alignment: TableAlignment = .top,
        alignmentRegion: AlignmentRegion = .safeArea, maxHeight: Double? = nil,
        rowHeight: RowHeight = .automatic, sectionHeaderHeight: Double? = nil,
        sectionFooterHeight: Double? = nil, contentOffset: Double = 0, sections: [Section] = []
    ) {
        self.style = style
        self.alignment = alignment
        self.alignmentRegion = alignmentRegion
        self.maxHeight = maxHeight
        self.rowHeight = rowHeight
        self.sectionHeaderHeight = sectionHeaderHeight
        self.sectionFooterHeight = sectionFooterHeight
        self.contentOffset = contentOffset
        self.sections = sections
    }
}

/// Whether every value of a table's sections is known to keep its rules, so that nobody has to look at each row again.
///
/// A shortcut and no property of a table: tables are equal whatever is known of them.
package struct SectionValidity: Hashable, Sendable {
    package var isKnown = false

    package init(isKnown: Bool = false) {
        self.isKnown = isKnown
    }

    package static func == (_: Self, _: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}

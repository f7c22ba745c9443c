import MockupModel

/// A part of a screen that a mockup's closure can list.
public protocol ScreenPart {
    /// Puts the part on a mockup; a later part of a kind replaces an earlier one.
    func apply(to mockup: inout Mockup)
}

extension NavigationBar: ScreenPart {
    public func apply(to mockup: inout Mockup) { mockup.navigationBar = self }
}

extension StatusBar: ScreenPart {
    public func apply(to mockup: inout Mockup) { mockup.statusBar = self }
}

extension Table: ScreenPart {
    public func apply(to mockup: inout Mockup) { mockup.table = self }
}

extension Mockup {
    /// A screen from its parts.
    ///
    /// ```swift
    /// let mockup = Mockup(device: .iPhone15) {
    ///     NavigationBar("Groceries")
    ///     Table(style: .insetGrouped, alignment: .center) {
    ///         Section("Dairy") {
    ///             Cell("Milk").checkbox(true)
    ///         }
    ///     }
    /// }
    /// ```
    public init(
        device: Device = .standard, theme: Theme = .ios, appearance: Appearance = .light,
        contrast: Contrast = .standard, textSize: ContentSizeCategory = .large,
        direction: LayoutDirection? = nil, locale: String = "en",
        @ListBuilder<any ScreenPart> parts: () -> [any ScreenPart]
    ) {
        self.init(
            device: device, theme: theme, appearance: appearance, contrast: contrast, textSize: textSize,
            direction: direction, locale: locale)
        for part in parts() { part.apply(to: &self) }
    }
}

extension Table {
    /// A table from its sections.
    public init(
        style: TableStyle = .plain, alignment: TableAlignment = .top,
        alignmentRegion: AlignmentRegion = .safeArea, maxHeight: Double? = nil,
        rowHeight: RowHeight = .automatic, sectionHeaderHeight: Double? = nil,
        sectionFooterHeight: Double? = nil, contentOffset: Double = 0,
        @ListBuilder<Section> sections: () -> [Section]
    ) {
        self.init(
            style: style, alignment: alignment, alignmentRegion: alignmentRegion, maxHeight: maxHeight,
            rowHeight: rowHeight, sectionHeaderHeight: sectionHeaderHeight,
            sectionFooterHeight: sectionFooterHeight, contentOffset: contentOffset, sections: sections())
    }
}

extension Section {
    /// A section from its rows.
    public init(
        _ header: String? = nil, footer: String? = nil, id: String? = nil,
        @ListBuilder<Cell> rows: () -> [Cell]
    ) {
        self.init(header, footer: footer, id: id, rows: rows())
    }
}

import Drawing
import Looks
import MockupModel
import TableLayout

extension Mockup {
    /// Sizes in points beyond which nothing is drawn; documents have the same bounds.
    static let sizeLimit = 10_000.0
    /// Pixels a point beyond which nothing is drawn.
    static let scaleLimit = 16.0

    /// Checks what a document's schema checks for those who build a mockup in Swift.
    ///
    /// - Throws: `RenderError.invalidMockup` with the first value that is out of range.
    func validate(scale: Double) throws(RenderError) {
        let size = device.size
        try check("the device's width", size.width, isPositiveUpTo: Self.sizeLimit)
        try check("the device's height", size.height, isPositiveUpTo: Self.sizeLimit)
        try check("the scale", scale, isPositiveUpTo: Self.scaleLimit)
        let safeArea = device.safeArea
        for edge in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] {
            guard edge >= 0, edge.isFinite else {
                throw .invalidMockup("the safe area has an edge of \(edge.words) pt, expected 0 or more")
            }
        }
        guard safeArea.top + safeArea.bottom <= size.height, safeArea.left + safeArea.right <= size.width
        else {
            throw .invalidMockup(
                "the safe area is larger than the screen of \(size.width.words) × \(size.height.words) pt")
        }
        guard table.contentOffset.isFinite else {
            throw .invalidMockup(
                "the content offset is \(table.contentOffset.words), expected a finite number")
        }
        let heights: [(String, Double?)] = [
            ("the table's maxHeight", table.maxHeight), ("the row height", table.fixedRowHeight),
            ("the section header height", table.sectionHeaderHeight),
            ("the section footer height", table.sectionFooterHeight),
        ]
        for (name, height) in heights { try checkHeight(name, height) }
        if !table.validity.isKnown { try validateSections() }
    }

    private func validateSections() throws(RenderError) {
        try validateSegments(
            table.sections.enumerated().map { $1.segment(at: $0) }, given: table.sections.map(\.id),
            reserved: Table.reservedIDs)
        for section in table.sections {
            if section.rows.contains(where: { $0.id != nil }) {
                try validateSegments(
                    section.rows.indices.map(section.rowSegment), given: section.rows.map(\.id),
                    reserved: Section.reservedIDs)
            }
            for cell in section.rows where cell.hasOwnRules { try validate(cell) }
        }
    }

    private func validate(_ cell: Cell) throws(RenderError) {
        try checkHeight("the height of row '\(cell.title)'", cell.height)
        try checkHeight("the least height of row '\(cell.title)'", cell.minHeight)
        guard cell.texts.allSatisfy({ $0.lineLimit >= 0 }) else {
            throw .invalidMockup("the line limit of row '\(cell.title)' is negative")
        }
        if let conflict = cell.conflicts.first {
            throw .invalidMockup("row '\(cell.title)': \(conflict.message)")
        }
    }

    /// Ids that are given have to be unlike each other, and unlike those that are not given.
    private func validateSegments(
        _ segments: [String], given: [String?], reserved: [String]
    ) throws(RenderError) {
        guard given.contains(where: { $0 != nil }) else { return }
        var seen: Set<String> = []
        for segment in segments {
            guard seen.insert(segment).inserted else {
                throw .invalidMockup("the id '\(segment)' is there twice, expected ids that differ")
            }
        }
        for case let id? in given {
            guard !reserved.contains(id) else {
                throw .invalidMockup("the id '\(id)' is taken by a node of that name")
            }
            let isLegal =
                !id.isEmpty
                && id.unicodeScalars.allSatisfy {
                    $0 != "/" && !$0.properties.isWhitespace && $0.properties.generalCategory != .control
                }
            guard isLegal else {
                throw .invalidMockup(
                    "'\(id)' can't be an id, expected no slash, white space or control character")
            }
        }
    }

    /// What the theme can't do that was asked of it.
    var themeWarnings: [LayoutWarning] {
        let palettes = Look(of: theme).palettes
        guard appearance == .dark, palettes.light == palettes.dark else { return [] }
        return [
            LayoutWarning(
                node: "screen", message: "theme '\(theme.name)' has no dark appearance, drawn light")
        ]
    }

    private func checkHeight(_ name: String, _ height: Double?) throws(RenderError) {
        guard let height else { return }
        guard height >= 0, height <= 100_000 else {
            throw .invalidMockup("\(name) is \(height.words) pt, expected 0 … 100000")
        }
    }

    private func check(_ name: String, _ value: Double, isPositiveUpTo limit: Double) throws(RenderError) {
        guard value > 0, value <= limit else {
            throw .invalidMockup("\(name) is \(value.words), expected more than 0 and at most \(Int(limit))")
        }
    }
}

extension Cell {
    /// Whether there is something in it that can be wrong.
    fileprivate var hasOwnRules: Bool {
        height != nil || minHeight != nil || texts.count > 1 || titleText.lineLimit != 0 || !trailing.isEmpty
    }
}

extension Table {
    fileprivate var fixedRowHeight: Double? {
        if case .fixed(let height) = rowHeight { height } else { nil }
    }
}

extension Double {
    /// The number as a person writes it.
    fileprivate var words: String {
        isNaN
            ? "not a number"
            : isInfinite
                ? "infinite" : magnitude < 1e-3 || magnitude > 1e12 ? "\(self)" : decimalText(places: 3)
    }
}

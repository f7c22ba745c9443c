import MockupModel

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
                throw .invalidMockup("the safe area has an edge of \(edge) pt, expected 0 or more")
            }
        }
        guard safeArea.top + safeArea.bottom <= size.height, safeArea.left + safeArea.right <= size.width
        else {
            throw .invalidMockup(
                "the safe area is larger than the screen of \(size.width) × \(size.height) pt")
        }
        guard table.contentOffset.isFinite else {
            throw .invalidMockup("the content offset is \(table.contentOffset), expected a finite number")
        }
        let heights: [(String, Double?)] = [
            ("the table's maxHeight", table.maxHeight), ("the row height", table.fixedRowHeight),
            ("the section header height", table.sectionHeaderHeight),
            ("the section footer height", table.sectionFooterHeight),
        ]
        for (name, height) in heights { try checkHeight(name, height) }
        for section in table.sections {
            for cell in section.rows where cell.height != nil || cell.minHeight != nil || cell.lineLimit != 0
            {
                try checkHeight("the height of row '\(cell.title)'", cell.height)
                try checkHeight("the least height of row '\(cell.title)'", cell.minHeight)
                guard cell.lineLimit >= 0 else {
                    throw .invalidMockup("the line limit of row '\(cell.title)' is negative")
                }
            }
        }
    }

    private func checkHeight(_ name: String, _ height: Double?) throws(RenderError) {
        guard let height else { return }
        guard height >= 0, height <= 100_000 else {
            throw .invalidMockup("\(name) is \(height) pt, expected 0 … 100000")
        }
    }

    private func check(_ name: String, _ value: Double, isPositiveUpTo limit: Double) throws(RenderError) {
        guard value > 0, value <= limit else {
            throw .invalidMockup("\(name) is \(value), expected more than 0 and at most \(Int(limit))")
        }
    }
}

extension Table {
    fileprivate var fixedRowHeight: Double? {
        if case .fixed(let height) = rowHeight { height } else { nil }
    }
}

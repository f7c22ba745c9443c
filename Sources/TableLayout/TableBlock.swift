import MockupModel

/// What tiles a table from top to bottom: every section is a header, its rows, and a footer.
struct TableBlock: Hashable {
    enum Kind: Hashable {
        case header
        case row(Int)
        case footer
    }

    var section: Int
    var kind: Kind
}

/// A table's blocks in order.
struct TableBlocks: Sequence, IteratorProtocol {
    private let sections: [Section]
    private var upcoming: TableBlock?

    init(of sections: [Section]) {
        self.sections = sections
        upcoming = sections.isEmpty ? nil : TableBlock(section: 0, kind: .header)
    }

    mutating func next() -> TableBlock? {
        guard let block = upcoming else { return nil }
        upcoming = block.successor(in: sections)
        return block
    }
}

extension TableBlock {
    /// The block's segment of its node id.
    func name(in section: Section) -> String {
        switch kind {
        case .header: "header"
        case .row(let row): section.rowSegment(at: row)
        case .footer: "footer"
        }
    }

    fileprivate func successor(in sections: [Section]) -> TableBlock? {
        let rowCount = sections[section].rows.count
        switch kind {
        case .header: return TableBlock(section: section, kind: rowCount == 0 ? .footer : .row(0))
        case .row(let row):
            return TableBlock(section: section, kind: row + 1 < rowCount ? .row(row + 1) : .footer)
        case .footer:
            return section + 1 < sections.count ? TableBlock(section: section + 1, kind: .header) : nil
        }
    }
}

extension Section {
    /// The section's segment of its node ids.
    package func segment(at index: Int) -> String { id ?? "section-\(index)" }

    /// Whether there is a header to see.
    var hasHeader: Bool { !(header ?? "").isEmpty }

    /// Whether there is a footer to see.
    var hasFooter: Bool { !(footer ?? "").isEmpty }

    /// A row's segment of its node id.
    package func rowSegment(at index: Int) -> String { rows[index].id ?? "row-\(index)" }
}

import Drawing
import MockupModel

/// A table's content: how high each block is, and the nodes of a block at a place.
///
/// Content coordinates begin at 0 at the first block's top; nothing here knows of scrolling.
struct TableContent {
    let context: LayoutContext
    let table: Table
    let geometry: RowGeometry
    /// Whether the table begins right under a large title.
    let followsLargeTitle: Bool
    /// The first header's height when alignment decides it.
    var firstHeaderHeight: Double?

    init(context: LayoutContext, table: Table, followsLargeTitle: Bool) {
        self.context = context
        self.table = table
        self.followsLargeTitle = followsLargeTitle
        geometry = RowGeometry(context: context)
    }

    /// A block's height in points.
    func height(of block: TableBlock) throws(LayoutError) -> Double {
        switch block.kind {
        case .header:
            if block.section == 0, let firstHeaderHeight { return firstHeaderHeight }
            return try ownHeaderHeight(block.section)
        case .row(let row): return try rowHeight(section: block.section, row: row)
        case .footer: return try footerHeight(block.section)
        }
    }

    private func rowHeight(section: Int, row: Int) throws(LayoutError) -> Double {
        let cell = table.sections[section].rows[row]
        if let height = cell.height ?? table.rowHeight.points { return height }
        return try layOutRow(section: section, row: row).height
    }

    private func layOutRow(section: Int, row: Int) throws(LayoutError) -> RowLayout {
        try context.row(
            table.sections[section].rows[row], id: rowID(section: section, row: row),
            rowHeight: table.rowHeight, geometry: geometry)
    }

    private func rowID(section: Int, row: Int) -> String {
        let owner = table.sections[section]
        return "\(owner.segment(at: section))/\(owner.rowSegment(at: row))"
    }

    /// A block's node at a place on the screen, as high as the block.
    func node(of block: TableBlock, y: Double) throws(LayoutError) -> LayoutNode {
        switch block.kind {
        case .header: try headerNode(block.section, y: y, height: try height(of: block))
        case .row(let row): try rowNode(section: block.section, row: row, y: y)
        case .footer: try footerNode(block.section, y: y, height: try height(of: block))
        }
    }

    private func rowNode(section: Int, row: Int, y: Double) throws(LayoutError) -> LayoutNode {
        let id = rowID(section: section, row: row)
        let layout = try layOutRow(section: section, row: row)
        let isFirst = row == 0
        let isLast = row == table.sections[section].rows.count - 1
        let frame = Rect(x: geometry.x, y: y, width: geometry.width, height: layout.height)
        var children = layout.children.map { $0.offsetBy(x: frame.x, y: y) }
        children += separators(
            id: id, frame: frame, inset: layout.separatorX, isFirst: isFirst, isLast: isLast,
            // Source: 140.0 on a 375 × 812 screen, the lower edge of a large title's bar.
            isUnderLargeTitle: isFirst && section == 0 && followsLargeTitle
                && !table.sections[section].hasHeader)
        var corners: Corners = []
        if context.style == .insetGrouped {
            if isFirst { corners.formUnion(.top) }
            if isLast { corners.formUnion(.bottom) }
        }
        return LayoutNode(
            id: id, role: .cell, frame: frame,
            background: Background(
                color: context.style == .plain ? .cell : .groupedCell, radius: context[.cardCornerRadius],
                corners: corners),
            children: children)
    }

    /// Plain: below every row from its text on. Grouped: also above the first, and the outer two over the whole width.
    /// Inset grouped: between the rows of a card only.
    private func separators(
        id: String, frame: Rect, inset: Double, isFirst: Bool, isLast: Bool, isUnderLargeTitle: Bool
    ) -> [LayoutNode] {
        func separator(_ name: String, x: Double, y: Double, _ side: Separator.Side) -> LayoutNode {
            LayoutNode(
                id: "\(id)/\(name)", role: .separator,
                frame: Rect(x: x, y: y, width: max(0, frame.maxX - x), height: 0),
                element: .separator(Separator(side: side)))
        }
        let inner = frame.x + inset
        switch context.style {
        case .plain:
            let top = isUnderLargeTitle ? [separator("top-separator", x: inner, y: frame.y, .below)] : []
            return top + [separator("separator", x: inner, y: frame.maxY, .above)]
        case .insetGrouped:
            return isLast ? [] : [separator("separator", x: inner, y: frame.maxY, .above)]
        case .grouped:
            let top = isFirst ? [separator("top-separator", x: frame.x, y: frame.y, .below)] : []
            return top + [separator("separator", x: isLast ? frame.x : inner, y: frame.maxY, .above)]
        }
    }
}

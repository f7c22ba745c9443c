import Drawing
import MockupModel

/// A row after layout, in its own coordinates.
struct RowLayout {
    var height: Double
    var children: [LayoutNode]
    /// Where the separator below it begins.
    var separatorX: Double
}

extension LayoutContext {
    /// Lays out a cell: its labels in what its leading and trailing items leave, everything in the vertical middle.
    func row(_ cell: Cell, id: String, rowHeight: RowHeight, geometry: RowGeometry) throws(LayoutError)
        -> RowLayout
    {
        let fixedHeight = cell.height ?? rowHeight.points
        var area = TextArea(
            left: geometry.leading, right: geometry.width - geometry.trailing, height: fixedHeight)
        let trailing = trailingItems(of: cell, id: id, maxX: geometry.width - geometry.accessory)
        if let trailing { area.right = trailing.minX - self[.accessorySpacing] }
        let box = cell.shownCheckbox
        if box != nil { area.left += self[.itemTextIndent] }

        let content = try self.content(of: cell, id: id, area: area, geometry: geometry)
        let height = fixedHeight ?? max(cell.minHeight ?? self[.rowHeight], content.height)
        let shift = (height - content.height) / 2
        var children = content.labels.map { $0.offsetBy(y: shift) }
        if let box {
            children.insert(checkbox(box, x: geometry.leading, rowHeight: height, id: id), at: 0)
        }
        if let trailing { children += trailing.nodes(height) }
        let separatorX = cell.content.alignsSeparatorToEdge ? geometry.leading : area.left
        return RowLayout(height: height, children: children, separatorX: separatorX)
    }

    private func content(of cell: Cell, id: String, area: TextArea, geometry: RowGeometry) throws(LayoutError)
        -> RowContent
    {
        switch cell.content {
        case .default: try defaultContent(of: cell, id: id, area: area)
        case .subtitle(let subtitle): try subtitleContent(of: cell, subtitle: subtitle, id: id, area: area)
        case .value1(let value): try value1Content(of: cell, value: value, id: id, area: area)
        case .value2(let value): try value2Content(of: cell, value: value, id: id, area: area)
        case .item(let detail, let memo):
            try itemContent(of: cell, detail: detail, memo: memo, id: id, area: area, geometry: geometry)
        }
    }

    /// The control or the accessory at a row's trailing edge.
    private func trailingItems(of cell: Cell, id: String, maxX: Double) -> TrailingItems? {
        if let isOn = cell.isOn {
            return TrailingItems(minX: maxX - self[.switchWidth]) { height in
                [toggle(isOn: isOn, maxX: maxX, rowHeight: height, id: id)]
            }
        }
        switch cell.accessory {
        case .none: return nil
        case .disclosure:
            return TrailingItems(minX: maxX - self[.disclosureTrailingOffset] - self[.disclosureWidth]) {
                height in
                [disclosureIndicator(maxX: maxX, rowHeight: height, id: id)]
            }
        case .checkmark:
            return TrailingItems(minX: maxX - self[.checkmarkTrailingOffset] - self[.checkmarkWidth]) {
                height in
                [checkmark(maxX: maxX, rowHeight: height, id: id)]
            }
        }
    }

    private struct TrailingItems {
        var minX: Double
        /// The nodes for a row of a given height.
        var nodes: (Double) -> [LayoutNode]
    }

    /// Shapes a label that may grow, but not beyond a height when there is one.
    func shapeToFit(
        _ string: String, font: Font, width: Double, lineLimit: Int, truncationMode: TruncationMode,
        maxHeight: Double?, alignment: TextAlignment = .left, node: String
    ) throws(LayoutError) -> ShapedText {
        var limit = lineLimit
        if let maxHeight {
            // No line is lower than the font's own line height.
            let fitting = max(1, Int(min(1e6, maxHeight / font.lineHeight)))
            limit = limit == 0 ? fitting : min(limit, fitting)
        }
        while true {
            let text = try shape(
                string, font: font, width: width, lineLimit: limit, truncationMode: truncationMode,
                alignment: alignment, node: node)
            guard let maxHeight, text.lines.count > 1, text.size.height > maxHeight + 1e-6 else {
                return text
            }
            limit = text.lines.count - 1
        }
    }
}

extension RowHeight {
    /// The height in points, or `nil` when content decides.
    var points: Double? {
        switch self {
        case .automatic: nil
        case .fixed(let height): height
        }
    }
}

extension Cell {
    /// The checkbox that the cell shows; an item always has one.
    var shownCheckbox: CheckboxState? {
        if case .item = content { checkbox ?? .off } else { checkbox }
    }
}

extension Cell.Content {
    /// Whether separators begin at the text inset rather than at the first label.
    fileprivate var alignsSeparatorToEdge: Bool {
        switch self {
        case .value2: true
        case .default, .subtitle, .value1, .item: false
        }
    }
}

import Drawing
import MockupModel

extension LayoutContext {
    /// A title alone.
    func defaultContent(of cell: Cell, id: String, area: TextArea) throws(LayoutError) -> RowContent {
        let padding = self[.rowPadding]
        let title = try shapeToFit(
            cell.title, font: font(\.title), width: area.width, lineLimit: cell.lineLimit,
            truncationMode: cell.truncationMode, maxHeight: area.height.map { $0 - 2 * padding },
            node: id + "/title")
        let frame = Rect(x: area.left, y: padding, width: area.width, height: title.size.height)
        return RowContent(
            height: title.size.height + 2 * padding,
            labels: [titleLabel(title, of: cell, id: id, frame: frame)])
    }

    /// The label of a cell's title.
    func titleLabel(
        _ text: ShapedText, of cell: Cell, id: String, frame: Rect, color: ColorToken = .label
    ) -> LayoutNode {
        label(
            text, id: id + "/title", role: .title, frame: frame, color: color,
            isStruckThrough: cell.isStruckThrough)
    }
}

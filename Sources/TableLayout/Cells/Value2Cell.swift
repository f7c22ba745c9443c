import Drawing
import MockupModel

extension LayoutContext {
    /// A small tinted title that ends where the value begins.
    func value2Content(of cell: Cell, value: String, id: String, area: TextArea) throws(LayoutError)
        -> RowContent
    {
        let font = font(\.value2)
        let padding = self[.rowPadding]
        // The column grows with its text, to half of the row at most.
        let growth = font.size / metrics.fonts.value2.font(at: .large).size
        let titleWidth = min(self[.value2TitleWidth] * max(1, growth), max(0, area.width / 2))
        let valueX = area.left + titleWidth + self[.value2Spacing]
        let valueWidth = max(0, area.right - valueX)
        let room = area.height.map { $0 - 2 * padding }
        let title = try shapeToFit(
            cell.title, font: font, width: titleWidth, lineLimit: cell.lineLimit == 0 ? 1 : cell.lineLimit,
            truncationMode: cell.truncationMode, maxHeight: room, alignment: .right, node: id + "/title")
        let shapedValue = try shapeToFit(
            value, font: font, width: valueWidth, lineLimit: 0, truncationMode: .tail, maxHeight: room,
            node: id + "/value")
        return RowContent(
            height: max(title.size.height, shapedValue.size.height) + 2 * padding,
            labels: [
                titleLabel(
                    title, of: cell, id: id,
                    frame: Rect(x: area.left, y: padding, width: titleWidth, height: title.size.height),
                    color: .tint),
                label(
                    shapedValue, id: id + "/value", role: .value,
                    frame: Rect(x: valueX, y: padding, width: valueWidth, height: shapedValue.size.height),
                    color: .label),
            ])
    }
}

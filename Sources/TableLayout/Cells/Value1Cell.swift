import Drawing
import MockupModel

extension LayoutContext {
    /// A title, and a value at the trailing edge; the value goes below the title where both don't fit side by side.
    func value1Content(of cell: Cell, value: String, id: String, area: TextArea) throws(LayoutError)
        -> RowContent
    {
        let (titleFont, valueFont) = (font(\.title), font(\.value))
        let titleWidth = try naturalWidth(of: cell.title, font: titleFont, node: id + "/title")
        let valueWidth = try naturalWidth(of: value, font: valueFont, node: id + "/value")
        let spacing = titleWidth > 0 && valueWidth > 0 ? self[.valueSpacing] : 0
        // Shaping into exactly the natural width must not wrap for want of a rounding error.
        let slack = 0.01
        let fits = titleWidth + spacing + valueWidth + 2 * slack <= area.width
        if !fits, cell.lineLimit != 1, area.height == nil {
            return try stackedContent(of: cell, value: value, id: id, area: area)
        }
        // A row that can't grow: the value may take half, and the title what the value leaves.
        let widthOfValue =
            fits
            ? valueWidth + slack
            : min(valueWidth + slack, max(area.width - titleWidth - spacing, (area.width - spacing) / 2))
        let padding = self[.rowPadding]
        let room = area.height.map { $0 - 2 * padding }
        let titleArea = max(0, area.width - spacing - widthOfValue)
        let title = try shapeToFit(
            cell.title, font: titleFont, width: titleArea, lineLimit: cell.lineLimit,
            truncationMode: cell.truncationMode, maxHeight: room, node: id + "/title")
        let shapedValue = try shapeToFit(
            value, font: valueFont, width: widthOfValue, lineLimit: fits ? 0 : 1, truncationMode: .tail,
            maxHeight: room, alignment: .right, node: id + "/value")
        let height = max(title.size.height, shapedValue.size.height)
        let titleFrame = Rect(x: area.left, y: padding, width: titleArea, height: height)
        let valueFrame = Rect(
            x: area.right - widthOfValue, y: padding, width: widthOfValue, height: height)
        return RowContent(
            height: height + 2 * padding,
            labels: [
                titleLabel(title, of: cell, id: id, frame: titleFrame),
                label(
                    shapedValue, id: id + "/value", role: .value, frame: valueFrame, color: .secondaryLabel),
            ])
    }

    /// The value under the title, each as wide as the row allows.
    private func stackedContent(of cell: Cell, value: String, id: String, area: TextArea) throws(LayoutError)
        -> RowContent
    {
        let padding = self[.rowPadding]
        let title = try shape(
            cell.title, font: font(\.title), width: area.width, lineLimit: cell.lineLimit,
            truncationMode: cell.truncationMode, node: id + "/title")
        let shapedValue = try shape(value, font: font(\.value), width: area.width, node: id + "/value")
        return stack(
            title, over: shapedValue, role: .value, color: .secondaryLabel, of: cell, id: id, area: area,
            top: padding, bottom: padding)
    }

    /// The width in points of a text that doesn't wrap.
    private func naturalWidth(of string: String, font: Font, node: String) throws(LayoutError) -> Double {
        try shape(string, font: font, node: node).size.width
    }
}

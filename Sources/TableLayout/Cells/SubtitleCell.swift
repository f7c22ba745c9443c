import Drawing
import MockupModel

extension LayoutContext {
    /// A title, and a smaller line under it.
    func subtitleContent(of cell: Cell, subtitle: String, id: String, area: TextArea) throws(LayoutError)
        -> RowContent
    {
        let (top, bottom) = (self[.subtitlePaddingTop], self[.subtitlePaddingBottom])
        let (titleFont, subtitleFont) = (font(\.title), font(\.subtitle))
        let room = area.height.map { $0 - top - bottom }
        let title = try shapeToFit(
            cell.title, font: titleFont, width: area.width, lineLimit: cell.lineLimit,
            truncationMode: cell.truncationMode, maxHeight: room.map { $0 - subtitleFont.lineHeight },
            node: id + "/title")
        let detail = try shapeToFit(
            subtitle, font: subtitleFont, width: area.width, lineLimit: 0, truncationMode: .tail,
            maxHeight: room.map { $0 - title.size.height }, node: id + "/subtitle")
        return stack(
            title, over: detail, role: .subtitle, color: subtitleColor, of: cell, id: id, area: area,
            top: top,
            bottom: bottom)
    }

    /// A title with another label right below it, each as wide as the row allows.
    func stack(
        _ title: ShapedText, over text: ShapedText, role: NodeRole, color: ColorToken, of cell: Cell,
        id: String,
        area: TextArea, top: Double, bottom: Double
    ) -> RowContent {
        let titleFrame = Rect(x: area.left, y: top, width: area.width, height: title.size.height)
        let frame = Rect(x: area.left, y: titleFrame.maxY, width: area.width, height: text.size.height)
        return RowContent(
            height: frame.maxY + bottom,
            labels: [
                titleLabel(title, of: cell, id: id, frame: titleFrame),
                label(text, id: "\(id)/\(role.rawValue)", role: role, frame: frame, color: color),
            ])
    }

    private var subtitleColor: ColorToken { style == .insetGrouped ? .secondaryLabel : .label }
}

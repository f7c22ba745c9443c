import Drawing
import MockupModel

extension LayoutContext {
    /// A checkbox and three labels: a name and a detail of one line each, and a memo of as many lines as it needs.
    ///
    /// 5 + 21 (name), 2 + 20 (detail), 6 + memo + 5: a row without a memo is 59 pt high. A label whose font is
    /// higher than its line here grows; nothing shrinks.
    func itemContent(
        of cell: Cell, detail: String, memo: String, id: String, area: TextArea, geometry: RowGeometry
    ) throws(LayoutError) -> RowContent {
        var area = area
        // The labels' own width, unless an accessory needs some of it.
        area.right = min(
            area.left + geometry.width - geometry.unsafe - self[.itemReservedWidth],
            cell.isOn != nil || cell.accessory != .none ? area.right : .infinity)
        let title = try shape(
            cell.title, font: font(\.itemTitle), width: area.width, lineLimit: max(1, cell.lineLimit),
            truncationMode: cell.truncationMode, node: id + "/title")
        let shapedDetail = try shape(
            detail, font: font(\.itemDetail), width: area.width, lineLimit: 1, node: id + "/detail")

        let titleFrame = Rect(
            x: area.left, y: self[.itemPaddingTop], width: area.width,
            height: max(self[.itemTitleHeight], title.size.height))
        let detailFrame = Rect(
            x: area.left, y: titleFrame.maxY + self[.itemDetailSpacing], width: area.width,
            height: max(self[.itemDetailHeight], shapedDetail.size.height))
        let memoY = detailFrame.maxY + self[.itemMemoSpacing]
        let shapedMemo = try shapeMemo(
            memo, width: area.width, maxHeight: area.height.map { $0 - memoY - self[.itemPaddingBottom] },
            node: id + "/memo")
        let memoFrame = Rect(x: area.left, y: memoY, width: area.width, height: shapedMemo.size.height)

        return RowContent(
            height: memoFrame.maxY + self[.itemPaddingBottom],
            labels: [
                titleLabel(title, of: cell, id: id, frame: titleFrame),
                label(
                    shapedDetail, id: id + "/detail", role: .detail, frame: detailFrame,
                    color: .secondaryLabel),
                label(shapedMemo, id: id + "/memo", role: .memo, frame: memoFrame, color: .secondaryLabel),
            ])
    }

    private func shapeMemo(_ memo: String, width: Double, maxHeight: Double?, node: String)
        throws(LayoutError) -> ShapedText
    {
        let font = font(\.itemMemo)
        // In a row of fixed height, a memo that has no room for one line isn't there.
        if let maxHeight, maxHeight < font.lineHeight - 1e-6 { return .empty }
        return try shapeToFit(
            memo, font: font, width: width, lineLimit: 0, truncationMode: .tail, maxHeight: maxHeight,
            node: node)
    }
}

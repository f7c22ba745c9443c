import Drawing
import MockupModel

/// The mark of a row that is chosen.
struct Checkmark: Hashable, Sendable {
    var lineWidth: Double

    func paint(in frame: Rect, with painter: inout Painter) {
        let (left, right) = (lineWidth / 2, frame.width - lineWidth / 2)
        let (top, bottom) = (lineWidth / 2, frame.height - lineWidth / 2)
        let points = [
            Point(x: left, y: top + (bottom - top) * 0.58), Point(x: left + (right - left) * 0.36, y: bottom),
            Point(x: right, y: top),
        ]
        painter.fill(.path(Path(polyline: points, width: lineWidth), origin: frame.origin), .tint)
    }
}

extension LayoutContext {
    /// A checkmark in the vertical middle of a row, its ink ending at `maxX`.
    func checkmark(maxX: Double, rowHeight: Double, id: String) -> LayoutNode {
        let size = Size(width: self[.checkmarkWidth], height: self[.checkmarkHeight])
        return LayoutNode(
            id: id + "/accessory", role: .accessory,
            frame: Rect(
                x: maxX - self[.checkmarkTrailingOffset] - size.width, y: (rowHeight - size.height) / 2,
                width: size.width, height: size.height),
            element: .checkmark(Checkmark(lineWidth: self[.checkmarkLineWidth])))
    }
}

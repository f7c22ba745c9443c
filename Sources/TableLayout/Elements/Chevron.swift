import Drawing
import MockupModel

/// An angle that points at where a row leads, or back to where the screen came from. Its ink fills its frame.
struct Chevron: Hashable, Sendable {
    var lineWidth: Double
    var pointsRight: Bool
    var color: ColorToken

    func paint(in frame: Rect, with painter: inout Painter) {
        let half = lineWidth / 2
        let (tip, back) = pointsRight ? (frame.width - half, half) : (half, frame.width - half)
        let points = [
            Point(x: back, y: half), Point(x: tip, y: frame.height / 2),
            Point(x: back, y: frame.height - half),
        ]
        painter.fill(.path(Path(polyline: points, width: lineWidth), origin: frame.origin), color)
    }
}

extension LayoutContext {
    /// A disclosure indicator in the vertical middle of a row, its ink ending at `maxX`.
    func disclosureIndicator(maxX: Double, rowHeight: Double, id: String) -> LayoutNode {
        let size = Size(width: self[.disclosureWidth], height: self[.disclosureHeight])
        return LayoutNode(
            id: id + "/accessory", role: .accessory,
            frame: Rect(
                x: maxX - self[.disclosureTrailingOffset] - size.width, y: (rowHeight - size.height) / 2,
                width: size.width, height: size.height),
            element: .chevron(
                Chevron(
                    lineWidth: self[.disclosureLineWidth], pointsRight: direction == .leftToRight,
                    color: .tertiaryLabel)))
    }
}

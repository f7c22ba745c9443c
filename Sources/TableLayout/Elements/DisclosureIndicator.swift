import Drawing
import MockupModel

/// The chevron that says that a row leads somewhere.
struct DisclosureIndicator: Hashable, Sendable {
    var lineWidth: Double
    var direction: LayoutDirection

    func paint(in frame: Rect, with painter: inout Painter) {
        painter.fill(
            .path(
                .chevron(
                    width: frame.width, height: frame.height, lineWidth: lineWidth,
                    pointsRight: direction == .leftToRight), origin: frame.origin), .tertiaryLabel)
    }
}

extension Path {
    /// A chevron whose ink fills the size exactly.
    static func chevron(width: Double, height: Double, lineWidth: Double, pointsRight: Bool) -> Path {
        let half = lineWidth / 2
        let (tip, back) = pointsRight ? (width - half, half) : (half, width - half)
        return Path(
            polyline: [
                Point(x: back, y: half), Point(x: tip, y: height / 2), Point(x: back, y: height - half),
            ], width: lineWidth)
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
            element: .disclosure(
                DisclosureIndicator(lineWidth: self[.disclosureLineWidth], direction: direction)))
    }
}

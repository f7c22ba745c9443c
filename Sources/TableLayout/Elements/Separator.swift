import Drawing
import MockupModel

/// A hairline along an edge; its frame has no height.
struct Separator: Hashable, Sendable {
    enum Side: Hashable, Sendable {
        /// The hairline's pixel lies above the edge: the last one of the row that the edge ends.
        case above
        /// The hairline's pixel lies below the edge: the first one of the row that the edge begins.
        case below
    }

    var side: Side
    var color = ColorToken.separator

    func paint(in frame: Rect, with painter: inout Painter) {
        let edge: HairlineEdge = side == .above ? .above(frame.y) : .below(frame.y)
        painter.fill(.hairline(x: frame.x, width: frame.width, edge: edge), color)
    }
}

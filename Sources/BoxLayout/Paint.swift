import Drawing
import MockupModel

/// Something that a node paints: a shape and the name of its colour.
///
/// Positions are the node's own, from its left top corner, in points.
public enum Paint: Hashable, Sendable {
    /// - Parameter opacity: 0 … 1, on top of the colour's own.
    case fill(Shape, ColorToken, opacity: Double = 1)
    /// The lines of the node's text.
    case text(ColorToken, frame: Rect, isStruckThrough: Bool)
}

extension Paint {
    func offsetBy(x: Double, y: Double) -> Paint {
        switch self {
        case .fill(let shape, let color, let opacity):
            .fill(shape.offsetBy(x: x, y: y), color, opacity: opacity)
        case .text(let color, let frame, let isStruckThrough):
            .text(color, frame: frame.offsetBy(x: x, y: y), isStruckThrough: isStruckThrough)
        }
    }
}

extension Shape {
    /// The shape, moved.
    package func offsetBy(x: Double, y: Double) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.offsetBy(x: x, y: y))
        case .roundedRect(let rect, let radius, let corners):
            .roundedRect(rect.offsetBy(x: x, y: y), radius: radius, corners: corners)
        case .ellipse(let rect): .ellipse(rect.offsetBy(x: x, y: y))
        case .path(let path, let origin):
            .path(path, origin: Point(x: origin.x + x, y: origin.y + y))
        case .hairline(let left, let width, let edge):
            .hairline(x: left + x, width: width, edge: edge.offsetBy(y))
        }
    }
}

extension HairlineEdge {
    fileprivate func offsetBy(_ distance: Double) -> HairlineEdge {
        switch self {
        case .above(let y): .above(y + distance)
        case .below(let y): .below(y + distance)
        }
    }
}

import Drawing
import MockupModel

/// A square box: empty, with a mark, or with a bar for a mixed state.
struct Checkbox: Hashable, Sendable {
    var state: CheckboxState
    var cornerRadius: Double
    var borderWidth: Double

    func paint(in frame: Rect, with painter: inout Painter) {
        switch state {
        case .off:
            painter.fill(.path(ring(size: frame.width), origin: frame.origin), .checkboxBorder)
        case .on, .mixed:
            painter.fill(.path(box(size: frame.width), origin: frame.origin), .tint)
            let mark = Path(polyline: mark(size: frame.width), width: frame.width / 11)
            painter.fill(.path(mark, origin: frame.origin), .onTint)
        }
    }

    private func box(size: Double) -> Path {
        Path(roundedRect: Rect(x: 0, y: 0, width: size, height: size), radius: cornerRadius)
    }

    /// The box without its inside, which runs the other way round so that the non-zero rule leaves it out.
    private func ring(size: Double) -> Path {
        let inner = Rect(
            x: borderWidth, y: borderWidth, width: size - 2 * borderWidth, height: size - 2 * borderWidth)
        let hole = Path(roundedRect: inner, radius: max(0, cornerRadius - borderWidth))
        return Path(box(size: size).elements + hole.mapPoints { Point(x: size - $0.x, y: $0.y) }.elements)
    }

    private func mark(size: Double) -> [Point] {
        let fractions =
            state == .mixed
            ? [Point(x: 0.27, y: 0.5), Point(x: 0.73, y: 0.5)]
            : [Point(x: 0.25, y: 0.52), Point(x: 0.43, y: 0.70), Point(x: 0.76, y: 0.31)]
        return fractions.map { Point(x: $0.x * size, y: $0.y * size) }
    }
}

extension LayoutContext {
    /// A checkbox at a row's leading edge, in its vertical middle.
    func checkbox(_ state: CheckboxState, x: Double, rowHeight: Double, id: String) -> LayoutNode {
        let size = self[.checkboxSize]
        return LayoutNode(
            id: id + "/checkbox", role: .checkbox,
            frame: Rect(x: x, y: (rowHeight - size) / 2, width: size, height: size),
            element: .checkbox(
                Checkbox(
                    state: state, cornerRadius: self[.checkboxCornerRadius],
                    borderWidth: self[.checkboxBorderWidth])))
    }
}

import Drawing
import MockupModel

/// A switch: a track with a round knob at its leading (off) or trailing (on) end.
struct Toggle: Hashable, Sendable {
    var isOn: Bool
    var knobInset: Double
    var direction: LayoutDirection

    func paint(in frame: Rect, with painter: inout Painter) {
        painter.fill(
            .path(
                Path(
                    roundedRect: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
                    radius: frame.height / 2), origin: frame.origin), isOn ? .switchOn : .switchOff)
        let diameter = frame.height - 2 * knobInset
        let isAtRight = isOn == (direction == .leftToRight)
        let knob = Rect(
            x: isAtRight ? frame.maxX - knobInset - diameter : frame.x + knobInset, y: frame.y + knobInset,
            width: diameter, height: diameter)
        // A soft shadow, 2 pt below the knob: circles that darken each other towards the middle.
        for spread in [3.0, 2.25, 1.5, 0.75, 0] {
            let shadow = Rect(
                x: knob.x - spread, y: knob.y + 2 - spread, width: diameter + 2 * spread,
                height: diameter + 2 * spread)
            painter.fill(.ellipse(shadow), Color(red: 0, green: 0, blue: 0, alpha: 7))
        }
        painter.fill(.ellipse(knob), .switchKnob)
    }
}

extension LayoutContext {
    /// A switch in the vertical middle of a row, ending at `maxX`.
    func toggle(isOn: Bool, maxX: Double, rowHeight: Double, id: String) -> LayoutNode {
        let size = Size(width: self[.switchWidth], height: self[.switchHeight])
        return LayoutNode(
            id: id + "/switch", role: .switch,
            frame: Rect(
                x: maxX - size.width, y: (rowHeight - size.height) / 2, width: size.width, height: size.height
            ),
            element: .toggle(
                Toggle(isOn: isOn, knobInset: self[.switchKnobInset], direction: direction)))
    }
}

import Drawing
import MockupModel

/// Words in one colour.
struct Label: Hashable, Sendable {
    var color: ColorToken
    var isStruckThrough = false

    func paint(_ text: ShapedText, in frame: Rect, with painter: inout Painter) {
        // Only a clipped label has lines that are wider than its frame; what sticks out above or below stays.
        if text.lines.contains(where: { $0.width > frame.width + 0.5 }) {
            let window = Rect(
                x: frame.x, y: frame.y - frame.height, width: frame.width, height: 3 * frame.height)
            painter.clipped(to: window) { paint(text.lines, in: frame, with: &$0) }
        } else {
            paint(text.lines, in: frame, with: &painter)
        }
    }

    private func paint(_ lines: [TextLine], in frame: Rect, with painter: inout Painter) {
        for line in lines {
            painter.draw(line, at: frame.origin, color)
            guard isStruckThrough, line.width > 0 else { continue }
            // Half of a Latin lower-case letter's height above the baseline, a fifteenth of the size thick.
            let size = line.runs.map(\.size).max() ?? 0
            let middle = frame.y + line.baseline - size * 0.27
            let thickness = max(1, size / 15)
            painter.fill(
                .rect(
                    Rect(
                        x: frame.x + line.x, y: middle - thickness / 2, width: line.width, height: thickness)),
                color)
        }
    }
}

extension LayoutContext {
    /// A label with its text in the vertical middle of a frame.
    func label(
        _ text: ShapedText, id: String, role: NodeRole, frame: Rect, color: ColorToken,
        isStruckThrough: Bool = false
    ) -> LayoutNode {
        var text = text
        let slack = (frame.height - text.size.height) / 2
        if slack != 0 {
            for index in text.lines.indices { text.lines[index].baseline += slack }
        }
        return LayoutNode(
            id: id, role: role, frame: frame,
            element: .label(Label(color: color, isStruckThrough: isStruckThrough)), text: text)
    }
}

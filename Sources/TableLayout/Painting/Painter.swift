import Drawing
import MockupModel

/// Turns nodes into drawing commands. Knows colours; can neither measure a text nor move a frame.
struct Painter {
    let palette: Palette
    private(set) var commands: [DrawCommand] = []

    init(palette: Palette) {
        self.palette = palette
    }

    mutating func fill(_ shape: Shape, _ token: ColorToken) {
        fill(shape, palette[token])
    }

    mutating func fill(_ shape: Shape, _ color: Color) {
        guard color.alpha > 0 else { return }
        commands.append(.fill(shape, color))
    }

    mutating func draw(_ line: TextLine, at origin: Point, _ token: ColorToken) {
        commands.append(.text(line, origin: origin, palette[token]))
    }

    /// A group for the node around what the body paints.
    mutating func group(_ node: LayoutNode, _ body: (inout Painter) -> Void) {
        commands.append(
            .beginGroup(GroupInfo(id: node.id, role: node.role.rawValue, label: node.accessibilityLabel)))
        body(&self)
        commands.append(.endGroup)
    }

    mutating func clipped(to rect: Rect, _ body: (inout Painter) -> Void) {
        commands.append(.pushClip(rect))
        body(&self)
        commands.append(.popClip)
    }

    /// A node and its children, in order.
    mutating func paint(_ node: LayoutNode) {
        group(node) { painter in
            node.background?.paint(in: node.frame, with: &painter)
            painter.paintElement(of: node)
            painter.paintChildren(of: node)
        }
    }

    mutating func paintChildren(of node: LayoutNode) {
        for child in node.children { paint(child) }
    }

    /// What a node draws of its own.
    mutating func paintElement(of node: LayoutNode) {
        let frame = node.frame
        switch node.element {
        case .container: break
        case .label(let element): element.paint(node.text ?? .empty, in: frame, with: &self)
        case .separator(let element): element.paint(in: frame, with: &self)
        case .checkbox(let element): element.paint(in: frame, with: &self)
        case .toggle(let element): element.paint(in: frame, with: &self)
        case .chevron(let element): element.paint(in: frame, with: &self)
        case .checkmark(let element): element.paint(in: frame, with: &self)
        case .barBackground(let element): element.paint(in: frame, with: &self)
        case .statusGlyph(let element): element.paint(in: frame, with: &self)
        case .homeIndicator(let element): element.paint(in: frame, with: &self)
        }
    }
}

extension LayoutNode {
    /// What a screen reader says of a control that has no words of its own.
    var accessibilityLabel: String? {
        switch element {
        case .checkbox(let checkbox):
            switch checkbox.state {
            case .on: "checked"
            case .off: "not checked"
            case .mixed: "partly checked"
            }
        case .toggle(let toggle): toggle.isOn ? "on" : "off"
        case .checkmark: "selected"
        default: nil
        }
    }
}

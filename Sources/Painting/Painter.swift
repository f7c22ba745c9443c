import BoxLayout
import Drawing
import MockupModel

extension DisplayList {
    /// What to draw of a tree of nodes, in points; colours come from the palette and from nowhere else.
    ///
    /// - Parameter title: the picture's name for those who read it.
    public init(painting root: LayoutNode, title: String, palette: Palette) {
        var painter = Painter(palette: palette)
        painter.paint(root, in: .zero)
        self.init(size: root.frame.size, title: title, commands: painter.commands)
    }
}

/// Turns nodes into drawing commands. Knows colours; can neither measure a text nor move a frame.
struct Painter {
    let palette: Palette
    private(set) var commands: [DrawCommand] = []

    init(palette: Palette) {
        self.palette = palette
    }

    /// A node and its children, in order.
    ///
    /// - Parameters:
    ///   - origin: the left top corner of what is around the node, on the screen.
    ///   - backdrop: whether what lies below everything is still to be painted.
    mutating func paint(_ node: LayoutNode, in origin: Point, backdrop: Bool = true) {
        let corner = Point(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
        commands.append(
            .beginGroup(GroupInfo(id: node.id, role: node.role.rawValue, label: node.accessibilityLabel)))
        if backdrop { fill(node.backdrop, at: corner) }
        if let clip = node.clip {
            // All backdrops first, so that none covers what overflows from another.
            commands.append(.pushClip(clip.offsetBy(x: corner.x, y: corner.y)))
            for child in node.children { paintBackdrops(of: child, in: corner) }
            paintContent(of: node, at: corner, backdrop: false)
            commands.append(.popClip)
        } else {
            paintContent(of: node, at: corner, backdrop: backdrop)
        }
        commands.append(.endGroup)
    }

    private mutating func paintContent(of node: LayoutNode, at corner: Point, backdrop: Bool) {
        for paint in node.paints { apply(paint, of: node, at: corner) }
        for child in node.children { paint(child, in: corner, backdrop: backdrop) }
    }

    private mutating func paintBackdrops(of node: LayoutNode, in origin: Point) {
        let corner = Point(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
        fill(node.backdrop, at: corner)
        for child in node.children { paintBackdrops(of: child, in: corner) }
    }

    private mutating func fill(_ paints: [Paint], at corner: Point) {
        for case .fill(let shape, let token, let opacity) in paints {
            fill(shape, color(token, opacity), at: corner)
        }
    }

    private mutating func apply(_ paint: Paint, of node: LayoutNode, at corner: Point) {
        switch paint {
        case .fill(let shape, let token, let opacity): fill(shape, color(token, opacity), at: corner)
        case .text(let token, let frame, let isStruckThrough):
            draw(
                node.text?.lines ?? [], in: frame, at: corner, palette[token],
                isStruckThrough: isStruckThrough)
        }
    }

    private func color(_ token: ColorToken, _ opacity: Double) -> Color {
        var color = palette[token]
        if opacity < 1 { color.alpha = UInt8((Double(color.alpha) * max(0, opacity)).rounded()) }
        return color
    }

    private mutating func fill(_ shape: Shape, _ color: Color, at corner: Point) {
        guard color.alpha > 0 else { return }
        commands.append(.fill(shape.offsetBy(x: corner.x, y: corner.y), color))
    }

    private mutating func draw(
        _ lines: [TextLine], in frame: Rect, at corner: Point, _ color: Color, isStruckThrough: Bool
    ) {
        // Only a clipped label has lines that are wider than its frame; what sticks out above or below stays.
        let isClipped = lines.contains { $0.width > frame.width + 0.5 }
        if isClipped {
            commands.append(
                .pushClip(
                    Rect(
                        x: corner.x + frame.x, y: corner.y + frame.y - frame.height, width: frame.width,
                        height: 3 * frame.height)))
        }
        for line in lines {
            commands.append(.text(line, origin: corner, color))
            if isStruckThrough, line.width > 0 { fill(line.strike, color, at: corner) }
        }
        if isClipped { commands.append(.popClip) }
    }
}

extension TextLine {
    /// The line through the words: half of a Latin lower-case letter's height above the baseline, a fifteenth of the size
    /// thick.
    fileprivate var strike: Shape {
        let size = runs.map(\.size).max() ?? 0
        let thickness = max(1, size / 15)
        return .rect(
            Rect(x: x, y: baseline - size * 0.27 - thickness / 2, width: width, height: thickness))
    }
}

import Drawing
import MockupModel

extension MeasuredBox {
    /// The node of a box that is one, as large as is given; anything else gets a node without paints around it.
    ///
    /// - Parameters:
    ///   - size: of the node, which may be more or less than the box wants.
    ///   - prefix: what comes before the node's name in its id, a slash included.
    package func placed(in size: Size, direction: LayoutDirection, prefix: String = "") -> LayoutNode {
        var placer = Placer(size: size, direction: direction, path: "")
        placer.prefix = prefix
        placer.place(self, in: Rect(origin: .zero, size: size))
        return placer.children.first
            ?? LayoutNode(id: prefix, role: .cell, frame: Rect(origin: .zero, size: size))
    }
}

/// Puts boxes in their places inside one node.
///
/// Rectangles come in with their leading edge at x; this is the only place that knows on which side that is.
private struct Placer {
    /// The node's.
    let size: Size
    let direction: LayoutDirection
    /// The node's id.
    let path: String
    var prefix = ""

    var text: ShapedText?
    var backdrop: [Paint] = []
    var paints: [Paint] = []
    var children: [LayoutNode] = []
    var insets: EdgeInsets?

    init(size: Size, direction: LayoutDirection, path: String) {
        self.size = size
        self.direction = direction
        self.path = path
        prefix = path.isEmpty ? "" : path + "/"
    }

    private func physical(_ rect: Rect) -> Rect {
        direction == .rightToLeft ? rect.mirrored(inWidth: size.width) : rect
    }

    mutating func place(_ measured: MeasuredBox, in rect: Rect) {
        switch measured.box {
        case .label(let label): place(label, measured, in: rect)
        case .art(let art):
            let place = physical(rect)
            paints += art.draw(rect.size, direction).map { $0.offsetBy(x: place.x, y: place.y) }
        case .spacer, .firstThatFits: break
        case .stack(let stack):
            switch stack.axis {
            case .horizontal: placeRow(stack, measured, in: rect)
            case .vertical: placeColumn(stack, measured, in: rect)
            }
        case .overlay:
            for child in measured.children { place(child, in: rect) }
        case .padding(let insets, _):
            if self.insets == nil, children.isEmpty { self.insets = physical(insets) }
            place(first(measured), in: rect.inset(by: insets))
        case .size(let rule, _):
            let child = first(measured)
            place(child, in: rect.aligned(child.size, rule.alignment))
        case .align(let alignment, _):
            let child = first(measured)
            place(child, in: rect.aligned(child.size, alignment))
        case .baseline(let baseline, _):
            let child = first(measured)
            let y = rect.y + baseline - (child.firstBaseline ?? 0)
            place(child, in: Rect(x: rect.x, y: y, width: rect.width, height: child.size.height))
        case .decoration(let decoration, _):
            let paint = decoration.paint(in: physical(rect), direction: direction)
            if decoration.isBackdrop { backdrop.append(paint) } else { paints.append(paint) }
            place(first(measured), in: rect)
        case .between: placeBetween(measured, in: rect)
        case .node(let info, _):
            var inside = Placer(size: rect.size, direction: direction, path: prefix + info.name)
            inside.place(first(measured), in: Rect(origin: .zero, size: rect.size))
            children.append(inside.node(info, frame: physical(rect)))
        }
    }

    /// The child of a box that has one.
    private func first(_ measured: MeasuredBox) -> MeasuredBox {
        measured.children.first ?? MeasuredBox(.empty, .zero)
    }

    private func physical(_ insets: Insets) -> EdgeInsets {
        direction == .leftToRight
            ? EdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            : EdgeInsets(
                top: insets.top, left: insets.trailing, bottom: insets.bottom, right: insets.leading)
    }

    private func node(_ info: NodeInfo, frame: Rect) -> LayoutNode {
        LayoutNode(
            id: path, role: info.role, frame: frame, state: info.state, insets: insets ?? .zero, text: text,
            backdrop: backdrop, paints: paints, children: children)
    }

    /// Lines stand in the vertical middle of the room that a label gets.
    private mutating func place(_ label: Label, _ measured: MeasuredBox, in rect: Rect) {
        guard case .text(let shaped) = measured.content else { return }
        let frame = physical(rect)
        let slack = (rect.height - shaped.size.height) / 2
        text = shaped.offsetBy(x: frame.x, y: frame.y + slack)
        paints.append(.text(label.color, frame: frame, isStruckThrough: label.isStruckThrough))
    }

    private mutating func placeRow(_ stack: Stack, _ measured: MeasuredBox, in rect: Rect) {
        var x = rect.x
        var places: [Rect] = []
        for child in measured.children {
            let (y, height) = stack.alignment.place(child.size.height, in: rect.height)
            places.append(Rect(x: x, y: rect.y + y, width: child.size.width, height: height))
            x += child.size.width + stack.spacing
        }
        let order = Array(zip(measured.children, places))
        for (child, place) in stack.listsLastFirst ? order.reversed() : order { self.place(child, in: place) }
    }

    /// What is left over goes to the spacers; what is missing is taken from them, then from the last that has something.
    private mutating func placeColumn(_ stack: Stack, _ measured: MeasuredBox, in rect: Rect) {
        var heights = measured.children.map(\.size.height)
        var slack = rect.height - heights.reduce(stack.spacing * Double(max(0, heights.count - 1)), +)
        let spacers = measured.children.indices.filter { measured.children[$0].leastLength != nil }
        for (index, spacer) in spacers.enumerated() {
            let share = slack / Double(spacers.count - index)
            let length = max(measured.children[spacer].leastLength ?? 0, heights[spacer] + share)
            slack -= length - heights[spacer]
            heights[spacer] = length
        }
        for index in heights.indices.reversed() where slack < 0 {
            let taken = min(heights[index], -slack)
            heights[index] -= taken
            slack += taken
        }
        var y = rect.y
        for (child, height) in zip(measured.children, heights) {
            let (x, width) = stack.alignment.place(child.size.width, in: rect.width)
            place(child, in: Rect(x: rect.x + x, y: y, width: width, height: height))
            y += height + stack.spacing
        }
    }

    private mutating func placeBetween(_ measured: MeasuredBox, in rect: Rect) {
        guard measured.children.count == 3 else { return }
        let (first, last, middle) = (measured.children[0], measured.children[1], measured.children[2])
        let least = first.size.width
        let most = rect.width - last.size.width
        // In the middle of the whole width, or as near to it as the other two allow.
        let x = min(max((rect.width - middle.size.width) / 2, least), max(least, most - middle.size.width))
        func place(_ child: MeasuredBox, at x: Double) {
            self.place(
                child, in: Rect(x: rect.x + x, y: rect.y, width: child.size.width, height: rect.height))
        }
        place(first, at: 0)
        place(last, at: most)
        place(middle, at: x)
    }
}

extension MeasuredBox {
    /// A spacer's least length; `nil` for anything else.
    fileprivate var leastLength: Double? {
        if case .spacer(_, let least) = box { least } else { nil }
    }
}

extension Rect {
    fileprivate func inset(by insets: Insets) -> Rect {
        Rect(
            x: x + insets.leading, y: y + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }

    /// A place for something of a size in the rectangle.
    fileprivate func aligned(_ size: Size, _ alignment: Alignment) -> Rect {
        let (x, width) = alignment.horizontal.place(size.width, in: self.width)
        let (y, height) = alignment.vertical.place(size.height, in: self.height)
        return Rect(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}

extension Decoration {
    fileprivate func paint(in rect: Rect, direction: LayoutDirection) -> Paint {
        switch area {
        case .bounds(let outsets, let radius, let corners):
            let isLeft = direction == .leftToRight
            let (left, right) =
                isLeft ? (outsets.leading, outsets.trailing) : (outsets.trailing, outsets.leading)
            let area = Rect(
                x: rect.x - left, y: rect.y - outsets.top, width: rect.width + left + right,
                height: rect.height + outsets.top + outsets.bottom)
            if corners.isEmpty || radius == 0 { return .fill(.rect(area), color) }
            return .fill(.roundedRect(area, radius: radius, corners: corners), color)
        case .hairline(let side):
            let edge: HairlineEdge = side == .aboveBottom ? .above(rect.maxY) : .below(rect.y)
            return .fill(.hairline(x: rect.x, width: rect.width, edge: edge), color)
        }
    }
}

import Drawing
import MockupModel

/// One thing on the screen after layout: where it is, and what it paints.
public struct LayoutNode: Hashable, Sendable {
    /// Stable and unique: `section-0/row-2/checkbox`.
    public var id: String
    public var role: NodeRole
    /// Points, from the left top corner of the node around it.
    public var frame: Rect
    public var state: NodeState
    /// What the node keeps free of its content at its edges, in points.
    public var insets: EdgeInsets
    /// The text of a label, from the left top corner of its frame.
    public var text: ShapedText?
    /// What lies below everything in the scroll content that the node belongs to.
    package var backdrop: [Paint]
    package var paints: [Paint]
    public var children: [LayoutNode]
    /// Where its children are cut, from the left top corner of its frame; `nil` where they are not.
    package var clip: Rect?

    package init(
        id: String, role: NodeRole, frame: Rect, state: NodeState = .none, insets: EdgeInsets = .zero,
        text: ShapedText? = nil, backdrop: [Paint] = [], paints: [Paint] = [], children: [LayoutNode] = [],
        clip: Rect? = nil
    ) {
        self.id = id
        self.role = role
        self.frame = frame
        self.state = state
        self.insets = insets
        self.text = text
        self.backdrop = backdrop
        self.paints = paints
        self.children = children
        self.clip = clip
    }
}

extension LayoutNode {
    /// Visits the node and all below it, each with the screen's coordinates of its left top corner.
    ///
    /// - Parameter origin: the left top corner of what is around the node.
    public func visit(from origin: Point = .zero, _ body: (LayoutNode, Point) -> Void) {
        let corner = Point(x: origin.x + frame.x, y: origin.y + frame.y)
        body(self, corner)
        for child in children { child.visit(from: corner, body) }
    }

    /// What a reader says of a control that has no words of its own.
    package var accessibilityLabel: String? {
        if let check = state.check {
            return switch (role, check) {
            case (.switch, .on): "on"
            case (.switch, _): "off"
            case (_, .on): "checked"
            case (_, .off): "not checked"
            case (_, .mixed): "partly checked"
            }
        }
        return state.isSelected ? "selected" : nil
    }
}

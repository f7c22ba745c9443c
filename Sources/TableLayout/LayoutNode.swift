import Drawing
import MockupModel

/// What a node is, for those who read a layout.
public enum NodeRole: String, CaseIterable, Hashable, Sendable {
    case screen, statusBar, time, cellularSignal, wifi, battery, sensorIsland
    case navigationBar, backButton, barButton
    case table, section, sectionHeader, sectionFooter, cell
    case title, subtitle, value, detail, memo
    case checkbox, `switch`, accessory, separator, homeIndicator
}

/// One thing on the screen after layout: where it is, and what painting has to know of it.
public struct LayoutNode: Hashable, Sendable {
    /// Stable and unique: `section-0/row-2/checkbox`.
    public var id: String
    public var role: NodeRole
    /// Points, in the screen's coordinates.
    public var frame: Rect
    /// The text of a label, in the coordinates of its frame.
    public var text: ShapedText?
    public var children: [LayoutNode]
    /// Where its children are cut, in the screen's coordinates; `nil` where they are not.
    var clip: Rect?
    /// What is filled behind the node, and behind what overflows from its neighbours.
    var background: Background?
    var element: Element

    init(
        id: String, role: NodeRole, frame: Rect, clip: Rect? = nil, background: Background? = nil,
        element: Element = .container, text: ShapedText? = nil, children: [LayoutNode] = []
    ) {
        self.id = id
        self.role = role
        self.frame = frame
        self.clip = clip
        self.background = background
        self.element = element
        self.text = text
        self.children = children
    }

    /// The node and all below it, moved.
    func offsetBy(x: Double = 0, y: Double = 0) -> LayoutNode {
        var copy = self
        copy.frame = frame.offsetBy(x: x, y: y)
        copy.clip = clip?.offsetBy(x: x, y: y)
        copy.children = children.map { $0.offsetBy(x: x, y: y) }
        return copy
    }

    /// The node and all below it as a mirror in the middle of a screen `width` wide shows their places.
    func mirrored(inWidth width: Double) -> LayoutNode {
        var copy = self
        copy.frame = frame.mirrored(inWidth: width)
        copy.clip = clip?.mirrored(inWidth: width)
        copy.children = children.map { $0.mirrored(inWidth: width) }
        return copy
    }
}

/// What a node draws of its own. Each case is one file in `Elements/` that knows how.
enum Element: Hashable, Sendable {
    /// Nothing: only its children are seen.
    case container
    case label(Label)
    case separator(Separator)
    case checkbox(Checkbox)
    case toggle(Toggle)
    case chevron(Chevron)
    case checkmark(Checkmark)
    case barBackground(BarBackground)
    case statusGlyph(StatusGlyph)
    case homeIndicator(HomeIndicator)
}

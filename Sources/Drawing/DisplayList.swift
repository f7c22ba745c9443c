import MockupModel

/// A filled area.
public enum Shape: Hashable, Sendable {
    /// Edges on the pixel grid after snapping.
    case rect(Rect)
    /// As `rect`, with some corners rounded.
    case roundedRect(Rect, radius: Double, corners: Corners)
    /// A circle or an ellipse; not snapped.
    case ellipse(Rect)
    /// Anything else; not snapped. The path is relative to the origin, which is.
    case path(Path, origin: Point)
    /// A line of one device pixel along a horizontal edge.
    case hairline(x: Double, width: Double, edge: HairlineEdge)
}

/// On which side of a horizontal edge a hairline's pixel lies.
public enum HairlineEdge: Hashable, Sendable {
    case above(Double)
    case below(Double)
}

/// What a drawing says about a part of itself, for those who read it rather than see it.
public struct GroupInfo: Hashable, Sendable {
    public var id: String
    public var role: String
    /// What a reader would say of it, if it says anything.
    public var label: String?

    public init(id: String, role: String, label: String? = nil) {
        self.id = id
        self.role = role
        self.label = label
    }
}

/// One thing to draw.
public enum DrawCommand: Hashable, Sendable {
    case fill(Shape, Color)
    /// A line of text whose label's top left corner stands at `origin`.
    case text(TextLine, origin: Point, Color)
    /// Everything up to the matching `popClip` is cut at the rectangle.
    case pushClip(Rect)
    case popClip
    /// Everything up to the matching `endGroup` belongs to a node.
    case beginGroup(GroupInfo)
    case endGroup
}

/// What to draw, in order, in points.
public struct DisplayList: Hashable, Sendable {
    /// The drawing's size in points.
    public var size: Size
    /// A title for those who read it.
    public var title: String
    public var commands: [DrawCommand]

    public init(size: Size, title: String, commands: [DrawCommand] = []) {
        self.size = size
        self.title = title
        self.commands = commands
    }
}

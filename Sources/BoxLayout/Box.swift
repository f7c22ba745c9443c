import Drawing
import MockupModel

/// What a part of a screen consists of, before anyone knows how large it is.
///
/// A closed set, and the only way in which looks say where things stand. Widths are always offered; heights where a
/// part has a limit. Leading and trailing become left and right when boxes are placed, and nowhere else.
public indirect enum Box: Sendable {
    /// Words. The lines belong to the nearest node around the label.
    case label(Label)
    /// A drawing of a given size.
    case art(Art)
    /// Nothing: what a stack has left over, or is short of, goes to its spacers.
    case spacer(length: Double, least: Double)
    /// Boxes side by side or one below the other.
    case stack(Stack)
    /// A box, and others that stand in its bounds, first to last on top of each other.
    case overlay(Box, [Box])
    /// Distances around a box.
    case padding(Insets, Box)
    /// A box whose size is given, or bounded.
    case size(SizeRule, Box)
    /// A box at a place of the room it gets.
    case align(Alignment, Box)
    /// A box whose first baseline is this many points below the top of the room it gets.
    case baseline(Double, Box)
    /// A box with something painted behind it.
    case decoration(Decoration, Box)
    /// The first of some boxes that need not be squeezed into the width, else the last.
    case firstThatFits([Box])
    /// A box in the middle of the whole width between two others, or as near to it as they allow.
    case between(leading: Box, center: Box, trailing: Box)
    /// A part that has a name of its own in the layout.
    case node(NodeInfo, Box)

    /// Nothing at all.
    public static let empty = Box.spacer(length: 0, least: 0)
}

/// Distances from the edges of a box, in points.
public struct Insets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = Insets()

    var horizontal: Double { leading + trailing }
    var vertical: Double { top + bottom }
}

/// Where something stands along an axis, or whether it takes all of it.
public enum AxisAlignment: Hashable, Sendable {
    /// At the leading edge, or the top.
    case start
    case center
    /// At the trailing edge, or the bottom.
    case end
    /// As long as the room.
    case fill

    /// The start and the length of something `length` long in a room.
    func place(_ length: Double, in room: Double) -> (start: Double, length: Double) {
        switch self {
        case .start: (0, length)
        case .center: ((room - length) / 2, length)
        case .end: (room - length, length)
        case .fill: (0, room)
        }
    }
}

/// Where a box stands in its room.
public struct Alignment: Hashable, Sendable {
    public var horizontal: AxisAlignment
    public var vertical: AxisAlignment

    public init(_ horizontal: AxisAlignment, _ vertical: AxisAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(.center, .center)
    public static let fill = Alignment(.fill, .fill)
}

/// What a node is, and what a reader says of it.
public struct NodeInfo: Hashable, Sendable {
    /// Its segment of the id.
    public var name: String
    public var role: NodeRole
    public var state: NodeState

    public init(_ name: String, _ role: NodeRole, state: NodeState = .none) {
        self.name = name
        self.role = role
        self.state = state
    }
}

extension Box {
    public func padding(_ insets: Insets) -> Box { insets == .zero ? self : .padding(insets, self) }
    public func node(_ name: String, _ role: NodeRole, state: NodeState = .none) -> Box {
        .node(NodeInfo(name, role, state: state), self)
    }
    public func size(_ rule: SizeRule) -> Box { .size(rule, self) }
    public func align(_ horizontal: AxisAlignment, _ vertical: AxisAlignment) -> Box {
        .align(Alignment(horizontal, vertical), self)
    }
}

import Drawing
import MockupModel

/// Boxes side by side, or one below the other.
public struct Stack: Sendable {
    public enum Axis: Hashable, Sendable {
        /// From the leading edge to the trailing one.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// What a child of a horizontal stack does with the width.
    public enum Share: Hashable, Sendable {
        /// It is as wide as it would like to be; where there is too little room, words give way.
        case own
        /// It is as wide as it comes out in all of the room; others may have to give way.
        case hug
        /// It takes what the others leave.
        case rest
    }

    public struct Child: Sendable {
        public var box: Box
        public var share: Share
        /// The greatest part of the stack's width that an `own` child takes, 0 … 1.
        public var greatestPart: Double

        public init(_ box: Box, share: Share = .own, greatestPart: Double = 1) {
            self.box = box
            self.share = share
            self.greatestPart = greatestPart
        }
    }

    public var axis: Axis
    /// Points between two neighbours.
    public var spacing: Double
    /// Where children stand across the axis.
    public var alignment: AxisAlignment
    public var children: [Child]
    /// Whether the nodes are listed from the last child to the first.
    public var listsLastFirst = false

    public init(_ axis: Axis, spacing: Double = 0, alignment: AxisAlignment = .fill, _ children: [Child]) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.children = children
    }
}

extension Box {
    public static func horizontal(
        spacing: Double = 0, alignment: AxisAlignment = .center, _ children: [Stack.Child]
    ) -> Box {
        .stack(Stack(.horizontal, spacing: spacing, alignment: alignment, children))
    }

    public static func vertical(spacing: Double = 0, alignment: AxisAlignment = .fill, _ boxes: [Box]) -> Box
    {
        .stack(Stack(.vertical, spacing: spacing, alignment: alignment, boxes.map { Stack.Child($0) }))
    }
}

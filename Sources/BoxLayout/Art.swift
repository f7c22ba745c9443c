import Drawing
import MockupModel

/// A drawing of a look's: a chevron, a knob, a check mark.
public struct Art: Sendable {
    /// Points.
    public var size: Size
    /// What is painted in a place of a size; positions are the place's own, from its left top corner.
    public var draw: @Sendable (Size, LayoutDirection) -> [Paint]

    public init(size: Size, draw: @escaping @Sendable (Size, LayoutDirection) -> [Paint]) {
        self.size = size
        self.draw = draw
    }
}

/// Something painted behind a box.
public struct Decoration: Hashable, Sendable {
    /// What is filled.
    public enum Area: Hashable, Sendable {
        /// The box's bounds, grown by some points a side, with some corners rounded.
        case bounds(outsets: Insets = .zero, radius: Double = 0, corners: Corners = [])
        /// A line of one pixel at an edge of the bounds, on one side of it.
        case hairline(HairlineSide)
    }

    public enum HairlineSide: Hashable, Sendable {
        /// The pixel above the bottom edge: the last one of what ends there.
        case aboveBottom
        /// The pixel below the top edge: the first one of what begins there.
        case belowTop
    }

    public var area: Area
    public var color: ColorToken
    /// Whether it lies below everything in its scroll content, so that it covers nothing that overflows from a neighbour.
    public var isBackdrop: Bool

    public init(_ area: Area, _ color: ColorToken, isBackdrop: Bool = false) {
        self.area = area
        self.color = color
        self.isBackdrop = isBackdrop
    }
}

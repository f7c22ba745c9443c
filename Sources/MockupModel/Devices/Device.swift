/// What is cut out of a screen's top edge.
public enum ScreenCutout: String, CaseIterable, Hashable, Sendable {
    case none, notch, dynamicIsland
}

/// A screen to draw on.
public struct Device: Hashable, Sendable {
    /// The catalogue's name, or `nil` for a device that a document describes itself.
    public var name: String?
    /// Points.
    public var size: Size
    /// Pixels a point.
    public var scale: Double
    public var safeArea: EdgeInsets
    public var cutout: ScreenCutout

    public init(
        name: String? = nil, size: Size, scale: Double, safeArea: EdgeInsets = .zero,
        cutout: ScreenCutout = .none
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.cutout = cutout
    }

    /// Where a navigation bar begins, in points from the screen's top.
    ///
    /// Source: navigation bars of iOS 17–18, measured: at the safe area's top, but 53.67 where that is 59 and
    /// 56.33 where it is 62; other Dynamic Island screens follow the first of these.
    public var navigationBarTop: Double {
        guard cutout == .dynamicIsland else { return safeArea.top }
        return switch safeArea.top {
        case 59: 53 + 2.0 / 3
        case 62: 56 + 1.0 / 3
        default: max(0, safeArea.top - (5 + 1.0 / 3))
        }
    }
}

import MockupModel

/// Where a table stands on the screen: pure arithmetic on heights.
struct TablePlacement: Hashable {
    /// The top edge of the table's own frame, in points from the screen's top.
    var top: Double
    var height: Double
    /// Where content is cut at the bottom, in points from the screen's top: the screen's edge, below the safe area,
    /// unless the frame itself is the window.
    var clipBottom: Double
    /// The screen's y of the content's y = 0 when nothing is scrolled.
    var contentTop: Double
    /// How far down content may be seen when it is scrolled to its end: a bar or the safe area begins there.
    var visibleBottom: Double
    /// The first header's height when alignment decides it.
    var firstHeaderHeight: Double?
    /// Whether the content is placed as a whole and nothing of it is left to scroll.
    var isFixed: Bool
}

/// What alignment has to know of a screen and a table.
struct PlacementInput {
    var alignment: TableAlignment
    var region: AlignmentRegion
    var maxHeight: Double?
    var screenHeight: Double
    /// From the navigation bar's bottom (or the safe area's top) …
    var safeTop: Double
    /// … to the safe area's bottom.
    var safeBottom: Double
    /// The height of what is seen, without the empty first and last gaps; `nil` when it exceeds the region.
    var seenHeight: Double?
    /// The empty gap above what is seen.
    var leadingGap: Double
    /// The first header's own height; 0 without a title.
    var firstHeader: Double?

    var regionTop: Double { region == .safeArea ? safeTop : 0 }
    var regionBottom: Double { region == .safeArea ? safeBottom : screenHeight }
    /// H in the formulas.
    var regionHeight: Double { max(0, regionBottom - regionTop) }
}

extension TablePlacement {
    init(_ input: PlacementInput) {
        let full = TablePlacement(
            top: input.regionTop, height: input.regionHeight, clipBottom: input.screenHeight,
            contentTop: input.safeTop, visibleBottom: input.safeBottom, firstHeaderHeight: nil, isFixed: false
        )
        let available = input.regionHeight
        let seen = input.seenHeight ?? .infinity
        switch input.alignment {
        case .top: self = full
        case .center:
            self = full
            guard seen <= available else { return }
            contentTop = input.regionTop + (available - seen) / 2 - input.leadingGap
            isFixed = true
        case .firstHeader:
            self = full
            guard seen < available, let header = input.firstHeader else { return }
            // H/2 − T/2, where T counts the first header as it would be without alignment.
            contentTop = input.regionTop
            firstHeaderHeight = available / 2 - seen / 2
            isFixed = seen - header + (available - seen) / 2 <= available
        case .resize:
            let height = min(seen, input.maxHeight ?? available, available)
            let top = input.regionTop + (available - height) / 2
            self.init(
                top: top, height: height, clipBottom: top + height, contentTop: top - input.leadingGap,
                visibleBottom: top + height, firstHeaderHeight: nil, isFixed: seen <= height)
        }
    }

    /// How much of the content is seen at once, in points.
    var clipHeight: Double { max(0, clipBottom - top) }
}

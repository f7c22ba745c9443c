import Drawing
import MockupModel

/// Builds the parts of a screen: its bars, and its table at the place that alignment gives it.
struct ScreenBuilder {
    let context: LayoutContext
    let mockup: Mockup
    private(set) var content: TableContent
    private(set) var placement: TablePlacement
    private(set) var warnings: [LayoutWarning] = []
    let statusBar: LayoutNode?

    init(mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog?) throws(LayoutError) {
        self.mockup = mockup
        context = LayoutContext(mockup: mockup, shaper: shaper, log: log)
        statusBar = try context.statusBar(mockup.statusBar, cutout: mockup.device.cutout)
        content = TableContent(
            context: context, table: mockup.table,
            followsLargeTitle: mockup.navigationBar?.largeTitle ?? false)
        let table = mockup.table
        let device = mockup.device
        var input = PlacementInput(
            alignment: table.alignment, region: table.alignmentRegion, maxHeight: table.maxHeight,
            screenHeight: device.size.height, safeTop: device.safeArea.top,
            safeBottom: device.size.height - device.safeArea.bottom, seenHeight: nil,
            leadingGap: content.leadingGap, firstHeader: nil)
        if let bar = mockup.navigationBar {
            input.safeTop = device.navigationBarTop + context.navigationBarHeight(of: bar)
        }
        if table.alignment != .top {
            let gap = table.alignment == .firstHeader ? content.firstHeaderGap : content.leadingGap
            input.seenHeight = try content.seenHeight(leadingGap: gap, limit: input.regionHeight)
            if let first = table.sections.first {
                input.firstHeader = first.hasHeader ? try content.ownHeaderHeight(0) : 0
            }
        }
        placement = TablePlacement(input)
        content.firstHeaderHeight = placement.firstHeaderHeight
        if let height = placement.firstHeaderHeight, let own = input.firstHeader, height < own {
            let given = height.decimalText(places: 2)
            warnings.append(
                LayoutWarning(
                    node: table.sections[0].segment(at: 0) + "/header",
                    message:
                        "alignment 'firstHeader' squeezes the first header to \(given) pt, "
                        + "below its own \(own.decimalText(places: 2)) pt"))
        }
    }

    /// The screen's name: its bar's title, else its first header.
    var title: String {
        if let title = mockup.navigationBar?.title, !title.isEmpty { return title }
        return mockup.table.sections.first?.header ?? "table"
    }

    func navigationBar(isScrolled: Bool) throws(LayoutError) -> LayoutNode? {
        guard let bar = mockup.navigationBar else { return nil }
        return try context.navigationBar(bar, top: mockup.device.navigationBarTop, isScrolled: isScrolled)
    }

    /// The table with the blocks that its frame shows, scrolled as far as it can be.
    mutating func visibleTable() throws(LayoutError) -> (node: LayoutNode, isScrolled: Bool) {
        let requested = mockup.table.contentOffset
        let wanted = placement.isFixed ? 0 : max(0, requested)
        let window = try ContentWindow(of: content, placement: placement, offset: wanted)
        // A difference that isn't printed is not seen either.
        if abs(window.offset - requested) >= 0.005 {
            let node = "table"
            let limit = window.maximumOffset.map { "0 … \($0.decimalText(places: 2))" } ?? "0 or more"
            warnings.append(
                LayoutWarning(
                    node: node,
                    message: "content offset \(requested.decimalText(places: 2)) is out of range, "
                        + "drawn at \(window.offset.decimalText(places: 2)) (possible: \(limit))"))
        }
        var blocks: [PlacedBlock] = []
        for block in window.blocks {
            let y = placement.contentTop - window.offset + block.y
            blocks.append(
                PlacedBlock(
                    section: block.block.section, node: try content.node(of: block.block, y: y)))
        }
        return (
            tableNode(blocks, height: placement.height, clipBottom: placement.clipBottom), window.offset > 0
        )
    }

    /// The table's node around some of its blocks, by section.
    func tableNode(_ blocks: [PlacedBlock], height: Double, clipBottom: Double) -> LayoutNode {
        var sections: [LayoutNode] = []
        var current: Int?
        for block in blocks {
            if block.section == current {
                sections[sections.count - 1].children.append(block.node)
            } else {
                current = block.section
                sections.append(
                    LayoutNode(
                        id: mockup.table.sections[block.section].segment(at: block.section), role: .section,
                        frame: block.node.frame, children: [block.node]))
            }
        }
        for index in sections.indices {
            let bottom = sections[index].children.last?.frame.maxY ?? 0
            sections[index].frame.height = bottom - sections[index].frame.y
        }
        return LayoutNode(
            id: "table", role: .table,
            frame: Rect(x: 0, y: placement.top, width: context.screen.width, height: height),
            clip: Rect(
                x: 0, y: placement.top, width: context.screen.width, height: clipBottom - placement.top),
            children: sections)
    }
}

/// A block's node, and the section that it belongs to.
public struct PlacedBlock: Sendable {
    let section: Int
    public let node: LayoutNode
}

extension LayoutContext {
    /// A navigation bar's height in points.
    func navigationBarHeight(of bar: NavigationBar) -> Double {
        self[.navigationBarHeight] + (bar.largeTitle ? self[.largeTitleHeight] : 0)
    }
}

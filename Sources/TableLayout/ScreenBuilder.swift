import BoxLayout
import Drawing
import Looks
import MockupModel

/// Builds the parts of a screen: its bars, and its table at the place that alignment gives it.
struct ScreenBuilder {
    let context: ScreenContext
    private(set) var content: TableContent
    private(set) var placement: TablePlacement
    private(set) var warnings: [LayoutWarning] = []
    let statusBar: LayoutNode?
    private let bar: (top: Double, height: Double)?

    var mockup: Mockup { context.mockup }

    init(mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog?) throws(LayoutError) {
        let context = ScreenContext(mockup: mockup, shaper: shaper, log: log)
        self.context = context
        let screen = mockup.device.size
        statusBar = try context.statusBar()
        content = TableContent(context: context)
        bar = try context.barPlace()
        let table = mockup.table
        var input = PlacementInput(
            alignment: table.alignment, region: table.alignmentRegion, maxHeight: table.maxHeight,
            screenHeight: screen.height, safeTop: mockup.device.safeArea.top,
            safeBottom: screen.height - mockup.device.safeArea.bottom, seenHeight: nil,
            leadingGap: content.leadingGap, firstHeader: nil)
        if let bar { input.safeTop = bar.top + bar.height }
        if table.alignment != .top {
            let gap = table.alignment == .firstHeader ? content.firstHeaderGap : content.leadingGap
            input.seenHeight = try content.seenHeight(leadingGap: gap, limit: input.regionHeight)
            if let first = table.sections.first {
                input.firstHeader = first.hasHeader ? try content.measuredHeader(0).height : 0
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
        guard let navigationBar = mockup.navigationBar, let bar else { return nil }
        let place = BarPlace(top: bar.top, isScrolled: isScrolled)
        return try context.node(
            context.look.parts.navigationBar(navigationBar, place, context.traits),
            in: Rect(x: 0, y: bar.top, width: context.screen.width, height: bar.height))
    }

    /// What the system draws at the bottom of a picture of some height in points.
    func homeIndicator(bottom: Double) throws(LayoutError) -> LayoutNode? {
        guard let box = context.look.parts.homeIndicator(mockup.device, context.traits) else { return nil }
        return try context.node(box, in: Rect(x: 0, y: 0, width: context.screen.width, height: bottom))
    }

    /// The table with the blocks that its frame shows, scrolled as far as it can be.
    mutating func visibleTable() throws(LayoutError) -> (node: LayoutNode, isScrolled: Bool) {
        let requested = mockup.table.contentOffset
        let wanted = placement.isFixed ? 0 : max(0, requested)
        let window = try ContentWindow(of: content, placement: placement, offset: wanted)
        // A difference that isn't printed is not seen either.
        if abs(window.offset - requested) >= 0.005 {
            let limit = window.maximumOffset.map { "0 … \($0.decimalText(places: 2))" } ?? "0 or more"
            warnings.append(
                LayoutWarning(
                    node: "table",
                    message: "content offset \(requested.decimalText(places: 2)) is out of range, "
                        + "drawn at \(window.offset.decimalText(places: 2)) (possible: \(limit))"))
        }
        var blocks: [PlacedBlock] = []
        for placed in window.blocks {
            let y = placement.contentTop - window.offset + placed.y
            blocks.append(
                PlacedBlock(
                    section: placed.block.section, y: y,
                    node: try content.node(of: placed.block, placed.measured)))
        }
        return (
            tableNode(blocks, height: placement.height, clipBottom: placement.clipBottom), window.offset > 0
        )
    }

    /// The table's node around some of its blocks, by section.
    func tableNode(_ blocks: [PlacedBlock], height: Double, clipBottom: Double) -> LayoutNode {
        var sections: [LayoutNode] = []
        var current: Int?
        var sectionY = 0.0
        for block in blocks {
            if block.section != current {
                current = block.section
                sectionY = block.y
                sections.append(
                    LayoutNode(
                        id: mockup.table.sections[block.section].segment(at: block.section), role: .section,
                        frame: Rect(x: content.x, y: block.y - placement.top, width: content.width, height: 0)
                    ))
            }
            var node = block.node
            node.frame.y = block.y - sectionY
            sections[sections.count - 1].frame.height = node.frame.maxY
            sections[sections.count - 1].children.append(node)
        }
        return LayoutNode(
            id: "table", role: .table,
            frame: Rect(x: 0, y: placement.top, width: context.screen.width, height: height),
            children: sections,
            clip: Rect(x: 0, y: 0, width: context.screen.width, height: clipBottom - placement.top))
    }
}

extension ScreenContext {
    fileprivate func statusBar() throws(LayoutError) -> LayoutNode? {
        guard let box = look.parts.statusBar(mockup.statusBar, mockup.device, traits) else { return nil }
        return try node(box, in: Rect(x: 0, y: 0, width: screen.width, height: mockup.device.safeArea.top))
    }

    /// Where the navigation bar begins, and how high it is before anything is scrolled.
    fileprivate func barPlace() throws(LayoutError) -> (top: Double, height: Double)? {
        guard let bar = mockup.navigationBar else { return nil }
        let top = mockup.device.navigationBarTop
        let box = look.parts.navigationBar(bar, BarPlace(top: top, isScrolled: false), traits)
        return (top, try box.measured(width: screen.width, text).size.height)
    }
}

/// A block's node, where it stands, and the section that it belongs to.
public struct PlacedBlock: Sendable {
    let section: Int
    /// The block's top edge on the screen, in points.
    public let y: Double
    /// Its frame's y means nothing before it is among the other blocks.
    let node: LayoutNode

    public var maxY: Double { y + node.frame.height }
}

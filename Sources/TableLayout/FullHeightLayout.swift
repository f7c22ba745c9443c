import BoxLayout
import Drawing
import MockupModel

/// A screen as high as its content, laid out block by block so that a table of any length needs little memory.
///
/// Draw the nodes that reach into a band, band after band: the height is known when `next()` has returned `nil`.
public struct FullHeightLayout {
    private let builder: ScreenBuilder
    private let top: LayoutNode?
    private var blocks: TableBlocks
    private var y = 0.0
    private let isFixed: Bool

    /// The picture's height in points: the screen's at least, and as much as the content needs so far.
    public private(set) var height: Double
    public var warnings: [LayoutWarning] { builder.warnings }
    public var width: Double { builder.context.screen.width }

    /// - Parameter log: takes the errors, so that layout goes on after them; without it the first one is thrown.
    public init(of mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog? = nil) throws(LayoutError) {
        var whole = mockup
        whole.table.contentOffset = 0
        var builder = try ScreenBuilder(mockup: whole, shaper: shaper, log: log)
        if !builder.placement.isFixed, whole.table.alignment != .top {
            // A table that doesn't fit has nothing to be aligned in.
            whole.table.alignment = .top
            builder = try ScreenBuilder(mockup: whole, shaper: shaper, log: log)
        }
        self.builder = builder
        isFixed = builder.placement.isFixed
        top = try builder.navigationBar(isScrolled: false)
        blocks = TableBlocks(of: whole.table.sections)
        height = mockup.device.size.height
    }

    /// The next header, row or footer from top to bottom; `nil` when there is none left.
    public mutating func next() throws(LayoutError) -> PlacedBlock? {
        while let block = blocks.next() {
            let measured = try builder.content.measure(block)
            let top = builder.placement.contentTop + y
            y += measured.height
            if !isFixed {
                let bottomInset = builder.context.screen.height - builder.placement.visibleBottom
                height = max(height, builder.placement.contentTop + y + bottomInset)
            }
            guard measured.height > 0 else { continue }
            return PlacedBlock(
                section: block.section, y: top, node: try builder.content.node(of: block, measured))
        }
        return nil
    }

    /// The layout of a picture of some size with some of the blocks in it.
    public func layout(of blocks: [PlacedBlock], size: Size) throws(LayoutError) -> ScreenLayout {
        let placement = builder.placement
        let growth = isFixed ? 0 : size.height - builder.context.screen.height
        let table = builder.tableNode(
            blocks, height: placement.height + growth, clipBottom: placement.clipBottom + growth)
        return try ScreenLayout(builder: builder, height: size.height, table: table, navigationBar: top)
    }
}

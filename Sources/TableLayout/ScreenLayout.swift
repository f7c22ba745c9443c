import BoxLayout
import Drawing
import MockupModel

/// A mockup after layout: every node on its place, and what was done otherwise than asked.
public struct ScreenLayout: Hashable, Sendable {
    /// The picture's size in points: the screen's, or in full height whatever the content needs.
    public var size: Size
    public var root: LayoutNode
    public var warnings: [LayoutWarning]
    /// The screen's name for those who read it.
    public var title: String

    /// Lays out what a screen shows.
    ///
    /// Measures everything above the screen's bottom edge, and nothing below it.
    ///
    /// - Parameter log: takes the errors, so that layout goes on after them; without it the first one is thrown.
    public init(of mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog? = nil) throws(LayoutError) {
        var builder = try ScreenBuilder(mockup: mockup, shaper: shaper, log: log)
        let table = try builder.visibleTable()
        try self.init(
            builder: builder, height: mockup.device.size.height, table: table.node,
            navigationBar: try builder.navigationBar(isScrolled: table.isScrolled))
    }

    /// Lays out a screen as high as its content, with its bars at the top and the bottom.
    public init(fullHeightOf mockup: Mockup, shaper: any TextShaping) throws(LayoutError) {
        var stream = try FullHeightLayout(of: mockup, shaper: shaper)
        var blocks: [PlacedBlock] = []
        while let block = try stream.next() { blocks.append(block) }
        self = try stream.layout(
            of: blocks, size: Size(width: mockup.device.size.width, height: stream.height))
    }

    init(
        builder: ScreenBuilder, height: Double, table: LayoutNode, navigationBar: LayoutNode?
    ) throws(LayoutError) {
        size = Size(width: builder.context.screen.width, height: height)
        title = builder.title
        warnings = builder.warnings
        let context = builder.context
        let background = context.look.parts.background(context.traits)
        root = LayoutNode(
            id: "screen", role: .screen, frame: Rect(origin: .zero, size: size),
            paints: [.fill(.rect(Rect(origin: .zero, size: size)), background)],
            children: [table]
                + [navigationBar, builder.statusBar, try builder.homeIndicator(bottom: height)]
                .compactMap { $0 })
    }
}

extension ScreenLayout {
    /// The node with an id, or `nil` when the picture doesn't show it; its frame is in the node around it.
    public func node(_ id: String) -> LayoutNode? { find(id)?.node }

    /// The frame of a node in points and screen coordinates, or `nil` when the picture doesn't show it.
    public func frame(of id: String) -> Rect? { find(id)?.frame }

    private func find(_ id: String) -> (node: LayoutNode, frame: Rect)? {
        var found: (LayoutNode, Rect)?
        root.visit { node, corner in
            if found == nil, node.id == id { found = (node, Rect(origin: corner, size: node.frame.size)) }
        }
        return found
    }
}

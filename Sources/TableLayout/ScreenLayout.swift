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
    public init(of mockup: Mockup, shaper: any TextShaping) throws(LayoutError) {
        var builder = try ScreenBuilder(mockup: mockup, shaper: shaper)
        let table = try builder.visibleTable()
        self.init(
            builder: builder, mockup: mockup, height: mockup.device.size.height, table: table.node,
            navigationBar: try builder.navigationBar(isScrolled: table.isScrolled))
    }

    /// Lays out a screen as high as its content, with its bars at the top and the bottom.
    public init(fullHeightOf mockup: Mockup, shaper: any TextShaping) throws(LayoutError) {
        var stream = try FullHeightLayout(of: mockup, shaper: shaper)
        var blocks: [PlacedBlock] = []
        while let block = try stream.next() { blocks.append(block) }
        self = stream.layout(of: blocks, size: Size(width: mockup.device.size.width, height: stream.height))
    }

    init(
        builder: ScreenBuilder, mockup: Mockup, height: Double, table: LayoutNode, navigationBar: LayoutNode?
    ) {
        size = Size(width: mockup.device.size.width, height: height)
        title = builder.title
        warnings = builder.warnings
        var children = [table]
        children += [navigationBar, builder.statusBar, builder.context.homeIndicator(bottom: height)]
            .compactMap { $0 }
        let tree = LayoutNode(
            id: "screen", role: .screen, frame: Rect(origin: .zero, size: size),
            background: Background(
                color: mockup.table.style == .plain ? .background : .groupedBackground), children: children)
        root = mockup.layoutDirection == .rightToLeft ? tree.mirrored(inWidth: size.width) : tree
    }
}

extension ScreenLayout {
    /// The node with an id, or `nil` when the picture doesn't show it.
    public func node(_ id: String) -> LayoutNode? { root.node(id) }

    /// What to draw, in points; colours come from the palette and from nowhere else.
    public func displayList(palette: Palette) -> DisplayList {
        var painter = Painter(palette: palette)
        painter.group(root) { painter in
            root.background?.paint(in: root.frame, with: &painter)
            for child in root.children {
                if child.role == .table { painter.paintTable(child) } else { painter.paint(child) }
            }
        }
        return DisplayList(size: size, title: title, commands: painter.commands)
    }
}

extension LayoutNode {
    fileprivate func node(_ id: String) -> LayoutNode? {
        if self.id == id { return self }
        for child in children {
            if let found = child.node(id) { return found }
        }
        return nil
    }
}

extension Painter {
    /// A table's content, cut where it ends to be seen: all backgrounds first, so that no row covers what overflows from another.
    mutating func paintTable(_ table: LayoutNode) {
        group(table) { painter in
            painter.clipped(to: table.clip ?? table.frame) { painter in
                for section in table.children {
                    for block in section.children { block.background?.paint(in: block.frame, with: &painter) }
                }
                for section in table.children {
                    painter.group(section) { painter in
                        for block in section.children { painter.paintForeground(of: block) }
                    }
                }
            }
        }
    }

    private mutating func paintForeground(of block: LayoutNode) {
        group(block) { painter in
            painter.paintElement(of: block)
            painter.paintChildren(of: block)
        }
    }
}

import BoxLayout
import MockupModel

/// What scrolls: blocks that tile it from top to bottom, each measured only when somebody needs to know.
///
/// Content coordinates begin at 0 at the first block's top; nothing in a content knows how far it is scrolled.
protocol ScrollContent {
    associatedtype Block: Hashable
    associatedtype Blocks: Sequence<Block>

    /// From top to bottom.
    var blocks: Blocks { get }

    /// How high a block is, and what was found out to know it.
    func measure(_ block: Block) throws(LayoutError) -> MeasuredBlock

    /// A block's node, with its left top corner where the content's is.
    func node(of block: Block, _ measured: MeasuredBlock) throws(LayoutError) -> LayoutNode
}

/// A block's height in points, and its box where that was measured.
struct MeasuredBlock {
    var height: Double
    var box: MeasuredBox?
}

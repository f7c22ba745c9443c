import BoxLayout
import MockupModel

/// The blocks of a content that are seen at an offset.
///
/// Measures from the top down to where content is cut, and remembers only as many blocks as can be seen.
struct ContentWindow<Content: ScrollContent> {
    /// A block in content coordinates.
    struct Placed {
        var block: Content.Block
        var y: Double
        var measured: MeasuredBlock

        var maxY: Double { y + measured.height }
    }

    /// The offset that holds: the one asked for, or the last at which the frame is still full.
    var offset: Double
    /// The greatest offset there is, when measuring came far enough to know it.
    var maximumOffset: Double?
    /// From top to bottom.
    var blocks: [Placed]

    init(of content: Content, placement: TablePlacement, offset: Double) throws(LayoutError) {
        self.offset = offset
        blocks = []
        let clipBottom = placement.clipBottom - placement.contentTop
        var y = 0.0
        var first = 0
        var isComplete = true
        for block in content.blocks {
            // Neither the picture nor the clamping of the offset asks for anything below.
            if y >= clipBottom + offset {
                isComplete = false
                break
            }
            let measured = try content.measure(block)
            if measured.height > 0 { blocks.append(Placed(block: block, y: y, measured: measured)) }
            y += measured.height
            while first < blocks.count, blocks[first].maxY <= y - placement.clipHeight { first += 1 }
            // Forget in bulk what no offset can show any more.
            if first > 256, first * 2 > blocks.count {
                blocks.removeFirst(first)
                first = 0
            }
        }
        if isComplete {
            let greatest =
                placement.isFixed ? 0 : max(0, placement.contentTop + y - placement.visibleBottom)
            maximumOffset = greatest
            self.offset = min(offset, greatest)
        }
        let top = placement.top - placement.contentTop + self.offset
        let bottom = clipBottom + self.offset
        blocks = blocks.filter { $0.y < bottom && $0.maxY > top }
    }
}

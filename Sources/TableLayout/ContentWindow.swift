import MockupModel

/// The blocks of a table that are seen at an offset.
///
/// Measures from the top down to where content is cut, and remembers only as many blocks as can be seen.
struct ContentWindow {
    /// A block in content coordinates.
    struct Placed {
        var block: TableBlock
        var y: Double
        var height: Double
    }

    /// The offset that holds: the one asked for, or the last at which the frame is still full.
    var offset: Double
    /// The greatest offset there is, when measuring came far enough to know it.
    var maximumOffset: Double?
    /// From top to bottom.
    var blocks: [Placed]

    init(of content: TableContent, placement: TablePlacement, offset: Double) throws(LayoutError) {
        self.offset = offset
        blocks = []
        let clipBottom = placement.clipBottom - placement.contentTop
        var y = 0.0
        var first = 0
        var isComplete = true
        for block in TableBlocks(of: content.table.sections) {
            // Neither the picture nor the clamping of the offset asks for anything below.
            if y >= clipBottom + offset {
                isComplete = false
                break
            }
            let height = try content.height(of: block)
            if height > 0 { blocks.append(Placed(block: block, y: y, height: height)) }
            y += height
            while first < blocks.count, blocks[first].y + blocks[first].height <= y - placement.clipHeight {
                first += 1
            }
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
        blocks = blocks.filter { $0.y < bottom && $0.y + $0.height > top }
    }
}

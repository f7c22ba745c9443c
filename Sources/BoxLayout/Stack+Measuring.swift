import Drawing
import MockupModel

extension Stack {
    private var totalSpacing: Double { spacing * Double(max(0, children.count - 1)) }

    /// Side by side: what has a width of its own gets it; the rest is for those that take the rest.
    ///
    /// Where words that want their own width leave too little, they may take their equal part, and what the others don't
    /// need of theirs.
    func measuredRow(_ box: Box, width: Double, height: Double?, _ text: TextSetter) throws(LayoutError)
        -> MeasuredBox
    {
        let room = width - totalSpacing
        let (widths, isSqueezed) = try ownWidths(in: room, text)
        let rest =
            room - zip(children, widths).reduce(0) { $0 + min($1.1, width * $1.0.greatestPart) }
        let sharing = children.count { $0.share == .rest }
        var measured: [MeasuredBox] = []
        for (child, own) in zip(children, widths) {
            let offered =
                switch child.share {
                case .own: max(0, min(own, width * child.greatestPart))
                case .hug: max(0, width)
                case .rest: max(0, rest / Double(sharing))
                }
            var inner = try child.box.measured(width: offered, height: height, text)
            if child.share != .hug { inner.size.width = offered }
            measured.append(inner)
        }
        let used = measured.reduce(totalSpacing) { $0 + $1.size.width }
        return MeasuredBox(
            box, Size(width: used, height: measured.map(\.size.height).max() ?? 0), .many(measured),
            isSqueezed: isSqueezed)
    }

    /// The width of each child that has one of its own, 0 for the others.
    private func ownWidths(in room: Double, _ text: TextSetter) throws(LayoutError)
        -> (widths: [Double], isSqueezed: Bool)
    {
        var ideals: [IdealWidth?] = []
        for child in children { ideals.append(child.share == .own ? try child.box.idealWidth(text) : nil) }
        guard ideals.contains(where: { $0?.isOfWords ?? false }) else {
            return (ideals.map { $0?.offered ?? 0 }, false)
        }
        // Only words give way, so that only beside words it matters what the rest would like to have.
        for (index, child) in children.enumerated() where child.share == .rest {
            ideals[index] = try child.box.idealWidth(text)
        }
        let wanted = ideals.reduce(0) { $0 + ($1?.offered ?? 0) }
        var widths = zip(children, ideals).map { $0.share == .own ? $1?.offered ?? 0 : 0 }
        guard wanted > room else { return (widths, false) }
        let fair = room / Double(max(1, children.count))
        for index in children.indices where children[index].share == .own && ideals[index]?.isOfWords == true
        {
            let others = ideals.indices.reduce(0) { $0 + ($1 == index ? 0 : ideals[$1]?.points ?? 0) }
            widths[index] = min(widths[index], max(room - others, fair))
        }
        return (widths, true)
    }

    /// One below the other: each may take what the others don't need at least.
    func measuredColumn(_ box: Box, width: Double, height: Double?, _ text: TextSetter) throws(LayoutError)
        -> MeasuredBox
    {
        var measured: [MeasuredBox] = []
        var room = height.map { $0 - totalSpacing }
        var reserved = height == nil ? 0 : children.reduce(0) { $0 + $1.box.leastHeight }
        for child in children {
            if height != nil { reserved -= child.box.leastHeight }
            let inner = try child.box.measured(width: width, height: room.map { $0 - reserved }, text)
            room = room.map { $0 - inner.size.height }
            measured.append(inner)
        }
        let used = measured.reduce(totalSpacing) { $0 + $1.size.height }
        return MeasuredBox(
            box, Size(width: measured.map(\.size.width).max() ?? 0, height: used), .many(measured),
            isSqueezed: measured.contains(where: \.isSqueezed))
    }

    func idealWidth(_ text: TextSetter) throws(LayoutError) -> IdealWidth {
        var total = IdealWidth(points: axis == .horizontal ? totalSpacing : 0)
        for child in children {
            let ideal = try child.box.idealWidth(text)
            total.isOfWords = total.isOfWords || ideal.isOfWords
            total.points = axis == .horizontal ? total.points + ideal.points : max(total.points, ideal.points)
        }
        return total
    }
}

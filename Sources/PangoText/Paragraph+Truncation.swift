import Drawing
import MockupModel

/// Shortens text to one line with an ellipsis.
///
/// A guess from the widths of the whole text says about how much fits; then the very words that will be drawn are
/// shaped, ellipsis and all, until one letter more would be too much. So joining, kerning and bidi are those of the
/// line that is seen, and it never overflows.
struct Truncation {
    let paragraph: Paragraph
    let font: Font
    let width: Double

    /// How often a line that turned out to have room is tried with one letter more.
    private static let growthLimit = 8

    /// The text from `start` on, cut at its end: "start…".
    func tail(from start: Int) throws(TextError) -> ComposedLine {
        let ends = try clusterEnds(from: start, within: room)
        // ends[0] is `start`: nothing but the ellipsis.
        return try best(ends.count - 1, of: { $0 + 1 < ends.count || ends[$0] < paragraph.count }) { step in
            let end = step < ends.count ? ends[step] : paragraph.count
            return head(start..<end) + [Paragraph.ellipsis]
        }
    }

    /// The text from `start` on, cut at its beginning: "…end".
    func head(from start: Int) throws(TextError) -> ComposedLine {
        let starts = try clusterStarts(downTo: start, within: room)
        return try best(starts.count - 1, of: { $0 + 1 < starts.count }) { step in
            [Paragraph.ellipsis] + tail(starts[min(step, starts.count - 1)]..<paragraph.count)
        }
    }

    /// The text from `start` on, cut in its middle: "start…end".
    func middle(from start: Int) throws(TextError) -> ComposedLine {
        let ends = try clusterEnds(from: start, within: room / 2)
        let prefixEnd = ends[ends.count - 1]
        let prefixWidth = paragraph.lineWidth(start..<prefixEnd)
        let starts = try clusterStarts(downTo: prefixEnd, within: room - prefixWidth)
        var prefix = ends.count - 1
        var suffix = starts.count - 1
        while true {
            let scalars =
                head(start..<ends[prefix]) + [Paragraph.ellipsis] + tail(starts[suffix]..<paragraph.count)
            let line = try compose(scalars)
            if line.line.width <= width + Paragraph.tolerance || (prefix == 0 && suffix == 0) { return line }
            if suffix >= prefix { suffix -= 1 } else { prefix -= 1 }
        }
    }

    private var room: Double {
        width - paragraph.cascade.advance(of: Paragraph.ellipsis) * paragraph.size
    }

    /// The longest of a row of texts, each a letter longer than the one before, that fits; the first if none does.
    ///
    /// - Parameter guess: the step that is likely to be it.
    private func best(
        _ guess: Int, of hasNext: (Int) -> Bool, _ scalars: (Int) -> [UInt32]
    ) throws(TextError) -> ComposedLine {
        var step = max(guess, 0)
        var line = try compose(scalars(step))
        if line.line.width <= width + Paragraph.tolerance {
            for _ in 0..<Self.growthLimit where hasNext(step) {
                let next = try compose(scalars(step + 1))
                guard next.line.width <= width + Paragraph.tolerance else { break }
                step += 1
                line = next
            }
            return line
        }
        while step > 0 {
            step -= 1
            line = try compose(scalars(step))
            if line.line.width <= width + Paragraph.tolerance { break }
        }
        return line
    }

    private func compose(_ scalars: [UInt32]) throws(TextError) -> ComposedLine {
        try paragraph.derived(scalars, font: font).composeWhole(font: font)
    }

    /// A beginning, without the white space before the ellipsis.
    private func head(_ range: Range<Int>) -> [UInt32] {
        Array(paragraph.text.scalars[range.lowerBound..<paragraph.trimmedEnd(range)])
    }

    /// An end, without the white space after the ellipsis.
    private func tail(_ range: Range<Int>) -> [UInt32] {
        Array(paragraph.text.scalars[range].drop(while: ScalarClass.isBreakingSpace))
    }

    /// Where a beginning may end: `start`, and the end of each letter that fits into a width.
    private func clusterEnds(from start: Int, within room: Double) throws(TextError) -> [Int] {
        var ends = [start]
        var x = 0.0
        var index = start
        while index < paragraph.count {
            let end = paragraph.text.clusterEnd(after: index)
            try paragraph.shape(index..<end)
            x += paragraph.lineWidth(index..<end)
            guard x <= room + Paragraph.tolerance else { break }
            ends.append(end)
            index = end
        }
        return ends
    }

    /// Where an end may begin: the paragraph's end, and the start of each letter before it that fits into a width.
    private func clusterStarts(downTo limit: Int, within room: Double) throws(TextError) -> [Int] {
        var starts = [paragraph.count]
        var x = 0.0
        var index = paragraph.count
        while index > limit {
            var start = index - 1
            while start > limit && !paragraph.text.isClusterStart(start) { start -= 1 }
            try paragraph.shape(start..<index)
            x += paragraph.lineWidth(start..<index)
            guard x <= room + Paragraph.tolerance else { break }
            starts.append(start)
            index = start
        }
        return starts
    }
}

extension Paragraph {
    /// Other words in this paragraph's font, language and direction.
    func derived(_ scalars: [UInt32], font: Font) throws(TextError) -> Paragraph {
        try Paragraph(
            ParagraphText(scalars), font: font, base: .fixed(direction), language: language, engine: engine)
    }

    /// The whole paragraph in one line.
    func composeWhole(font: Font) throws(TextError) -> ComposedLine {
        try shape(0..<count)
        return compose(0..<count, font: font)
    }

    /// Shapes every chunk that a range touches.
    func shape(_ range: Range<Int>) throws(TextError) {
        guard !range.isEmpty else { return }
        var index = chunkIndex(at: range.lowerBound)
        while index < chunks.count && chunks[index].range.lowerBound < range.upperBound {
            try shapeChunk(index)
            index += 1
        }
    }
}

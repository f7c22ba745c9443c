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

    /// How many letters more than the guess are tried.
    private static let growthLimit = 8

    /// The text from `start` on, cut at its end: "start…".
    func tail(from start: Int) throws(TextError) -> ComposedLine {
        let ends = try clusterEnds(from: start, within: room, andMore: Self.growthLimit)
        return try best(ends) { head(start..<$0) + [Paragraph.ellipsis] }
    }

    /// The text from `start` on, cut at its beginning: "…end".
    func head(from start: Int) throws(TextError) -> ComposedLine {
        let starts = try clusterStarts(downTo: start, within: room, andMore: Self.growthLimit)
        return try best(starts) { [Paragraph.ellipsis] + tail($0..<paragraph.count) }
    }

    /// The text from `start` on, cut in its middle: "start…end".
    func middle(from start: Int) throws(TextError) -> ComposedLine {
        let ends = try clusterEnds(from: start, within: room / 2, andMore: 0).places
        let prefixEnd = ends[ends.count - 1]
        let prefixWidth = paragraph.lineWidth(start..<prefixEnd)
        let starts = try clusterStarts(downTo: prefixEnd, within: room - prefixWidth, andMore: 0).places
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

    /// Places at which text may be cut, each leaving a letter more than the one before, the first one none.
    private struct Cuts {
        var places: [Int]
        /// The last one that is likely to fit.
        var guess: Int
    }

    /// The longest text that fits; the first if none does.
    private func best(_ cuts: Cuts, _ scalars: (Int) -> [UInt32]) throws(TextError) -> ComposedLine {
        var step = cuts.guess
        var line = try compose(scalars(cuts.places[step]))
        if line.line.width > width + Paragraph.tolerance {
            while step > 0 && line.line.width > width + Paragraph.tolerance {
                step -= 1
                line = try compose(scalars(cuts.places[step]))
            }
            return line
        }
        while step + 1 < cuts.places.count {
            step += 1
            let longer = try compose(scalars(cuts.places[step]))
            guard longer.line.width <= width + Paragraph.tolerance else { break }
            line = longer
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

    /// Where a beginning may end: `start`, and the end of each letter that fits into a width, and of some more.
    private func clusterEnds(from start: Int, within room: Double, andMore more: Int) throws(TextError)
        -> Cuts
    {
        try cuts(from: start, within: room, andMore: more) { place in
            place < paragraph.count ? place..<paragraph.text.clusterEnd(after: place) : nil
        } next: {
            $0.upperBound
        }
    }

    /// Where an end may begin: the paragraph's end, and the start of each letter before it that fits into a width,
    /// and of some more.
    private func clusterStarts(
        downTo limit: Int, within room: Double, andMore more: Int
    ) throws(TextError) -> Cuts {
        try cuts(from: paragraph.count, within: room, andMore: more) { place in
            guard place > limit else { return nil }
            var start = place - 1
            while start > limit && !paragraph.text.isClusterStart(start) { start -= 1 }
            return start..<place
        } next: {
            $0.lowerBound
        }
    }

    /// - Parameters:
    ///   - letter: the letter that begins or ends at a place; `nil` behind the last one.
    ///   - next: the place on a letter's other side.
    private func cuts(
        from start: Int, within room: Double, andMore more: Int, letter: (Int) -> Range<Int>?,
        next: (Range<Int>) -> Int
    ) throws(TextError) -> Cuts {
        var cuts = Cuts(places: [start], guess: 0)
        var x = 0.0
        var place = start
        while let range = letter(place) {
            try paragraph.shape(range)
            x += paragraph.lineWidth(range)
            if x <= room + Paragraph.tolerance { cuts.guess = cuts.places.count }
            guard cuts.places.count <= cuts.guess + more else { break }
            place = next(range)
            cuts.places.append(place)
        }
        return cuts
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

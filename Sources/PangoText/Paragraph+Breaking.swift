import Drawing

/// Where a line ends.
struct LineCut {
    /// The first scalar of the next line.
    var end: Int
    /// The end of what is drawn: white space between it and `end` is left out.
    var visibleEnd: Int
    /// Whether the line ends in a soft hyphen that is to be seen.
    var endsInHyphen = false
}

extension Paragraph {
    /// Widths that differ by less are equal: a label that is as wide as it was measured must not wrap.
    static let tolerance = 1e-6
    static let softHyphen: UInt32 = 0xAD
    /// What a soft hyphen looks like at a line's end.
    static let hyphen: UInt32 = 0x2010
    static let ellipsis: UInt32 = 0x2026

    /// Whether the text from `start` on fits into a width; white space at its end does not matter.
    func fits(from start: Int, width: Double) throws(TextError) -> Bool {
        try overflow(from: start, width: width) == nil
    }

    /// The end of the line that begins at `start`.
    ///
    /// A line ends at the last place that allows it and fits; in a word that is longer than a line, at the last
    /// letter that fits; after one letter when not even that does.
    func cut(from start: Int, width: Double, breaks: () -> LineBreaks) throws(TextError) -> LineCut {
        // Most paragraphs that are asked fit, and need no line breaks.
        guard let limit = try overflow(from: start, width: width) else {
            return LineCut(end: count, visibleEnd: try lastLineEnd(from: start, width: width))
        }
        let breaks = breaks()
        var candidate = limit
        var mustBeAllowed = true
        while true {
            while candidate > start && !isCut(candidate, after: start, mustBeAllowed ? breaks : nil) {
                candidate -= 1
            }
            if candidate <= start {
                guard mustBeAllowed else { break }
                mustBeAllowed = false
                candidate = limit
                continue
            }
            if let cut = try commit(from: start, end: candidate, width: width) { return cut }
            candidate -= 1
        }
        var end = text.clusterEnd(after: start)
        while end < count && !isGlyphBoundary(end) { end = text.clusterEnd(after: end) }
        return try commit(from: start, end: end, width: .infinity)
            ?? LineCut(end: end, visibleEnd: end)
    }

    /// The first scalar that does not fit, if any.
    private func overflow(from start: Int, width: Double) throws(TextError) -> Int? {
        let limit = width + Self.tolerance
        var x = 0.0
        var index = start
        var chunk = chunkIndex(at: start)
        while index < count {
            try shapeChunk(chunk)
            let end = chunks[chunk].range.upperBound
            let overflow = advances.withUnsafeBufferPointer { advances -> Int? in
                while index < end {
                    x += advances[index]
                    // White space may stand out; so may what draws nothing, but not a mark on what stands out.
                    if x > limit && !Self.isInvisible(text.scalars[index]) { return index }
                    index += 1
                }
                return nil
            }
            if let overflow { return overflow }
            chunk += 1
        }
        return nil
    }

    /// White space at a paragraph's end belongs to its last line as far as there is room for it.
    private func lastLineEnd(from start: Int, width: Double) throws(TextError) -> Int {
        var total = 0.0
        for index in start..<count { total += advances[index] }
        return total > width + Self.tolerance ? trimmedEnd(start..<count) : count
    }

    /// The end of a range without the white space that it ends with.
    ///
    /// Characters that draw nothing go with the white space that they stand behind.
    func trimmedEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound && Self.isInvisible(text.scalars[end - 1]) { end -= 1 }
        while end < range.upperBound && !ScalarClass.isBreakingSpace(text.scalars[end]) { end += 1 }
        return end
    }

    private static func isInvisible(_ scalar: UInt32) -> Bool {
        ScalarClass.isBreakingSpace(scalar) || ScalarClass.isIgnorable(scalar)
    }

    private func isCut(_ index: Int, after start: Int, _ breaks: LineBreaks?) -> Bool {
        guard text.isClusterStart(index) else { return false }
        guard let breaks else { return isGlyphBoundary(index) }
        // A line of white space alone would be an empty one.
        return breaks.isAllowed(before: index) && trimmedEnd(start..<index) > start
    }

    private func isGlyphBoundary(_ index: Int) -> Bool {
        index >= count || boundaries[index] != .inside
            || chunks[chunkIndex(at: index)].range.lowerBound == index
    }

    /// Ends a line, shaping its last letters again where they depended on what follows; `nil` when it does not fit
    /// after all.
    private func commit(from start: Int, end: Int, width: Double) throws(TextError) -> LineCut? {
        var cut = LineCut(end: end, visibleEnd: trimmedEnd(start..<end))
        var spare = width + Self.tolerance
        if cut.visibleEnd > start, text.scalars[cut.visibleEnd - 1] == Self.softHyphen, end < count {
            cut.endsInHyphen = true
            spare -= cascade.advance(of: Self.hyphen) * size
        }
        guard end < count, boundaries[end] != .safe else {
            return lineWidth(start..<cut.visibleEnd) <= spare ? cut : nil
        }
        let index = chunkIndex(at: end)
        let chunk = chunks[index]
        guard chunk.range.lowerBound < end else {
            return lineWidth(start..<cut.visibleEnd) <= spare ? cut : nil
        }
        let first = max(chunk.range.lowerBound, start)
        var head = chunk
        head.range = first..<end
        head.context = min(chunk.context.lowerBound, first)..<end
        let glyphs = try glyphs(of: head, range: head.range, record: false)
        let width =
            lineWidth(start..<first)
            + glyphs.reduce(0) { $1.cluster < cut.visibleEnd ? $0 + $1.advance : $0 }
        guard width <= spare else { return nil }
        try split(index, head: head, at: end)
        return cut
    }

    /// Makes two chunks of one whose parts stand on different lines.
    private func split(_ index: Int, head: Chunk, at end: Int) throws(TextError) {
        var tail = chunks[index]
        tail.range = end..<tail.range.upperBound
        tail.context = end..<tail.context.upperBound
        for scalar in head.range.lowerBound..<tail.range.upperBound {
            advances[scalar] = 0
            boundaries[scalar] = .inside
        }
        var head = head
        head.glyphs = try glyphs(of: head, range: head.range, record: true)
        tail.glyphs = try glyphs(of: tail, range: tail.range, record: true)
        chunks[index] = head
        chunks.insert(tail, at: index + 1)
    }

    func lineWidth(_ range: Range<Int>) -> Double {
        var width = 0.0
        for index in range { width += advances[index] }
        return width
    }
}

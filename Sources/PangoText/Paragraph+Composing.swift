import Drawing
import MockupModel

/// A line with what it needs above and below its baseline, in points.
struct ComposedLine {
    var line: TextLine
    var ascent: Double
    var height: Double
}

extension Paragraph {
    /// The line of a part of the paragraph; its chunks must be shaped.
    func compose(_ range: Range<Int>, font: Font) -> ComposedLine {
        var extents = LineExtents()
        var runs: [GlyphRun] = []
        var pen = 0.0
        for index in visualOrder(of: range) {
            let chunk = chunks[index]
            guard let glyphs = chunk.glyphs else { continue }
            let face: LoadedFace? =
                if case .face(let place) = chunk.source { cascade.opened(place) } else { nil }
            if let face { extents.include(face) }
            let checksInk = !text.isSimple && face?.entry.role != .emoji
            let ownFace = face?.face ?? FontTable.missingGlyphFace
            var run: [Glyph] = []
            run.reserveCapacity(glyphs.count)
            for glyph in glyphs where range.contains(glyph.cluster) {
                let placed = Glyph(id: glyph.id, x: pen + glyph.dx, y: glyph.dy)
                pen += glyph.advance
                if glyph.id == ShapedGlyph.box {
                    Self.add(run, ownFace, size, to: &runs)
                    run.removeAll()
                    Self.add(
                        [Glyph(id: 0, x: placed.x, y: placed.y)], FontTable.missingGlyphFace, size, to: &runs)
                    continue
                }
                run.append(placed)
                if checksInk, let face {
                    extents.include(face.ink(of: glyph.id), of: face, raisedBy: -glyph.dy / size)
                }
            }
            Self.add(run, ownFace, size, to: &runs)
        }
        let line = TextLine(
            text: ParagraphText.string(text.scalars[range]), x: 0, baseline: 0, width: pen,
            direction: direction,
            runs: runs)
        return ComposedLine(line: line, ascent: extents.ascent(of: font), height: extents.height(of: font))
    }

    private static func add(_ glyphs: [Glyph], _ face: FontFace, _ size: Double, to runs: inout [GlyphRun]) {
        guard !glyphs.isEmpty else { return }
        if runs.last?.face == face {
            runs[runs.count - 1].glyphs += glyphs
        } else {
            runs.append(GlyphRun(face: face, size: size, glyphs: glyphs))
        }
    }

    /// The chunks of a range from left to right.
    ///
    /// Source: Unicode Bidirectional Algorithm, rule L2.
    private func visualOrder(of range: Range<Int>) -> [Int] {
        guard !range.isEmpty else { return [] }
        var order = Array(chunkIndex(at: range.lowerBound)...chunkIndex(at: range.upperBound - 1))
        let levels = order.map { chunks[$0].level }
        guard let highest = levels.max(), highest > 0, let lowestOdd = levels.filter({ $0 & 1 == 1 }).min()
        else {
            return order
        }
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < order.count {
                guard chunks[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < order.count && chunks[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }
}

/// How far a line reaches from its baseline, in em.
struct LineExtents {
    private static let standardAscent = 0.952
    private static let standardDescent = 1.193 - 0.952
    /// Accents over capitals stand out of San Francisco's line, too; they take from the space between lines. Inter's
    /// highest letter reaches 0.14 em beyond.
    private static let toleranceAbove = 0.15
    private static let toleranceBelow = 0.1
    /// Marks that are piled up higher are no writing.
    private static let limit = 4.0

    private var ascent = Self.standardAscent
    private var descent = Self.standardDescent

    mutating func include(_ face: LoadedFace) {
        ascent = max(ascent, face.ascent)
        descent = max(descent, face.descent)
    }

    mutating func include(_ ink: InkExtents, of face: LoadedFace, raisedBy rise: Double) {
        let isStandard = face.entry.lineExtents == .standard
        let above = min(ink.above + rise, Self.limit)
        let below = min(ink.below - rise, Self.limit)
        if above > max(Self.standardAscent, face.ascent) + (isStandard ? Self.toleranceAbove : 0) {
            ascent = max(ascent, above)
        }
        if below > max(Self.standardDescent, face.descent) + (isStandard ? Self.toleranceBelow : 0) {
            descent = max(descent, below)
        }
    }

    func ascent(of font: Font) -> Double {
        ascent == Self.standardAscent ? font.ascent : ascent * font.size
    }

    func height(of font: Font) -> Double {
        if ascent == Self.standardAscent && descent == Self.standardDescent { return font.lineHeight }
        return max(font.lineHeight, (((ascent + descent) * font.size * 3) - 1e-9).rounded(.up) / 3)
    }
}

import CHarfBuzz
import Drawing

extension Paragraph {
    /// The width of a box that stands for a character without a glyph, in em.
    static let boxAdvance = 0.6
    /// A tab's width in spaces.
    private static let tabAdvance = 4.0

    /// The chunk that holds a scalar.
    func chunkIndex(at scalar: Int) -> Int {
        var low = 0
        var high = chunks.count
        while low < high {
            let middle = (low + high) / 2
            if chunks[middle].range.upperBound <= scalar { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Shapes a chunk unless that has been done.
    func shapeChunk(_ index: Int) throws(TextError) {
        if chunks[index].glyphs == nil {
            chunks[index].glyphs = try glyphs(of: chunks[index], range: chunks[index].range, record: true)
        }
    }

    /// A part of a chunk on its own: its glyphs, from left to right.
    ///
    /// - Parameter record: whether `advances` and `boundaries` are to know.
    func glyphs(of chunk: Chunk, range: Range<Int>, record: Bool) throws(TextError) -> [ShapedGlyph] {
        switch chunk.source {
        case .nothing: return []
        case .boxes:
            let advance = Self.boxAdvance * size
            var glyphs: [ShapedGlyph] = []
            for index in range where !ScalarClass.isIgnorable(text.scalars[index]) {
                glyphs.append(
                    ShapedGlyph(id: ShapedGlyph.box, cluster: index, advance: advance, dx: 0, dy: 0))
                if record {
                    advances[index] = advance
                    boundaries[index] = .safe
                }
            }
            return chunk.isRightToLeft ? glyphs.reversed() : glyphs
        case .face(let place):
            // The chunk got its face from the same set, which keeps what it opened.
            guard let face = cascade.opened(place) else { return [] }
            return try glyphs(of: chunk, range: range, face: face, record: record)
        }
    }

    private func glyphs(
        of chunk: Chunk, range: Range<Int>, face: LoadedFace, record: Bool
    ) throws(TextError) -> [ShapedGlyph] {
        let buffer = engine.buffer
        fill(buffer, with: chunk, range: range)
        guard hb_shim_shape(face.font, buffer, face.features, UInt32(face.features.count)) != 0 else {
            throw .engine("harfbuzz could not shape a text in \(face.entry.file)")
        }
        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
            let positions = hb_buffer_get_glyph_positions(buffer, &length)
        else { return [] }
        let scale = size / face.unitsPerEm
        let scalars = text.scalars
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(Int(length))
        for index in 0..<Int(length) {
            let cluster = Int(infos[index].cluster) + chunk.context.lowerBound
            var glyph = ShapedGlyph(
                id: infos[index].codepoint, cluster: cluster,
                advance: Double(positions[index].x_advance) * scale,
                dx: Double(positions[index].x_offset) * scale,
                dy: -Double(positions[index].y_offset) * scale)
            if glyph.id == 0 {
                guard engine.missingGlyphs == .box else {
                    throw .missingGlyphs([Unicode.Scalar(scalars[cluster]) ?? "\u{FFFD}"])
                }
                glyph = ShapedGlyph(
                    id: ShapedGlyph.box, cluster: cluster, advance: Self.boxAdvance * size, dx: 0, dy: 0)
            } else if scalars[cluster] == 9 {
                glyph.advance *= Self.tabAdvance
            }
            glyphs.append(glyph)
        }
        if record { self.record(glyphs, infos) }
        return glyphs
    }

    private func record(_ glyphs: [ShapedGlyph], _ infos: UnsafeMutablePointer<hb_glyph_info_t>) {
        advances.withUnsafeMutableBufferPointer { advances in
            for glyph in glyphs { advances[glyph.cluster] += glyph.advance }
        }
        boundaries.withUnsafeMutableBufferPointer { boundaries in
            for index in glyphs.indices {
                let cluster = glyphs[index].cluster
                let isUnsafe = infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
                if boundaries[cluster] != .unsafe { boundaries[cluster] = isUnsafe ? .unsafe : .safe }
            }
        }
    }

    private func fill(_ buffer: OpaquePointer, with chunk: Chunk, range: Range<Int>) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
        hb_buffer_set_direction(buffer, chunk.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        let script = chunk.script.isNeutral ? Script.latin : chunk.script
        hb_buffer_set_script(buffer, hb_script_t(rawValue: script.tag))
        hb_buffer_set_language(buffer, language.harfBuzz)
        let context = chunk.context
        shapedScalars.withUnsafeBufferPointer { scalars in
            guard let start = scalars.baseAddress else { return }
            hb_buffer_add_codepoints(
                buffer, start + context.lowerBound, Int32(context.count),
                UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
        }
    }
}

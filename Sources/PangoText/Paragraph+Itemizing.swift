import Drawing

extension Paragraph {
    /// Gives each character a face and cuts the text where face, level or script change.
    func itemize(levels: [UInt8]) throws(TextError) {
        let scalars = text.scalars
        let isSystemLatin = cascade.isSystemLatin
        let system = Chunk.Source.face(cascade.system[0])
        let isSimple = text.isSimple
        var chunks = ChunkList(count: count)
        var context = Script.latin
        var hasContext = false
        var index = 0
        while index < scalars.count {
            let end = isSimple ? index + 1 : text.clusterEnd(after: index)
            let level = levels.isEmpty ? 0 : levels[index]
            let base = scalars[index]
            let script = Script(of: base)
            if !script.isNeutral {
                context = script
                hasContext = true
            } else if !hasContext && base >= 0x250 {
                context = firstStrongScript(from: end)
                hasContext = true
            }
            if isSimple && base < 0x250 && isSystemLatin[Int(base)] {
                chunks.append(index..<end, system, script: script, level: level)
            } else {
                try itemizeCluster(index..<end, script: script, context: context, level: level, into: &chunks)
            }
            index = end
        }
        guard missing.isEmpty else { throw .missingGlyphs(missing) }
        self.chunks = chunks.chunks
        splitLongChunks()
    }

    private func firstStrongScript(from index: Int) -> Script {
        for scalar in text.scalars[index...] {
            let script = Script(of: scalar)
            if !script.isNeutral { return script }
        }
        return .latin
    }

    fileprivate func itemizeCluster(
        _ range: Range<Int>, script: Script, context: Script, level: UInt8, into chunks: inout ChunkList
    ) throws(TextError) {
        let cluster = text.scalars[range]
        if !text.isSimple {
            if EmojiPresentation.isEmoji(cluster) {
                let source = try source(cascade.emojiChoice, for: cluster)
                chunks.append(range, source, script: .common, level: level)
                return
            }
            if cluster.allSatisfy(ScalarClass.isIgnorable) {
                chunks.append(range, chunks.chunks.last?.source ?? .nothing, script: .common, level: level)
                return
            }
        }
        guard range.count > 1 else {
            let choice = cascade.choice(for: glyphScalar(range.lowerBound), script: script, context: context)
            chunks.append(range, try source(choice, for: cluster), script: script, level: level)
            return
        }
        let choice = cascade.choice(for: cluster, script: script, context: context)
        if case .face(let place) = choice, !cascade.covers(place, cluster) {
            // No face has the whole cluster: the base keeps its own, marks come from where they can.
            for index in range {
                let scalar = text.scalars[index]
                let own = ScalarClass.isIgnorable(scalar) || cascade.covers(place, [scalar][...])
                let part =
                    own ? choice : cascade.choice(for: scalar, script: Script(of: scalar), context: context)
                chunks.append(
                    index..<index + 1, try source(part, for: [scalar][...]), script: script, level: level)
            }
            return
        }
        chunks.append(range, try source(choice, for: cluster), script: script, level: level)
    }

    /// A tab has the glyph of a space.
    private func glyphScalar(_ index: Int) -> UInt32 {
        text.scalars[index] == 9 ? 0x20 : text.scalars[index]
    }

    private func source(_ choice: FaceChoice, for cluster: ArraySlice<UInt32>) throws(TextError)
        -> Chunk.Source
    {
        switch choice {
        case .face(let place): return .face(place)
        case .absent(let place):
            if engine.missingGlyphs == .box { return .boxes }
            throw .missingFont(file: FontTable.entries[place].file)
        case .none:
            if engine.missingGlyphs == .box { return .boxes }
            let value = cluster.first { !ScalarClass.isIgnorable($0) } ?? 0xFFFD
            let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
            // Told together once the paragraph has been gone through; more of them tell no more.
            if missing.count < 20, !missing.contains(scalar) { missing.append(scalar) }
            return .boxes
        }
    }

    /// Cuts long chunks after white space where there is some, between grapheme clusters otherwise, and in the
    /// middle of one that is longer than any writing needs.
    private func splitLongChunks() {
        guard chunks.contains(where: { $0.range.count > Self.chunkLimit }) else { return }
        var result: [Chunk] = []
        for chunk in chunks {
            var start = chunk.range.lowerBound
            while chunk.range.upperBound - start > Self.chunkLimit {
                let limit = start + Self.chunkLimit
                let half = start + Self.chunkLimit / 2
                var cut = limit
                while cut > half && !ScalarClass.isBreakingSpace(text.scalars[cut - 1]) { cut -= 1 }
                if cut == half {
                    cut = limit
                    while cut > half && !text.isClusterStart(cut) { cut -= 1 }
                    if cut == half { cut = limit }
                }
                var piece = chunk
                piece.range = start..<cut
                result.append(piece)
                start = cut
            }
            var piece = chunk
            piece.range = start..<chunk.range.upperBound
            result.append(piece)
        }
        chunks = result
    }
}

/// Chunks as they grow, character by character.
private struct ChunkList {
    private(set) var chunks: [Chunk] = []
    let count: Int

    init(count: Int) {
        self.count = count
    }

    mutating func append(_ range: Range<Int>, _ source: Chunk.Source, script: Script, level: UInt8) {
        let index = chunks.count - 1
        if index >= 0, chunks[index].source == source, chunks[index].level == level {
            let known = chunks[index].script
            if script.isNeutral || known.isNeutral || known == script {
                chunks[index].range = chunks[index].range.lowerBound..<range.upperBound
                if known.isNeutral { chunks[index].script = script }
                return
            }
        }
        chunks.append(
            Chunk(
                range: range, source: source, script: script, level: level, glyphs: nil, context: 0..<count))
    }
}

/// A row, a section header or a section footer: what a table is stacked of.
struct LayoutBlock: Hashable, Sendable {
    var node: LayoutDump.Node
    var parts: [LayoutDump.Node]

    /// What it says, whatever it is called and wherever it stands.
    let signature: String

    init(_ node: LayoutDump.Node, parts: ArraySlice<LayoutDump.Node>) {
        self.node = node
        self.parts = Array(parts)
        let texts = ([node] + parts).filter { !$0.lines.isEmpty || $0.state != nil }
        signature =
            texts.map { "\($0.role)=\($0.text)\($0.state ?? "")" }
            .joined(separator: "\n") + "\n\(node.role)"
    }

    /// The id where the document gave one: `row-2` and `section-0` only count.
    var givenID: String? {
        let segments = node.id.split(separator: "/")
        guard let last = segments.last, node.role == "cell" else { return nil }
        let digits = last.dropFirst("row-".count)
        let isCounted = last.hasPrefix("row-") && !digits.isEmpty && digits.allSatisfy(\.isNumber)
        return isCounted ? nil : String(last)
    }

    /// The id of what the block is in: `section-0`.
    var section: String {
        node.id.lastIndex(of: "/").map { String(node.id[..<$0]) } ?? node.id
    }

    var hasWords: Bool { ([node] + parts).contains { !$0.lines.isEmpty } }

    /// How the block is called in a sentence: its id, and the first words that it shows.
    var title: String {
        let text = ([node] + parts).first { !$0.lines.isEmpty }?.text ?? ""
        return text.isEmpty ? node.id : "\(node.id) '\(Excerpt.of(text))'"
    }
}

extension LayoutDump {
    /// The blocks of the table, from top to bottom.
    var blocks: [LayoutBlock] {
        nodes.indices.filter { Self.blockRoles.contains(nodes[$0].role) }
            .map { LayoutBlock(nodes[$0], parts: descendants(of: $0)) }
    }

    static let blockRoles: Set = ["cell", "sectionHeader", "sectionFooter"]
}

/// Which block of an old layout is which of a new one.
struct BlockMatching {
    /// Indices of the old and the new block, in the new order.
    var pairs: [(old: Int, new: Int)] = []
    /// Pairs that stand in another order among the others than before.
    var moved: Set<Int> = []
    var removed: [Int] = []
    var added: [Int] = []

    /// The most comparisons of blocks that are worth the time.
    private static let limit = 4_000_000

    init(old: [LayoutBlock], new: [LayoutBlock]) {
        var partner = [Int?](repeating: nil, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        func pair(_ a: Int, _ b: Int) {
            partner[b] = a
            isTaken[a] = true
        }
        // Ids that the document gave hold whatever else has changed.
        var given: [String: Int] = [:]
        for (index, block) in old.enumerated() {
            if let id = block.givenID { given[id] = given[id] == nil ? index : -1 }
        }
        for (index, block) in new.enumerated() {
            if let id = block.givenID, let other = given[id], other >= 0, !isTaken[other] {
                pair(other, index)
            }
        }
        // Then what says the same, in order; then what says the same elsewhere.
        let freeOld = old.indices.filter { !isTaken[$0] }
        let freeNew = new.indices.filter { partner[$0] == nil }
        for (a, b) in Self.commonSubsequence(
            freeOld.map { old[$0].signature }, freeNew.map { new[$0].signature })
        {
            pair(freeOld[a], freeNew[b])
        }
        var elsewhere: [String: [Int]] = [:]
        for index in old.indices.reversed() where !isTaken[index] {
            elsewhere[old[index].signature, default: []].append(index)
        }
        for index in new.indices where partner[index] == nil {
            if let other = elsewhere[new[index].signature]?.popLast() { pair(other, index) }
        }
        // Last, the best of what is left between the same neighbours.
        Self.matchLikely(old, new, &partner, &isTaken)
        collect(partner, isTaken) { old[$0].node.frame.isNear(new[$1].node.frame) }
    }

    private static func matchLikely(
        _ old: [LayoutBlock], _ new: [LayoutBlock], _ partner: inout [Int?], _ isTaken: inout [Bool]
    ) {
        var candidates: [(score: Int, old: Int, new: Int)] = []
        let freeOld = old.indices.filter { !isTaken[$0] }
        let freeNew = new.indices.filter { partner[$0] == nil }
        guard freeOld.count * freeNew.count <= limit / 10 else { return }
        for b in freeNew {
            // The partner of the nearest matched block above, after which it should have stood.
            let anchor = partner[..<b].last { $0 != nil }.flatMap { $0 } ?? -1
            for a in freeOld {
                let score = likeness(old[a], new[b])
                // Blocks that share no word must at least stand in the same place.
                let isThere = a > anchor && !isTaken[(anchor + 1)..<a].contains(true)
                if score >= 4 || isThere && score >= 1 {
                    candidates.append((score * 2 + (isThere ? 1 : 0), a, b))
                }
            }
        }
        candidates.sort { ($1.score, $0.new, $0.old) < ($0.score, $1.new, $1.old) }
        for candidate in candidates where !isTaken[candidate.old] && partner[candidate.new] == nil {
            partner[candidate.new] = candidate.old
            isTaken[candidate.old] = true
        }
    }

    /// 0 for blocks that can't be the same; 1 for the same kind; more for the same texts.
    private static func likeness(_ old: LayoutBlock, _ new: LayoutBlock) -> Int {
        guard old.node.role == new.node.role else { return 0 }
        var score = 1
        for part in [new.node] + new.parts where !part.lines.isEmpty {
            guard let other = ([old.node] + old.parts).first(where: { $0.role == part.role }) else {
                continue
            }
            if part.text == other.text {
                score += part.role == "title" ? 6 : 3
            } else {
                let words = Set(other.text.split(separator: " "))
                let shared = part.text.split(separator: " ").count { words.contains($0) }
                if shared > 0 { score += shared * 2 >= words.count ? 3 : 1 }
            }
        }
        return score
    }

    private mutating func collect(
        _ partner: [Int?], _ isTaken: [Bool], staysInPlace: (_ old: Int, _ new: Int) -> Bool
    ) {
        for (index, other) in partner.enumerated() {
            if let other { pairs.append((other, index)) } else { added.append(index) }
        }
        removed = isTaken.indices.filter { !isTaken[$0] }
        // What is outside the longest part that kept its order has moved; of parts as long, the one with the most
        // blocks in their old places has kept it.
        let kept = Set(
            Self.longestIncreasing(
                pairs.map(\.old), preferred: pairs.map { staysInPlace($0.old, $0.new) }))
        moved = Set(pairs.indices.filter { !kept.contains($0) }.map { pairs[$0].new })
    }

    /// The indices of a longest increasing subsequence of different values; of several, one with as many preferred
    /// ones as can be.
    static func longestIncreasing(_ values: [Int], preferred: [Bool]) -> [Int] {
        let order = values.indices.sorted { values[$0] < values[$1] }
        var ranks = [Int](repeating: 0, count: values.count)
        for (rank, index) in order.enumerated() { ranks[index] = rank + 1 }
        // A tree of prefix maxima (Fenwick 1994): the best subsequence that ends with a value up to a rank.
        var best = [Int](repeating: -1, count: values.count + 1)
        var weights = [Int](repeating: 0, count: values.count)
        var previous = [Int](repeating: -1, count: values.count)
        var last = -1
        func isBetter(_ index: Int, than other: Int) -> Bool {
            other < 0 || index >= 0 && weights[index] > weights[other]
        }
        for index in values.indices {
            var rank = ranks[index] - 1
            while rank > 0 {
                if best[rank] >= 0, isBetter(best[rank], than: previous[index]) {
                    previous[index] = best[rank]
                }
                rank -= rank & -rank
            }
            // One more is worth more than any number of preferred ones.
            weights[index] =
                (previous[index] < 0 ? 0 : weights[previous[index]]) + values.count + 1
                + (preferred[index] ? 1 : 0)
            if !isBetter(last, than: index) { last = index }
            rank = ranks[index]
            while rank <= values.count {
                if isBetter(index, than: best[rank]) { best[rank] = index }
                rank += rank & -rank
            }
        }
        var result: [Int] = []
        while last >= 0 {
            result.append(last)
            last = previous[last]
        }
        return result.reversed()
    }

    /// Index pairs of a longest common subsequence; of very long lists only their common start and end.
    static func commonSubsequence(_ a: [String], _ b: [String]) -> [(Int, Int)] {
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var end = 0
        while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        var pairs = (0..<start).map { ($0, $0) }
        let (rows, columns) = (a.count - start - end, b.count - start - end)
        if rows > 0, columns > 0, rows * columns <= limit {
            // How long it is from a place on.
            var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
            for i in stride(from: rows - 1, through: 0, by: -1) {
                for j in stride(from: columns - 1, through: 0, by: -1) {
                    lengths[i * (columns + 1) + j] =
                        a[start + i] == b[start + j]
                        ? lengths[(i + 1) * (columns + 1) + j + 1] + 1
                        : max(lengths[(i + 1) * (columns + 1) + j], lengths[i * (columns + 1) + j + 1])
                }
            }
            var (i, j) = (0, 0)
            while i < rows, j < columns {
                if a[start + i] == b[start + j] {
                    pairs.append((start + i, start + j))
                    (i, j) = (i + 1, j + 1)
                } else if lengths[(i + 1) * (columns + 1) + j] >= lengths[i * (columns + 1) + j + 1] {
                    i += 1
                } else {
                    j += 1
                }
            }
        }
        pairs += (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
        return pairs
    }
}

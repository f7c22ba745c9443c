import Drawing

/// Texts that were shaped before, bounded in what they hold.
///
/// Two generations: what is used moves to the young one; when that is full, the old one is dropped.
struct ShapeCache {
    private var young: [TextRequest: ShapedText] = [:]
    private var old: [TextRequest: ShapedText] = [:]
    private var youngCost = 0

    /// Glyphs and characters that a generation holds, roughly: some 10 MB.
    private static let costLimit = 200_000

    mutating func text(for request: TextRequest) -> ShapedText? {
        if let text = young[request] { return text }
        guard let text = old[request] else { return nil }
        insert(text, for: request)
        return text
    }

    mutating func insert(_ text: ShapedText, for request: TextRequest) {
        let glyphs = text.lines.reduce(0) { sum, line in
            line.runs.reduce(sum + 8) { $0 + 4 + $1.glyphs.count }
        }
        let cost = 16 + glyphs + request.string.utf8.count / 8
        // One text that would push all others out is not kept.
        guard cost <= Self.costLimit / 4 else { return }
        if youngCost + cost > Self.costLimit {
            old = young
            young = [:]
            youngCost = 0
        }
        young[request] = text
        youngCost += cost
    }
}

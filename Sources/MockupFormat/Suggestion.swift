/// Nearest names, for hints.
package enum Suggestion {
    /// The candidates that are nearest to a word, at most three, in their own order; none when all are far.
    package static func nearest(to word: String, in candidates: [String]) -> [String] {
        let target = fold(word)
        guard !target.isEmpty, target.count <= 64 else { return [] }
        let limit = max(1, target.count / 3)
        var best = limit + 1
        var found: [String] = []
        for candidate in candidates {
            let name = fold(candidate)
            // A name that was cut short is near as well, but less so than one that is whole.
            let beginning =
                target.count >= 3 && name.count > target.count ? Array(name.prefix(target.count + 1)) : []
            let shortened =
                beginning.isEmpty
                ? limit + 1
                : beginning.starts(with: target)
                    ? 1
                    // Short words are near to the beginning of too many.
                    : target.count < 6
                        ? limit + 1
                        : min(
                            distance(target, beginning, limit: limit),
                            distance(target, Array(beginning.dropLast()), limit: limit))
            let distance = min(distance(target, name, limit: limit), shortened)
            if distance < best {
                best = distance
                found = [candidate]
            } else if distance == best, distance <= limit {
                found.append(candidate)
            }
        }
        return Array(found.prefix(3))
    }

    /// `did you mean 'a', 'b' or 'c'?`; `nil` when nothing is near.
    package static func hint(for word: String, in candidates: [String]) -> String? {
        let names = nearest(to: word, in: candidates)
        guard !names.isEmpty else { return nil }
        return "did you mean \(alternatives(names))?"
    }

    /// `'a', 'b' or 'c'`.
    package static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    /// What counts in a comparison: neither case nor what joins words.
    private static func fold(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.prefix(100).filter { $0 != "_" && $0 != "-" && $0 != " " }
    }

    /// How many letters to add, drop, replace or swap with their neighbour; above `limit` any greater number.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
        if abs(a.count - b.count) > limit { return limit + 1 }
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var cost = min(last[j] + 1, row[j - 1] + 1, replaced)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    cost = min(cost, beforeLast[j - 2] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

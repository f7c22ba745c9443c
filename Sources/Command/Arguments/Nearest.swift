/// The hint that names what was probably meant, if anything comes near.
func didYouMean(_ word: String, among names: [String]) -> String? {
    let near = nearest(to: word, among: names)
    guard !near.isEmpty else { return nil }
    return "did you mean \(list(near.map { "'\($0)'" }))?"
}

/// The up to three names that differ least from a word, nearest first; none when all differ much.
func nearest(to word: String, among names: [String]) -> [String] {
    let word = word.lowercased()
    // A long word is surely none of them, and comparing it would take its time.
    guard word.count <= 64 else { return [] }
    let limit = max(1, min(3, word.count / 2))
    let ranked = names.enumerated().compactMap { index, name -> (distance: Int, index: Int, name: String)? in
        let distance = editDistance(word, name.lowercased())
        if distance <= limit { return (distance, index, name) }
        // A beginning counts as near, but less so than a slip of the finger.
        return word.count >= 3 && name.lowercased().hasPrefix(word) ? (limit + 1, index, name) : nil
    }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
}

/// How many characters have to be inserted, deleted, replaced or swapped with their neighbour.
func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
        var current = [row + 1]
        for column in 0..<right.count {
            let isSame = left[row] == right[column]
            var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                cost = min(cost, before[column - 1] + 1)
            }
            current.append(cost)
        }
        before = previous
        previous = current
    }
    return previous[right.count]
}

/// Words as a list in a sentence: `a`, `a or b`, `a, b or c`.
func list(_ words: [String], word: String = "or") -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(word) " + last
}

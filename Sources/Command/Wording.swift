/// Words as a list in a sentence: `a`, `a or b`, `a, b or c`.
func list(_ words: [String], word: String = "or") -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(word) " + last
}

/// Words of a document, short enough for a sentence.
enum Excerpt {
    static func of(_ text: String, limit: Int = 40) -> String {
        let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count <= limit ? line : line.prefix(limit - 1) + "…"
    }
}

extension Double {
    /// Points as they are told: at most two decimals.
    var points: String {
        // A layout file may hold any number.
        let bounded = isNaN ? 0 : max(-1e12, min(1e12, self))
        let hundredths = Int((bounded * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        var text = (hundredths < 0 ? "-" : "") + "\(whole)"
        if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
        return text + " pt"
    }
}

/// `1 row`, `2 rows`
func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

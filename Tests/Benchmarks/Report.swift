/// A table as Markdown: a row a measurement, its columns those who were measured.
struct Report {
    struct Row {
        var name: String
        var goal: String
        /// What was measured, by who was; `nil` where nothing was.
        var values: [String: String]
    }

    let columns: [String]
    private(set) var rows: [Row] = []

    init(columns: [String]) {
        self.columns = columns
    }

    mutating func add(_ name: String, goal: String = "", _ values: [String: String]) {
        rows.append(Row(name: name, goal: goal, values: values))
    }

    var text: String {
        let used = columns.filter { column in rows.contains { $0.values[column] != nil } }
        var lines = ["| | " + used.joined(separator: " | ") + " | to reach |"]
        lines.append("|---|" + String(repeating: "---|", count: used.count + 1))
        for row in rows {
            let ours = row.values["ours"].flatMap(amount)
            let cells = used.map { column in
                guard let value = row.values[column] else { return "–" }
                guard column != "ours", let ours, let theirs = amount(value) else { return value }
                return "\(value) (\(short(theirs / ours))×)"
            }
            lines.append("| \(row.name) | " + cells.joined(separator: " | ") + " | \(row.goal) |")
        }
        return lines.joined(separator: "\n")
    }

    /// The number that a value begins with, if it is one of milliseconds or kilobytes alone.
    private func amount(_ value: String) -> Double? {
        let words = value.split(whereSeparator: { $0 == " " || $0 == "," })
        guard words.count >= 2, words[1] == "ms" || words[1] == "KB" else { return nil }
        return Double(words[0])
    }
}

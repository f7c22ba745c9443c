/// A table as Markdown: a row a measurement, its columns those who were measured, or what with.
struct Report {
    struct Row {
        var name: String
        var goal: String
        /// What was measured, by column; `nil` where nothing was.
        var values: [String: String]
    }

    let columns: [String]
    let title: String
    let goals: String
    private(set) var rows: [Row] = []

    /// - Parameters:
    ///   - title: what stands above the names of the rows.
    ///   - goals: what stands above their goals.
    init(columns: [String], title: String = "", goals: String = "to reach") {
        (self.columns, self.title, self.goals) = (columns, title, goals)
    }

    /// Adds values to the row of a name, or that row.
    mutating func add(_ name: String, goal: String = "", _ values: [String: String]) {
        if let index = rows.firstIndex(where: { $0.name == name }) {
            rows[index].values.merge(values) { $1 }
        } else {
            rows.append(Row(name: name, goal: goal, values: values))
        }
    }

    var text: String {
        let used = columns.filter { column in rows.contains { $0.values[column] != nil } }
        var lines = ["| \(title) | " + used.joined(separator: " | ") + " | \(goals) |"]
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

/// A table as Markdown: a row a measurement, its columns those who were measured.
struct Report {
    struct Row {
        var name: String
        var goal: String
        /// Seconds by who took them; `nil` where nothing was measured.
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
            let cells = used.map { row.values[$0] ?? "–" }
            lines.append("| \(row.name) | " + cells.joined(separator: " | ") + " | \(row.goal) |")
        }
        return lines.joined(separator: "\n")
    }
}

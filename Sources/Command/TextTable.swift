/// Rows of text in columns, two spaces apart.
struct TextTable: CustomStringConvertible {
    private var rows: [[String]]

    init(_ titles: [String]) {
        rows = [titles]
    }

    mutating func add(_ row: [String]) {
        rows.append(row)
    }

    var description: String {
        var widths = [Int](repeating: 0, count: rows.map(\.count).max() ?? 0)
        for row in rows {
            for (column, text) in row.enumerated() { widths[column] = max(widths[column], text.count) }
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, text in
                column == row.count - 1
                    ? text : text + String(repeating: " ", count: widths[column] - text.count)
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}

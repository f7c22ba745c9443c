import TableMockup

extension Benchmark {
    /// How each figure grows with the rows of a table.
    func printGrowthOverRows(isQuick: Bool) throws {
        let counts = isQuick ? [10, 100, 1000] : [10, 100, 1000, 10_000]
        var growth = Growth(name: "a table at 3×", columns: counts.map { "\($0) rows" })
        for rows in counts {
            let document = try write("grow.yaml", BenchmarkScreen.yaml(0, rows: rows))
            let count = rows > 1000 ? 1 : 3
            let png = ours(["render", document, "--full-height", "-o", picture], count: count)
            growth.add("whole height as PNG, whole process", text(png), shouldBe: "start + rows")
            growth.add(
                "of that for each row", png.map { milliseconds($0.seconds / Double(rows)) },
                shouldBe: "less, then the same")
            growth.add("size of the PNG", png.map { _ in kilobytes(fileSize(picture)) }, shouldBe: "rows")
            let vector = "\(folder)/grow.svg"
            let svg = ours(["render", document, "--full-height", "-o", vector], count: count)
            growth.add("whole height as SVG, whole process", text(svg), shouldBe: "start + rows")
            growth.add(
                "size of the SVG", svg.map { _ in kilobytes(fileSize(vector)) }, shouldBe: "glyphs + rows")
            let screen = ours(["render", document, "-o", picture], count: 3)
            growth.add("one screen of it, whole process", text(screen), shouldBe: "start + parsing")
            let phases = viewport(rows: rows)
            growth.add("parsing", phases.map { milliseconds($0.parsing) }, shouldBe: "rows")
            growth.add(
                "one screen of it without parsing, warm", phases.map { milliseconds($0.rest) },
                shouldBe: "the same")
            growth.add(
                "the same at its end, where what is above must be measured",
                phases?.end.map(milliseconds), shouldBe: "rows")
        }
        print("\n\(growth.text)")
    }

    /// How each figure grows with the pixels of a screen.
    func printGrowthOverScales(isQuick: Bool) throws {
        let scales = Array(1...4)
        var growth = Growth(name: "one screen", columns: scales.map { "\($0)×" })
        for scale in scales {
            let screen = try write("screen.yaml", BenchmarkScreen.yaml(0, scale: scale))
            growth.add(
                "cold: one PNG, whole process", text(ours(["render", screen, "-o", picture])),
                shouldBe: "start + pixels (1, 4, 9, 16)")
            let png = try warmScreens(format: "png", jobs: 1, scale: scale)
            growth.add("warm PNG, one core", rate(png.0), shouldBe: "layout + pixels")
            let twice = try warmScreens(format: "png", jobs: 2, scale: scale)
            growth.add("warm PNG, two", rate(twice.0), shouldBe: "layout + pixels")
            growth.add("size of the PNG", kilobytes(png.bytes), shouldBe: "edges (1, 2, 3, 4)")
            let (seconds, bytes) = try warmScreens(format: "svg", jobs: 1, scale: scale)
            growth.add("warm SVG, one core", "\(rate(seconds)), \(kilobytes(bytes))", shouldBe: "the same")
            let pairs = try pictures(scale: scale)
            growth.add(
                "compare (same / text / shifted / all), in process", milliseconds(comparing(pairs)),
                shouldBe: "pixels")
            growth.add(
                "the same as a command", milliseconds(comparingAsCommand(pairs)), shouldBe: "start + pixels")
            growth.add(
                "verify / draw", verification(scale: scale, isQuick: isQuick)?.text,
                shouldBe: "1 : 1, layout + pixels")
        }
        print("\n\(growth.text)")
    }
}

/// A table as Markdown that is filled column by column.
private struct Growth {
    let name: String
    let columns: [String]
    private var rows: [(name: String, cells: [String], shouldBe: String)] = []

    init(name: String, columns: [String]) {
        (self.name, self.columns) = (name, columns)
    }

    /// Puts a value behind those of its row.
    mutating func add(_ name: String, _ value: String?, shouldBe: String) {
        if let index = rows.firstIndex(where: { $0.name == name }) {
            rows[index].cells.append(value ?? "–")
        } else {
            rows.append((name, [value ?? "–"], shouldBe))
        }
    }

    var text: String {
        var lines = ["| \(name) | " + columns.joined(separator: " | ") + " | should grow like |"]
        lines.append("|---|" + String(repeating: "---|", count: columns.count + 1))
        for row in rows {
            lines.append("| \(row.name) | " + row.cells.joined(separator: " | ") + " | \(row.shouldBe) |")
        }
        return lines.joined(separator: "\n")
    }
}

import TableMockup

extension Benchmark {
    /// How each figure grows with the rows of a table.
    func printGrowthOverRows(isQuick: Bool) throws {
        let counts = isQuick ? [10, 100, 1000] : [10, 100, 1000, 10_000]
        var growth = Report(
            columns: counts.map { "\($0) rows" }, title: "a table at 3×", goals: "should grow like")
        for rows in counts {
            func add(_ name: String, _ value: String?, shouldBe: String) {
                growth.add(name, goal: shouldBe, value.map { ["\(rows) rows": $0] } ?? [:])
            }
            let document = try write("grow.yaml", BenchmarkScreen.yaml(0, rows: rows))
            let count = rows > 1000 ? 1 : 3
            let png = ours(["render", document, "--full-height", "-o", picture], count: count)
            add("whole height as PNG, whole process", text(png), shouldBe: "start + rows")
            add(
                "of that for each row", png.map { milliseconds($0.seconds / Double(rows)) },
                shouldBe: "less, then the same")
            add("size of the PNG", png.map { _ in kilobytes(fileSize(picture)) }, shouldBe: "rows")
            let vector = "\(folder)/grow.svg"
            let svg = ours(["render", document, "--full-height", "-o", vector], count: count)
            add("whole height as SVG, whole process", text(svg), shouldBe: "start + rows")
            add(
                "size of the SVG", svg.map { _ in kilobytes(fileSize(vector)) }, shouldBe: "glyphs + rows")
            let screen = ours(["render", document, "-o", picture], count: 3)
            add("one screen of it, whole process", text(screen), shouldBe: "start + parsing")
            let phases = viewport(rows: rows)
            add("parsing", phases.map { milliseconds($0.parsing) }, shouldBe: "rows")
            add(
                "one screen of it without parsing, warm", phases.map { milliseconds($0.rest) },
                shouldBe: "the same")
            add(
                "the same at its end, where what is above must be measured",
                phases?.end.map(milliseconds), shouldBe: "rows")
        }
        print("\n\(growth.text)")
    }

    /// How each figure grows with the pixels of a screen.
    func printGrowthOverScales(isQuick: Bool) throws {
        let scales = Array(1...4)
        var growth = Report(
            columns: scales.map { "\($0)×" }, title: "one screen", goals: "should grow like")
        for scale in scales {
            func add(_ name: String, _ value: String?, shouldBe: String) {
                growth.add(name, goal: shouldBe, value.map { ["\(scale)×": $0] } ?? [:])
            }
            let screen = try write("screen.yaml", BenchmarkScreen.yaml(0, scale: scale))
            add(
                "cold: one PNG, whole process", text(ours(["render", screen, "-o", picture])),
                shouldBe: "start + pixels (1, 4, 9, 16)")
            let png = try warmScreens(format: "png", jobs: 1, scale: scale)
            add("warm PNG, one core", rate(png.seconds), shouldBe: "layout + pixels")
            let twice = try warmScreens(format: "png", jobs: 2, scale: scale)
            add("warm PNG, two", rate(twice.seconds), shouldBe: "layout + pixels")
            add("size of the PNG", kilobytes(png.bytes), shouldBe: "edges (1, 2, 3, 4)")
            let (seconds, bytes) = try warmScreens(format: "svg", jobs: 1, scale: scale)
            add("warm SVG, one core", "\(rate(seconds)), \(kilobytes(bytes))", shouldBe: "the same")
            let pairs = try pictures(scale: scale)
            add(
                "compare (same / text / shifted / all), in process", milliseconds(comparing(pairs)),
                shouldBe: "pixels")
            add(
                "the same as a command", milliseconds(comparingAsCommand(pairs)), shouldBe: "start + pixels")
            add(
                "verify / draw", verification(scale: scale, isQuick: isQuick)?.text,
                shouldBe: "1 : 1, layout + pixels")
        }
        print("\n\(growth.text)")
    }
}

import MockupFormat
import TableMockup

/// What one screen of a long table costs.
enum ViewportBenchmark {
    /// Prints one line: milliseconds of parsing the document, of everything after it, and of the screen at its end.
    static func run(rows: Int) throws {
        let renderer = try Renderer()
        // Fonts and glyphs are there in a process that draws screens.
        _ = try renderer.png(mockup(rows: 12))
        let bytes = Array(BenchmarkScreen.yaml(1, rows: rows).utf8)
        let start = now()
        let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "long.yaml")
        let parsed = now()
        _ = try renderer.png(document.variants[0].mockup)
        let drawn = now()
        var end = Double.nan
        if rows <= 10_000 {
            var mockup = document.variants[0].mockup
            mockup.table.contentOffset = 1e9
            let start = now()
            _ = try renderer.png(mockup)
            end = now() - start
        }
        // Releasing a million rows isn't drawing one screen of them.
        withExtendedLifetime(document) {}
        print([parsed - start, drawn - parsed, end].map { short($0 * 1000) }.joined(separator: " "))
    }

    private static func mockup(rows: Int) throws -> Mockup {
        let bytes = Array(BenchmarkScreen.yaml(0, rows: rows).utf8)
        return try MockupDocument(parsing: bytes, notation: .yaml, file: "screen.yaml").variants[0].mockup
    }
}

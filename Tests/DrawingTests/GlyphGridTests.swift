import MockupModel
import Testing

@testable import Drawing

@Suite struct GlyphGridTests {
    private let line = TextLine(
        text: "a", x: 1.1, baseline: 10.2, width: 5, direction: .leftToRight, runs: [])

    @Test func glyphsStandOnQuarters() throws {
        // (2 + 1.1 + 0.4) · 3 = 10.5 px: 42 quarters. Baseline (3.5 + 10.2) · 3 = 41.1 → 41 px.
        let grid = try #require(GlyphGrid(line: line, origin: Point(x: 2, y: 3.5), scale: 3))
        #expect(grid.baseline == 41)
        let place = try #require(grid.quarters(of: Glyph(id: 1, x: 0.4, y: 0)))
        #expect(place == (42, 164))
        // 0.11 pt up is a third of a pixel: one quarter.
        #expect(try #require(grid.quarters(of: Glyph(id: 1, x: 0.4, y: -0.11))) == (42, 163))
    }

    @Test(arguments: [.nan, .infinity, 1e300] as [Double])
    func nowhereIsNowhere(value: Double) throws {
        #expect(GlyphGrid(line: line, origin: Point(x: value, y: 0), scale: 3) == nil)
        let grid = try #require(GlyphGrid(line: line, origin: .zero, scale: 3))
        #expect(grid.quarters(of: Glyph(id: 1, x: value, y: 0)) == nil)
        #expect(grid.quarters(of: Glyph(id: 1, x: 0, y: value)) == nil)
    }

    @Test func pixelsAreBounded() {
        #expect(Double.nan.pixel(atScale: 1) == nil)
        #expect(Double.infinity.pixel(atScale: 2) == 1 << 40)
        #expect((-1e300).pixel(atScale: 2) == -(1 << 40))
        #expect(1.5.pixel(atScale: 3) == 5)
    }
}

import MockupModel
import Testing

@testable import TableLayout

@Suite("Scrolling and estimation")
struct ScrollingTests {
    private func mockup(rows: Int, offset: Double = 0, _ change: (inout Mockup) -> Void = { _ in }) -> Mockup
    {
        var mockup = Mockup(
            device: Device(
                size: Size(width: 390, height: 844), scale: 3, safeArea: EdgeInsets(top: 47, bottom: 34)),
            navigationBar: NavigationBar("Rows"),
            table: Table(
                contentOffset: offset, sections: [Section(rows: (0..<rows).map { Cell("Row \($0)") })]))
        change(&mockup)
        return mockup
    }

    @Test("a screen of a million rows shapes what it shows and no more", arguments: TableAlignment.allCases)
    func millionRows(alignment: TableAlignment) throws {
        let shaper = StubShaper()
        let layout = try ScreenLayout(
            of: mockup(rows: 1_000_000) { $0.table.alignment = alignment }, shaper: shaper)
        // 844 − 91 = 753 pt show 18 rows, 810 − 91 = 719 pt of a resized table 17; each may be measured, found to fit
        // or not, and placed.
        #expect(layout.all(.cell).count == (alignment == .resize ? 17 : 18))
        #expect(shaper.shaped < 100)
    }

    @Test("rows of a given height above the screen are not shaped")
    func fixedRowsAreFree() throws {
        let shaper = StubShaper()
        let layout = try ScreenLayout(
            of: mockup(rows: 1_000_000, offset: 20_000_000) { $0.table.rowHeight = .fixed(44) },
            shaper: shaper)
        #expect(layout.all(.cell).first?.id == "section-0/row-454545")
        #expect(shaper.shaped < 40)
        #expect(layout.warnings.isEmpty)
    }

    @Test("an offset beyond the end is clamped so that the last row ends at the safe area, and said")
    func clampedAtEnd() throws {
        let layout = try mockup(rows: 100, offset: 1e9).laidOut()
        #expect(try layout.frame("section-0/row-99").maxY == 810)
        // 91 + 100 · 44 − 810 = 3681.
        #expect(
            layout.warnings.map(\.description) == [
                "table: content offset 1000000000 is out of range, drawn at 3681 (possible: 0 … 3681)"
            ])
    }

    @Test("an end that is missed by less than is printed is reached without a word")
    func nearTheEnd() throws {
        #expect(try mockup(rows: 100, offset: 3681.004).laidOut().warnings.isEmpty)
        #expect(try mockup(rows: 100, offset: 3681.006).laidOut().warnings.count == 1)
    }

    @Test("a negative offset, and any offset of content that fits, is clamped to 0", arguments: [-50.0, 50])
    func clampedAtStart(offset: Double) throws {
        let layout = try mockup(rows: 3, offset: offset).laidOut()
        #expect(try layout.frame("section-0/row-0").y == 91)
        #expect(layout.warnings.count == 1)
    }

    @Test(
        "offsets within the content move it by as much, without a word",
        arguments: [0.0, 1, 43.5, 44, 1000, 3681])
    func offset(offset: Double) throws {
        let layout = try mockup(rows: 100, offset: offset).laidOut()
        let row = Int((offset / 44).rounded(.down)) + 1
        #expect(try layout.frame("section-0/row-\(row)").y == 91 + 44 * Double(row) - offset)
        #expect(layout.warnings.isEmpty)
    }

    @Test("full height: bars at the top and the bottom, all rows between")
    func fullHeight() throws {
        let layout = try ScreenLayout(fullHeightOf: mockup(rows: 1000, offset: 500), shaper: StubShaper())
        #expect(layout.size == Size(width: 390, height: 91 + 44_000 + 34))
        #expect(layout.all(.cell).count == 1000)
        #expect(try layout.frame("section-0/row-0").y == 91)
        #expect(try layout.frame("home-indicator").maxY == layout.size.height - 8)
        #expect(layout.all(.navigationBar).count == 1)
        #expect(try layout.frame("table") == Rect(x: 0, y: 91, width: 390, height: 44_000))
    }

    @Test("full height of content that fits is the screen", arguments: TableAlignment.allCases)
    func fullHeightThatFits(alignment: TableAlignment) throws {
        let mockup = mockup(rows: 3) { $0.table.alignment = alignment }
        let whole = try ScreenLayout(fullHeightOf: mockup, shaper: StubShaper())
        #expect(try whole == mockup.laidOut())
    }

    @Test("full height of content that doesn't fit is not aligned", arguments: TableAlignment.allCases)
    func fullHeightUnaligned(alignment: TableAlignment) throws {
        let mockup = mockup(rows: 50) { $0.table.alignment = alignment }
        let whole = try ScreenLayout(fullHeightOf: mockup, shaper: StubShaper())
        #expect(whole.size.height == 91 + 2200 + 34)
        #expect(try whole.frame("section-0/row-0").y == 91)
    }

    @Test("a layout lists what the screen shows, in part or in whole")
    func intersection() throws {
        let layout = try mockup(rows: 100, offset: 100).laidOut()
        let cells = layout.all(.cell)
        #expect(cells.first?.id == "section-0/row-2")
        for cell in cells { #expect(cell.frame.maxY > 91 && cell.frame.minY < 844) }
        #expect(cells.last?.id == "section-0/row-19")
    }
}

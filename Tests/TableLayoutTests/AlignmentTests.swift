import MockupModel
import Testing

@testable import TableLayout

@Suite("Alignment")
struct AlignmentTests {
    /// Headers 22, rows 44, sections of 3 and 2 rows: T = 264.
    private func menu(
        _ alignment: TableAlignment, region: AlignmentRegion = .screen, rows: [Int] = [3, 2],
        titled: Bool = true, style: TableStyle = .plain, device: Device = .bare
    ) -> Mockup {
        let sections = rows.map { count in
            Section(titled ? "Menu" : nil, rows: (0..<count).map { Cell("Row \($0)") })
        }
        return Mockup(
            device: device,
            table: Table(
                style: style, alignment: alignment, alignmentRegion: region, rowHeight: .fixed(44),
                sectionHeaderHeight: 22, sections: sections))
    }

    @Test("the source's arithmetic: the first header takes up what is left above")
    func firstHeader() throws {
        let layout = try menu(.firstHeader).laidOut()
        #expect(try layout.frame("section-0/header") == Rect(x: 0, y: 0, width: 320, height: 152))
        #expect(try layout.frame("section-0/row-0") == Rect(x: 0, y: 152, width: 320, height: 44))
        #expect(try layout.frame("section-1/header") == Rect(x: 0, y: 284, width: 320, height: 22))
        #expect(try layout.frame("section-1/row-1").maxY == 394)
        #expect(layout.warnings.isEmpty)
    }

    @Test("a centred block has equal gaps")
    func center() throws {
        let layout = try menu(.center).laidOut()
        #expect(try layout.frame("section-0/header").y == 152)
        #expect(try layout.frame("section-0/row-0").y == 174)
        #expect(try 568 - layout.frame("section-1/row-1").maxY == 152)
    }

    @Test("without a title the first header counts as nothing and centres exactly")
    func firstHeaderUntitled() throws {
        let layout = try menu(.firstHeader, titled: false).laidOut()
        // T = 5 · 44 = 220, (568 − 220) / 2 = 174.
        #expect(try layout.frame("section-0/header") == Rect(x: 0, y: 0, width: 320, height: 174))
        #expect(try 568 - layout.frame("section-1/row-1").maxY == 174)
    }

    @Test("a first header below its own height is kept and reported")
    func squeezed() throws {
        // T = 22 + 12 · 44 = 550, (568 − 550) / 2 = 9.
        let layout = try menu(.firstHeader, rows: [12]).laidOut()
        #expect(try layout.frame("section-0/header").height == 9)
        #expect(try layout.frame("section-0/row-0").y == 9)
        #expect(
            layout.warnings.map(\.description) == [
                "section-0/header: alignment 'firstHeader' squeezes the first header to 9 pt, "
                    + "below its own 22 pt"
            ])
    }

    @Test("content as high as the region is not moved: T ≥ H keeps every header")
    func exactFit() throws {
        var mockup = menu(.firstHeader, rows: [12])
        mockup.device.size.height = 550
        let layout = try mockup.laidOut()
        #expect(try layout.frame("section-0/header") == Rect(x: 0, y: 0, width: 320, height: 22))
        #expect(layout.warnings.isEmpty)
    }

    @Test("what does not fit stands at the top of the safe area, whatever the region")
    func tooHigh() throws {
        for alignment in TableAlignment.allCases where alignment != .resize {
            for region in AlignmentRegion.allCases {
                let device = Device(
                    size: Size(width: 320, height: 568), scale: 2, safeArea: EdgeInsets(top: 20, bottom: 34))
                let layout = try menu(alignment, region: region, rows: [20], device: device).laidOut()
                #expect(try layout.frame("section-0/header").y == 20)
            }
        }
    }

    @Test("the safe-area region lies between the bar and the safe area's bottom")
    func safeAreaRegion() throws {
        let device = Device(
            size: Size(width: 320, height: 568), scale: 2, safeArea: EdgeInsets(top: 20, bottom: 34))
        var mockup = menu(.center, region: .safeArea, device: device)
        mockup.navigationBar = NavigationBar("Menu")
        let layout = try mockup.laidOut()
        // 64 … 534: 470 high, (470 − 264) / 2 = 103.
        #expect(try layout.frame("table") == Rect(x: 0, y: 64, width: 320, height: 470))
        #expect(try layout.frame("section-0/header").y == 167)
        #expect(try 534 - layout.frame("section-1/row-1").maxY == 103)
    }

    @Test(
        "the empty first and last gaps of grouped tables don't count",
        arguments: [TableStyle.grouped, .insetGrouped])
    func groupedGaps(style: TableStyle) throws {
        let layout = try menu(.center, rows: [3], titled: false, style: style).laidOut()
        let (first, last) = (try layout.frame("section-0/row-0"), try layout.frame("section-0/row-2"))
        expectClose(first.y, (568 - 132) / 2)
        expectClose(568 - last.maxY, (568 - 132) / 2)
    }

    @Test("resize: the table's own frame shrinks to its content and is centred")
    func resize() throws {
        let layout = try menu(.resize).laidOut()
        #expect(try layout.frame("table") == Rect(x: 0, y: 152, width: 320, height: 264))
        #expect(try layout.frame("section-0/header").y == 152)
    }

    @Test("resize: content beyond the greatest height scrolls inside the frame")
    func resizeWithMaximum() throws {
        var mockup = menu(.resize)
        mockup.table.maxHeight = 200
        mockup.table.contentOffset = 50
        let layout = try mockup.laidOut()
        #expect(try layout.frame("table") == Rect(x: 0, y: 184, width: 320, height: 200))
        #expect(layout["section-0/header"] == nil)
        #expect(try layout.frame("section-0/row-0") == Rect(x: 0, y: 156, width: 320, height: 44))
        mockup.table.contentOffset = 1000
        let end = try mockup.laidOut()
        #expect(try end.frame("section-1/row-1").maxY == 384)
        #expect(end.warnings.count == 1)
    }

    @Test("a table without sections is legal at every alignment", arguments: TableAlignment.allCases)
    func noSections(alignment: TableAlignment) throws {
        let layout = try menu(alignment, rows: []).laidOut()
        #expect(layout.all(.section).isEmpty)
        #expect(layout.warnings.isEmpty)
    }

    @Test("sections without rows are legal", arguments: TableStyle.allCases)
    func emptySections(style: TableStyle) throws {
        let layout = try menu(.center, rows: [0, 0], style: style).laidOut()
        #expect(layout.all(.cell).isEmpty)
        #expect(layout.all(.sectionHeader).count == 2)
    }
}

import MockupModel
import Testing

@testable import TableLayout

@Suite("Cells")
struct CellTests {
    private func layout(
        _ cells: [Cell], style: TableStyle = .plain, _ change: (inout Mockup) -> Void = { _ in }
    )
        throws -> ScreenLayout
    {
        var mockup = Mockup(device: .bare, table: Table(style: style, sections: [Section(rows: cells)]))
        change(&mockup)
        return try mockup.laidOut()
    }

    private func item(memo: String, _ change: (inout Cell) -> Void = { _ in }) -> Cell {
        var cell = Cell("牛乳").item(detail: "198円 × 2", memo: memo)
        change(&cell)
        return cell
    }

    @Test("an item without a memo is 59 high: 5 + 21, 2 + 20, 6 + 0 + 5")
    func itemWithoutMemo() throws {
        let layout = try layout([item(memo: "")])
        #expect(try layout.frame("section-0/row-0").height == 59)
        #expect(try layout.frame("section-0/row-0/title") == Rect(x: 46, y: 5, width: 258, height: 21))
        #expect(try layout.frame("section-0/row-0/detail") == Rect(x: 46, y: 28, width: 258, height: 20))
        #expect(try layout.frame("section-0/row-0/memo") == Rect(x: 46, y: 54, width: 258, height: 0))
    }

    @Test("the checkbox stands in the row's middle for memos of any length", arguments: [0, 1, 2, 7])
    func checkboxIsCentred(lines: Int) throws {
        let memo = Array(repeating: "memo", count: lines).joined(separator: "\n")
        let layout = try layout([item(memo: memo)])
        let (row, box) = (
            try layout.frame("section-0/row-0"), try layout.frame("section-0/row-0/checkbox")
        )
        expectClose(box.midY, row.midY)
        expectClose(row.height, 59 + Double(lines) * (47.0 / 3))
        #expect(box.width == box.height)
    }

    @Test("an item's labels are the cell's width less 62", arguments: [320.0, 375, 414, 428])
    func itemLabelWidth(width: Double) throws {
        for style in TableStyle.allCases {
            let layout = try layout([item(memo: "x")], style: style) { $0.device.size.width = width }
            let (row, memo) = (try layout.frame("section-0/row-0"), try layout.frame("section-0/row-0/memo"))
            #expect(memo.width == row.width - 62)
        }
    }

    @Test("name and detail are one line, the memo wraps without limit")
    func itemLineLimits() throws {
        let long = Array(repeating: "word", count: 60).joined(separator: " ")
        var cell = item(memo: long)
        cell.title = long
        cell = cell.item(detail: long, memo: long)
        let layout = try layout([cell])
        #expect(layout["section-0/row-0/title"]?.text?.lines.count == 1)
        #expect(layout["section-0/row-0/title"]?.text?.isTruncated == true)
        #expect(layout["section-0/row-0/detail"]?.text?.lines.count == 1)
        // 258 / 6.5 = 39 characters a line, 8 words with their spaces.
        #expect(layout["section-0/row-0/memo"]?.text?.lines.count == 8)
    }

    @Test("a default row is 44 high with its title in the middle")
    func defaultRow() throws {
        let layout = try layout([Cell("Title")])
        #expect(try layout.frame("section-0/row-0").height == 44)
        expectClose(try layout.baseline("section-0/row-0/title"), 28, within: 0.05)
        expectClose(try layout.frame("section-0/row-0/title").midY, 22)
    }

    @Test("a title of n lines needs n line heights and 11 above and below")
    func wrappedTitle() throws {
        let layout = try layout([Cell("a\nb\nc")])
        expectClose(try layout.frame("section-0/row-0").height, 3 * (61.0 / 3) + 22)
    }

    @Test("a subtitle row is 46.75 high")
    func subtitle() throws {
        let layout = try layout([Cell("Title").subtitle("Subtitle")])
        expectClose(try layout.frame("section-0/row-0").height, 46.75)
        let (title, subtitle) = (
            try layout.frame("section-0/row-0/title"), try layout.frame("section-0/row-0/subtitle")
        )
        expectClose(title.maxY, subtitle.y)
    }

    @Test("a value ends at the text inset, or before the accessory")
    func value1() throws {
        var linked = Cell("Wi-Fi").value("Home")
        linked.accessory = .disclosure
        let layout = try layout([Cell("Wi-Fi").value("Home"), linked])
        expectClose(try layout.frame("section-0/row-0/value").maxX, 304, within: 0.02)
        let chevron = try layout.frame("section-0/row-1/accessory")
        expectClose(try layout.frame("section-0/row-1/value").maxX, chevron.x - 11, within: 0.02)
    }

    @Test("a value that has no room beside the title goes below it")
    func value1Stacks() throws {
        let layout = try layout([Cell("A rather long title here").value("and a long value too")])
        let (title, value) = (
            try layout.frame("section-0/row-0/title"), try layout.frame("section-0/row-0/value")
        )
        #expect(value.y == title.maxY)
        expectClose(try layout.frame("section-0/row-0").height, 2 * (61.0 / 3) + 22)
    }

    @Test("a value2 title ends where the value begins")
    func value2() throws {
        let layout = try layout([Cell("Work").value2("555")]) { $0.theme = .ios7 }
        #expect(try layout.frame("section-0/row-0/title").maxX == 106)
        #expect(try layout.frame("section-0/row-0/value").x == 112)
    }

    @Test("a switch stands in the middle, 15 from the edge")
    func toggle() throws {
        var cell = Cell("Enable")
        cell.isOn = true
        let layout = try layout([cell])
        #expect(try layout.frame("section-0/row-0/switch") == Rect(x: 254, y: 6.5, width: 51, height: 31))
    }

    @Test("a given height holds, and limits what is in the row", arguments: [20.0, 44, 59, 80, 300])
    func fixedHeight(height: Double) throws {
        let long = Array(repeating: "word", count: 200).joined(separator: " ")
        let plain = Cell(long)
        let cells = [
            plain, plain.subtitle(long), plain.value(long), plain.value2(long),
            plain.item(detail: long, memo: long),
        ]
        for cell in cells.map({ $0.height(height) }) {
            let layout = try layout([cell, Cell("next")])
            #expect(try layout.frame("section-0/row-0").height == height)
            #expect(try layout.frame("section-0/row-1").y == height)
            if height >= 80 {
                for label in layout["section-0/row-0"]?.children ?? [] where label.text != nil {
                    #expect(label.frame.y >= -1e-6 && label.frame.maxY <= height + 1e-6)
                }
            }
        }
    }

    @Test("a least height holds until the content needs more")
    func minimumHeight() throws {
        var low = Cell("one line")
        low.minHeight = 20
        var high = Cell("one line")
        high.minHeight = 100
        let layout = try layout([low, high])
        expectClose(try layout.frame("section-0/row-0").height, 61.0 / 3 + 22)
        #expect(try layout.frame("section-0/row-1").height == 100)
    }

    @Test("line limits and truncation reach the title", arguments: [1, 2, 3])
    func lineLimit(limit: Int) throws {
        var cell = Cell(Array(repeating: "word", count: 100).joined(separator: " "))
        cell.titleText.lineLimit = limit
        let text = try #require(try layout([cell])["section-0/row-0/title"]?.text)
        #expect(text.lines.count == limit)
        #expect(text.lines.last?.text.hasSuffix("…") == true)
    }

    @Test("rows grow with the text size", arguments: ContentSizeCategory.allCases)
    func textSizes(category: ContentSizeCategory) throws {
        let layout = try layout([Cell("Title"), item(memo: "")]) { $0.textSize = category }
        let body = Font(size: TextStyle.body.size(at: category))
        expectClose(try layout.frame("section-0/row-0").height, max(44, body.lineHeight + 22))
        let detail = Font(size: TextStyle.subheadline.size(at: category))
        expectClose(
            try layout.frame("section-0/row-1").height,
            5 + max(21, body.lineHeight) + 2 + max(20, detail.lineHeight) + 6 + 5)
    }

    @Test("separators begin at the text and lie on the row's bottom edge, without height")
    func separators() throws {
        let layout = try layout([Cell("a"), Cell("b")])
        #expect(
            try layout.frame("section-0/row-0/separator") == Rect(x: 16, y: 44, width: 304, height: 0))
        #expect(try layout.frame("section-0/row-1/separator").y == 88)
    }

    @Test("grouped sections are bounded over the whole width, cards only inside")
    func groupedSeparators() throws {
        let grouped = try layout([Cell("a"), Cell("b")], style: .grouped)
        #expect(
            try grouped.frame("section-0/row-0/top-separator") == Rect(x: 0, y: 35, width: 320, height: 0))
        #expect(try grouped.frame("section-0/row-0/separator").x == 16)
        #expect(try grouped.frame("section-0/row-1/separator").x == 0)
        let cards = try layout([Cell("a"), Cell("b")], style: .insetGrouped)
        #expect(cards.all(.separator).map(\.id) == ["section-0/row-0/separator"])
        expectClose(try cards.frame("section-0/row-0/separator").maxX, 300)
    }
}

import MockupFormat
import MockupModel
import PixelImage
import TableMockup
import Testing

@testable import MockupSnapshots

/// What two layouts tell; the numbers are those of `LayoutText`.
@Suite struct ExplanationTests {
    /// A dump of rows in one section below a bar of 44 points, on a screen of 320 × 480.
    private struct LayoutText {
        struct Row {
            var id: String?
            var title: String
            /// The lines of the memo, 18 points each.
            var memo: [String] = []
            var state: String?
        }

        var barHeight = 44.0
        var header: String?
        var rows: [Row]

        var text: String {
            var y = barHeight
            var text =
                "screen screen 0 0 320 480\n  table table 0 \(n(barHeight)) 320 \(n(480 - barHeight))\n"
            text += "    section-0 section 0 \(n(y)) 320 300\n"
            if let header {
                text += "      section-0/header sectionHeader 0 \(n(y)) 320 28\n"
                text += "        section-0/header/title title 16 \(n(y + 4)) 90 20 \"\(header)\"\n"
                y += 28
            }
            for (index, row) in rows.enumerated() {
                guard y < 480 else { break }
                let id = "section-0/" + (row.id ?? "row-\(index)")
                let height = 44 + 18 * Double(row.memo.count)
                text += "      \(id) cell 0 \(n(y)) 320 \(n(height))\n"
                if let state = row.state {
                    text += "        \(id)/checkbox checkbox 8 \(n(y + height / 2 - 11)) 22 22 (\(state))\n"
                }
                text += "        \(id)/title title 40 \(n(y + 11)) 100 22 \"\(row.title)\"\n"
                if !row.memo.isEmpty {
                    text += "        \(id)/memo memo 40 \(n(y + 33)) 200 \(n(height - 44))"
                    text += row.memo.map { " \"\($0)\"" }.joined() + "\n"
                }
                text += "        \(id)/separator separator 16 \(n(y + height)) 304 0\n"
                y += height
            }
            return text + "  navigation-bar navigationBar 0 0 320 \(n(barHeight))\n"
        }

        private func n(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    }

    @Test(arguments: [
        (["Wi Fi"], ["WiFi"], "memo is 'WiFi', was 'Wi Fi'"),
        (["therapist"], ["the rapist"], "memo is 'the rapist', was 'therapist'"),
        (["1 000"], ["1  000"], "memo is '1  000', was '1 000'"),
        (["one two", "three"], ["one", "two three"], "memo breaks its lines elsewhere"),
        (["one two"], ["one", "two"], "memo wraps to 2 lines, was 1"),
        (["Donau", "dampf"], ["Donaudampf"], "memo wraps to 1 line, was 2"),
        (["one two", "three"], ["onetwo", "three"], "memo is 'onetwo three', was 'one two three'"),
        (["a b c", "d"], ["ab", "cd"], "memo is 'ab cd', was 'a b c d'"),
    ])
    func spacesAreLettersAndLineBreaksAreNot(_ old: [String], _ new: [String], _ sentence: String) {
        func text(_ memo: [String]) -> LayoutText { LayoutText(rows: [.init(title: "Row", memo: memo)]) }
        let lines = changes(text(old), text(new))
        #expect(lines.count == 1 && lines.first?.contains(sentence) == true, "\(lines)")
    }

    private func changes(_ old: LayoutText, _ new: LayoutText) -> [String] {
        LayoutChanges(old: LayoutDump(old.text), new: LayoutDump(new.text)).lines
    }

    private static let base = LayoutText(rows: [
        .init(title: "Apples"), .init(title: "Bread", memo: ["one two"]), .init(title: "Cream"),
        .init(title: "Dill"), .init(title: "Eggs"),
    ])

    private func changes(_ change: (inout LayoutText) -> Void) -> [String] {
        var new = Self.base
        change(&new)
        return changes(Self.base, new)
    }

    @Test func nothing() { #expect(changes { _ in } == []) }

    @Test func wrappedLabelIsTheCauseAndMovedRowsItsEffect() {
        #expect(
            changes { $0.rows[1].memo = ["one", "two"] } == [
                "section-0/row-1 is 18 pt higher: memo wraps to 2 lines, was 1; 3 rows below only moved"
            ])
    }

    @Test func shrunkRow() {
        #expect(
            changes { $0.rows[1].memo = [] } == [
                "section-0/row-1 is 18 pt less high: memo removed; 3 rows below only moved"
            ])
    }

    @Test func changedText() {
        #expect(changes { $0.rows[3].title = "Dates" } == ["section-0/row-3: title is 'Dates', was 'Dill'"])
        #expect(
            changes { $0.rows[1].memo = ["one three"] } == [
                "section-0/row-1: memo is 'one three', was 'one two'"
            ])
    }

    @Test func longTextIsShownWhereItDiffers() {
        let start = String(repeating: "same words ", count: 10)
        var old = Self.base
        old.rows[1].memo = [start + "old end"]
        var new = Self.base
        new.rows[1].memo = [start + "new end"]
        #expect(
            changes(old, new) == [
                "section-0/row-1: memo is '…ame words same words same words new end', "
                    + "was '…ame words same words same words old end'"
            ])
    }

    @Test func changedTextThatWraps() {
        #expect(
            changes { $0.rows[1].memo = ["one two", "three"] } == [
                "section-0/row-1 is 18 pt higher: memo is 'one two three', was 'one two', and wraps to 2 lines, "
                    + "was 1; 3 rows below only moved"
            ])
    }

    @Test func addedRow() {
        #expect(
            changes { $0.rows.insert(.init(title: "Butter"), at: 2) } == [
                "row added: section-0/row-2 'Butter'; 3 rows below only moved"
            ])
        #expect(changes { $0.rows.append(.init(title: "Figs")) } == ["row added: section-0/row-5 'Figs'"])
    }

    @Test func removedRow() {
        #expect(
            changes { $0.rows.remove(at: 0) } == [
                "row removed: section-0/row-0 'Apples'; 4 rows below only moved"
            ])
        #expect(changes { $0.rows.removeLast() } == ["row removed: section-0/row-4 'Eggs'"])
    }

    @Test func movedRow() {
        #expect(
            changes { $0.rows.swapAt(3, 4) } == [
                "row section-0/row-3 'Eggs' moved from place 5 to 4; 1 row below only moved"
            ])
        #expect(
            changes { $0.rows.append($0.rows.remove(at: 0)) } == [
                "row section-0/row-4 'Apples' moved from place 1 to 5; 4 rows below only moved"
            ])
    }

    @Test func movedRowsWithIdsNameTheirPlaces() {
        let ids = ["g", "d", "e"]
        let old = LayoutText(rows: ids.map { .init(id: $0, title: "Row \($0)") })
        var new = old
        // The row in the middle stays where it was.
        new.rows.swapAt(0, 2)
        #expect(
            changes(old, new) == [
                "row section-0/e 'Row e' moved from place 3 to 1",
                "row section-0/g 'Row g' moved from place 1 to 3",
            ])
        new = old
        new.rows.insert(new.rows.remove(at: 2), at: 0)
        new.rows[0].title = "Cream"
        #expect(
            changes(old, new) == [
                "row section-0/e 'Cream' moved from place 3 to 1: title is 'Cream', was 'Row e'; "
                    + "2 rows below only moved"
            ])
    }

    @Test func changeThatMovesNothingIsNoCauseOfMoves() {
        #expect(
            changes {
                $0.rows.remove(at: 0)
                $0.rows[1].title = "Crème"
            } == [
                "row removed: section-0/row-0 'Apples'; 3 rows below only moved",
                "section-0/row-1: title is 'Crème', was 'Cream'",
            ])
        // What is added and removed makes up for each other further down.
        #expect(
            changes {
                $0.rows.remove(at: 0)
                $0.rows.insert(.init(title: "Figs"), at: 2)
            } == [
                "row removed: section-0/row-0 'Apples'; 2 rows below only moved",
                "row added: section-0/row-2 'Figs'",
            ])
    }

    @Test func barAndFooterMoveRows() throws {
        func lines(_ old: Mockup, _ new: Mockup) throws -> [String] {
            LayoutChanges(old: LayoutDump(try old.layout().text()), new: LayoutDump(try new.layout().text()))
                .lines
        }
        func mockup(bar: String?, footer: String?) -> Mockup {
            var mockup = Mockup(device: .iPhone15) {
                Table {
                    Section(footer: footer) {
                        Cell("One"); Cell("Two")
                    }
                    Section { Cell("Three") }
                }
            }
            mockup.navigationBar = bar.map { NavigationBar($0) }
            return mockup
        }
        let base = mockup(bar: "Bar", footer: "Foot")
        #expect(
            try lines(base, mockup(bar: "Bier", footer: "Foot")) == [
                "navigation-bar: title is 'Bier', was 'Bar'"
            ])
        #expect(
            try lines(base, mockup(bar: nil, footer: "Foot")) == [
                "navigation-bar removed; 3 rows and 1 footer below only moved"
            ])
        #expect(
            try lines(base, mockup(bar: "Bier", footer: nil)) == [
                "navigation-bar: title is 'Bier', was 'Bar'",
                "footer removed: section-0/footer 'Foot'; 1 row below only moved",
            ])
    }

    @Test func scrollingIsNoEffectOfAMove() throws {
        func dump(_ titles: String, offset: Double) throws -> LayoutDump {
            LayoutDump(
                try Mockup(device: Device(size: Size(width: 320, height: 480), scale: 1)) {
                    Table(contentOffset: offset) {
                        Section { for title in titles { Cell("\(title)", id: "\(title)") } }
                    }
                }.layout().text())
        }
        let lines = LayoutChanges(
            old: try dump("abcdefghijklmnop", offset: 20), new: try dump("abdcefghijklmnop", offset: 10)
        ).lines
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.hasSuffix("; 1 row below only moved") == true, "\(lines)")
        #expect(lines.last == "10 rows moved down by 10 pt", "\(lines)")
    }

    @Test func accessoriesAreCalledWhatTheyAre() throws {
        func dump(_ accessory: Accessory) throws -> LayoutDump {
            LayoutDump(
                try Mockup(device: .iPhone15) { Table { Section { Cell("One").accessory(accessory) } } }
                    .layout().text())
        }
        func lines(_ old: Accessory, _ new: Accessory) throws -> [String] {
            LayoutChanges(old: try dump(old), new: try dump(new)).lines
        }
        #expect(try lines(.disclosure, .disclosure) == [])
        #expect(
            try lines(.disclosure, .checkmark) == ["section-0/row-0: accessory is checkmark, was disclosure"])
        #expect(try lines(.none, .checkmark) == ["section-0/row-0: accessory is checkmark, was none"])
        #expect(try lines(.disclosure, .none) == ["section-0/row-0: accessory is none, was disclosure"])
    }

    @Test func givenIdsHoldWhateverTheTextSays() {
        var old = Self.base
        old.rows[2].id = "cream"
        var new = old
        new.rows.insert(.init(title: "Cheese"), at: 0)
        new.rows[3].title = "Sour thing"
        #expect(
            changes(old, new) == [
                "row added: section-0/row-0 'Cheese'; 4 rows below only moved",
                "section-0/cream: title is 'Sour thing', was 'Cream'",
            ])
    }

    @Test func stateOfAControl() {
        var old = Self.base
        old.rows[0].state = "not checked"
        var new = Self.base
        new.rows[0].state = "checked"
        #expect(changes(old, new) == ["section-0/row-0: checkbox is checked, was not checked"])
        #expect(changes(Self.base, new) == ["section-0/row-0: checkbox added"])
    }

    @Test func rowsThatLeaveTheScreenAreNotRemoved() {
        // 44 + 9 · 44 = 440 points; the tenth row ends at 484.
        let old = LayoutText(rows: (0..<12).map { .init(title: "Row number \($0)") })
        var new = old
        new.rows[1].memo = ["a", "b", "c"]
        #expect(
            changes(old, new) == [
                "section-0/row-1 is 54 pt higher: memo added: 'a b c'; 7 rows below only moved; "
                    + "1 row no longer on the screen"
            ])
        #expect(
            changes(new, old) == [
                "section-0/row-1 is 54 pt less high: memo removed; 7 rows below only moved; "
                    + "1 row newly on the screen"
            ])
    }

    @Test func barThatGrowsMovesTheRows() {
        #expect(
            changes { $0.barHeight = 96 } == ["navigation-bar is 52 pt higher; 5 rows below only moved"])
    }

    @Test func headersAreToldFromRows() {
        #expect(
            changes { $0.header = "Fruit" } == [
                "header added: section-0/header 'Fruit'; 5 rows below only moved"
            ])
    }

    @Test func rowsThatMoveForNoReasonInTheLayout() {
        var text = Self.base.text
        // Another content offset: everything in the table 10 points higher up.
        text = text.split(separator: "\n").map { line in
            guard line.contains("section-0") else { return String(line) }
            var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            let place = words.indices.filter { Double(words[$0]) != nil }[1]
            words[place] = "\(Int(words[place])! - 10)"
            return words.joined(separator: " ")
        }.joined(separator: "\n")
        #expect(
            LayoutChanges(old: LayoutDump(Self.base.text), new: LayoutDump(text)).lines == [
                "5 rows moved up by 10 pt"
            ])
    }

    @Test func dumpsAreReadBack() throws {
        let mockup = Mockup(device: .iPhone15) {
            NavigationBar("A \"quoted\" \\ title")
            Table {
                Section("Head") {
                    Cell("Row").checkbox(true)
                    Cell("warning: no", id: "my-row")
                }
            }
        }
        let layout = try mockup.layout()
        let dump = LayoutDump(layout.text())
        func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
        #expect(dump.nodes.count == count(layout.root))
        for node in dump.nodes {
            let original = try #require(layout.node(node.id))
            #expect(node.role == original.role.rawValue)
            #expect(abs(node.frame.y - (try #require(layout.frame(of: node.id))).y) < 0.006)
            #expect(node.lines == (original.text?.lines.map(\.text) ?? []))
        }
        #expect(dump.nodes.first { $0.role == "checkbox" }?.state == "checked")
        #expect(dump.blocks.map(\.givenID) == [nil, nil, "my-row"])
    }

    @Test(arguments: [
        "", "x", "\"", "a b c d e f g", "id role 1 2 3", "a cell nan 1 2 3", "  (x) 1 2 3 4 5",
        "screen screen 0 0 1e308 -1e308\n  a cell -1e308 1e308 1e308 1e308 \"x\"",
    ])
    func foreignDumpsAreNothing(_ text: String) {
        #expect(LayoutDump(text).nodes.allSatisfy { $0.frame.x.isFinite })
        #expect(LayoutChanges(old: LayoutDump(text), new: LayoutDump(Self.base.text)).lines.count < 20)
    }

    @Test func longestCommonSubsequences() {
        func pairs(_ a: String, _ b: String) -> String {
            String(
                BlockMatching.commonSubsequence(a.map(String.init), b.map(String.init)).map { Array(a)[$0.0] }
            )
        }
        #expect(pairs("ABCBDAB", "BDCABA").count == 4)
        #expect(pairs("abcdef", "abcdef") == "abcdef")
        #expect(pairs("", "abc") == "" && pairs("xay", "bac") == "a")
        func kept(_ values: [Int], _ preferred: Set<Int> = []) -> [Int] {
            BlockMatching.longestIncreasing(values, preferred: values.map(preferred.contains)).map {
                values[$0]
            }
        }
        #expect(kept([3, 1, 2, 9, 4, 5]) == [1, 2, 4, 5])
        #expect(kept([2, 1, 0], [1]) == [1] && kept([]) == [])
        #expect(kept([4, 0, 1, 2], [4]) == [0, 1, 2])
    }
}

/// What pixels tell.
@Suite struct PixelExplanationTests {
    private func explain(_ old: Mockup, _ new: Mockup) throws -> [String] {
        var explanation = Explanation(
            verdict: .identical, entry: nil, doubt: nil, device: nil, scale: 1, traits: [:])
        explanation.compare(
            old: try old.layout().text(), new: try new.layout().text(), before: try Bitmap(png: old.png()),
            after: try Bitmap(png: new.png()))
        return explanation.lines
    }

    private func mockup(_ colors: [ColorToken: Color] = [:], isOn: Bool = true) -> Mockup {
        var theme = Theme.ios
        for (token, color) in colors { theme.overrides.set(token, to: color) }
        return Mockup(device: .iPhone15, theme: theme) {
            Table {
                Section {
                    Cell("One").checkbox(isOn); Cell("Two"); Cell("Three")
                }
            }
        }
    }

    @Test func colourOfOneNode() throws {
        #expect(
            try explain(mockup(), mockup([.tint: Color(rgba: 0xFF00_00FF)])) == [
                "colour of section-0/row-0/checkbox changed from #007AFF to #FF0000"
            ])
    }

    @Test func coloursOfSeveralNodesOfTheirOwn() throws {
        let red = Color(rgba: 0xFF00_00FF)
        #expect(
            try explain(mockup(), mockup([.label: red])) == [
                "colour of section-0/row-0/title changed from #000000 to #FF0000",
                "colour of section-0/row-1/title changed from #000000 to #FF0000",
                "colour of section-0/row-2/title changed from #000000 to #FF0000",
            ])
    }

    @Test func backgroundIsToldOnce() throws {
        let lines = try explain(mockup(), mockup([.cell: Color(rgba: 0xEEEE_FFFF)]))
        #expect(lines.count == 1, "\(lines)")
        #expect(lines.first?.hasPrefix("colour #FFFFFF changed to #EEEEFF in ") == true)
    }
}

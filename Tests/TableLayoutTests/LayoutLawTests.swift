import BoxLayout
import Drawing
import Looks
import Painting
import MockupModel
import Testing

@testable import TableLayout

/// Laws that hold for every table, tried on tables made by chance.
@Suite("Layout laws")
struct LayoutLawTests {
    static let seeds = Array(UInt64(1)...60)

    private func words(_ generator: inout SeededGenerator, upTo limit: Int) -> String {
        (0..<Int.random(in: 0...limit, using: &generator))
            .map { _ in String(repeating: "x", count: Int.random(in: 1...14, using: &generator)) }
            .joined(separator: " ")
    }

    private func pick<Item>(_ items: [Item], _ generator: inout SeededGenerator) -> Item {
        items[Int.random(in: items.indices, using: &generator)]
    }

    private func cell(_ generator: inout SeededGenerator) -> Cell {
        let kind = Int.random(in: 0..<5, using: &generator)
        let texts = (words(&generator, upTo: 12), words(&generator, upTo: 40))
        var cell = Cell(words(&generator, upTo: 15))
        switch kind {
        case 0: break
        case 1: cell = cell.subtitle(texts.0)
        case 2: cell = cell.value(texts.0)
        case 3: cell = cell.value2(texts.0)
        default: cell = cell.item(detail: texts.0, memo: texts.1)
        }
        if Bool.random(using: &generator) {
            cell.accessory = pick(Accessory.allCases, &generator)
        }
        if Int.random(in: 0..<4, using: &generator) == 0 { cell.isOn = Bool.random(using: &generator) }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            cell.checkbox = pick(CheckboxState.allCases, &generator)
        }
        if Int.random(in: 0..<8, using: &generator) == 0 {
            cell.height = Double.random(in: 10...150, using: &generator)
        }
        return cell
    }

    private func mockup(seed: UInt64) -> Mockup {
        var generator = SeededGenerator(seed: seed)
        let sections = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Section(
                Bool.random(using: &generator) ? words(&generator, upTo: 8) : nil,
                footer: Bool.random(using: &generator) ? words(&generator, upTo: 20) : nil,
                rows: (0..<Int.random(in: 0...5, using: &generator)).map { _ in cell(&generator) })
        }
        return Mockup(
            device: pick(Device.catalogue, &generator),
            theme: pick(Theme.catalogue, &generator),
            textSize: pick(ContentSizeCategory.allCases, &generator),
            navigationBar: Bool.random(using: &generator)
                ? NavigationBar(
                    "Title", largeTitle: Bool.random(using: &generator), back: "Back", trailing: ["Edit"])
                : nil,
            table: Table(
                style: pick(TableStyle.allCases, &generator),
                alignment: pick(TableAlignment.allCases, &generator),
                alignmentRegion: pick(AlignmentRegion.allCases, &generator),
                sections: sections))
    }

    private func blocks(_ layout: ScreenLayout) -> [LayoutNode] {
        layout.screenNodes.filter { [.cell, .sectionHeader, .sectionFooter].contains($0.role) }
    }

    @Test("sections and rows tile without gap or overlap", arguments: seeds)
    func tiling(seed: UInt64) throws {
        let layout = try ScreenLayout(fullHeightOf: mockup(seed: seed), shaper: StubShaper())
        for (above, below) in zip(blocks(layout), blocks(layout).dropFirst()) {
            expectClose(below.frame.y, above.frame.maxY)
        }
    }

    @Test("centred gaps are equal", arguments: seeds)
    func centredGaps(seed: UInt64) throws {
        var mockup = mockup(seed: seed)
        mockup.table.alignment = .center
        mockup.table.alignmentRegion = .screen
        mockup.device.size.height = 20_000
        guard !mockup.table.sections.isEmpty else { return }
        let layout = try mockup.laidOut()
        let seen = blocks(layout).filter { $0.role == .cell || $0.text != nil }
        guard let first = seen.first, let last = seen.last else { return }
        expectClose(first.frame.y, 20_000 - last.frame.maxY)
    }

    @Test("a row never shrinks when words are appended", arguments: seeds)
    func monotonicHeight(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var grown = cell(&generator)
        grown.height = nil
        let style = pick(TableStyle.allCases, &generator)
        var previous = 0.0
        for _ in 0..<25 {
            let mockup = Mockup(
                device: .bare, table: Table(style: style, sections: [Section(rows: [grown])]))
            let height = try ScreenLayout(fullHeightOf: mockup, shaper: StubShaper())
                .frame("section-0/row-0").height
            #expect(height >= previous - 1e-9)
            previous = height
            let more = " " + String(repeating: "y", count: Int.random(in: 1...12, using: &generator))
            if let memo = grown.text(.memo) {
                grown.setText(.memo, memo.text + more)
            } else {
                grown.title += more
            }
        }
    }

    @Test(
        "content coordinates depend neither on the offset nor on what was laid out before", arguments: seeds)
    func offsetIndependence(seed: UInt64) throws {
        var mockup = mockup(seed: seed)
        mockup.table.alignment = .top
        mockup.table.sections += [Section(rows: (0..<40).map { Cell("Row \($0)") })]
        let shaper = StubShaper()
        let whole = try ScreenLayout(of: mockup, shaper: shaper)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<4 {
            let offset = Double.random(in: 0...900, using: &generator)
            mockup.table.contentOffset = offset
            let scrolled = try ScreenLayout(of: mockup, shaper: shaper)
            let fullHeight = try ScreenLayout(fullHeightOf: mockup, shaper: StubShaper())
            guard scrolled.warnings.isEmpty else { continue }
            for block in blocks(scrolled) {
                let still = try #require(fullHeight[block.id])
                expectClose(block.frame.y + offset, still.frame.y)
                #expect(block.children.map(\.text) == still.children.map(\.text))
                if let seen = whole[block.id] { expectClose(seen.frame.y, block.frame.y + offset) }
            }
        }
    }

    @Test("appearance and scale change no frame", arguments: seeds)
    func appearanceIndependence(seed: UInt64) throws {
        var mockup = mockup(seed: seed)
        let light = try mockup.laidOut()
        mockup.appearance = .dark
        mockup.contrast = .high
        mockup.device.scale = 1
        #expect(try mockup.laidOut() == light)
    }

    @Test("right to left is the mirror image", arguments: seeds)
    func mirrorImage(seed: UInt64) throws {
        var mockup = mockup(seed: seed)
        mockup.direction = .leftToRight
        let left = try mockup.laidOut()
        mockup.direction = .rightToLeft
        let right = try mockup.laidOut()
        let width = mockup.device.size.width
        var mirrored: [String: LayoutNode] = [:]
        for node in right.screenNodes { mirrored[node.id] = node }
        for node in left.screenNodes {
            guard let other = mirrored[node.id] else {
                Issue.record("no mirror of '\(node.id)'")
                continue
            }
            expectClose(other.frame.x, width - node.frame.maxX)
            expectClose(other.frame.y, node.frame.y)
            expectClose(other.frame.width, node.frame.width)
            expectClose(other.frame.height, node.frame.height)
            for (line, reflection) in zip(node.text?.lines ?? [], other.text?.lines ?? []) {
                let right = node.frame.x + line.x + line.width
                expectClose(other.frame.x + reflection.x, width - right)
                expectClose(line.baseline, reflection.baseline)
            }
        }
        #expect(mirrored.count == left.screenNodes.count)
    }

    @Test("node ids are unique", arguments: seeds)
    func uniqueIDs(seed: UInt64) throws {
        let layout = try ScreenLayout(fullHeightOf: mockup(seed: seed), shaper: StubShaper())
        var seen: Set<String> = []
        for node in layout.screenNodes { #expect(seen.insert(node.id).inserted, "'\(node.id)' twice") }
    }

    @Test("clips and groups are closed in order", arguments: seeds)
    func balancedCommands(seed: UInt64) throws {
        let mockup = mockup(seed: seed)
        let list = DisplayList(painting: try mockup.laidOut().root, title: "", palette: mockup.palette)
        var open: [Bool] = []
        for command in list.commands {
            switch command {
            case .pushClip: open.append(true)
            case .beginGroup: open.append(false)
            case .popClip: #expect(open.popLast() == true)
            case .endGroup: #expect(open.popLast() == false)
            case .fill, .text: break
            }
        }
        #expect(open.isEmpty)
    }
}

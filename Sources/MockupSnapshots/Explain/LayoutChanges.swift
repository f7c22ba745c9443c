/// What is different in a layout: causes, each with the effects that it has had.
struct LayoutChanges {
    /// Sentences, causes from top to bottom.
    private(set) var lines: [String] = []
    /// The ids of new nodes that are the same, at the same place.
    private(set) var unchanged: Set<String> = []

    private let old: LayoutDump
    private let new: LayoutDump
    /// Whether the screen has the same width: otherwise places differ for that reason alone.
    private let isSameWidth: Bool

    /// What one thing that has changed did to others.
    private struct Cause {
        var text: String
        var moved: [LayoutDump.Node] = []
        var movedAbove: [LayoutDump.Node] = []
        var hidden = 0
        var revealed = 0
    }

    private var causes: [Cause] = []
    /// The cause that rows which only moved are put down to.
    private var anchor: Int? {
        didSet { firstAnchor = firstAnchor ?? anchor }
    }
    private var firstAnchor: Int?
    /// What is told when nothing else is.
    private var separators: [String] = []
    /// What moved before the first cause, and how far.
    private var early: [(node: LayoutDump.Node, distance: Double)] = []
    private var earlyHidden = 0
    private var earlyRevealed = 0

    init(old: LayoutDump, new: LayoutDump) {
        self.old = old
        self.new = new
        isSameWidth = old.nodes.first?.frame.width == new.nodes.first?.frame.width
        compareScreen()
        compareBlocks(old.blocks, new.blocks)
        finish()
    }

    // MARK: - What is no row

    private mutating func compareScreen() {
        if let before = old.nodes.first?.frame, let after = new.nodes.first?.frame,
            before.width != after.width || before.height != after.height
        {
            add("the screen is \(after.size), was \(before.size)")
        }
        let (oldUnits, newUnits) = (old.units, new.units)
        for (unit, parts) in newUnits {
            guard let (before, oldParts) = oldUnits.first(where: { $0.0.id == unit.id }) else {
                tellUnit(unit, "added")
                continue
            }
            let changes = PartChanges(
                old: before, oldParts: oldParts, new: unit, newParts: parts, tellsPlaces: isSameWidth)
            unchanged.formUnion(changes.unchanged)
            var clauses = changes.clauses + changes.separatorClauses
            if isSameWidth, clauses.isEmpty, abs(unit.frame.y - before.frame.y) >= 0.015, unit.role != "table"
            {
                let distance = unit.frame.y - before.frame.y
                clauses = ["moved \(distance > 0 ? "down" : "up") by \(abs(distance).points)"]
            }
            if let text = sentence(unit, changes.growth, clauses, isSubject: unit.role != "table") {
                causes.append(Cause(text: text))
                // Under a bar that has grown, the rows begin lower.
                if unit.role == "navigationBar", abs(changes.growth) >= 0.015, anchor == nil {
                    anchor = causes.count - 1
                }
            }
        }
        for (unit, _) in oldUnits where !newUnits.contains(where: { $0.0.id == unit.id }) {
            tellUnit(unit, "removed")
        }
    }

    /// A bar that has come or gone; one at the top moves the rows.
    private mutating func tellUnit(_ unit: LayoutDump.Node, _ word: String) {
        causes.append(Cause(text: "\(unit.id) \(word)"))
        if unit.role == "navigationBar", anchor == nil { anchor = causes.count - 1 }
    }

    /// Adds something that rows may have moved for.
    private mutating func add(_ text: String) {
        causes.append(Cause(text: text))
        anchor = causes.count - 1
    }

    private func sentence(
        _ node: LayoutDump.Node, _ growth: Double, _ clauses: [String], isSubject: Bool = true
    ) -> String? {
        let reasons = clauses.joined(separator: ", ")
        if isSubject, abs(growth) >= 0.015 {
            let change = "\(node.id) is \(abs(growth).points) \(growth > 0 ? "higher" : "less high")"
            return reasons.isEmpty ? change : "\(change): \(reasons)"
        }
        return reasons.isEmpty ? nil : "\(node.id): \(reasons)"
    }

    // MARK: - Rows

    private mutating func compareBlocks(_ before: [LayoutBlock], _ after: [LayoutBlock]) {
        let matching = BlockMatching(old: before, new: after)
        let partners = Dictionary(
            matching.pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
        // What left its place, by that place; with a new one if it has only moved.
        let moves = matching.pairs.filter {
            matching.moved.contains($0.new) && !before[$0.old].node.frame.isNear(after[$0.new].node.frame)
        }
        let moved = Set(moves.map(\.new))
        var left = (moves.map { ($0.old, Int?.some($0.new)) } + matching.removed.map { ($0, nil) })
            .sorted { $0.0 < $1.0 }[...]
        var moveCauses: [Int: Int] = [:]
        /// How far the last row that stayed has moved. Before the first one that is known only of a table that has
        /// been scrolled; else what came before it has really come or gone.
        var shift = 0.0
        if old.isScrolled || new.isScrolled,
            let pair = matching.pairs.first(where: { !matching.moved.contains($0.new) })
        {
            shift = after[pair.new].node.frame.y - before[pair.old].node.frame.y
        }
        func tellMoved(_ index: Int, from partner: Int) {
            if let cause = moveCauses[index] {
                anchor = cause
            } else {
                add(moveSentence(before[partner], after[index]))
                moveCauses[index] = anchor
            }
        }
        func takeLeft(upTo limit: Int) {
            while let (index, place) = left.first, index < limit {
                left.removeFirst()
                if let place { tellMoved(place, from: index) } else { tellRemoved(before[index], shift) }
            }
        }
        for (index, block) in after.enumerated() {
            guard let partner = partners[index] else {
                tellAdded(block, shift)
                continue
            }
            if moved.contains(index) {
                tellMoved(index, from: partner)
                continue
            }
            // One that stands where it stood among others that moved says nothing of what was above it.
            if !matching.moved.contains(index) { takeLeft(upTo: partner) }
            compare(before[partner], block)
            shift = block.node.frame.maxY - before[partner].node.frame.maxY
        }
        takeLeft(upTo: before.count)
    }

    /// `row section-0/cream 'Cream' moved from place 3 to 1`, and what else has changed in it.
    private mutating func moveSentence(_ before: LayoutBlock, _ block: LayoutBlock) -> String {
        let changes = PartChanges(
            old: before.node, oldParts: before.parts, new: block.node, newParts: block.parts,
            tellsPlaces: false)
        var text = "\(word(block)) \(block.title) moved"
        let (oldSection, newSection) = (before.section, block.section)
        if let from = old.place(of: before), let to = new.place(of: block) {
            text +=
                oldSection == newSection
                ? " from place \(from) to \(to)"
                : " from place \(from) of \(oldSection) to place \(to) of \(newSection)"
        } else {
            text +=
                " from \(before.node.id) at \(before.node.frame.y.points) to \(block.node.frame.y.points)"
        }
        return changes.clauses.isEmpty ? text : "\(text): \(changes.clauses.joined(separator: ", "))"
    }

    private mutating func compare(_ before: LayoutBlock, _ block: LayoutBlock) {
        let changes = PartChanges(
            old: before.node, oldParts: before.parts, new: block.node, newParts: block.parts,
            tellsPlaces: isSameWidth)
        unchanged.formUnion(changes.unchanged)
        if changes.clauses.isEmpty, abs(changes.growth) < 0.015 {
            separators += changes.separatorClauses.map { "\(block.node.id): \($0)" }
        }
        if changes.clauses.isEmpty, before.node.frame.isNear(block.node.frame) {
            unchanged.insert(block.node.id)
        }
        let distance = block.node.frame.y - before.node.frame.y
        if let text = sentence(block.node, changes.growth, changes.clauses) {
            causes.append(Cause(text: text))
            // What is as high as before moves nothing: it may itself have been moved by what is above it.
            if abs(changes.growth) >= 0.015 { anchor = causes.count - 1 }
        } else if abs(distance) >= 0.015 {
            // A gap without words is nothing that anybody would call a header.
            guard block.node.role == "cell" || block.hasWords else { return }
            // What has moved as far as the rows above all changes has only been scrolled with them.
            let isScrolledAlong =
                (old.isScrolled || new.isScrolled)
                && early.first.map { abs($0.distance - distance) < 0.015 } ?? false
            if let anchor, !isScrolledAlong {
                causes[anchor].moved.append(block.node)
            } else {
                early.append((block.node, distance))
            }
        } else if isSameWidth, abs(block.node.frame.x - before.node.frame.x) >= 0.015 {
            causes.append(Cause(text: "\(block.node.id) moved sideways"))
        }
    }

    private mutating func tellRemoved(_ block: LayoutBlock, _ shift: Double) {
        let place = (block.node.frame.y + shift, block.node.frame.maxY + shift)
        guard !new.shows(from: place.0, to: place.1) else {
            add("\(word(block)) removed: \(block.title)")
            return
        }
        if let anchor { causes[anchor].hidden += 1 } else { earlyHidden += 1 }
    }

    private mutating func tellAdded(_ block: LayoutBlock, _ shift: Double) {
        let place = (block.node.frame.y - shift, block.node.frame.maxY - shift)
        guard !old.shows(from: place.0, to: place.1) else {
            add("\(word(block)) added: \(block.title)")
            return
        }
        if let anchor { causes[anchor].revealed += 1 } else { earlyRevealed += 1 }
    }

    private func word(_ block: LayoutBlock) -> String { Self.word(block.node.role) }

    private static func word(_ role: String) -> String {
        switch role {
        case "sectionHeader": "header"
        case "sectionFooter": "footer"
        default: "row"
        }
    }

    // MARK: - Sentences

    private mutating func finish() {
        // Above a change, rows move with their table's alignment; in one that is scrolled, for the scrolling.
        if let firstAnchor, !old.isScrolled, !new.isScrolled {
            causes[firstAnchor].movedAbove = early.map(\.node)
            causes[firstAnchor].hidden += earlyHidden
            causes[firstAnchor].revealed += earlyRevealed
        } else {
            tellMoves()
        }
        if causes.isEmpty { causes = separators.map { Cause(text: $0) } }
        lines += causes.map { cause in
            let effects = [
                cause.movedAbove.isEmpty ? nil : "\(Self.count(cause.movedAbove)) above only moved",
                cause.moved.isEmpty ? nil : "\(Self.count(cause.moved)) below only moved",
                cause.hidden == 0 ? nil : "\(counted(cause.hidden, "row")) no longer on the screen",
                cause.revealed == 0 ? nil : "\(counted(cause.revealed, "row")) newly on the screen",
            ].compactMap { $0 }
            return ([cause.text] + effects).joined(separator: "; ")
        }
    }

    /// Moves without a cause among the nodes: another offset or alignment.
    private mutating func tellMoves() {
        guard let first = early.first else {
            if let firstAnchor {
                causes[firstAnchor].hidden += earlyHidden
                causes[firstAnchor].revealed += earlyRevealed
            }
            return
        }
        let isUniform = early.allSatisfy { abs($0.distance - first.distance) < 0.015 }
        var text = "\(Self.count(early.map(\.node))) moved"
        if isUniform { text += " \(first.distance > 0 ? "down" : "up") by \(abs(first.distance).points)" }
        causes.append(Cause(text: text, hidden: earlyHidden, revealed: earlyRevealed))
    }

    /// `5 rows and 1 header`
    private static func count(_ nodes: [LayoutDump.Node]) -> String {
        let words = ["row", "header", "footer"].compactMap { noun in
            let count = nodes.count { word($0.role) == noun }
            return count == 0 ? nil : counted(count, noun)
        }
        return words.count < 2
            ? words.joined()
            : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    }
}

extension LayoutDump {
    /// The things on the screen that are no rows, each with what it holds.
    fileprivate var units: [(Node, [Node])] {
        nodes.indices.filter { nodes[$0].depth == 1 }.map { index in
            let parts = nodes[index].role == "table" ? [] : Array(descendants(of: index))
            return (nodes[index], parts)
        }
    }

    /// A row's number in its section, from 1; `nil` for what is no row, or where rows above it are not in the dump.
    fileprivate func place(of block: LayoutBlock) -> Int? {
        let prefix = block.section + "/"
        let section = nodes.first { $0.id == block.section }
        let blocks = nodes.filter { Self.blockRoles.contains($0.role) && $0.id.hasPrefix(prefix) }
        let rows = blocks.filter { $0.role == "cell" }
        guard let index = rows.firstIndex(where: { $0.id == block.node.id }) else { return nil }
        // Ids that only count tell how many are missing above.
        for (other, row) in rows.enumerated() where row.name.hasPrefix("row-") {
            if let number = Int(row.name.dropFirst("row-".count)), number >= other {
                return number - other + index + 1
            }
        }
        guard let section, let first = blocks.first, first.frame.y < section.frame.y + 0.015 else {
            return nil
        }
        return index + 1
    }

    /// Whether a table's first row begins above the table.
    fileprivate var isScrolled: Bool {
        guard let table = nodes.first(where: { $0.role == "table" }),
            let block = nodes.first(where: { Self.blockRoles.contains($0.role) })
        else { return false }
        return block.frame.y < table.frame.y - 0.015
    }

    /// Whether a row between two heights would be on the screen, as far as the table's frame goes.
    fileprivate func shows(from top: Double, to bottom: Double) -> Bool {
        guard let screen = nodes.first?.frame else { return true }
        let table = nodes.first { $0.role == "table" }?.frame ?? screen
        // Content may show below its table.
        let last = nodes.last { Self.blockRoles.contains($0.role) }?.frame.maxY ?? 0
        let edge = min(screen.maxY, max(table.maxY, last))
        return bottom > max(screen.y, table.y) + 0.015 && top < edge - 0.015
    }
}

extension LayoutDump.Frame {
    fileprivate var size: String {
        "\(width.points.dropLast(3)) × \(height.points)"
    }
}

/// How a node and what it holds differ from what they were: words first, places only where no words explain them.
struct PartChanges {
    /// Clauses such as `memo wraps to 3 lines, was 2`.
    var clauses: [String] = []
    /// Clauses about separators, which come, go and stretch with the rows around them.
    var separatorClauses: [String] = []
    /// New nodes that are the same at the same place on the screen.
    var unchanged: Set<String> = []
    /// How much higher the node itself has become, in points.
    let growth: Double

    typealias Node = LayoutDump.Node

    init(
        old: Node, oldParts: [Node], new: Node, newParts: [Node], tellsPlaces: Bool = true
    ) {
        growth = new.frame.height - old.frame.height
        var places: [String] = []
        var before = Dictionary(
            oldParts.map { (Self.key($0, in: old), $0) }, uniquingKeysWith: { first, _ in first })
        let isSameBlock = old.frame.isNear(new.frame)
        compareWords(old, new, name: nil)
        for part in newParts {
            let name = String(part.name)
            guard let other = before.removeValue(forKey: Self.key(part, in: new)) else {
                if part.isAccessory, let state = part.state {
                    clauses.append("\(name) is \(state), was none")
                    continue
                }
                add(part.lines.isEmpty ? "\(name) added" : "\(name) added: '\(Excerpt.of(part.text))'", part)
                continue
            }
            let isSame = compareWords(other, part, name: name)
            let isPlaced = comparePlaces(other, in: old, part, in: new, name: name, isSame, &places)
            if isSame, isPlaced, isSameBlock || other.frame.isNear(part.frame) { unchanged.insert(part.id) }
        }
        for part in oldParts where before[Self.key(part, in: old)] != nil {
            if part.isAccessory, let state = part.state {
                clauses.append("\(part.name) is none, was \(state)")
                continue
            }
            add("\(part.name) removed", part)
        }
        if clauses.isEmpty, tellsPlaces { clauses = places }
    }

    private mutating func add(_ clause: String, _ part: Node) {
        if part.role == "separator" { separatorClauses.append(clause) } else { clauses.append(clause) }
    }

    /// What makes two parts the same one: their ids below that of the block.
    private static func key(_ part: Node, in block: Node) -> String {
        part.id.hasPrefix(block.id + "/") ? String(part.id.dropFirst(block.id.count)) : part.id
    }

    @discardableResult
    private mutating func compareWords(_ old: Node, _ new: Node, name: String?) -> Bool {
        let subject = name.map { $0 + " " } ?? ""
        var isSame = true
        if old.state != new.state {
            isSame = false
            clauses.append(
                "\(subject)is \(new.state ?? "without a state"), was \(old.state ?? "without a state")")
        }
        guard old.lines != new.lines else { return isSame }
        guard !old.lines.isEmpty, !new.lines.isEmpty else {
            clauses.append(
                new.lines.isEmpty
                    ? "\(subject)has no text, was '\(Excerpt.of(old.text))'"
                    : "\(subject)is '\(Excerpt.of(new.text))', had no text")
            return false
        }
        let isWrapped = old.lines.count > 1 || new.lines.count > 1
        if isWrapped, Letters(old.lines).isSameText(as: Letters(new.lines)) {
            clauses.append(
                old.lines.count == new.lines.count
                    ? "\(subject)breaks its lines elsewhere"
                    : "\(subject)wraps to \(counted(new.lines.count, "line")), was \(old.lines.count)")
        } else {
            let texts = "'\(Self.excerpt(new, old))', was '\(Self.excerpt(old, new))'"
            clauses.append(
                old.lines.count == new.lines.count
                    ? "\(subject)is \(texts)"
                    : "\(subject)is \(texts), and wraps to \(counted(new.lines.count, "line")), "
                        + "was \(old.lines.count)")
        }
        return false
    }

    /// The part of a long text in which it differs from another.
    private static func excerpt(_ node: Node, _ other: Node) -> String {
        let text = Array(node.text)
        guard text.count > 40 else { return Excerpt.of(node.text) }
        let common = zip(text, other.text).prefix { $0 == $1 }.count
        let start = max(0, min(common - 12, text.count - 39))
        return (start > 0 ? "…" : "") + Excerpt.of(String(text[start...]), limit: 39)
    }

    /// Compares places in the block; adds a clause where they differ.
    private mutating func comparePlaces(
        _ old: Node, in oldBlock: Node, _ new: Node, in newBlock: Node, name: String, _ isSame: Bool,
        _ places: inout [String]
    ) -> Bool {
        let (a, b) = (old.frame, new.frame)
        let moveX = (b.x - newBlock.frame.x) - (a.x - oldBlock.frame.x)
        let moveY = (b.y - newBlock.frame.y) - (a.y - oldBlock.frame.y)
        let (width, height) = (b.width - a.width, b.height - a.height)
        guard [moveX, moveY, width, height].contains(where: { abs($0) >= 0.015 }) else { return true }
        guard isSame else { return false }
        var parts: [String] = []
        if abs(height) >= 0.015 {
            parts.append("is \(abs(height).points) \(height > 0 ? "higher" : "less high")")
        }
        if abs(width) >= 0.015 { parts.append("is \(abs(width).points) \(width > 0 ? "wider" : "narrower")") }
        if parts.isEmpty, abs(moveX) >= 0.015 {
            parts.append("is \(abs(moveX).points) further \(moveX > 0 ? "right" : "left")")
        }
        // In a row that has grown, what is centred or at its bottom moves along.
        if parts.isEmpty, abs(moveY) >= 0.015, abs(growth) < 0.015 {
            parts.append("is \(abs(moveY).points) further \(moveY > 0 ? "down" : "up")")
        }
        let clause = "\(name) \(parts.joined(separator: " and "))"
        if new.role == "separator", !parts.isEmpty {
            separatorClauses.append(clause)
        } else if !parts.isEmpty {
            places.append(clause)
        }
        return false
    }
}

/// A text as far as its lines tell it: they may break between any two letters, and lose the white space there.
private struct Letters {
    private var letters = ""
    /// The white space within lines, by the number of letters before it.
    private var gaps: [Int: String] = [:]
    /// Where lines begin and end.
    private var breaks: Set<Int> = [0]

    init(_ lines: [String]) {
        var count = 0
        for line in lines {
            for character in line {
                if character.isWhitespace {
                    gaps[count, default: ""].append(character)
                } else {
                    letters.append(character)
                    count += 1
                }
            }
            breaks.insert(count)
        }
    }

    /// Whether the two may be one text in other lines: white space is the same wherever no line breaks in either.
    func isSameText(as other: Letters) -> Bool {
        guard letters == other.letters else { return false }
        return Set(gaps.keys).union(other.gaps.keys).allSatisfy { place in
            gaps[place] == other.gaps[place] || breaks.contains(place) || other.breaks.contains(place)
        }
    }
}

/// A layout as `ScreenLayout.text()` writes it, read back.
struct LayoutDump: Hashable, Sendable {
    struct Frame: Hashable, Sendable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var maxY: Double { y + height }
        var maxX: Double { x + width }
    }

    struct Node: Hashable, Sendable {
        var id: String
        var role: String
        /// Points.
        var frame: Frame
        /// The state of a control, such as `checked`.
        var state: String?
        /// The lines of a text.
        var lines: [String]
        /// 0 for the screen.
        var depth: Int
        /// The index of the node that it is in; `nil` for the screen.
        var parent: Int?

        /// Whether it is what a row shows at its trailing edge, which is one of several things.
        var isAccessory: Bool { role == "accessory" && name == "accessory" }
        /// The last segment of the id: `memo` of `section-0/row-2/memo`.
        var name: Substring { id.split(separator: "/").last ?? Substring(id) }
        /// Its text as one line: a break between ideographs or kana was no space.
        var text: String {
            lines.dropFirst().reduce(into: lines.first ?? "") { text, line in
                let sides = [text.unicodeScalars.last, line.unicodeScalars.first]
                text += (sides.contains { ($0?.value ?? 0) >= 0x2E80 } ? "" : " ") + line
            }
        }
    }

    /// Each node after the one that it is in.
    var nodes: [Node] = []

    /// Reads a dump; a line that is none of its is passed over.
    init(_ text: String) {
        /// The indices of the nodes that are open, outermost first.
        var open: [Int] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let indent = line.prefix { $0 == " " }.count
            guard var node = Self.node(line.dropFirst(indent)) else { continue }
            node.depth = indent / 2
            open.removeLast(max(0, open.count - node.depth))
            node.parent = open.last
            open.append(nodes.count)
            nodes.append(node)
        }
    }

    /// `id role x y width height`, then `(state)` or quoted lines.
    private static func node(_ line: Substring) -> Node? {
        guard !line.hasPrefix("warning: ") else { return nil }
        let end = line.firstIndex(of: "\"") ?? line.endIndex
        var words = line[..<end].split(separator: " ")
        var state: [Substring] = []
        if let first = words.firstIndex(where: { $0.hasPrefix("(") }), words.last?.hasSuffix(")") == true {
            state = Array(words[first...])
            words.removeSubrange(first...)
        }
        guard words.count >= 6 else { return nil }
        let numbers = words.suffix(4).compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        var node = Node(
            id: words.dropLast(5).joined(separator: " "), role: String(words[words.count - 5]),
            frame: Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            state: state.isEmpty ? nil : String(state.joined(separator: " ").dropFirst().dropLast()),
            lines: quoted(line[end...]), depth: 0)
        // A row's accessory is called what it is: only the checkmark says something to a screen reader.
        if node.isAccessory {
            node.state = node.state == "selected" ? "checkmark" : node.state ?? "disclosure"
        }
        return node
    }

    private static func quoted(_ text: Substring) -> [String] {
        var lines: [String] = []
        var current: String?
        var isEscaped = false
        for scalar in text.unicodeScalars {
            guard let line = current else {
                if scalar == "\"" { current = "" }
                continue
            }
            if isEscaped {
                isEscaped = false
                current = line + String(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                lines.append(line)
                current = nil
            } else {
                current?.unicodeScalars.append(scalar)
            }
        }
        return lines
    }

    /// The nodes below one, at any depth.
    func descendants(of index: Int) -> ArraySlice<Node> {
        let depth = nodes[index].depth
        let end = nodes[(index + 1)...].firstIndex { $0.depth <= depth } ?? nodes.count
        return nodes[(index + 1)..<end]
    }
}

extension LayoutDump.Frame {
    /// Whether two frames are the same but for what two decimals can't say.
    func isNear(_ other: LayoutDump.Frame) -> Bool {
        abs(x - other.x) < 0.015 && abs(y - other.y) < 0.015 && abs(width - other.width) < 0.015
            && abs(height - other.height) < 0.015
    }
}

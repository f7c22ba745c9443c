import PixelImage

/// Which nodes the pixels belong to that differ between two pictures of one size.
struct NodePixels {
    /// A node and what became of its pixels.
    struct Change {
        var node: LayoutDump.Node
        var count: Int
        /// The colour that nearly all of its pixels of that colour had and have, if there is one.
        var color: (old: UInt32, new: UInt32)?
    }

    /// A colour that has become another one in much of the picture.
    struct Backdrop {
        fileprivate var pair: UInt64
        /// The nodes in which it is the leading change.
        var nodes: [LayoutDump.Node]
        var old: UInt32 { UInt32(pair >> 32) }
        var new: UInt32 { UInt32(truncatingIfNeeded: pair) }
    }

    private(set) var changes: [Change] = []
    private(set) var backdrops: [Backdrop] = []

    /// - Parameter isCandidate: whether a node may be named.
    init(
        _ dump: LayoutDump, before: Bitmap, after: Bitmap, isCandidate: (LayoutDump.Node) -> Bool
    ) {
        guard before.width == after.width, before.height == after.height, let screen = dump.nodes.first,
            screen.frame.width > 0
        else { return }
        let scale = Double(after.width) / screen.frame.width
        var open = DifferingPixels(before, after)
        var found: [(node: LayoutDump.Node, area: PixelArea, tally: DifferingPixels.Tally)] = []
        // What is drawn last is on top, and children are on top of what they are in.
        for node in dump.frontToBack where open.count > 0 {
            guard let area = PixelArea(node, scale: scale, width: after.width, height: after.height) else {
                continue
            }
            let tally = open.take(area, before, after)
            if tally.count > 0 { found.append((node, area, tally)) }
        }
        let containers = dump.containers
        // What lies behind many nodes and has another colour is one change, however many stand before it.
        var totals: [UInt64: Int] = [:]
        for (_, _, tally) in found { totals.merge(tally.pairs) { $0 + $1 } }
        let broad = totals.filter { $0.value * 50 >= after.width * after.height }
        let background = found.filter { $0.tally.leadingPair.map { broad[$0] != nil } ?? false }
        for pair in broad.keys.sorted(by: { (broad[$1] ?? 0, $0) < (broad[$0] ?? 0, $1) }) {
            let nodes = background.filter { $0.tally.leadingPair == pair }.map(\.node)
            guard nodes.count > 1 else { continue }
            backdrops.append(Backdrop(pair: pair, nodes: nodes))
        }
        for (node, area, tally) in found where isCandidate(node) {
            if let pair = tally.leadingPair, backdrops.contains(where: { $0.pair == pair }) { continue }
            changes.append(
                Change(node: node, count: tally.count, color: tally.color(in: area, before, after)))
        }
        // A few pixels of ink beyond a label's frame don't make its row a change of its own. Of thousands of nodes,
        // nobody is told each.
        guard found.count <= 2000 else { return }
        let all = found.map { ($0.node, $0.tally.count) }
        changes = changes.filter { change in
            guard containers.contains(change.node.id) else { return true }
            let inside = all.filter { $0.0.id.hasPrefix(change.node.id + "/") }.reduce(0) { $0 + $1.1 }
            return change.count * 4 > inside
        }
    }
}

/// A node's pixels.
struct PixelArea {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int

    init?(_ node: LayoutDump.Node, scale: Double, width: Int, height: Int) {
        let frame = node.frame
        func pixel(_ value: Double, _ limit: Int) -> Int {
            Int(max(0, min(Double(limit), (value * scale).rounded())))
        }
        // A separator's frame is a line, and is drawn at one of its sides.
        let spread = frame.height < 0.015 ? 1.0 : 0
        left = pixel(frame.x, width)
        right = pixel(frame.maxX, width)
        top = pixel(frame.y - spread, height)
        bottom = pixel(frame.maxY + spread, height)
        guard left < right, top < bottom else { return nil }
    }
}

/// The pixels that differ and have no node yet.
struct DifferingPixels {
    private let width: Int
    private var isOpen: [Bool]
    /// For each row whether it has any.
    private var rows: [Int]
    private(set) var count = 0

    init(_ before: Bitmap, _ after: Bitmap) {
        width = after.width
        isOpen = [Bool](repeating: false, count: after.width * after.height)
        rows = [Int](repeating: 0, count: after.height)
        before.pixels.withUnsafeBufferPointer { old in
            after.pixels.withUnsafeBufferPointer { new in
                var index = 0
                while index < old.count {
                    if old[index] != new[index] {
                        isOpen[index] = true
                        rows[index / width] += 1
                        count += 1
                    }
                    index += 1
                }
            }
        }
    }

    struct Tally {
        var count = 0
        /// How often a colour became another.
        var pairs: [UInt64: Int] = [:]
    }

    /// Gives the pixels in an area to a node.
    mutating func take(_ area: PixelArea, _ before: Bitmap, _ after: Bitmap) -> Tally {
        var tally = Tally()
        var y = area.top
        while y < area.bottom {
            defer { y += 1 }
            guard rows[y] > 0 else { continue }
            var index = y * width + area.left
            let end = y * width + area.right
            while index < end {
                if isOpen[index] {
                    isOpen[index] = false
                    rows[y] -= 1
                    count -= 1
                    tally.count += 1
                    let pair = UInt64(before.pixels[index]) << 32 | UInt64(after.pixels[index])
                    // Enough to know which one is the most frequent.
                    if tally.pairs.count < 10_000 || tally.pairs[pair] != nil {
                        tally.pairs[pair, default: 0] += 1
                    }
                }
                index += 1
            }
        }
        return tally
    }
}

extension DifferingPixels.Tally {
    /// The most frequent change of colour, if it is a quarter of all.
    var leadingPair: UInt64? {
        pairs.max { ($0.value, $1.key) < ($1.value, $0.key) }.flatMap { $0.value * 4 >= count ? $0.key : nil }
    }

    /// The change of colour that explains the others: one pair leads, and what had its old colour has it no more.
    func color(
        in area: PixelArea, _ before: Bitmap, _ after: Bitmap
    ) -> (old: UInt32, new: UInt32)? {
        let leading = pairs.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(2)
        guard let first = leading.first, leading.count == 1 || first.value >= 2 * (leading.last?.value ?? 0),
            first.value * 4 >= count
        else { return nil }
        let (old, new) = (UInt32(first.key >> 32), UInt32(truncatingIfNeeded: first.key))
        var total = 0
        var y = area.top
        while y < area.bottom {
            var index = y * before.width + area.left
            let end = y * before.width + area.right
            while index < end {
                if before.pixels[index] == old { total += 1 }
                index += 1
            }
            y += 1
        }
        return first.value * 10 >= total * 9 ? (old, new) : nil
    }
}

extension LayoutDump {
    /// The ids of the nodes that others are in.
    fileprivate var containers: Set<String> {
        Set(nodes.compactMap { $0.parent.map { nodes[$0].id } })
    }

    /// Nodes from what is drawn on top to what is below it.
    fileprivate var frontToBack: [Node] {
        var result: [Node] = []
        result.reserveCapacity(nodes.count)
        var children: [[Int]] = Array(repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() {
            if let parent = node.parent { children[parent].append(index) }
        }
        // Children after what they are in, later siblings after earlier ones: painting order, which is then reversed.
        func visit(_ index: Int) {
            result.append(nodes[index])
            for child in children[index] { visit(child) }
        }
        for index in nodes.indices where nodes[index].parent == nil { visit(index) }
        return result.reversed()
    }
}

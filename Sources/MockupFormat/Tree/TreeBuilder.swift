/// Puts a tree together from what a parser reports, and keeps the limits that hold for every notation.
struct TreeBuilder {
    /// How deep collections may nest.
    static let nestingLimit = 64
    /// How many nodes all aliases together may stand for.
    static let aliasNodeLimit = 2_000_000
    /// How many bytes of text all aliases together may stand for.
    static let aliasTextLimit = 64 << 20

    enum Problem: Error {
        case nesting
        case unknownAlias(String)
        case recursiveAlias(String)
        case expansion
    }

    private struct Open {
        var id: NodeID
        var count: UInt32 = 0
        /// Levels of collections in it, itself included.
        var height = 1
        var anchor: String?
        /// What had been counted when it began.
        var nodesBefore: Int
        var textBefore: Int
    }

    private struct Anchor {
        var id: NodeID
        var height: Int
        var nodes: Int
        var text: Int
        var isOpen: Bool
    }

    private(set) var tree = DocumentTree()
    private var open: [Open] = []
    private var anchors: [String: Anchor] = [:]
    /// Nodes and text with every alias counted as what it stands for.
    private var nodes = 0
    private var textBytes = 0
    private var aliasNodes = 0
    private var aliasText = 0

    var depth: Int { open.count }

    init(sizeHint: Int) {
        tree.text.reserveCapacity(sizeHint)
    }

    mutating func scalar(_ node: Node, anchor: String?) {
        let id = append(node)
        let bytes = node.kind == .plain || node.kind == .quoted ? Int(node.second) : 0
        textBytes += bytes
        if let anchor {
            anchors[anchor] = Anchor(id: id, height: 0, nodes: 1, text: bytes, isOpen: false)
        }
    }

    /// Adds a text's bytes; gives back where they begin.
    ///
    /// - Parameter unmask: whether U+FDD0 and U+FDD1 stand for U+2028 and U+2029.
    mutating func store(_ bytes: UnsafeBufferPointer<UInt8>, unmask: Bool = false) -> UInt32 {
        let offset = tree.text.count
        tree.text.append(contentsOf: bytes)
        if unmask {
            tree.text.withUnsafeMutableBufferPointer {
                LineSeparatorMask.remove(from: UnsafeMutableBufferPointer(rebasing: $0[offset...]))
            }
        }
        return UInt32(truncatingIfNeeded: offset)
    }

    /// Whether the text from an offset on holds what no text may hold.
    func holdsForbiddenCharacter(from offset: UInt32) -> Bool {
        tree.text.withUnsafeBufferPointer {
            ForbiddenCharacter.occurs(in: UnsafeBufferPointer(rebasing: $0[Int(offset)...]))
        }
    }

    mutating func begin(_ kind: Node.Kind, start: UInt32, anchor: String?) throws(Problem) {
        guard open.count < Self.nestingLimit else { throw .nesting }
        let (nodesBefore, textBefore) = (nodes, textBytes)
        let id = append(Node(kind: kind, start: start))
        open.append(Open(id: id, anchor: anchor, nodesBefore: nodesBefore, textBefore: textBefore))
        if let anchor {
            anchors[anchor] = Anchor(id: id, height: 0, nodes: 0, text: 0, isOpen: true)
        }
    }

    mutating func end() {
        guard let closed = open.popLast() else { return }
        tree.nodes[Int(closed.id)].first = closed.count
        tree.nodes[Int(closed.id)].second = UInt32(truncatingIfNeeded: tree.nodes.count)
        if !open.isEmpty {
            open[open.count - 1].height = max(open[open.count - 1].height, closed.height + 1)
        }
        // A later anchor of the same name has taken the name over.
        if let name = closed.anchor, anchors[name]?.id == closed.id {
            anchors[name] = Anchor(
                id: closed.id, height: closed.height, nodes: nodes - closed.nodesBefore,
                text: textBytes - closed.textBefore, isOpen: false)
        }
    }

    mutating func alias(_ name: String, start: UInt32) throws(Problem) {
        guard let anchor = anchors[name] else { throw .unknownAlias(name) }
        guard !anchor.isOpen else { throw .recursiveAlias(name) }
        guard open.count + anchor.height <= Self.nestingLimit else { throw .nesting }
        aliasNodes += anchor.nodes
        aliasText += anchor.text
        guard aliasNodes <= Self.aliasNodeLimit, aliasText <= Self.aliasTextLimit else { throw .expansion }
        append(Node(kind: .alias, start: start, first: anchor.id))
        nodes += anchor.nodes - 1
        textBytes += anchor.text
        if !open.isEmpty {
            open[open.count - 1].height = max(open[open.count - 1].height, anchor.height + 1)
        }
    }

    @discardableResult
    private mutating func append(_ node: Node) -> NodeID {
        if !open.isEmpty { open[open.count - 1].count += 1 }
        tree.nodes.append(node)
        nodes += 1
        return UInt32(truncatingIfNeeded: tree.nodes.count - 1)
    }
}

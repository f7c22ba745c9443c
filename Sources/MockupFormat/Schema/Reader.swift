import MockupModel

/// Reads values from a tree by the type that is due, and collects what is wrong.
struct Reader {
    struct Problem: Hashable {
        var node: NodeID
        var message: String
        var hint: String?
        /// Where the same thing stands already.
        var first: NodeID?
    }

    let tree: DocumentTree
    private(set) var problems: [Problem] = []
    private(set) var problemCount = 0
    /// Sections by their list's node: what several variants or aliases share is read once.
    var sections: [NodeID: [Section]] = [:]

    /// More problems than this are only counted.
    private static let problemLimit = 10_000

    init(_ tree: DocumentTree) {
        self.tree = tree
    }

    /// Whether further problems are only counted: then nothing needs to be looked up for their messages.
    var isFull: Bool { problems.count >= Self.problemLimit }

    /// - Parameter first: where the same thing stands already; its place is added to the message.
    mutating func fail(_ id: NodeID, _ message: String, hint: String? = nil, first: NodeID? = nil) {
        problemCount += 1
        if !isFull {
            problems.append(Problem(node: id, message: message, hint: hint, first: first))
        }
    }

    func kind(_ id: NodeID) -> Node.Kind {
        tree.nodes[Int(tree.resolve(id))].kind
    }

    /// Whether a value is as good as its key not being there: an empty plain scalar, or JSON's null.
    func isAbsent(_ id: NodeID) -> Bool {
        let node = tree.nodes[Int(tree.resolve(id))]
        return node.kind == .null || node.kind == .plain && node.second == 0
    }

    /// What stands there, for a message: `'wide'`, `a list`, `the number 5`.
    func found(_ id: NodeID) -> String {
        let target = tree.resolve(id)
        return switch tree.nodes[Int(target)].kind {
        case .list: "a list"
        case .mapping: "a mapping"
        case .null: "null"
        case .yes: "true"
        case .no: "false"
        case .number: "the number \(NumberText.of(tree.number(target)))"
        case .plain where tree.nodes[Int(target)].second == 0: "nothing"
        case .plain: "'\(tree.excerpt(target))'"
        case .quoted: "the text '\(tree.excerpt(target))'"
        case .alias: "an alias"
        }
    }

    mutating func failExpected(_ expected: String, at id: NodeID, hint: String? = nil) {
        fail(id, "expected \(expected), found \(found(id))", hint: hint)
    }

    /// Whether the bytes of a plain or quoted scalar are these words.
    func matches(_ id: NodeID, _ word: StaticString) -> Bool {
        let node = tree.nodes[Int(id)]
        guard Int(node.second) == word.utf8CodeUnitCount else { return false }
        let start = Int(node.first)
        return word.withUTF8Buffer { expected in
            var i = 0
            while i < expected.count {
                if tree.text[start + i] != expected[i] { return false }
                i += 1
            }
            return true
        }
    }
}

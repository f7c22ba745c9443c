import Drawing

/// Why a mockup can't be laid out: a text that can't be shaped, and the node that it belongs to.
public struct LayoutError: Error, Hashable, Sendable {
    /// The node's id.
    public var node: String
    public var cause: TextError

    public init(node: String, cause: TextError) {
        self.node = node
        self.cause = cause
    }

    /// The error as the node around its node sees it.
    func within(_ name: String) -> LayoutError {
        LayoutError(node: node.isEmpty ? name : "\(name)/\(node)", cause: cause)
    }
}

/// Collects every error of a layout instead of ending it at the first: a text that can't be shaped is left empty.
public final class LayoutErrorLog {
    /// More than anyone reads; a label may be shaped more than once.
    private static let limit = 1_000
    private var entries: [LayoutError] = []

    public init() {}

    /// In the order of layout, one a node, the first hundred of them.
    public var errors: [LayoutError] {
        var nodes: Set<String> = []
        return Array(entries.filter { nodes.insert($0.node).inserted }.prefix(100))
    }

    package func append(_ error: LayoutError) {
        if entries.count < Self.limit { entries.append(error) }
    }

    var count: Int { entries.count }

    /// Puts the errors that came after the first `count` into the node around theirs.
    func nest(after count: Int, within name: String) {
        for index in entries.indices.dropFirst(count) { entries[index] = entries[index].within(name) }
    }
}

/// Something that was laid out in another way than it was asked for.
public struct LayoutWarning: Hashable, Sendable, CustomStringConvertible {
    /// The node's id.
    public var node: String
    public var message: String

    public init(node: String, message: String) {
        self.node = node
        self.message = message
    }

    public var description: String { "\(node): \(message)" }
}

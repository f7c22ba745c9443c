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
}

/// Collects every error of a layout instead of ending it at the first: a text that can't be shaped is left empty.
public final class LayoutErrorLog {
    /// In the order of layout, one a node, the first hundred of them.
    public private(set) var errors: [LayoutError] = []

    public init() {}

    package func append(_ error: LayoutError) {
        guard errors.count < 100, !errors.contains(where: { $0.node == error.node }) else { return }
        errors.append(error)
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

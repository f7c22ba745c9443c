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

/// Where a label that does not fit loses its words.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    case head, middle, tail, clip
}

/// A text of a cell, and how it is set.
public struct CellText: Hashable, Sendable {
    /// What the text is to its cell; a cell has one of each at most.
    public enum Role: String, CaseIterable, Hashable, Sendable {
        /// The main text.
        case title
        /// A second, smaller line under the title.
        case subtitle
        /// A text beside the title.
        case value
        /// The line under an item's title.
        case detail
        /// An item's text of any length.
        case memo
    }

    public var role: Role
    public var text: String
    /// How many lines there may be; 0 for as many as it needs.
    public var lineLimit: Int
    public var truncationMode: TruncationMode
    public var isStruckThrough: Bool

    public init(
        _ role: Role, _ text: String, lineLimit: Int = 0, truncationMode: TruncationMode = .tail,
        isStruckThrough: Bool = false
    ) {
        self.role = role
        self.text = text
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.isStruckThrough = isStruckThrough
    }
}

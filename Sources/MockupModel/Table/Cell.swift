/// What a checkbox shows.
public enum CheckboxState: String, CaseIterable, Hashable, Sendable {
    case off, on, mixed
}

/// What stands at a cell's trailing edge.
public enum Accessory: String, CaseIterable, Hashable, Sendable {
    case none, disclosure, checkmark
}

/// Where a label that does not fit loses its words.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
    case head, middle, tail, clip
}

/// One row of a table.
public struct Cell: Hashable, Sendable {
    /// A cell's kind with the texts that only this kind has.
    public enum Content: Hashable, Sendable {
        /// A title alone.
        case `default`
        /// A second, smaller line under the title.
        case subtitle(String)
        /// A value at the trailing edge.
        case value1(String)
        /// A small tinted title that ends where the value begins.
        case value2(String)
        /// A checkbox, a name, a line of detail and a memo of any length.
        case item(detail: String, memo: String)
    }

    /// Replaces the row's own segment of its node id.
    public var id: String?
    public var title: String
    public var content: Content
    public var checkbox: CheckboxState?
    /// A switch at the trailing edge, on or off; `nil` for none.
    public var isOn: Bool?
    public var accessory: Accessory
    /// How many lines the title may have; 0 for as many as it needs.
    public var lineLimit: Int
    public var truncationMode: TruncationMode
    /// Whether a line is drawn through the title.
    public var isStruckThrough: Bool
    /// The row's height in points, whatever it holds; `nil` for the table's rule.
    public var height: Double?
    /// The least height in points; replaces the theme's.
    public var minHeight: Double?

    public init(_ title: String, id: String? = nil, content: Content = .default) {
        self.id = id
        self.title = title
        self.content = content
        checkbox = nil
        isOn = nil
        accessory = .none
        lineLimit = 0
        truncationMode = .tail
        isStruckThrough = false
        height = nil
        minHeight = nil
    }
}

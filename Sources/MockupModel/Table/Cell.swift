/// How a cell's texts stand to each other.
public enum CellStyle: String, CaseIterable, Hashable, Sendable {
    /// A title alone.
    case `default`
    /// A second, smaller line under the title.
    case subtitle
    /// A value at the trailing edge.
    case value1
    /// A small tinted title that ends where the value begins.
    case value2
    /// A checkbox, a name, a line of detail and a memo of any length.
    case item
}

/// One row of a table: what stands at its two edges, the texts between them, and its state.
///
/// UIKit's cell styles are names for arrangements of the texts; `Cell+Rules` says which texts go with which.
public struct Cell: Hashable, Sendable {
    /// Replaces the row's own segment of its node id.
    public var id: String?
    /// How the texts stand; `nil` for what the texts themselves suggest.
    public var style: CellStyle?
    /// In reading order, the title first.
    public var texts: [CellText]
    /// From the leading edge on.
    public var leading: [CellItem]
    /// Towards the trailing edge.
    public var trailing: [CellItem]
    /// The row's height in points, whatever it holds; `nil` for the table's rule.
    public var height: Double?
    /// The least height in points; replaces the look's.
    public var minHeight: Double?

    public init(_ title: String, id: String? = nil) {
        self.id = id
        texts = [CellText(.title, title)]
        leading = []
        trailing = []
        height = nil
        minHeight = nil
    }

    /// The text of a role, or `nil` when the cell has none.
    public func text(_ role: CellText.Role) -> CellText? { texts.first { $0.role == role } }

    /// Gives the cell a text, or takes it away; keeps how an earlier one was set.
    public mutating func setText(_ role: CellText.Role, _ text: String?) {
        guard let index = texts.firstIndex(where: { $0.role == role }) else {
            if let text { texts.append(CellText(role, text)) }
            return
        }
        if let text { texts[index].text = text } else { texts.remove(at: index) }
    }

    /// The main text.
    public var title: String {
        get { titleText.text }
        set { titleText.text = newValue }
    }

    /// The main text and how it is set; a cell without one gets an empty one when something is changed.
    public var titleText: CellText {
        get { text(.title) ?? CellText(.title, "") }
        set {
            if let index = texts.firstIndex(where: { $0.role == .title }) {
                texts[index] = newValue
            } else {
                texts.insert(newValue, at: 0)
            }
        }
    }
}

/// The controls and accessories that a cell has one of at most, by name.
extension Cell {
    /// The checkbox at the leading edge.
    public var checkbox: CheckboxState? {
        get {
            for case .checkbox(let state) in leading { return state }
            return nil
        }
        set {
            leading.removeAll { if case .checkbox = $0 { true } else { false } }
            if let newValue { leading.insert(.checkbox(newValue), at: 0) }
        }
    }

    /// The switch at the trailing edge, on or off.
    public var isOn: Bool? {
        get {
            for case .toggle(let isOn) in trailing { return isOn }
            return nil
        }
        set {
            trailing.removeAll { if case .toggle = $0 { true } else { false } }
            if let newValue { trailing.append(.toggle(isOn: newValue)) }
        }
    }

    /// The accessory at the trailing edge.
    public var accessory: Accessory {
        get {
            for item in trailing {
                if let accessory = item.accessory { return accessory }
            }
            return .none
        }
        set {
            trailing.removeAll { $0.accessory != nil }
            if let item = newValue.item { trailing.append(item) }
        }
    }
}

extension CellItem {
    /// The accessory that the item is, if it is one.
    public var accessory: Accessory? {
        switch self {
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        case .checkbox, .toggle: nil
        }
    }
}

extension Accessory {
    fileprivate var item: CellItem? {
        switch self {
        case .none: nil
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        }
    }
}

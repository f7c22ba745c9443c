/// What a cell may hold together: the same rules for documents and for cells built in Swift.
extension Cell {
    /// Two things of a cell that don't go together.
    public struct Conflict: Hashable, Sendable {
        /// The document's key of the one that is too much.
        public var key: String
        public var message: String
        public var hint: String?
    }

    /// The style that holds: the given one, else what the texts suggest.
    public var settledStyle: CellStyle {
        if let style { return style }
        if text(.subtitle) != nil { return .subtitle }
        return text(.value) != nil ? .value1 : .default
    }

    /// What stands at the leading edge; an item always has a checkbox.
    public var shownLeading: [CellItem] {
        settledStyle == .item && checkbox == nil ? [.checkbox(.off)] + leading : leading
    }

    /// Everything that doesn't go together, in the order of the keys.
    public var conflicts: [Conflict] {
        var conflicts: [Conflict] = []
        if style == nil, text(.subtitle) != nil, text(.value) != nil {
            return [
                Conflict(
                    key: "value", message: "a cell has either 'subtitle' or 'value', not both",
                    hint: "'subtitle' stands below the title, 'value' beside it")
            ]
        }
        let style = settledStyle
        for role in CellText.Role.allCases where text(role) != nil && !role.styles.contains(style) {
            conflicts.append(
                Conflict(
                    key: role.rawValue,
                    message: "'\(role.rawValue)' is not a key of a cell of kind '\(style.rawValue)'",
                    hint: "it belongs to "
                        + role.styles.map { "'cell: \($0.rawValue)'" }.joined(separator: " or ")))
        }
        if isOn != nil, accessory != .none {
            conflicts.append(
                Conflict(
                    key: "accessory", message: "a cell has either 'switch' or 'accessory', not both",
                    hint: "remove one of them"))
        }
        return conflicts
    }
}

extension CellText.Role {
    /// The cell styles that have such a text.
    public var styles: [CellStyle] {
        switch self {
        case .title: CellStyle.allCases
        case .subtitle: [.subtitle]
        case .value: [.value1, .value2]
        case .detail, .memo: [.item]
        }
    }
}

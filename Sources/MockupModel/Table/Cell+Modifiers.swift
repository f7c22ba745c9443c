extension Cell {
    /// A second, smaller line under the title.
    public func subtitle(_ text: String) -> Cell { with { $0.setText(.subtitle, text) } }

    /// A value at the trailing edge.
    public func value(_ text: String) -> Cell { with { $0.setText(.value, text) } }

    /// A value beside a small tinted title, as in a contact's card.
    public func value2(_ text: String) -> Cell {
        with {
            $0.style = .value2
            $0.setText(.value, text)
        }
    }

    /// A line of detail and a memo of any length beside a checkbox.
    public func item(detail: String = "", memo: String = "") -> Cell {
        with {
            $0.style = .item
            $0.setText(.detail, detail)
            $0.setText(.memo, memo)
        }
    }

    /// A checkbox at the leading edge.
    public func checkbox(_ state: CheckboxState) -> Cell { with { $0.checkbox = state } }

    /// A checkbox at the leading edge, on or off.
    public func checkbox(_ isOn: Bool) -> Cell { checkbox(isOn ? .on : .off) }

    /// A switch at the trailing edge.
    public func `switch`(_ isOn: Bool) -> Cell { with { $0.isOn = isOn } }

    /// What stands at the trailing edge.
    public func accessory(_ accessory: Accessory) -> Cell { with { $0.accessory = accessory } }

    /// How many lines the title may have; 0 for as many as it needs.
    public func lineLimit(_ limit: Int) -> Cell { with { $0.titleText.lineLimit = limit } }

    /// Where a title that does not fit loses its words.
    public func truncationMode(_ mode: TruncationMode) -> Cell { with { $0.titleText.truncationMode = mode } }

    /// A line through the title.
    public func strikethrough(_ isActive: Bool = true) -> Cell {
        with { $0.titleText.isStruckThrough = isActive }
    }

    /// The row's height in points, whatever it holds.
    public func height(_ height: Double) -> Cell { with { $0.height = height } }

    /// The row's least height in points.
    public func minHeight(_ height: Double) -> Cell { with { $0.minHeight = height } }

    /// The row's own segment of its node id.
    public func id(_ id: String) -> Cell { with { $0.id = id } }

    func with(_ change: (inout Cell) -> Void) -> Cell {
        var copy = self
        change(&copy)
        return copy
    }
}

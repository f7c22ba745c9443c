/// What a cell can hold at its leading or trailing edge: every control and accessory there is, with its payload.
public enum CellItem: Hashable, Sendable {
    case checkbox(CheckboxState)
    case toggle(isOn: Bool)
    case disclosure
    case checkmark
}

/// What a node of a layout is, for those who read it.
public enum NodeRole: String, CaseIterable, Hashable, Sendable {
    case screen, statusBar, time, cellularSignal, wifi, battery, sensorIsland
    case navigationBar, backButton, barButton
    case table, section, sectionHeader, sectionFooter, cell
    case title, subtitle, value, detail, memo
    case checkbox, `switch`, accessory, separator, homeIndicator
}

/// The numbers of every control; a look that lacks one doesn't compile.
public struct ControlTokens: Hashable, Sendable {
    public var checkbox: CheckboxTokens
    public var toggle: SwitchTokens
    public var disclosure: DisclosureTokens
    public var checkmark: CheckmarkTokens

    public init(
        checkbox: CheckboxTokens, toggle: SwitchTokens, disclosure: DisclosureTokens,
        checkmark: CheckmarkTokens
    ) {
        self.checkbox = checkbox
        self.toggle = toggle
        self.disclosure = disclosure
        self.checkmark = checkmark
    }

    static let numbers = [
        CheckboxTokens.numbers, SwitchTokens.numbers, DisclosureTokens.numbers, CheckmarkTokens.numbers,
    ].flatMap { $0 }
}

import MockupModel

/// What a node shows of a state, as data; what a reader says of it follows from it.
public struct NodeState: Hashable, Sendable {
    /// A checkbox's or a switch's; a switch is never mixed.
    public var check: CheckboxState?
    /// Whether it is what was chosen: the row with the check mark.
    public var isSelected: Bool

    public init(check: CheckboxState? = nil, isSelected: Bool = false) {
        self.check = check
        self.isSelected = isSelected
    }

    public static let none = NodeState()
}

import BoxLayout
import MockupModel

/// What each control looks like; a look that lacks one doesn't compile.
public struct Controls: Sendable {
    public var checkbox: @Sendable (CheckboxState, LookTraits) -> Box
    public var toggle: @Sendable (Bool, LookTraits) -> Box
    public var disclosure: @Sendable (LookTraits) -> Box
    public var checkmark: @Sendable (LookTraits) -> Box

    /// A control's box, as a cell's item.
    func box(of item: CellItem, _ traits: LookTraits) -> Box {
        switch item {
        case .checkbox(let state): checkbox(state, traits)
        case .toggle(let isOn): toggle(isOn, traits)
        case .disclosure: disclosure(traits)
        case .checkmark: checkmark(traits)
        }
    }
}

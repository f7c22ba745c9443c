import BoxLayout
import MockupModel

/// What UIKit draws, for the looks that are made of it.
enum UIKit {
    /// Behind everything.
    @Sendable static func background(_ traits: LookTraits) -> ColorToken {
        traits.style == .plain ? .background : .groupedBackground
    }
}

extension Parts {
    /// UIKit's, as every iOS look up to 18 has them.
    static let uiKit = Parts(
        row: UIKit.row, sectionHeader: UIKit.sectionHeader, sectionFooter: UIKit.sectionFooter,
        sections: UIKit.sections, navigationBar: UIKit.navigationBar, statusBar: UIKit.statusBar,
        homeIndicator: UIKit.homeIndicator, background: UIKit.background)
}

extension Controls {
    /// UIKit's, as every iOS look up to 18 draws them.
    static let uiKit = Controls(
        checkbox: UIKit.checkbox, toggle: UIKit.toggle, disclosure: UIKit.disclosure,
        checkmark: UIKit.checkmark)
}

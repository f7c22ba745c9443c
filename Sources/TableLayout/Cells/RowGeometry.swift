import MockupModel

/// Where a row stands horizontally, and what it leaves to its content.
struct RowGeometry {
    /// The row's left edge on the screen.
    var x: Double
    var width: Double
    /// From the row's left edge to its text.
    var leading: Double
    /// From the row's right edge to text that ends there.
    var trailing: Double
    /// From the row's right edge to an accessory.
    var accessory: Double
    /// What the row's width loses to the screen's safe area.
    var unsafe: Double

    init(context: LayoutContext) {
        let safeArea = context.safeArea
        if context.style == .insetGrouped {
            x = safeArea.left + context[.cardMargin]
            width = context.screen.width - x - safeArea.right - context[.cardMargin]
            leading = context[.cardTextInset]
            trailing = context[.cardTextInset]
            accessory = context[.cardTextInset]
            unsafe = 0
        } else {
            x = 0
            width = context.screen.width
            leading = safeArea.left + context.textInset
            trailing = safeArea.right + context.textInset
            accessory = safeArea.right + context[context.isWide ? .accessoryInsetWide : .accessoryInset]
            unsafe = safeArea.left + safeArea.right
        }
        width = max(0, width)
    }
}

/// The horizontal room that a row's labels share.
struct TextArea {
    /// The left edge, in the row's coordinates.
    var left: Double
    var right: Double
    /// The height in points that a row of fixed height has, paddings included; `nil` when it grows.
    var height: Double?

    var width: Double { max(0, right - left) }
}

/// The labels of a row, and how high they want it.
struct RowContent {
    /// The row's natural height in points, paddings included.
    var height: Double
    /// In the row's coordinates, for a row of the natural height.
    var labels: [LayoutNode]
}

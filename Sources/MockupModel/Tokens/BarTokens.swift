/// The numbers of a navigation bar.
public struct BarTokens: Hashable, Sendable {
    public var height: Double
    public var largeTitleHeight: Double
    public var titleBaseline: Double
    public var largeTitleBaseline: Double
    public var buttonInset: Double
    public var buttonSpacing: Double
    public var backChevronX: Double
    public var backChevronWidth: Double
    public var backChevronHeight: Double
    public var backChevronLineWidth: Double
    public var backLabelX: Double

    public init(
        height: Double, largeTitleHeight: Double, titleBaseline: Double, largeTitleBaseline: Double,
        buttonInset: Double, buttonSpacing: Double, backChevronX: Double, backChevronWidth: Double,
        backChevronHeight: Double, backChevronLineWidth: Double, backLabelX: Double
    ) {
        self.height = height
        self.largeTitleHeight = largeTitleHeight
        self.titleBaseline = titleBaseline
        self.largeTitleBaseline = largeTitleBaseline
        self.buttonInset = buttonInset
        self.buttonSpacing = buttonSpacing
        self.backChevronX = backChevronX
        self.backChevronWidth = backChevronWidth
        self.backChevronHeight = backChevronHeight
        self.backChevronLineWidth = backChevronLineWidth
        self.backLabelX = backLabelX
    }

    static let numbers = [
        NumberToken(
            "navigationBarHeight", \.bar.height, "the height of a navigation bar with a standard title"),
        NumberToken(
            "largeTitleHeight", \.bar.largeTitleHeight, "what a large title adds to the navigation bar"),
        NumberToken(
            "barTitleBaseline", \.bar.titleBaseline, "from the navigation bar's top to its title's baseline"),
        NumberToken(
            "largeTitleBaseline", \.bar.largeTitleBaseline,
            "from the standard bar's bottom to the large title's baseline"),
        NumberToken(
            "barButtonInset", \.bar.buttonInset, "from the screen's edge to a bar's first or last button"),
        NumberToken("barButtonSpacing", \.bar.buttonSpacing, "between two buttons of a bar"),
        NumberToken(
            "backChevronX", \.bar.backChevronX, "from the screen's edge to the back button's chevron"),
        NumberToken("backChevronWidth", \.bar.backChevronWidth, "the width of the back button's chevron"),
        NumberToken("backChevronHeight", \.bar.backChevronHeight, "the height of the back button's chevron"),
        NumberToken(
            "backChevronLineWidth", \.bar.backChevronLineWidth,
            "the line width of the back button's chevron"),
        NumberToken("backLabelX", \.bar.backLabelX, "from the screen's edge to the back button's label"),
    ]
}

/// The numbers of rows.
public struct RowTokens: Hashable, Sendable {
    public var height: Double
    public var padding: Double
    public var textInset: Double
    public var textInsetWide: Double
    public var accessoryInset: Double
    public var accessoryInsetWide: Double
    public var wideWidth: Double
    public var subtitlePaddingTop: Double
    public var subtitlePaddingBottom: Double
    public var value2TitleWidth: Double
    public var value2Spacing: Double
    public var valueSpacing: Double
    public var accessorySpacing: Double

    public init(
        height: Double, padding: Double, textInset: Double, textInsetWide: Double,
        accessoryInset: Double, accessoryInsetWide: Double, wideWidth: Double,
        subtitlePaddingTop: Double, subtitlePaddingBottom: Double, value2TitleWidth: Double,
        value2Spacing: Double, valueSpacing: Double, accessorySpacing: Double
    ) {
        self.height = height
        self.padding = padding
        self.textInset = textInset
        self.textInsetWide = textInsetWide
        self.accessoryInset = accessoryInset
        self.accessoryInsetWide = accessoryInsetWide
        self.wideWidth = wideWidth
        self.subtitlePaddingTop = subtitlePaddingTop
        self.subtitlePaddingBottom = subtitlePaddingBottom
        self.value2TitleWidth = value2TitleWidth
        self.value2Spacing = value2Spacing
        self.valueSpacing = valueSpacing
        self.accessorySpacing = accessorySpacing
    }

    static let numbers = [
        NumberToken("rowHeight", \.row.height, "the least height of a row, its hairline included"),
        NumberToken("rowPadding", \.row.padding, "above and below the text of a row that grows with it"),
        NumberToken(
            "textInset", \.row.textInset,
            "from a row's edge to its text, on screens narrower than wideWidth"),
        NumberToken("textInsetWide", \.row.textInsetWide, "from a row's edge to its text, from wideWidth on"),
        NumberToken(
            "accessoryInset", \.row.accessoryInset,
            "from a row's trailing edge to its accessory, on screens narrower than wideWidth"),
        NumberToken(
            "accessoryInsetWide", \.row.accessoryInsetWide,
            "from a row's trailing edge to its accessory, from wideWidth on"),
        NumberToken(
            "wideWidth", \.row.wideWidth,
            "the screen width from which the wide insets hold", range: 0...100_000),
        NumberToken("subtitlePaddingTop", \.row.subtitlePaddingTop, "above the title of a subtitle row"),
        NumberToken(
            "subtitlePaddingBottom", \.row.subtitlePaddingBottom, "below the subtitle of a subtitle row"),
        NumberToken(
            "value2TitleWidth", \.row.value2TitleWidth,
            "from the text's edge to where the title of a value2 row ends", growth: .up(.caption1)),
        NumberToken("value2Spacing", \.row.value2Spacing, "between the two labels of a value2 row"),
        NumberToken("valueSpacing", \.row.valueSpacing, "between the title and the value of a value1 row"),
        NumberToken("accessorySpacing", \.row.accessorySpacing, "between a value and the accessory after it"),
    ]
}

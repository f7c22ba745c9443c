/// The numbers of a cell with a checkbox, a name, a detail and a memo.
public struct ItemTokens: Hashable, Sendable {
    public var paddingTop: Double
    public var titleHeight: Double
    public var detailSpacing: Double
    public var detailHeight: Double
    public var memoSpacing: Double
    public var paddingBottom: Double
    public var textIndent: Double
    public var reservedWidth: Double

    public init(
        paddingTop: Double, titleHeight: Double, detailSpacing: Double, detailHeight: Double,
        memoSpacing: Double, paddingBottom: Double, textIndent: Double, reservedWidth: Double
    ) {
        self.paddingTop = paddingTop
        self.titleHeight = titleHeight
        self.detailSpacing = detailSpacing
        self.detailHeight = detailHeight
        self.memoSpacing = memoSpacing
        self.paddingBottom = paddingBottom
        self.textIndent = textIndent
        self.reservedWidth = reservedWidth
    }

    static let numbers = [
        NumberToken("itemPaddingTop", \.item.paddingTop, "above the title of an item row"),
        NumberToken("itemTitleHeight", \.item.titleHeight, "the height of an item's title"),
        NumberToken("itemDetailSpacing", \.item.detailSpacing, "between an item's title and its detail"),
        NumberToken("itemDetailHeight", \.item.detailHeight, "the height of an item's detail"),
        NumberToken("itemMemoSpacing", \.item.memoSpacing, "between an item's detail and its memo"),
        NumberToken("itemPaddingBottom", \.item.paddingBottom, "below an item's memo"),
        NumberToken(
            "itemTextIndent", \.item.textIndent,
            "from the text inset to an item's labels: the checkbox and its gap"),
        NumberToken(
            "itemReservedWidth", \.item.reservedWidth,
            "what an item row's width leaves to neither label nor accessory"),
    ]
}

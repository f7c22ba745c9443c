/// A look's fonts, by purpose.
public struct FontTokens: Hashable, Sendable {
    public var title: FontToken
    public var subtitle: FontToken
    public var value: FontToken
    public var value2: FontToken
    public var itemTitle: FontToken
    public var itemDetail: FontToken
    public var itemMemo: FontToken
    public var plainHeader: FontToken
    public var groupedHeader: FontToken
    public var footer: FontToken
    public var barTitle: FontToken
    public var barButton: FontToken
    public var largeTitle: FontToken
    public var statusBarTime: FontToken
    public var classicStatusBarTime: FontToken

    public init(
        title: FontToken, subtitle: FontToken, value: FontToken, value2: FontToken, itemTitle: FontToken,
        itemDetail: FontToken, itemMemo: FontToken, plainHeader: FontToken, groupedHeader: FontToken,
        footer: FontToken, barTitle: FontToken, barButton: FontToken, largeTitle: FontToken,
        statusBarTime: FontToken, classicStatusBarTime: FontToken
    ) {
        self.title = title
        self.subtitle = subtitle
        self.value = value
        self.value2 = value2
        self.itemTitle = itemTitle
        self.itemDetail = itemDetail
        self.itemMemo = itemMemo
        self.plainHeader = plainHeader
        self.groupedHeader = groupedHeader
        self.footer = footer
        self.barTitle = barTitle
        self.barButton = barButton
        self.largeTitle = largeTitle
        self.statusBarTime = statusBarTime
        self.classicStatusBarTime = classicStatusBarTime
    }
}

extension Tokens {
    /// Every font.
    public static let namedFonts = [
        NamedFontToken("title", \.fonts.title, "a row's title"),
        NamedFontToken("subtitle", \.fonts.subtitle, "a row's subtitle"),
        NamedFontToken("value", \.fonts.value, "a row's value"),
        NamedFontToken("value2", \.fonts.value2, "both labels of a value2 row"),
        NamedFontToken("itemTitle", \.fonts.itemTitle, "an item's name"),
        NamedFontToken("itemDetail", \.fonts.itemDetail, "an item's detail"),
        NamedFontToken("itemMemo", \.fonts.itemMemo, "an item's memo"),
        NamedFontToken("plainHeader", \.fonts.plainHeader, "a section header of a plain table"),
        NamedFontToken("groupedHeader", \.fonts.groupedHeader, "a section header of a grouped table"),
        NamedFontToken("footer", \.fonts.footer, "a section footer"),
        NamedFontToken("barTitle", \.fonts.barTitle, "a navigation bar's title"),
        NamedFontToken("barButton", \.fonts.barButton, "a navigation bar's buttons"),
        NamedFontToken("largeTitle", \.fonts.largeTitle, "a large title"),
        NamedFontToken("statusBarTime", \.fonts.statusBarTime, "the status bar's time"),
        NamedFontToken(
            "classicStatusBarTime", \.fonts.classicStatusBarTime,
            "the status bar's time on screens without a cutout"),
    ]
}

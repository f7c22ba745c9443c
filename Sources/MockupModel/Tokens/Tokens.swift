/// What a look gives besides its colours: numbers, fonts and flags, by component. Layout knows no more of a look's style.
public struct Tokens: Hashable, Sendable {
    public var row: RowTokens
    public var item: ItemTokens
    public var plainSection: PlainSectionTokens
    public var groupedSection: GroupedSectionTokens
    public var card: CardTokens
    public var bar: BarTokens
    public var homeIndicator: HomeIndicatorTokens
    public var controls: ControlTokens
    public var fonts: FontTokens
    /// Whether the headers of grouped tables are drawn in capitals.
    public var uppercasesHeaders: Bool

    public init(
        row: RowTokens, item: ItemTokens, plainSection: PlainSectionTokens,
        groupedSection: GroupedSectionTokens, card: CardTokens, bar: BarTokens,
        homeIndicator: HomeIndicatorTokens, controls: ControlTokens, fonts: FontTokens,
        uppercasesHeaders: Bool
    ) {
        self.row = row
        self.item = item
        self.plainSection = plainSection
        self.groupedSection = groupedSection
        self.card = card
        self.bar = bar
        self.homeIndicator = homeIndicator
        self.controls = controls
        self.fonts = fonts
        self.uppercasesHeaders = uppercasesHeaders
    }

    /// Every number, in the order of the reference.
    public static let numbers = [
        RowTokens.numbers, ItemTokens.numbers, PlainSectionTokens.numbers, GroupedSectionTokens.numbers,
        CardTokens.numbers, ControlTokens.numbers, BarTokens.numbers, HomeIndicatorTokens.numbers,
    ].flatMap { $0 }

    /// Every flag.
    public static let flags = [
        FlagToken(
            "uppercasesHeaders", \.uppercasesHeaders,
            "whether the headers of grouped tables are drawn in capitals")
    ]

    /// The tokens at a text size: the one place that scales what grows with it, but for fonts.
    public func scaled(to textSize: ContentSizeCategory) -> Tokens {
        guard textSize != .large else { return self }
        var copy = self
        for token in Self.growing { copy[keyPath: token.keyPath] *= token.growth.factor(at: textSize) }
        return copy
    }

    private static let growing = numbers.filter { $0.growth != .none }
}

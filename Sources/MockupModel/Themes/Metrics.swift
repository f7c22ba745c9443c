/// A theme's numbers, all in points: what layout knows of a theme.
///
/// Every number is named by a `MetricToken`, under which a document can replace it.
public struct Metrics: Hashable, Sendable {
    private var values: [MetricToken: Double]
    public var fonts: Fonts
    /// Whether the headers of grouped tables are drawn in capitals.
    public var uppercasesHeaders: Bool

    /// A theme's fonts, by purpose.
    public struct Fonts: Hashable, Sendable {
        public var title = FontToken(.body)
        public var subtitle = FontToken(.caption1)
        public var value = FontToken(.body)
        /// Both labels of a `value2` cell.
        public var value2 = FontToken(.caption1)
        /// An item's name: 17 pt in its 21 pt high label, in every theme.
        public var itemTitle = FontToken(.body)
        public var itemDetail = FontToken(.subheadline)
        public var itemMemo = FontToken(.footnote)
        public var plainHeader = FontToken(.body, weight: .semibold)
        public var groupedHeader = FontToken(.footnote)
        public var footer = FontToken(.footnote)
        // Bars have a height of their own: their fonts stand still where labels grow.
        public var barTitle = FontToken(.body, weight: .semibold, smallest: .large, largest: .large)
        public var barButton = FontToken(.body, smallest: .large, largest: .large)
        public var largeTitle = FontToken(.largeTitle, weight: .bold, smallest: .large, largest: .large)
        public var statusBarTime = FontToken(.body, weight: .semibold, smallest: .large, largest: .large)
        public var classicStatusBarTime = FontToken(
            .caption1, weight: .semibold, smallest: .large, largest: .large)

        public init() {}
    }

    /// Metrics from a number for every token; a token without one is 0.
    public init(_ values: [MetricToken: Double], fonts: Fonts = Fonts(), uppercasesHeaders: Bool = true) {
        self.values = values
        self.fonts = fonts
        self.uppercasesHeaders = uppercasesHeaders
    }

    public subscript(token: MetricToken) -> Double {
        get { values[token] ?? 0 }
        set { values[token] = newValue }
    }

    /// The metrics with some numbers replaced.
    public func replacing(_ replacements: [MetricToken: Double]) -> Metrics {
        var copy = self
        copy.values.merge(replacements) { $1 }
        return copy
    }
}

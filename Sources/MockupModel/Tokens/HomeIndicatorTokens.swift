/// The numbers of the bar at the bottom of a screen without a home button.
public struct HomeIndicatorTokens: Hashable, Sendable {
    public var height: Double
    public var gap: Double

    public init(
        height: Double, gap: Double
    ) {
        self.height = height
        self.gap = gap
    }

    static let numbers = [
        NumberToken("homeIndicatorHeight", \.homeIndicator.height, "the height of the home indicator"),
        NumberToken(
            "homeIndicatorGap", \.homeIndicator.gap, "from the home indicator to the screen's bottom"),
    ]
}

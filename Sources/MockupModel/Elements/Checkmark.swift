/// The numbers of the mark of a row that is chosen.
public struct CheckmarkTokens: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public var lineWidth: Double
    public var trailingOffset: Double

    public init(width: Double, height: Double, lineWidth: Double, trailingOffset: Double) {
        self.width = width
        self.height = height
        self.lineWidth = lineWidth
        self.trailingOffset = trailingOffset
    }

    static let numbers = [
        NumberToken("checkmarkWidth", \.controls.checkmark.width, "the width of a checkmark"),
        NumberToken("checkmarkHeight", \.controls.checkmark.height, "the height of a checkmark"),
        NumberToken("checkmarkLineWidth", \.controls.checkmark.lineWidth, "the line width of a checkmark"),
        NumberToken(
            "checkmarkTrailingOffset", \.controls.checkmark.trailingOffset,
            "how much further in a checkmark stands than other accessories", range: -1_000...1_000),
    ]
}

/// What stands at a cell's trailing edge and is no control.
public enum Accessory: String, CaseIterable, Hashable, Sendable {
    case none, disclosure, checkmark
}

/// A disclosure indicator's numbers.
public struct DisclosureTokens: Hashable, Sendable {
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
        NumberToken("disclosureWidth", \.controls.disclosure.width, "the width of a disclosure indicator"),
        NumberToken("disclosureHeight", \.controls.disclosure.height, "the height of a disclosure indicator"),
        NumberToken(
            "disclosureLineWidth", \.controls.disclosure.lineWidth,
            "the line width of a disclosure indicator"),
        NumberToken(
            "disclosureTrailingOffset", \.controls.disclosure.trailingOffset,
            "how much further in a disclosure indicator stands than other accessories", range: -1_000...1_000),
    ]
}

/// A switch's numbers.
public struct SwitchTokens: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public var knobInset: Double

    public init(width: Double, height: Double, knobInset: Double) {
        self.width = width
        self.height = height
        self.knobInset = knobInset
    }

    static let numbers = [
        NumberToken("switchWidth", \.controls.toggle.width, "the width of a switch"),
        NumberToken("switchHeight", \.controls.toggle.height, "the height of a switch"),
        NumberToken("switchKnobInset", \.controls.toggle.knobInset, "from a switch's edge to its knob"),
    ]
}

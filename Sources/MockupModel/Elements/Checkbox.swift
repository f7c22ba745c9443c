/// What a checkbox shows.
public enum CheckboxState: String, CaseIterable, Hashable, Sendable {
    case off, on, mixed
}

/// A checkbox's numbers.
public struct CheckboxTokens: Hashable, Sendable {
    public var size: Double
    public var cornerRadius: Double
    public var borderWidth: Double

    public init(size: Double, cornerRadius: Double, borderWidth: Double) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.borderWidth = borderWidth
    }

    static let numbers = [
        NumberToken("checkboxSize", \.controls.checkbox.size, "the width and height of a checkbox"),
        NumberToken(
            "checkboxCornerRadius", \.controls.checkbox.cornerRadius, "the radius of a checkbox's corners"),
        NumberToken(
            "checkboxBorderWidth", \.controls.checkbox.borderWidth, "the width of a checkbox's border"),
    ]
}

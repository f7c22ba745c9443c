/// Why a drawing can't become SVG.
public enum SVGError: Error, Hashable, Sendable {
    /// A side that is not positive, no number or absurd, or such a scale.
    case invalidSize(width: Double, height: Double, scale: Double)
}

extension SVGError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            "a picture of \(width) × \(height) pt at scale \(scale) can't be drawn; expected positive numbers"
        }
    }
}

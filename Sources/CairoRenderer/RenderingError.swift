import PixelImage

/// Why a drawing can't become pixels.
public enum RenderingError: Error, Hashable, Sendable {
    /// The size times the scale is not a number of pixels that a picture can have.
    case invalidSize(width: Double, height: Double, scale: Double)
    /// The picture is too large to be drawn at once.
    case bitmap(PixelImageError)
    /// Rows outside the picture, or a bitmap that is not as large as they are.
    case invalidBand(String)
    /// Cairo refused; says what it said.
    case cairo(String)
}

extension RenderingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            """
            a picture of \(width) × \(height) pt at scale \(scale) has no pixels or too many; \
            expected sides from 1 to \(Int32.max) pixels
            """
        case .bitmap(let error): error.description
        case .invalidBand(let reason): "can't draw the rows: \(reason)"
        case .cairo(let reason): "cairo failed: \(reason)"
        }
    }
}

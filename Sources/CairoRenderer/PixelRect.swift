import Drawing
import MockupModel

/// A rectangle of whole pixels; empty when an edge is not before its opposite.
struct PixelRect: Hashable, Sendable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { left >= right || top >= bottom }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }
}

extension PixelRect {
    /// The rectangle with its edges rounded to whole pixels; `nil` if one is no number.
    init?(_ rect: Rect, scale: Double) {
        guard let left = rect.minX.pixel(atScale: scale), let top = rect.minY.pixel(atScale: scale),
            let right = rect.maxX.pixel(atScale: scale), let bottom = rect.maxY.pixel(atScale: scale)
        else { return nil }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }
}

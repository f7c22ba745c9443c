/// Some rows of a picture, or of its left part.
///
/// Sendable, since whoever makes one keeps the pixels in place, and nobody writes to them, until all threads that read
/// them have ended.
struct PixelPlane: @unchecked Sendable {
    /// Where the row `top` begins.
    let base: UnsafePointer<UInt32>
    let top: Int
    /// Pixels from a row to the next.
    let stride: Int
    /// The size of what is looked at, whether its rows are at hand or not; beyond it there is nothing.
    let width: Int
    let height: Int

    func row(_ y: Int) -> UnsafePointer<UInt32> { base + (y &- top) &* stride }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { base[(y &- top) &* stride &+ x] }
}

/// Where the rows of a picture come from.
///
/// Sendable for the reason for which `PixelPlane` is.
enum PixelSource: @unchecked Sendable {
    case unpacked(UnsafePointer<UInt32>, width: Int)
    case packed(PackedRows)
    case banded(BandedPicture)
}

/// Shows rows of a picture, going down; those of a packed one in memory that is used again and again, and so stays in the cache.
final class PixelWindow {
    private let source: PixelSource
    private let width: Int
    private let height: Int
    private let buffer: UnsafeMutableBufferPointer<UInt32>
    private let bands: BandWindow?

    /// - Parameters:
    ///   - width: how much of the picture is looked at; and `height`.
    ///   - capacity: how many rows are shown at once at most.
    init(_ source: PixelSource, width: Int, height: Int, capacity: Int) {
        (self.source, self.width, self.height) = (source, width, height)
        switch source {
        case .unpacked: (buffer, bands) = (UnsafeMutableBufferPointer(start: nil, count: 0), nil)
        case .packed(let rows): (buffer, bands) = (.allocate(capacity: rows.width * capacity), nil)
        case .banded(let picture):
            buffer = .allocate(capacity: picture.width * capacity)
            bands = BandWindow(picture, capacity: capacity)
        }
    }

    deinit {
        buffer.deallocate()
    }

    /// The rows are there until others are shown.
    func show(_ rows: Range<Int>) -> PixelPlane? {
        switch source {
        case .unpacked(let base, let stride):
            return PixelPlane(base: base, top: 0, stride: stride, width: width, height: height)
        case .packed(let packed):
            return plane(rows, stride: packed.width) { packed.unpack(rows, into: $0) }
        case .banded(let picture):
            return plane(rows, stride: picture.width) { bands?.unpack(rows, into: $0) }
        }
    }

    private func plane(
        _ rows: Range<Int>, stride: Int, unpack: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> PixelPlane? {
        precondition(rows.count * stride <= buffer.count, "no more rows are shown than were announced")
        guard let base = buffer.baseAddress else { return nil }
        unpack(base)
        return PixelPlane(base: base, top: rows.lowerBound, stride: stride, width: width, height: height)
    }
}

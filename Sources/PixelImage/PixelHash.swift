import CXXHash

/// 128 bits that stand for a picture's size and pixels.
///
/// XXH3-128 (Y. Collet, 2019; the 128-bit hash of xxHash 0.8), at 10 GB/s and more. Two different pictures have the
/// same one by accident once in 2¹²⁸; it is no defence against someone who wants two pictures to collide.
public struct PixelHash: Hashable, Sendable {
    public let high: UInt64
    public let low: UInt64

    /// The hash of a whole picture.
    public init(_ bitmap: Bitmap) {
        var hasher = PixelHasher(width: bitmap.width)
        bitmap.pixels.withUnsafeBufferPointer { hasher.append($0) }
        self = hasher.finish()
    }

    init(high: UInt64, low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    /// - Parameter text: 32 hexadecimal digits, as `description` writes them.
    public init?(_ text: String) {
        guard text.utf8.count == 32,
            text.utf8.allSatisfy({ UInt8(ascii: "-") != $0 && $0 != UInt8(ascii: "+") }),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}

extension PixelHash: CustomStringConvertible {
    /// 32 lower-case hexadecimal digits, the canonical form of XXH3-128.
    public var description: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// Makes a `PixelHash` from bands of rows, in order.
public struct PixelHasher: ~Copyable {
    private let width: Int
    private var pixelCount = 0
    // `nil` only without memory for half a kilobyte.
    private let state: OpaquePointer?

    /// - Parameter width: pixels in a row, at least 1.
    public init(width: Int) {
        precondition(width > 0, "a picture is at least one pixel wide")
        self.width = width
        state = XXH3_createState()
        precondition(state != nil, "no memory for a hash")
        XXH3_128bits_reset(state)
    }

    deinit {
        XXH3_freeState(state)
    }

    /// - Parameter pixels: whole rows of premultiplied `0xAARRGGBB`.
    public mutating func append(_ pixels: UnsafeBufferPointer<UInt32>) {
        pixelCount += pixels.count
        // On the little-endian machines that there are: the bytes B, G, R, A of each pixel.
        XXH3_128bits_update(state, pixels.baseAddress, pixels.count * 4)
    }

    public consuming func finish() -> PixelHash {
        // The same pixels in another shape are another picture.
        let size = [UInt64(width).littleEndian, UInt64(pixelCount / width).littleEndian]
        size.withUnsafeBytes { _ = XXH3_128bits_update(state, $0.baseAddress, $0.count) }
        let hash = XXH3_128bits_digest(state)
        return PixelHash(high: hash.high64, low: hash.low64)
    }
}

/// A picture in memory: 32 bits a pixel, rows from top to bottom without padding between them.
public struct Bitmap: Hashable, Sendable {
    /// The most pixels one bitmap may have: 64 million, a quarter of a gigabyte.
    public static let pixelLimit = 64_000_000

    /// Pixels in a row, at least 1.
    public let width: Int
    /// Rows, at least 1.
    public let height: Int
    /// Whether every pixel is opaque. A picture that says so is written without its alpha bytes.
    public var isOpaque: Bool
    /// Premultiplied sRGB, `0xAARRGGBB`, `width · height` of them.
    public private(set) var pixels: [UInt32]

    /// A bitmap of one colour, transparent if nothing is said.
    ///
    /// - Parameter pixel: premultiplied `0xAARRGGBB`.
    public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) throws(PixelImageError) {
        let count = try Bitmap.pixelCount(width: width, height: height)
        self.width = width
        self.height = height
        isOpaque = pixel >> 24 == 255
        pixels = [UInt32](repeating: pixel, count: count)
    }

    /// A bitmap of pixels that are at hand.
    ///
    /// - Parameter pixels: premultiplied `0xAARRGGBB`, row after row; a colour channel above its alpha is an error
    ///   of the caller's that makes wrong colours and nothing worse.
    public init(width: Int, height: Int, pixels: [UInt32]) throws(PixelImageError) {
        let count = try Bitmap.pixelCount(width: width, height: height)
        guard pixels.count == count else {
            throw .wrongPixelCount(pixels.count, width: width, height: height)
        }
        self.width = width
        self.height = height
        self.pixels = pixels
        isOpaque = Bitmap.isOpaque(pixels)
    }

    /// A bitmap of as many pixels as it must have, whose opacity is known.
    init(width: Int, height: Int, checkedPixels: [UInt32], isOpaque: Bool) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        pixels = checkedPixels
    }

    /// `width · height`, if a bitmap may be that large.
    public static func pixelCount(width: Int, height: Int) throws(PixelImageError) -> Int {
        guard width > 0, height > 0 else { throw .emptyBitmap(width: width, height: height) }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= pixelLimit else { throw .tooLarge(width: width, height: height) }
        return count
    }

    static func isOpaque(_ pixels: [UInt32]) -> Bool {
        pixels.withUnsafeBufferPointer { buffer in
            // Whole blocks are and-ed together without a branch, so that the compiler can vectorise them.
            var index = 0
            while index < buffer.count {
                let end = min(index + 4096, buffer.count)
                var all = UInt32.max
                while index < end {
                    all &= buffer[index]
                    index += 1
                }
                if all >> 24 != 255 { return false }
            }
            return true
        }
    }

    /// Gives the pixels to be written in place; row `y` starts at `y · width`.
    public mutating func withUnsafeMutablePixels<Result>(
        _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
    ) rethrows -> Result {
        try pixels.withUnsafeMutableBufferPointer { try body($0) }
    }

    /// The pixel at a place inside the bitmap, premultiplied `0xAARRGGBB`.
    public subscript(x x: Int, y y: Int) -> UInt32 { pixels[y * width + x] }
}

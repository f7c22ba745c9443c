/// What the PNG files of one picture share: width, channels and resolution.
public struct PNGFormat: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Whether pixels are written as RGB, without alpha.
    public let isOpaque: Bool
    /// The resolution that the file states; `nil` for none.
    public let pixelsPerMetre: UInt32?

    /// - Parameter scale: pixels a point, 72 points an inch. One that is no resolution is left out of the file.
    public init(width: Int, isOpaque: Bool, scale: Double) throws(PixelImageError) {
        guard width > 0, width <= Bitmap.pixelLimit else { throw .tooLargeForPNG(width: width, height: 1) }
        self.width = width
        self.isOpaque = isOpaque
        let density = (scale * 72 / 0.0254).rounded()
        pixelsPerMetre = density >= 1 && density <= Double(Int32.max) ? UInt32(density) : nil
    }

    /// The tallest picture that a PNG file can hold.
    public static let heightLimit = Int(Int32.max)

    /// How many rows make a band: about half a megabyte, which stays in a core's cache from drawing to encoding.
    ///
    /// Depends on the width alone. A file's bytes depend on where its bands end, so whoever encodes a picture
    /// ends them at the multiples of this number.
    public var bandHeight: Int { Self.bandHeight(width: width) }

    static func bandHeight(width: Int) -> Int { max(1, (1 << 19) / (width * 4)) }

    var bytesPerPixel: Int { isOpaque ? 3 : 4 }
    /// A row as PNG filters see it: the filter's number, then the pixels.
    var bytesPerRow: Int { 1 + width * bytesPerPixel }

    /// Where a file's IHDR chunk starts, for those who come back to it when they know the height.
    public static let headerChunkOffset = 8

    /// The 25 bytes of the IHDR chunk of a picture with a certain height.
    public func headerChunk(height: Int) throws(PixelImageError) -> [UInt8] {
        guard height > 0, height <= PNGFormat.heightLimit else {
            throw .tooLargeForPNG(width: width, height: height)
        }
        var data: [UInt8] = []
        data.append(bigEndian: UInt32(width))
        data.append(bigEndian: UInt32(height))
        data += [8, isOpaque ? 2 : 6, 0, 0, 0]
        return PNGChunk.bytes("IHDR", data)
    }

    /// Everything before the pixels: signature, IHDR, sRGB and pHYs.
    func fileStart(height: Int) throws(PixelImageError) -> [UInt8] {
        var bytes = PNGChunk.signature + (try headerChunk(height: height)) + PNGChunk.bytes("sRGB", [0])
        if let pixelsPerMetre {
            var density: [UInt8] = []
            density.append(bigEndian: pixelsPerMetre)
            density.append(bigEndian: pixelsPerMetre)
            bytes += PNGChunk.bytes("pHYs", density + [1])
        }
        return bytes
    }
}

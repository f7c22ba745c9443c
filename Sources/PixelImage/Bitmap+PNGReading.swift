import CPNGReader

extension Bitmap {
    /// Reads a PNG file of any colour type, depth and interlacing, brought to 8-bit sRGB.
    ///
    /// A file with a `gAMA` chunk and without `sRGB` is corrected for it as libpng does; ICC profiles are not looked
    /// at. Of an animation it is the picture that viewers without animation show. Samples of 16 bits are rounded to
    /// eight.
    ///
    /// - Throws: `notPNG`, `truncatedPNG`, `damagedPNG`, or `tooLarge` before anything is allocated for a picture
    ///   over `pixelLimit`.
    public init(png data: [UInt8]) throws(PixelImageError) {
        self = try DecodedPicture(data).bitmap()
    }

    /// The same, always by libpng.
    init(
        pngThroughLibrary data: [UInt8], width: Int, height: Int
    ) throws(PixelImageError) {
        var pixels = [UInt32](repeating: 0, count: width * height)
        var message = [CChar](repeating: 0, count: Int(TABLEMOCKUP_PNG_MESSAGE))
        let isComplete = pixels.withUnsafeMutableBytes { pixels in
            tablemockup_read_png(
                data, data.count, UInt32(width), UInt32(height), pixels.baseAddress, &message) != 0
        }
        guard isComplete else {
            throw .damagedPNG(
                String(decoding: message.lazy.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
        pixels.withUnsafeMutableBufferPointer { pixels in
            var index = 0
            while index < pixels.count {
                let rgba = UInt32(bigEndian: pixels[index])
                pixels[index] = PixelMath.premultiplied(rgba >> 8 | rgba << 24)
                index += 1
            }
        }
        try self.init(width: width, height: height, pixels: pixels)
    }
}

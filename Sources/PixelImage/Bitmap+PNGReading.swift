import CPNG

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
        let pixels = try PNGImage().read(data, width: width, height: height)
        try self.init(width: width, height: height, pixels: pixels)
    }
}

/// libpng's simplified reader, which never jumps across Swift frames.
private struct PNGImage: ~Copyable {
    // libpng remembers the address.
    private let image: UnsafeMutablePointer<png_image>

    init() {
        image = .allocate(capacity: 1)
        image.initialize(to: png_image())
        image.pointee.version = UInt32(PNG_IMAGE_VERSION)
    }

    deinit {
        png_image_free(image)
        image.deallocate()
    }

    func read(
        _ data: [UInt8], width: Int, height: Int
    ) throws(PixelImageError) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: width * height)
        // libpng keeps the address of the data between the two calls.
        let isComplete = data.withUnsafeBytes { data in
            guard png_image_begin_read_from_memory(image, data.baseAddress, data.count) != 0,
                image.pointee.width == width, image.pointee.height == height
            else { return false }
            image.pointee.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
            image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            return pixels.withUnsafeMutableBytes {
                png_image_finish_read(image, nil, $0.baseAddress, 0, nil) != 0
            }
        }
        guard isComplete else { throw .damagedPNG(message) }
        pixels.withUnsafeMutableBufferPointer { pixels in
            var index = 0
            while index < pixels.count {
                let rgba = UInt32(bigEndian: pixels[index])
                pixels[index] = PixelMath.premultiplied(rgba >> 8 | rgba << 24)
                index += 1
            }
        }
        return pixels
    }

    private var message: String {
        withUnsafeBytes(of: image.pointee.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

import CPNG

extension Bitmap {
    /// Reads a PNG file of any colour type, depth and interlacing, brought to 8-bit sRGB.
    ///
    /// - Throws: `notPNG`, `truncatedPNG`, `damagedPNG`, or `tooLarge` before anything is allocated for a picture
    ///   over `pixelLimit`.
    public init(png data: [UInt8]) throws(PixelImageError) {
        let (width, height) = try PNGStructure.check(data)
        let image = PNGImage()
        let pixels = try image.read(data, width: width, height: height)
        try self.init(width: width, height: height, pixels: pixels)
    }
}

/// A look at a PNG file's chunks before libpng gets to see it.
enum PNGStructure {
    /// - Returns: the picture's size in pixels.
    static func check(_ data: [UInt8]) throws(PixelImageError) -> (width: Int, height: Int) {
        let signature = PNGChunk.signature
        guard data.starts(with: signature) else {
            throw !data.isEmpty && signature.starts(with: data) ? .truncatedPNG : .notPNG
        }
        func number(at offset: Int) -> Int {
            data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        guard data.count >= 33 else { throw .truncatedPNG }
        guard data[12..<16].elementsEqual("IHDR".utf8) else {
            throw .damagedPNG("its first chunk is not IHDR")
        }
        let (width, height) = (number(at: 16), number(at: 20))
        _ = try Bitmap.pixelCount(width: width, height: height)
        var offset = 8
        while offset + PNGChunk.overhead <= data.count {
            let length = number(at: offset)
            guard length <= data.count - offset - PNGChunk.overhead else { throw .truncatedPNG }
            if data[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return (width, height) }
            offset += length + PNGChunk.overhead
        }
        throw .truncatedPNG
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

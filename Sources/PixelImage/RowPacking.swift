import CPacking

/// From the pixels of a bitmap to the bytes of a PNG row, and back.
enum RowPacking {
    /// How many bytes past a row's end `packRGB` may write.
    static let slack = Int(TABLEMOCKUP_PACKING_SLACK)

    /// Writes R, G, B of each pixel; up to `slack` bytes behind the last are overwritten.
    static func packRGB(
        _ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        tablemockup_pack_rgb(pixels, count, bytes)
    }

    /// Writes R, G, B, A of each pixel, no longer multiplied by its alpha.
    static func packRGBA(
        _ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutableRawPointer
    ) {
        var index = 0
        while index < count {
            let pixel = PixelMath.unpremultiplied(pixels[index])
            // 0xAARRGGBB → bytes R G B A.
            let word = pixel << 8 | pixel >> 24
            bytes.storeBytes(of: word.bigEndian, toByteOffset: index &* 4, as: UInt32.self)
            index &+= 1
        }
    }
}

extension RowPacking {
    /// Makes premultiplied `0xAARRGGBB` of R, G, B or R, G, B, A.
    static func unpack(
        _ bytes: UnsafeRawPointer, channels: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        guard channels == 4 else {
            tablemockup_unpack_rgb(bytes.assumingMemoryBound(to: UInt8.self), count, pixels)
            return
        }
        var index = 0
        while index < count {
            let word = bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self).bigEndian
            pixels[index] = PixelMath.premultiplied(word >> 8 | word << 24)
            index &+= 1
        }
    }
}

extension PNGFormat {
    /// Writes whole rows, each with its filter's number before it; `RowPacking.slack` bytes behind are overwritten.
    func pack(
        _ source: UnsafePointer<UInt32>, rowCount: Int, into bytes: UnsafeMutablePointer<UInt8>
    ) {
        var row = 0
        while row < rowCount {
            // Filter 0: beats adaptive filters on flat pictures, in time and in size.
            let target = bytes + row * bytesPerRow
            target.pointee = 0
            let pixels = source + row * width
            if isOpaque {
                RowPacking.packRGB(pixels, count: width, into: target + 1)
            } else {
                RowPacking.packRGBA(pixels, count: width, into: target + 1)
            }
            row += 1
        }
    }
}

/// Arithmetic on `0xAARRGGBB`, rounded to nearest.
enum PixelMath {
    /// Dividing by alpha; multiplying again gives the same pixel back.
    static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, ((pixel >> 16 & 0xFF) * 255 + half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) * 255 + half) / alpha)
        let blue = min(255, ((pixel & 0xFF) * 255 + half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        return alpha << 24 | scaled(pixel >> 16, by: alpha) << 16 | scaled(pixel >> 8, by: alpha) << 8
            | scaled(pixel, by: alpha)
    }

    private static func scaled(_ channel: UInt32, by alpha: UInt32) -> UInt32 {
        ((channel & 0xFF) * alpha + 127) / 255
    }
}

extension ImagePair {
    /// The older picture, grey and pale, with the pixels that differ in strong colours; without any text.
    ///
    /// Magenta are the pixels that count, amber those that only smooth an edge, blue those that only one of the pictures
    /// has (three colours that the colour-blind can tell apart too). What differs by less than the threshold stays
    /// pale. The picture is as wide as the wider and as high as the higher one.
    ///
    /// - Throws: `tooLarge`, when that is more than a bitmap may have; nothing else.
    public func differencePicture(
        tolerance: ComparisonTolerance = .exact
    ) throws(PixelImageError) -> Bitmap {
        let (width, height) = (max(before.width, after.width), max(before.height, after.height))
        var picture = try Bitmap(width: width, height: height, filledWith: DifferenceColor.outside)
        let common = (width: min(before.width, after.width), height: min(before.height, after.height))
        let original = before.bitmap()
        picture.withUnsafeMutablePixels { target in
            guard let target = target.baseAddress else { return }
            original.pixels.withUnsafeBufferPointer { source in
                var y = 0
                while y < common.height {
                    let (from, to) = (y &* original.width, target + y &* width)
                    var x = 0
                    while x < common.width {
                        to[x] = DifferenceColor.pale(source[from &+ x])
                        x &+= 1
                    }
                    y &+= 1
                }
            }
            let rows = PictureRows(base: target)
            _ = classifyRows(threshold: tolerance.threshold) { _, y, classes in
                let row = rows.base + y * width
                var x = 0
                while x < common.width {
                    switch classes[x] {
                    case .different: row[x] = DifferenceColor.different
                    case .smoothing: row[x] = DifferenceColor.smoothing
                    case .same, .faint: break
                    }
                    x &+= 1
                }
            }
        }
        return picture
    }
}

/// The colours of a difference picture, `0xAARRGGBB`.
enum DifferenceColor {
    static let different: UInt32 = 0xFFDC_267F
    static let smoothing: UInt32 = 0xFFFF_B000
    static let outside: UInt32 = 0xFF64_8FFF

    /// A pixel on white as a quarter of its grey.
    static func pale(_ pixel: UInt32) -> UInt32 {
        let level = UInt32(max(0, min(255, ColorDistance.luma(pixel) >> 16)))
        let pale = 255 - (255 - level) / 4
        return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }
}

/// Sendable, since each thread writes rows of its own, and ends before the memory goes away.
private struct PictureRows: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
}

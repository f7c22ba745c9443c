import CFreeType
import CHarfBuzz
import Drawing

/// Reads colour glyphs' pictures with FreeType, over the bytes that HarfBuzz has mapped.
final class StrikeReader {
    private let library: FT_Library
    private let handle: FT_Face
    /// Kept so that the bytes outlive FreeType's face.
    private let face: LoadedFace

    /// `nil` for a face without pictures.
    init?(_ face: LoadedFace) {
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(face.blob, &length) else { return nil }
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        var handle: FT_Face?
        let status = bytes.withMemoryRebound(to: FT_Byte.self, capacity: Int(length)) {
            FT_New_Memory_Face(library, $0, FT_Long(length), FT_Long(face.entry.faceIndex), &handle)
        }
        guard status == 0, let handle else {
            FT_Done_FreeType(library)
            return nil
        }
        guard handle.pointee.num_fixed_sizes > 0, FT_Select_Size(handle, Self.largestStrike(handle)) == 0
        else {
            FT_Done_Face(handle)
            FT_Done_FreeType(library)
            return nil
        }
        self.library = library
        self.handle = handle
        self.face = face
    }

    deinit {
        FT_Done_Face(handle)
        FT_Done_FreeType(library)
    }

    /// A glyph's picture as the font holds it; `nil` when it has none.
    func strike(of glyph: UInt32) -> ColorStrike? {
        guard FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 else { return nil }
        let slot = handle.pointee.glyph.pointee
        let bitmap = slot.bitmap
        guard slot.format == FT_GLYPH_FORMAT_BITMAP, bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue,
            bitmap.width > 0, bitmap.rows > 0, let buffer = bitmap.buffer
        else { return nil }
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        let pitch = Int(bitmap.pitch)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { result, count in
            var y = 0
            while y < height {
                // FreeType counts a negative pitch from the bottom row up.
                let row = buffer + (pitch >= 0 ? y * pitch : (y - height + 1) * pitch)
                var x = 0
                while x < width {
                    let pixel = row + 4 * x
                    result[y * width + x] =
                        UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
                        | UInt32(pixel[0])
                    x += 1
                }
                y += 1
            }
            count = width * height
        }
        return ColorStrike(
            width: width, height: height, pixels: pixels, left: Double(slot.bitmap_left),
            top: Double(slot.bitmap_top), pixelsPerEm: Double(handle.pointee.size.pointee.metrics.y_ppem))
    }

    private static func largestStrike(_ face: FT_Face) -> FT_Int {
        var best: FT_Int = 0
        for index in 0..<face.pointee.num_fixed_sizes
        where face.pointee.available_sizes[Int(index)].y_ppem
            > face.pointee.available_sizes[Int(best)].y_ppem
        {
            best = index
        }
        return best
    }
}

/// A picture, mostly that of a PNG file, unpacked no further than it is asked for.
///
/// What is plain, 8-bit RGB or RGBA without interlacing, colour chunks or errors, goes a short way: libdeflate checks
/// and inflates it, several times as fast as libpng. Everything else, and whatever is in doubt, is libpng's.
struct DecodedPicture: Sendable {
    enum Content: Sendable {
        /// Known to be sound, band by band.
        case banded(BandedPicture)
        case packed(PackedRows)
        case unpacked(Bitmap)
    }

    let width: Int
    let height: Int
    let content: Content

    init(_ data: [UInt8]) throws(PixelImageError) {
        let structure = try PNGStructure(data)
        (width, height) = (structure.width, structure.height)
        if let rows = PackedRows(data, structure) {
            content = .packed(rows)
        } else {
            content = .unpacked(try Bitmap(pngThroughLibrary: data, width: width, height: height))
        }
    }

    /// - Parameter sound: a picture whose every band was unpacked and summed up before.
    init(sound picture: BandedPicture) {
        (width, height) = (picture.width, picture.height)
        content = .banded(picture)
    }

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        content = .unpacked(bitmap)
    }

    func bitmap() -> Bitmap {
        switch content {
        case .unpacked(let bitmap): bitmap
        case .packed(let rows): bitmap(channels: rows.channels) { rows.unpack(0..<height, into: $0) }
        case .banded(let picture): bitmap(channels: picture.channels) { picture.unpack(into: $0) }
        }
    }

    private func bitmap(channels: Int, fill: (UnsafeMutablePointer<UInt32>) -> Void) -> Bitmap {
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            if let base = buffer.baseAddress { fill(base) }
            count = buffer.count
        }
        return Bitmap(
            width: width, height: height, checkedPixels: pixels,
            isOpaque: channels == 3 || Bitmap.isOpaque(pixels))
    }
}

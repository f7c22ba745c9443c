import CDeflate

/// A PNG file of 8-bit RGB or RGBA whose IDAT chunks can be unpacked one by one, as `PNGStream` writes them, so that
/// a picture can be gone through without a place for all of it.
struct BandedPicture: Sendable {
    let width: Int
    let height: Int
    /// 3 or 4 bytes a pixel; the alpha is not multiplied into the others.
    let channels: Int
    /// Rows of a band; the last one may have fewer.
    let bandHeight: Int
    fileprivate let data: [UInt8]
    fileprivate let chunks: [Range<Int>]
    /// The Adler-32 checksum that the stream ends with.
    let checksum: UInt32

    /// Looks at a file's chunks; whether they hold what their frame promises is only seen when they are unpacked.
    init?(_ data: [UInt8]) {
        guard let structure = try? PNGStructure(data), let channels = structure.packedChannels else {
            return nil
        }
        self.channels = channels
        (width, height) = (structure.width, structure.height)
        bandHeight = PNGFormat.bandHeight(width: width)
        let frame = structure.imageData
        guard frame.count == (height + bandHeight - 1) / bandHeight + 2, let first = frame.first,
            let last = frame.last, data[first].elementsEqual(PNGStream.streamStart),
            data[last].starts(with: PNGStream.streamEnd), last.count == PNGStream.streamEnd.count + 4
        else { return nil }
        chunks = Array(frame.dropFirst().dropLast())
        checksum = data[last].suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
        self.data = data
    }

    var bandCount: Int { chunks.count }
    /// Bytes from row to row: the filter's number and the pixels.
    var stride: Int { 1 + width * channels }
    /// Bytes of a whole band.
    var bandLength: Int { bandHeight * stride }

    /// Where a band lies in the picture.
    func rows(ofBand band: Int) -> Range<Int> {
        band * bandHeight..<min(height, (band + 1) * bandHeight)
    }

    /// Whether a band of two pictures of one shape is the same in both files.
    func hasChunk(_ band: Int, of other: BandedPicture) -> Bool {
        data[chunks[band]] == other.data[other.chunks[band]]
    }

    /// Whether the other picture's bands have the same places and lengths.
    func hasShape(of other: BandedPicture) -> Bool {
        (width, height, channels) == (other.width, other.height, other.channels)
    }
}

extension BandedPicture {
    /// Writes premultiplied `0xAARRGGBB`, row after row, of a sound picture.
    func unpack(into pixels: UnsafeMutablePointer<UInt32>) {
        let window = BandWindow(self, capacity: bandHeight)
        for band in 0..<bandCount {
            let rows = rows(ofBand: band)
            window.unpack(rows, into: pixels + rows.lowerBound * width)
        }
    }
}

/// Unpacks bands; one for each thread that does.
final class BandUnpacker {
    private let decompressor: OpaquePointer
    private let walk = BlockWalk()
    private var stream: [UInt8] = []

    init() {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            preconditionFailure("there is memory for a decompressor")
        }
        self.decompressor = decompressor
    }

    deinit {
        libdeflate_free_decompressor(decompressor)
    }

    /// Writes a band's rows as they lie in the file, and sums them up, if the file's stream yields the same.
    ///
    /// It does when the chunk is whole blocks, none of them the stream's last, and those can be unpacked alone: then
    /// the chunk begins where a block does, since those before it are whole too, and refers to none of them.
    ///
    /// - Parameter target: has room for a whole band.
    /// - Returns: `nil` for a chunk that does not stand alone, or has filters.
    func check(
        _ band: Int, of picture: BandedPicture, into target: UnsafeMutablePointer<UInt8>
    ) -> Adler32? {
        let length = picture.chunks[band].count
        guard unpack(band, of: picture, into: target), walk.isWhole(stream, count: length) else { return nil }
        let rowCount = picture.rows(ofBand: band).count
        for row in 0..<rowCount where target[row * picture.stride] != 0 { return nil }
        return Adler32(UnsafeRawBufferPointer(start: target, count: rowCount * picture.stride))
    }

    /// Writes a band's rows as they lie in the file; false if the chunk doesn't hold them.
    func unpack(
        _ band: Int, of picture: BandedPicture, into target: UnsafeMutablePointer<UInt8>
    ) -> Bool {
        stream.removeAll(keepingCapacity: true)
        stream += picture.data[picture.chunks[band]]
        stream += PNGStream.streamEnd
        let end = stream.count
        stream += repeatElement(0, count: BlockWalk.slack)
        let length = picture.rows(ofBand: band).count * picture.stride
        var used = 0
        let result = libdeflate_deflate_decompress_ex(
            decompressor, stream, end, target, length, &used, nil)
        return result == LIBDEFLATE_SUCCESS && used == end
    }
}

/// Shows rows of a sound picture, going down: a few bands are unpacked at a time.
final class BandWindow {
    private let picture: BandedPicture
    private let unpacker = BandUnpacker()
    private let bytes: UnsafeMutablePointer<UInt8>
    /// The rows that are there; the last of them ends a band.
    private var rows = 0..<0

    /// - Parameter capacity: how many rows are shown at once at most.
    init(_ picture: BandedPicture, capacity: Int) {
        self.picture = picture
        // From the start of the band that the first row lies in to the end of the last one's.
        bytes = .allocate(capacity: (capacity + 2 * picture.bandHeight) * picture.stride)
    }

    deinit {
        bytes.deallocate()
    }

    /// Writes premultiplied `0xAARRGGBB` of rows none of which lies above those that were asked for last.
    func unpack(_ wanted: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
        show(wanted)
        let (stride, width) = (picture.stride, picture.width)
        for y in wanted {
            RowPacking.unpack(
                bytes + (y - rows.lowerBound) * stride + 1, channels: picture.channels, count: width,
                into: pixels + (y - wanted.lowerBound) * width)
        }
    }

    private func show(_ wanted: Range<Int>) {
        let stride = picture.stride
        if wanted.lowerBound < rows.upperBound {
            // What is still wanted moves to the front.
            let kept = max(wanted.lowerBound, rows.lowerBound)..<rows.upperBound
            if wanted.upperBound > rows.upperBound {
                bytes.update(
                    from: bytes + (kept.lowerBound - rows.lowerBound) * stride, count: kept.count * stride)
                rows = kept
            }
        } else {
            let start = wanted.lowerBound / picture.bandHeight * picture.bandHeight
            rows = start..<start
        }
        precondition(rows.lowerBound <= wanted.lowerBound, "rows are asked for from top to bottom")
        while rows.upperBound < wanted.upperBound {
            let band = rows.upperBound / picture.bandHeight
            let end = picture.rows(ofBand: band).upperBound
            let isUnpacked = unpacker.unpack(band, of: picture, into: bytes + rows.count * stride)
            precondition(isUnpacked, "a band of a sound picture can be unpacked")
            rows = rows.lowerBound..<end
        }
    }
}

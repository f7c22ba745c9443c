import CDeflate

/// Some rows of a picture, encoded on their own: a whole IDAT chunk, and what joins it to the others.
public struct PNGBand: Hashable, Sendable {
    public let format: PNGFormat
    /// How many rows of the picture it holds.
    public let rowCount: Int
    /// The chunk, from its length to its CRC.
    let chunk: [UInt8]
    let checksum: Adler32
}

/// Turns rows of pixels into `PNGBand`s; one for each thread that does.
///
/// A band's bytes depend on its pixels alone, so that bands may be encoded in any order and on any thread.
public struct PNGBandEncoder: ~Copyable {
    public let format: PNGFormat
    private let deflater: PixelDeflater
    private var raw: UnsafeMutableBufferPointer<UInt8>
    private var scratch: UnsafeMutableBufferPointer<UInt8>

    public init(format: PNGFormat) {
        self.format = format
        deflater = PixelDeflater(width: format.width)
        raw = UnsafeMutableBufferPointer(start: nil, count: 0)
        scratch = UnsafeMutableBufferPointer(start: nil, count: 0)
    }

    deinit {
        raw.deallocate()
        scratch.deallocate()
    }

    /// Encodes some rows.
    ///
    /// - Parameter pixels: whole rows of `format.width` premultiplied `0xAARRGGBB`; the alpha is not looked at if
    ///   the format is opaque.
    public mutating func encode(_ pixels: UnsafeBufferPointer<UInt32>) throws(PixelImageError) -> PNGBand {
        let rowCount = pixels.count / format.width
        guard let source = pixels.baseAddress, rowCount > 0, pixels.count == rowCount * format.width else {
            throw .mismatchedBand("\(pixels.count) pixels are not rows of \(format.width)")
        }
        let byteCount = rowCount * format.bytesPerRow
        guard StoredBlocks.bound(byteCount) < Int(Int32.max) else {
            throw .tooLargeForPNG(width: format.width, height: rowCount)
        }
        reserve(byteCount + RowPacking.slack)
        guard let base = raw.baseAddress else { throw .encoder("no memory") }
        format.pack(source, rowCount: rowCount, into: base)
        let rows = PixelDeflater.Rows(
            pixels: source, bytes: UnsafePointer(base), width: format.width, rowCount: rowCount,
            bytesPerPixel: format.bytesPerPixel)
        return PNGBand(
            format: format, rowCount: rowCount, chunk: chunk(of: rows, byteCount: byteCount),
            checksum: Adler32(UnsafeRawBufferPointer(start: base, count: byteCount)))
    }

    private mutating func reserve(_ count: Int) {
        guard raw.count < count else { return }
        raw.deallocate()
        raw = .allocate(capacity: count)
    }

    private mutating func chunk(of rows: PixelDeflater.Rows, byteCount: Int) -> [UInt8] {
        let capacity = StoredBlocks.bound(byteCount)
        if scratch.count < capacity {
            scratch.deallocate()
            scratch = .allocate(capacity: capacity)
        }
        let count =
            deflater.deflate(rows, into: scratch)
            ?? StoredBlocks.write(UnsafeBufferPointer(start: rows.bytes, count: byteCount), into: scratch)
        var chunk: [UInt8] = []
        chunk.reserveCapacity(count + PNGChunk.overhead)
        chunk.append(bigEndian: UInt32(count))
        chunk += [0x49, 0x44, 0x41, 0x54]
        chunk.append(contentsOf: UnsafeBufferPointer(rebasing: scratch[..<count]))
        let crc = chunk.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + 4 }, $0.count - 4) }
        chunk.append(bigEndian: crc)
        return chunk
    }
}

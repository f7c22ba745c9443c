import CDeflate

/// The rows of an 8-bit RGB or RGBA file as they lie in it, their filters undone.
struct PackedRows: Sendable {
    let width: Int
    let height: Int
    /// 3 or 4 bytes a pixel; the alpha is not multiplied into the others.
    let channels: Int
    /// Bytes from row to row: the filter's number, which is meaningless by now, and the pixels.
    let stride: Int
    private let bytes: ByteBuffer

    /// `nil` for what is left to libpng.
    init?(_ data: [UInt8], _ structure: PNGStructure) {
        guard let channels = structure.packedChannels else { return nil }
        self.channels = channels
        (width, height) = (structure.width, structure.height)
        stride = 1 + width * channels
        let (size, stride, height) = (stride * height, stride, height)
        let stream: ArraySlice<UInt8>
        if let only = structure.imageData.first, structure.imageData.count == 1 {
            stream = data[only]
        } else {
            stream = structure.imageData.reduce(into: []) { $0 += data[$1] }
        }
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        guard let bytes = ByteBuffer(count: size) else { return nil }
        let result = stream.withUnsafeBytes {
            // Without a place for the length, nothing but exactly this length is accepted.
            libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, bytes.base, size, nil)
        }
        guard result == LIBDEFLATE_SUCCESS else { return nil }
        let rows = bytes.base.bindMemory(to: UInt8.self, capacity: size)
        guard RowFilters.undo(in: rows, stride: stride, height: height, step: channels) else { return nil }
        self.bytes = bytes
    }

    /// Calls `body` with the rows, filters' numbers included.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withExtendedLifetime(bytes) { body(UnsafeRawBufferPointer(start: bytes.base, count: bytes.count)) }
    }

    /// Writes premultiplied `0xAARRGGBB`, row after row.
    func unpack(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in rows {
                RowPacking.unpack(
                    base + y * stride + 1, channels: channels, count: width,
                    into: pixels + (y - rows.lowerBound) * width)
            }
        }
    }
}

/// Undoing the filters of a PNG file's rows (PNG specification, chapter 9).
private enum RowFilters {
    /// - Returns: whether every row's filter is one that there is.
    static func undo(in bytes: UnsafeMutablePointer<UInt8>, stride: Int, height: Int, step: Int) -> Bool {
        let zeros = UnsafeMutablePointer<UInt8>.allocate(capacity: stride)
        defer { zeros.deallocate() }
        zeros.initialize(repeating: 0, count: stride)
        var (y, above) = (0, zeros)
        while y < height {
            let row = bytes + y * stride
            switch row.pointee {
            case 0: break
            case 1: addLeft(row, stride, step)
            case 2: addAbove(row, above, stride)
            case 3: addAverage(row, above, stride, step)
            case 4: addPaeth(row, above, stride, step)
            default: return false
            }
            (y, above) = (y + 1, row)
        }
        return true
    }

    private static func addLeft(_ row: UnsafeMutablePointer<UInt8>, _ stride: Int, _ step: Int) {
        var index = 1 + step
        while index < stride {
            row[index] &+= row[index &- step]
            index &+= 1
        }
    }

    private static func addAbove(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ stride: Int
    ) {
        var index = 1
        while index < stride {
            row[index] &+= above[index]
            index &+= 1
        }
    }

    private static func addAverage(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ stride: Int, _ step: Int
    ) {
        var index = 1
        while index < stride {
            let left = index > step ? UInt32(row[index &- step]) : 0
            row[index] &+= UInt8(truncatingIfNeeded: (left &+ UInt32(above[index])) >> 1)
            index &+= 1
        }
    }

    private static func addPaeth(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafeMutablePointer<UInt8>, _ stride: Int, _ step: Int
    ) {
        var index = 1
        while index < stride {
            let isFirst = index <= step
            let a = isFirst ? 0 : Int32(row[index &- step])
            let b = Int32(above[index])
            let c = isFirst ? 0 : Int32(above[index &- step])
            let (pa, pb, pc) = (abs(b &- c), abs(a &- c), abs(a &+ b &- 2 &* c))
            let foretold = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
            row[index] &+= UInt8(truncatingIfNeeded: foretold)
            index &+= 1
        }
    }
}

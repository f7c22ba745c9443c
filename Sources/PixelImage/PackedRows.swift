import CDeflate

/// The rows of an 8-bit RGB or RGBA file as they lie in it, their filters undone.
struct PackedRows: Sendable {
    let width: Int
    let height: Int
    /// 3 or 4 bytes a pixel; the alpha is not multiplied into the others.
    let channels: Int
    /// Bytes from row to row: the filter's number, which is meaningless by now, and the pixels.
    let stride: Int
    /// Some bytes longer than the rows, so that words can be loaded from everywhere in them.
    private let bytes: ByteBuffer

    private static let slack = 8

    /// `nil` for what is left to libpng.
    init?(_ data: [UInt8], _ structure: PNGStructure) {
        guard structure.isPlain, structure.depth == 8, !structure.isInterlaced else { return nil }
        switch structure.colorType {
        case 2: channels = 3
        case 6: channels = 4
        default: return nil
        }
        (width, height) = (structure.width, structure.height)
        stride = 1 + width * channels
        let (size, stride, height, channels) = (stride * height, stride, height, channels)
        let stream: ArraySlice<UInt8>
        if let only = structure.imageData.first, structure.imageData.count == 1 {
            stream = data[only]
        } else {
            stream = structure.imageData.reduce(into: []) { $0 += data[$1] }
        }
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        guard let bytes = ByteBuffer(count: size + Self.slack) else { return nil }
        let result = stream.withUnsafeBytes {
            // Without a place for the length, nothing but exactly this length is accepted.
            libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, bytes.base, size, nil)
        }
        guard result == LIBDEFLATE_SUCCESS else { return nil }
        let rows = bytes.base.bindMemory(to: UInt8.self, capacity: size + Self.slack)
        guard RowFilters.undo(in: rows, stride: stride, height: height, step: channels) else { return nil }
        (rows + size).initialize(repeating: 0, count: Self.slack)
        self.bytes = bytes
    }

    /// Calls `body` with the rows, filters' numbers included.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withExtendedLifetime(bytes) { body(UnsafeRawBufferPointer(start: bytes.base, count: bytes.count)) }
    }

    /// Writes premultiplied `0xAARRGGBB`, row after row.
    func unpack(_ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>) {
        withUnsafeBytes { bytes in
            var y = rows.lowerBound
            while y < rows.upperBound {
                let (start, target) = (y * stride + 1, pixels + (y - rows.lowerBound) * width)
                if channels == 3 {
                    unpackRGB(bytes, at: start, into: target)
                } else {
                    unpackRGBA(bytes, at: start, into: target)
                }
                y += 1
            }
        }
    }

    private func unpackRGB(
        _ bytes: UnsafeRawBufferPointer, at start: Int, into target: UnsafeMutablePointer<UInt32>
    ) {
        var (x, offset) = (0, start)
        let pairs = UnsafeMutableRawPointer(target)
        while x &+ 1 < width {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).bigEndian
            let pair = (word >> 40 | (word & 0xFF_FFFF_0000) << 16) | 0xFF00_0000_FF00_0000
            pairs.storeBytes(of: pair.littleEndian, toByteOffset: x &* 4, as: UInt64.self)
            (x, offset) = (x &+ 2, offset &+ 6)
        }
        if x < width {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian
            target[x] = word >> 8 | 0xFF00_0000
        }
    }

    private func unpackRGBA(
        _ bytes: UnsafeRawBufferPointer, at start: Int, into target: UnsafeMutablePointer<UInt32>
    ) {
        var (x, offset) = (0, start)
        while x < width {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian
            target[x] = PixelMath.premultiplied(word >> 8 | word << 24)
            (x, offset) = (x &+ 1, offset &+ 4)
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

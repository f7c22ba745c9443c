import CDeflate

extension Bitmap {
    /// The picture as a PNG file that is small rather than quickly made.
    ///
    /// - Parameters:
    ///   - scale: pixels a point, which the file states as its resolution.
    ///   - filtered: whether rows are stored as differences. Makes pictures with soft colours smaller, such as emoji,
    ///     and flat ones larger.
    ///   - level: libdeflate's, 1 … 12.
    public func compactPNG(scale: Double = 1, filtered: Bool = false, level: Int = 9) throws -> [UInt8] {
        let format = try PNGFormat(width: width, isOpaque: isOpaque, scale: scale)
        guard height < (1 << 30) / format.bytesPerRow else {
            throw PixelImageError.tooLargeForPNG(width: width, height: height)
        }
        let data = try compress(rows(format: format, filtered: filtered), level: level)
        return try format.fileStart(height: height) + PNGChunk.bytes("IDAT", data)
            + PNGChunk.bytes("IEND", [])
    }

    private func compress(_ rows: [UInt8], level: Int) throws(PixelImageError) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Int32(max(1, min(12, level)))) else {
            throw .encoder("no memory")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, rows, rows.count, buffer.baseAddress, bound)
        }
        guard !result.isEmpty else { throw .encoder("libdeflate gave nothing") }
        return result
    }

    /// The rows as they are compressed: each with its filter's number before it.
    private func rows(format: PNGFormat, filtered: Bool) -> [UInt8] {
        let stride = format.bytesPerRow
        let count = stride * height
        let plain = [UInt8](unsafeUninitializedCapacity: count + RowPacking.slack) { bytes, used in
            pixels.withUnsafeBufferPointer { pixels in
                guard let source = pixels.baseAddress, let target = bytes.baseAddress else { return }
                format.pack(source, rowCount: height, into: target)
                used = count
            }
        }
        return filtered ? filter(plain, stride: stride, step: format.bytesPerPixel) : plain
    }

    private func filter(_ plain: [UInt8], stride: Int, step: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(plain.count)
        var above = ArraySlice([UInt8](repeating: 0, count: stride - 1))
        for start in Swift.stride(from: 0, to: plain.count, by: stride) {
            let row = plain[start + 1..<start + stride]
            let filter = RowFilter.best(for: row, above: above, step: step)
            result.append(filter.rawValue)
            for index in 0..<row.count {
                result.append(filter.apply(at: index, of: row, above: above, step: step))
            }
            above = row
        }
        return result
    }
}

/// PNG's ways to store a byte as its difference from what its neighbours foretell.
private enum RowFilter: UInt8, CaseIterable {
    case none, left, up, average, paeth

    func apply(at index: Int, of row: ArraySlice<UInt8>, above: ArraySlice<UInt8>, step: Int) -> UInt8 {
        let byte = row[row.startIndex + index]
        let a = index >= step ? Int(row[row.startIndex + index - step]) : 0
        let b = Int(above[above.startIndex + index])
        switch self {
        case .none: return byte
        case .left: return byte &- UInt8(a)
        case .up: return byte &- UInt8(b)
        case .average: return byte &- UInt8((a + b) / 2)
        case .paeth:
            let c = index >= step ? Int(above[above.startIndex + index - step]) : 0
            let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            return byte &- UInt8(pa <= pb && pa <= pc ? a : pb <= pc ? b : c)
        }
    }

    /// The one whose bytes, seen as signed, are the smallest in sum; the first of several.
    static func best(for row: ArraySlice<UInt8>, above: ArraySlice<UInt8>, step: Int) -> RowFilter {
        var (best, least) = (RowFilter.none, Int.max)
        for filter in allCases {
            let sum = (0..<row.count).reduce(0) { sum, index in
                let byte = filter.apply(at: index, of: row, above: above, step: step)
                return sum + Int(min(byte, 0 &- byte))
            }
            if sum < least { (best, least) = (filter, sum) }
        }
        return best
    }
}

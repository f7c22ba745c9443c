import Threads

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A look at every band of two pictures of one shape, side by side.
struct BandScan {
    /// The rows that differ in a byte, from top to bottom.
    let differingRows: [Int]

    /// - Parameter second: `nil` to look at the first alone.
    /// - Returns: `nil` when a picture is not sound, or not to be unpacked band by band.
    init?(_ first: BandedPicture, _ second: BandedPicture?, threads: Int) {
        let parts = max(1, min(threads, first.bandCount / 2))
        let results = Slots<Part>(parts)
        Parallel.run(parts) { part in
            let bands = first.bandCount * part / parts..<first.bandCount * (part + 1) / parts
            if let result = Part(bands, first, second) { results.set(part, result) }
        }
        var rows: [Int] = []
        var sums = (Adler32(), Adler32())
        for part in 0..<parts {
            guard let result = results[part] else { return nil }
            rows += result.rows
            sums.0.append(result.sums.0)
            sums.1.append(result.sums.1)
        }
        guard sums.0.value == first.checksum, second == nil || sums.1.value == second?.checksum else {
            return nil
        }
        differingRows = rows
    }

    /// What a thread finds in its bands.
    private struct Part {
        var rows: [Int] = []
        var sums = (Adler32(), Adler32())

        init?(_ bands: Range<Int>, _ first: BandedPicture, _ second: BandedPicture?) {
            let unpacker = BandUnpacker()
            let length = first.bandLength
            let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * length)
            defer { bytes.deallocate() }
            for band in bands {
                guard let sum = unpacker.check(band, of: first, into: bytes) else { return nil }
                sums.0.append(sum)
                guard let second else { continue }
                if first.hasChunk(band, of: second) {
                    sums.1.append(sum)
                    continue
                }
                guard let sum = unpacker.check(band, of: second, into: bytes + length) else { return nil }
                sums.1.append(sum)
                let (rows, stride) = (first.rows(ofBand: band), first.stride)
                guard memcmp(bytes, bytes + length, rows.count * stride) != 0 else { continue }
                for y in rows {
                    let row = bytes + (y - rows.lowerBound) * stride
                    if memcmp(row, row + length, stride) != 0 { self.rows.append(y) }
                }
            }
        }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ImagePair {
    /// Calls `body` with the area that both pictures have and the numbers of the rows in which they differ there.
    ///
    /// Only those rows and the two above and below each hold pixels, which is as far as the comparison looks.
    func withDifferingRows<Result>(_ body: (PixelPlane, PixelPlane, [Int]) -> Result) -> Result {
        switch (before.content, after.content) {
        case (.packed(let first), .packed(let second)) where first.channels == second.channels:
            return withPackedRows(first, second, body)
        default:
            let (first, second) = (before.bitmap(), after.bitmap())
            return first.pixels.withUnsafeBufferPointer { firstPixels in
                second.pixels.withUnsafeBufferPointer { secondPixels in
                    guard let firstBase = firstPixels.baseAddress, let secondBase = secondPixels.baseAddress
                    else { preconditionFailure("a bitmap has pixels") }
                    let rows = Self.differingRows(
                        UnsafeRawPointer(firstBase), first.width * 4, UnsafeRawPointer(secondBase),
                        second.width * 4, count: height, length: width * 4)
                    return body(plane(firstBase, first.width), plane(secondBase, second.width), rows)
                }
            }
        }
    }

    /// The size of what both pictures have.
    private var width: Int { min(before.width, after.width) }
    private var height: Int { min(before.height, after.height) }

    private func plane(_ base: UnsafePointer<UInt32>, _ stride: Int) -> PixelPlane {
        PixelPlane(base: base, stride: stride, width: width, height: height)
    }

    private func withPackedRows<Result>(
        _ first: PackedRows, _ second: PackedRows, _ body: (PixelPlane, PixelPlane, [Int]) -> Result
    ) -> Result {
        let packed = first.bytes.withUnsafeBytes { firstBytes in
            second.bytes.withUnsafeBytes { secondBytes -> [Int] in
                guard let firstBase = firstBytes.baseAddress, let secondBase = secondBytes.baseAddress else {
                    return []
                }
                return Self.differingRows(
                    firstBase + 1, first.stride, secondBase + 1, second.stride, count: height,
                    length: width * first.channels)
            }
        }
        // Untouched memory costs next to nothing, so the rows keep their places.
        let firstPixels = UnsafeMutablePointer<UInt32>.allocate(capacity: first.width * height)
        let secondPixels = UnsafeMutablePointer<UInt32>.allocate(capacity: second.width * height)
        defer {
            firstPixels.deallocate()
            secondPixels.deallocate()
        }
        let (firstPlane, secondPlane) = (plane(firstPixels, first.width), plane(secondPixels, second.width))
        let targets = UnpackTargets(first: firstPixels, second: secondPixels)
        let ranges = Self.surroundings(of: packed, height: height)
        let count = max(1, min(Concurrency.threads, packed.count / 64))
        Concurrency.run(count) { part in
            for range in ranges {
                let start = range.lowerBound + range.count * part / count
                let end = range.lowerBound + range.count * (part + 1) / count
                first.unpack(start..<end, into: targets.first)
                second.unpack(start..<end, into: targets.second)
            }
        }
        guard first.channels == 4 else { return body(firstPlane, secondPlane, packed) }
        // Colours that nobody sees through their alpha are the same after all.
        let rows = packed.filter { y in
            memcmp(firstPlane.row(y), secondPlane.row(y), width * 4) != 0
        }
        return body(firstPlane, secondPlane, rows)
    }

    /// The rows and the two above and below each, as few ranges as there can be.
    private static func surroundings(of rows: [Int], height: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for y in rows {
            let (start, end) = (max(0, y - 2), min(height, y + 3))
            if let last = ranges.last, last.upperBound >= start {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges
    }

    /// The rows that differ in a byte; `first` and `second` are where the rows begin.
    private static func differingRows(
        _ first: UnsafeRawPointer, _ firstStride: Int, _ second: UnsafeRawPointer, _ secondStride: Int,
        count: Int, length: Int
    ) -> [Int] {
        let pair = RowBytes(first: first, second: second)
        let threads = count * length > 1 << 20 ? Concurrency.threads : 1
        let parts = Slots<[Int]>(threads)
        Concurrency.run(threads) { part in
            var rows: [Int] = []
            for y in count * part / threads..<count * (part + 1) / threads
            where memcmp(pair.first + y * firstStride, pair.second + y * secondStride, length) != 0 {
                rows.append(y)
            }
            parts.set(part, rows)
        }
        return (0..<threads).flatMap { parts[$0] ?? [] }
    }
}

/// Sendable, since the threads only read what they point to, and end before it goes away.
private struct RowBytes: @unchecked Sendable {
    let first: UnsafeRawPointer
    let second: UnsafeRawPointer
}

/// Sendable, since each thread writes rows of its own, and ends before the memory goes away.
private struct UnpackTargets: @unchecked Sendable {
    let first: UnsafeMutablePointer<UInt32>
    let second: UnsafeMutablePointer<UInt32>
}

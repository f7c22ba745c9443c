import Threads

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ImagePair {
    /// The size of what both pictures have.
    var commonWidth: Int { min(before.width, after.width) }
    var commonHeight: Int { min(before.height, after.height) }

    /// How many threads are worth while: a comparison keeps no more than four processors busy.
    static let threads = min(4, Processors.count)

    /// How many parts a comparison of so many rows is cut into, each with its thread.
    static func parts(ofRows count: Int) -> Int { max(1, min(Self.threads, count / 64)) }

    /// Compares the pictures row by row, on several threads.
    ///
    /// - Parameters:
    ///   - threshold: the colour distance that a pixel must pass.
    ///   - receive: gets a thread's number, below `threads`, a row's number, and the class of each pixel
    ///     of it. A thread has consecutive rows, in order, and threads have them in the order of their numbers.
    func classifyRows(
        threshold: Double, _ receive: @Sendable (Int, Int, UnsafePointer<PixelClass>) -> Void
    ) -> ClassCounts {
        withSources { before, after in
            let rows = scan?.differingRows ?? differingRows(before, after)
            let parts = Self.parts(ofRows: rows.count)
            let counts = Slots<ClassCounts>(parts)
            Parallel.run(parts) { part in
                let mine = rows[rows.count * part / parts..<rows.count * (part + 1) / parts]
                let found = classify(mine, before, after, threshold) { receive(part, $0, $1) }
                counts.set(part, found)
            }
            var sum = ClassCounts()
            for part in 0..<parts { sum.add(counts[part] ?? ClassCounts()) }
            return sum
        }
    }

    /// Rows that are unpacked together.
    private static let windowHeight = 32
    /// How far around a pixel the comparison looks.
    private static let margin = 2

    private func classify(
        _ rows: ArraySlice<Int>, _ before: PixelSource, _ after: PixelSource, _ threshold: Double,
        _ receive: (Int, UnsafePointer<PixelClass>) -> Void
    ) -> ClassCounts {
        let capacity = Self.windowHeight + 2 * Self.margin
        let first = PixelWindow(before, width: commonWidth, height: commonHeight, capacity: capacity)
        let second = PixelWindow(after, width: commonWidth, height: commonHeight, capacity: capacity)
        let classes = UnsafeMutablePointer<PixelClass>.allocate(capacity: commonWidth)
        defer { classes.deallocate() }
        var classifier = RowClassifier(threshold: threshold, width: commonWidth)
        var start = rows.startIndex
        while start < rows.endIndex {
            var end = start + 1
            while end < rows.endIndex, rows[end] - rows[start] < Self.windowHeight,
                rows[end] - rows[end - 1] <= 2 * Self.margin
            {
                end += 1
            }
            let shown =
                max(0, rows[start] - Self.margin)..<min(commonHeight, rows[end - 1] + 1 + Self.margin)
            guard let before = first.show(shown), let after = second.show(shown) else { break }
            for y in rows[start..<end] {
                classifier.classify(row: y, before, after, into: classes)
                receive(y, classes)
            }
            start = end
        }
        return classifier.counts
    }

    private func withSources<Result>(_ body: (PixelSource, PixelSource) -> Result) -> Result {
        switch (before.content, after.content) {
        case (.packed(let first), .packed(let second)) where first.channels == second.channels:
            return body(.packed(first), .packed(second))
        case (.banded(let first), .banded(let second)): return body(.banded(first), .banded(second))
        default:
            let (first, second) = (before.bitmap(), after.bitmap())
            return first.pixels.withUnsafeBufferPointer { firstPixels in
                second.pixels.withUnsafeBufferPointer { secondPixels in
                    guard let firstBase = firstPixels.baseAddress, let secondBase = secondPixels.baseAddress
                    else { preconditionFailure("a bitmap has pixels") }
                    return body(
                        .unpacked(firstBase, width: first.width), .unpacked(secondBase, width: second.width))
                }
            }
        }
    }

    /// The rows that differ in a byte. (Colours that nobody sees through their alpha differ here, and not as pixels.)
    private func differingRows(_ before: PixelSource, _ after: PixelSource) -> [Int] {
        switch (before, after) {
        case (.packed(let first), .packed(let second)):
            first.withUnsafeBytes { firstBytes in
                second.withUnsafeBytes { secondBytes in
                    guard let firstBase = firstBytes.baseAddress, let secondBase = secondBytes.baseAddress
                    else { return [] }
                    return Self.differingRows(
                        RowBytes(first: firstBase + 1, second: secondBase + 1), first.stride, second.stride,
                        count: commonHeight, length: commonWidth * first.channels)
                }
            }
        case (.unpacked(let first, let firstWidth), .unpacked(let second, let secondWidth)):
            Self.differingRows(
                RowBytes(first: UnsafeRawPointer(first), second: UnsafeRawPointer(second)), firstWidth * 4,
                secondWidth * 4, count: commonHeight, length: commonWidth * 4)
        default: Array(0..<commonHeight)
        }
    }

    private static func differingRows(
        _ bytes: RowBytes, _ firstStride: Int, _ secondStride: Int, count: Int, length: Int
    ) -> [Int] {
        let threads = count * length > 1 << 20 ? Self.threads : 1
        let parts = Slots<[Int]>(threads)
        Parallel.run(threads) { part in
            var rows: [Int] = []
            for y in count * part / threads..<count * (part + 1) / threads
            where memcmp(bytes.first + y * firstStride, bytes.second + y * secondStride, length) != 0 {
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

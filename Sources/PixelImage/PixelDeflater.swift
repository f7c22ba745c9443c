import CPacking

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Deflate for flat pictures: pixels are told by the pixel to their left, by the row above, by pixels that were seen
/// before, or as they are.
///
/// On such pictures nearly everything is told by its left or upper neighbour, and a row that repeats the one above is
/// not even looked at; only what is left over, the edges of glyphs, is searched for. What it writes depends on the
/// pixels alone: neither on the processor nor on where its memory happens to be.
struct PixelDeflater: ~Copyable {
    /// What a token is: a byte, or a match of a length from the pixel to the left, from the row above or from elsewhere.
    private enum Token {
        static let left: UInt32 = 0x200
        static let above: UInt32 = 0x400
        static let count = 0x600
        /// A match from elsewhere: its length from bit 16 on, its distance less one below.
        static let far: UInt32 = 0x8000_0000
    }

    /// A run that is told by its left neighbour even where the row above goes on longer, in pixels: a match from
    /// above costs the bits of its distance.
    private static let longRun = 128
    /// A run below which other places are searched for a longer one, in pixels.
    private static let shortRun = 4
    private static let blockLimit = 1 << 16

    private let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: blockLimit)
    private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: Token.count)
    private let codes = UnsafeMutablePointer<UInt64>.allocate(capacity: Token.count)
    private let farCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: 259)
    private let distanceCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: DeflateCode.distanceCount)
    private let memory = PixelMemory()

    deinit {
        tokens.deallocate()
        counts.deallocate()
        codes.deallocate()
        farCounts.deallocate()
        distanceCounts.deallocate()
        memory.deallocate()
        masks.deallocate()
    }

    /// Where pixels differ from their left neighbours, and from those above: a bit each.
    private let masks: UnsafeMutablePointer<UInt64>
    private let maskWords: Int

    init(width: Int) {
        maskWords = width / 64 + 1
        masks = .allocate(capacity: maskWords * 2)
    }

    /// Rows as pixels and as the bytes of the file.
    struct Rows {
        let pixels: UnsafePointer<UInt32>
        let bytes: UnsafePointer<UInt8>
        let width: Int
        let rowCount: Int
        let bytesPerPixel: Int

        var bytesPerRow: Int { 1 + width * bytesPerPixel }
    }

    /// Deflate blocks that depend on nothing before them and end on a byte, none of them the last of a stream.
    ///
    /// - Parameter output: as long as `StoredBlocks.bound` of the bytes says, at least.
    /// - Returns: how many bytes of it are used; `nil` when they would be more than the rows themselves.
    func deflate(_ rows: Rows, into output: UnsafeMutableBufferPointer<UInt8>) -> Int? {
        guard let target = output.baseAddress else { return nil }
        var writer = BitWriter(target: target)
        let limit = StoredBlocks.size(of: rows.rowCount * rows.bytesPerRow)
        let hasAbove = rows.bytesPerRow <= DeflateCode.windowSize
        memory.forget()
        var used = 0
        var row = 0
        /// The tokens of the row before, if that one repeated the row above it.
        var repeated: Range<Int>?
        while row < rows.rowCount {
            let pixels = rows.pixels + row * rows.width
            let above = hasAbove && row > 0 ? pixels - rows.width : nil
            let isRepeated = above.map { memcmp(pixels, $0, rows.width * 4) == 0 } ?? false
            if isRepeated, let known = repeated, used + known.count <= Self.blockLimit {
                (tokens + used).update(from: tokens + known.lowerBound, count: known.count)
                repeated = used..<used + known.count
                used += known.count
                row += 1
                continue
            }
            var first: Int? = used
            tablemockup_compare_pixels(pixels, above, rows.width, masks, masks + maskWords)
            var walk = Walk(
                left: masks, above: masks + maskWords, bytes: rows.bytes + row * rows.bytesPerRow,
                width: rows.width, bytesPerPixel: rows.bytesPerPixel, rows: rows, row: row, memory: memory)
            while true {
                used = walk.run(into: tokens, from: used, limit: Self.blockLimit)
                if walk.isOver { break }
                guard write(used, rows, to: &writer, limit: limit) else { return nil }
                used = 0
                first = nil
            }
            repeated = isRepeated ? first.map { $0..<used } : nil
            row += 1
        }
        guard write(used, rows, to: &writer, limit: limit) else { return nil }
        writer.writeEmptyStoredBlock()
        return writer.count <= limit ? writer.count : nil
    }

    /// Writes a block; false when there would be more than `limit` bytes.
    private func write(_ count: Int, _ rows: Rows, to writer: inout BitWriter, limit: Int) -> Bool {
        let distances = (
            DeflateCode.distance(rows.bytesPerPixel),
            DeflateCode.distance(min(rows.bytesPerRow, DeflateCode.windowSize))
        )
        self.count(tokens: count, distances)
        let code = DeflateCode(
            literalAndLengthCounts: symbolCounts(),
            distanceCounts: Array(
                UnsafeBufferPointer(start: distanceCounts, count: DeflateCode.distanceCount)))
        let bitCount = makeCodes(code, distances) + farBitCount(code)
        // 320 bytes are more than any block's beginning.
        guard writer.count + bitCount / 8 + 320 <= limit + 512, writer.count + bitCount / 8 <= limit else {
            return false
        }
        code.writeHeader(to: &writer)
        var index = 0
        while index < count {
            let token = tokens[index]
            if token < Token.far {
                let entry = codes[Int(token)]
                writer.write(entry >> 8, count: entry & 0xFF)
            } else {
                code.writeMatch(
                    length: Int(token >> 16 & 0x1FF), distance: Int(token & 0xFFFF) + 1, to: &writer)
            }
            index &+= 1
        }
        writer.write(
            UInt64(code.bits[DeflateCode.endOfBlock]), count: UInt64(code.lengths[DeflateCode.endOfBlock]))
        return true
    }

    /// Counts how often each token, and each part of a match from elsewhere, occurs.
    private func count(tokens count: Int, _ distances: (DeflateCode.Part, DeflateCode.Part)) {
        counts.update(repeating: 0, count: Token.count)
        farCounts.update(repeating: 0, count: 259)
        distanceCounts.update(repeating: 0, count: DeflateCode.distanceCount)
        var index = 0
        while index < count {
            let token = tokens[index]
            if token < Token.far {
                counts[Int(token)] &+= 1
            } else {
                farCounts[Int(token >> 16 & 0x1FF)] &+= 1
                distanceCounts[DeflateCode.distance(Int(token & 0xFFFF) + 1).symbol] &+= 1
            }
            index &+= 1
        }
        for length in 3...258 {
            distanceCounts[distances.0.symbol] &+= counts[Int(Token.left) + length]
            distanceCounts[distances.1.symbol] &+= counts[Int(Token.above) + length]
        }
    }

    /// How many bits the matches from elsewhere take, at most.
    private func farBitCount(_ code: DeflateCode) -> Int {
        var total = 0
        for length in 3...258 where farCounts[length] > 0 {
            let part = DeflateCode.lengths[length]
            total += Int(farCounts[length]) * (Int(code.lengths[part.symbol]) + part.extraCount + 15 + 13)
        }
        return total
    }

    private func symbolCounts() -> [UInt32] {
        var symbols = [UInt32](repeating: 0, count: DeflateCode.literalAndLengthCount)
        for value in 0..<256 { symbols[value] = counts[value] }
        symbols[DeflateCode.endOfBlock] = 1
        for length in 3...258 {
            let symbol = DeflateCode.lengths[length].symbol
            symbols[symbol] +=
                counts[Int(Token.left) + length] + counts[Int(Token.above) + length] + farCounts[length]
        }
        return symbols
    }

    /// Each token's bits and how many they are; returns how many there are altogether.
    private func makeCodes(_ code: DeflateCode, _ distances: (DeflateCode.Part, DeflateCode.Part)) -> Int {
        var total = 0
        for value in 0..<256 where counts[value] > 0 {
            codes[value] = UInt64(code.bits[value]) << 8 | UInt64(code.lengths[value])
            total += Int(counts[value]) * Int(code.lengths[value])
        }
        for (base, distance) in [(Token.left, distances.0), (Token.above, distances.1)] {
            for length in 3...258 where counts[Int(base) + length] > 0 {
                let part = DeflateCode.lengths[length]
                var bits = UInt64(code.bits[part.symbol])
                var count = Int(code.lengths[part.symbol])
                bits |= UInt64(part.extra) << UInt64(count)
                count += part.extraCount
                bits |= UInt64(code.distanceBits[distance.symbol]) << UInt64(count)
                count += Int(code.distanceLengths[distance.symbol])
                bits |= UInt64(distance.extra) << UInt64(count)
                count += distance.extraCount
                codes[Int(base) + length] = bits << 8 | UInt64(count)
                total += Int(counts[Int(base) + length]) * count
            }
        }
        return total
    }

    /// How many pixels from one on are not marked as different.
    @inline(__always)
    private static func run(_ mask: UnsafePointer<UInt64>, from x: Int) -> Int {
        var word = x >> 6
        let bits = mask[word] >> UInt64(x & 63)
        if bits != 0 { return bits.trailingZeroBitCount }
        // The last word is not 0.
        repeat { word &+= 1 } while mask[word] == 0
        return word &* 64 &+ mask[word].trailingZeroBitCount &- x
    }

    /// The way along one row, which goes on where a block's end stopped it.
    private struct Walk {
        /// Where pixels differ from their left neighbours, and from those above.
        let left: UnsafePointer<UInt64>
        let above: UnsafePointer<UInt64>
        let bytes: UnsafePointer<UInt8>
        let width: Int
        let bytesPerPixel: Int
        let rows: Rows
        let row: Int
        let memory: PixelMemory
        private var x = 0
        /// Whether the filter's byte is written.
        private var hasBegun = false
        /// Bytes of a match that are still to be told, and where from.
        private var pending = 0
        private var pendingBase: UInt32 = 0

        init(
            left: UnsafePointer<UInt64>, above: UnsafePointer<UInt64>, bytes: UnsafePointer<UInt8>,
            width: Int, bytesPerPixel: Int, rows: Rows, row: Int, memory: PixelMemory
        ) {
            self.rows = rows
            self.row = row
            self.memory = memory
            self.left = left
            self.above = above
            self.bytes = bytes
            self.width = width
            self.bytesPerPixel = bytesPerPixel
        }

        var isOver: Bool { x == width && pending == 0 }

        /// Adds tokens until the row or their room is over; returns where they end.
        mutating func run(into tokens: UnsafeMutablePointer<UInt32>, from start: Int, limit: Int) -> Int {
            var used = start
            while true {
                while pending > 0 {
                    guard used < limit else { return used }
                    // What is left must be long enough for a match of its own.
                    let length = pending <= 258 ? pending : min(258, pending - 3)
                    tokens[used] = pendingBase + UInt32(truncatingIfNeeded: length)
                    used &+= 1
                    pending &-= length
                }
                guard x < width else { return used }
                guard used &+ 5 <= limit else { return used }
                let run = PixelDeflater.run(left, from: x)
                if run >= PixelDeflater.longRun {
                    begin(Token.left, pixels: run)
                    continue
                }
                let same = PixelDeflater.run(above, from: x)
                // A neighbour that tells much is not worth a search.
                let near = max(run, same)
                if near < PixelDeflater.shortRun,
                    let match = memory.match(at: x, row: row, of: rows), match.pixels > near + 1
                {
                    if !hasBegun {
                        tokens[used] = UInt32(bytes[0])
                        used &+= 1
                        hasBegun = true
                    }
                    tokens[used] =
                        Token.far | UInt32(match.pixels * bytesPerPixel) << 16 | UInt32(match.distance - 1)
                    used &+= 1
                    x &+= match.pixels
                    continue
                }
                if same > run, same > 1 || !hasBegun {
                    begin(Token.above, pixels: stretch(same, after: run))
                } else if run > 0 {
                    begin(Token.left, pixels: run)
                } else {
                    if !hasBegun {
                        tokens[used] = UInt32(bytes[0])
                        used &+= 1
                        hasBegun = true
                    }
                    let source = bytes + (1 + x * bytesPerPixel)
                    var index = 0
                    while index < bytesPerPixel {
                        tokens[used] = UInt32(source[index])
                        used &+= 1
                        index &+= 1
                    }
                    x &+= 1
                }
            }
        }

        private mutating func begin(_ base: UInt32, pixels count: Int) {
            pendingBase = base
            pending = count * bytesPerPixel
            if !hasBegun {
                // The filter's byte is that of the row above.
                pending += 1
                hasBegun = true
            }
            x += count
        }

        /// How far a match from above goes: to its end, or to where a long run begins.
        private func stretch(_ same: Int, after run: Int) -> Int {
            let end = x + same
            var position = x + max(1, run)
            while position < end {
                let next = PixelDeflater.run(left, from: position)
                if next >= PixelDeflater.longRun { return position - x }
                position += max(1, next)
            }
            return same
        }
    }
}

import Testing

@testable import PixelImage

/// Pictures of every colour type, depth and order, each written here bit by bit.
@Suite struct PNGVariantTests {
    /// What IHDR says of a picture's samples.
    struct Kind: Sendable, CustomTestStringConvertible {
        var color: UInt8
        var depth: Int
        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1 }
        var hasAlpha: Bool { color == 4 || color == 6 }
        var testDescription: String { "colour type \(color), \(depth) bits" }

        static let all: [Kind] = [
            (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
        ].flatMap { (color: Int, depths: [Int]) in
            depths.map { Kind(color: UInt8(color), depth: $0) }
        }
    }

    /// A picture's samples, row by row, those of a pixel side by side.
    private struct Samples {
        static let side = 16
        let kind: Kind
        var values: [Int]

        init(_ kind: Kind) {
            self.kind = kind
            var scrambler = Scrambler(5)
            values = (0..<Self.side * Self.side * kind.channels).map { place in
                let value = Int(scrambler.next()) & (1 << kind.depth - 1)
                // Under too little alpha a colour could be changed without a trace.
                return kind.hasAlpha && place % kind.channels == kind.channels - 1
                    ? value | 1 << (kind.depth - 1) : value
            }
        }

        mutating func change(x: Int, y: Int) {
            values[(y * Self.side + x) * kind.channels] ^= 1 << (kind.depth - 1)
        }

        /// The passes of Adam7, as PNG (Third Edition), section 8.2 has them: first column and row, steps.
        private static let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]

        func png(interlaced: Bool, extra: [UInt8] = []) -> [UInt8] {
            var rows: [UInt8] = []
            for (left, top, dx, dy) in interlaced ? Self.passes : [(0, 0, 1, 1)] {
                for y in stride(from: top, to: Self.side, by: dy) {
                    rows.append(0)
                    rows += packed(row: y, columns: stride(from: left, to: Self.side, by: dx))
                }
            }
            var header: [UInt8] = [0, 0, 0, UInt8(Self.side), 0, 0, 0, UInt8(Self.side)]
            header += [UInt8(kind.depth), kind.color, 0, 0, interlaced ? 1 : 0]
            var zlib: [UInt8] = [0x78, 0x01, 1]
            let (low, high) = (UInt8(rows.count & 0xFF), UInt8(rows.count >> 8))
            zlib += [low, high, ~low, ~high] + rows
            zlib.append(bigEndian: bytewiseAdler(rows))
            return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + extra + palette
                + PNGChunk.bytes("IDAT", zlib) + PNGChunk.bytes("IEND", [])
        }

        private func packed(row y: Int, columns: StrideTo<Int>) -> [UInt8] {
            var bytes: [UInt8] = []
            var (word, count) = (0, 0)
            for x in columns {
                for channel in 0..<kind.channels {
                    word = word << kind.depth | values[(y * Self.side + x) * kind.channels + channel]
                    count += kind.depth
                    while count >= 8 {
                        count -= 8
                        bytes.append(UInt8(truncatingIfNeeded: word >> count))
                        word &= 1 << count - 1
                    }
                }
            }
            if count > 0 { bytes.append(UInt8(truncatingIfNeeded: word << (8 - count))) }
            return bytes
        }

        /// Every index another colour.
        private var palette: [UInt8] {
            guard kind.color == 3 else { return [] }
            return PNGChunk.bytes("PLTE", (0..<1 << kind.depth).flatMap { [UInt8($0), 7, UInt8(255 - $0)] })
        }
    }

    @Test(arguments: Kind.all, [false, true])
    func everyPixelCounts(_ kind: Kind, interlaced: Bool) throws {
        let samples = Samples(kind)
        let before = samples.png(interlaced: interlaced)
        for y in 0..<Samples.side {
            for x in 0..<Samples.side {
                var changed = samples
                changed.change(x: x, y: y)
                let pair = try ImagePair(before: before, after: changed.png(interlaced: interlaced))
                #expect(
                    pair.compared().difference?.clusters == [
                        ImageDifference.Cluster(x: x, y: y, width: 1, height: 1, count: 1)
                    ])
            }
        }
    }

    @Test(arguments: Kind.all)
    func theOrderOfTheRowsIsNoDifference(_ kind: Kind) throws {
        let samples = Samples(kind)
        let gamma = PNGChunk.bytes("gAMA", [0, 0, 0xFF, 0xFF])
        for extra in [[], gamma] {
            let plain = try Bitmap(png: samples.png(interlaced: false, extra: extra))
            #expect(try Bitmap(png: samples.png(interlaced: true, extra: extra)) == plain)
        }
    }

    @Test(arguments: [false, true])
    func sixteenBitsAreRounded(interlaced: Bool) throws {
        let samples = Samples(Kind(color: 2, depth: 16))
        let bitmap = try Bitmap(png: samples.png(interlaced: interlaced))
        for (place, pixel) in bitmap.pixels.enumerated() {
            let expected = (0..<3).reduce(0xFF) { word, channel in
                word << 8 | (samples.values[place * 3 + channel] * 255 + 32767) / 65535
            }
            #expect(Int(pixel) == expected)
        }
    }
}

import CDeflate
import Testing

@testable import PixelImage

/// What is taken for whole blocks is followed by whatever stands behind it, as if it were not there.
@Suite struct BlockWalkTests {
    @Test func everyBandIsWhole() throws {
        for bitmap in [
            try Bitmap.screen(1170, 300), try Bitmap.noise(500, 400, opaque: false, seed: 5),
            try Bitmap.soft(300, 200), try Bitmap(width: 1, height: 1, pixels: [0xFF12_3456]),
        ] {
            let picture = try #require(BandedPicture(bitmap.png()))
            let scan = BandScan(picture, nil, threads: 2)
            #expect(scan?.differingRows == [])
        }
    }

    /// A code with symbols of every length, so that both ways to look one up are gone.
    @Test func longCodesAreFollowed() {
        var data: [UInt8] = []
        for value in 0..<15 { data += [UInt8](repeating: UInt8(value * 13), count: 1 << value) }
        data.shuffle(seed: 3)
        var counts = [UInt32](repeating: 0, count: DeflateCode.literalAndLengthCount)
        for byte in data { counts[Int(byte)] += 1 }
        counts[DeflateCode.endOfBlock] = 1
        let code = DeflateCode(
            literalAndLengthCounts: counts,
            distanceCounts: [UInt32](repeating: 0, count: DeflateCode.distanceCount))
        #expect((code.lengths.max() ?? 0) > 11)
        let chunk = Self.block(data, code)
        #expect(Self.isWhole(chunk))
        #expect(inflated(chunk + [3, 0]) == data)
    }

    @Test func breaksOffAreFound() throws {
        for chunk in try Self.chunks() {
            #expect(Self.isWhole(chunk))
            for cut in [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, chunk.count / 2, chunk.count - 1] {
                #expect(!Self.isWhole(Array(chunk.dropLast(cut))), "without \(cut) bytes of \(chunk.count)")
            }
            #expect(!Self.isWhole([]))
            #expect(!Self.isWhole(chunk + [0]))
            #expect(!Self.isWhole(chunk + [3, 0]))
            #expect(Self.isWhole(chunk + chunk))
            #expect(Self.isWhole(chunk + [0, 0, 0, 0xFF, 0xFF]))
            #expect(!Self.isWhole(chunk + [0, 1, 0, 0xFF, 0xFF, 7]), "lengths that don't agree")
            #expect(!Self.isWhole(chunk + [0, 2, 0, 0xFD, 0xFF, 7]), "more than there is")
            #expect(!Self.isWhole(chunk + [1, 0, 0, 0xFF, 0xFF]), "the stream's end")
        }
    }

    /// With a bit turned, blocks are refused, or they mean the same whatever follows them.
    @Test func damagedBlocksAreRefusedOrStandAlone() throws {
        let chunks = try Self.chunks()
        var accepted = 0
        for (number, chunk) in chunks.enumerated() {
            var scrambler = Scrambler(UInt64(number + 1))
            for _ in 0..<1500 {
                var damaged = chunk
                damaged[Int(scrambler.next()) % chunk.count] ^= 1 << UInt8(scrambler.next() % 8)
                guard Self.isWhole(damaged), let alone = inflated(damaged + [3, 0]) else { continue }
                accepted += 1
                for (end, more) in Self.ends where inflated(damaged + end) != alone + more {
                    Issue.record("\(end) is not what stands behind a damaged chunk \(number)")
                }
            }
        }
        #expect(accepted > 100)
    }

    /// Whole streams, and what they hold.
    private static let ends: [([UInt8], [UInt8])] = [
        ([0x03, 0x00], []), ([0x01, 0x03, 0x00, 0xFC, 0xFF, 7, 8, 9], [7, 8, 9]),
        ([0x00, 0x00, 0x00, 0xFF, 0xFF, 0x03, 0x00], []),
        ([0x00, 0x01, 0x00, 0xFE, 0xFF, 0xFF, 0x03, 0x00], [0xFF]),
    ]

    /// Bands of flat, soft and noisy pictures: with codes, with codes for several blocks, and stored.
    private static func chunks() throws -> [[UInt8]] {
        try [
            Bitmap.screen(200, 60), Bitmap.soft(90, 30), Bitmap.noise(60, 20, opaque: false, seed: 6),
            Bitmap.noise(400, 300, opaque: true, seed: 7),
        ].map { bitmap in
            let png = try bitmap.png()
            return Array(png[try PNGStructure(png).imageData[1]])
        }
    }

    private static func isWhole(_ chunk: [UInt8]) -> Bool {
        // What stands behind the data must not matter.
        let results = [0, 0xFF, 0x55].map { (filling: UInt8) in
            let walk = BlockWalk()
            return walk.isWhole(
                chunk + repeatElement(filling, count: BlockWalk.slack), count: chunk.count)
        }
        #expect(Set(results).count == 1)
        return results[0]
    }

    /// Literals in one block, and an empty one behind it.
    private static func block(_ data: [UInt8], _ code: DeflateCode) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: data.count * 2 + 1000) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            var writer = BitWriter(target: base)
            code.writeHeader(to: &writer)
            for symbol in data.map(Int.init) + [DeflateCode.endOfBlock] {
                writer.write(UInt64(code.bits[symbol]), count: UInt64(code.lengths[symbol]))
            }
            writer.writeEmptyStoredBlock()
            count = writer.count
        }
    }
}

extension Array {
    fileprivate mutating func shuffle(seed: UInt64) {
        var scrambler = Scrambler(seed)
        for index in indices.dropFirst() { swapAt(index, Int(scrambler.next()) % (index + 1)) }
    }
}

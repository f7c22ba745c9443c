import Testing

@testable import PixelImage

@Suite struct PixelDeflaterTests {
    /// A picture of its rows' characters, each a colour.
    private func picture(_ rows: [String], scale: Int = 1) throws -> Bitmap {
        let pixels = rows.flatMap { row in
            row.unicodeScalars.flatMap { scalar in
                Array(repeating: 0xFF00_0000 | scalar.value &* 0x01_0301, count: scale)
            }
        }
        return try Bitmap(width: pixels.count / rows.count, height: rows.count, pixels: pixels)
    }

    @Test(arguments: [
        ["a"], ["a", "a"], ["ab", "ab"], ["aaaa", "aaaa", "aaab"], ["abc", "xbc", "xyc", "xyz"],
        ["aaaaabbbbb", "aaaaabbbbc", "aaaaabbbbc", "caaaabbbbc"],
        ["abcdefgh", "abcdefgh", "hgfedcba", "hgfedcba"],
    ])
    func whatIsReadIsWhatWasWritten(_ rows: [String]) throws {
        for scale in [1, 2, 31, 32, 33, 86, 87, 100] {
            let bitmap = try picture(rows, scale: scale)
            #expect(try Bitmap(png: bitmap.png()).pixels == bitmap.pixels)
        }
    }

    @Test func everyLengthOfARunIsRight() throws {
        for length in 1...600 {
            let row = [UInt32](repeating: 0xFF12_3456, count: length) + [0xFF65_4321]
            let bitmap = try Bitmap(width: length + 1, height: 3, pixels: row + row + row)
            #expect(try Bitmap(png: bitmap.png()).pixels == bitmap.pixels)
        }
    }

    @Test func flatRowsCostNextToNothing() throws {
        let bitmap = try Bitmap(width: 1170, height: 112, filledWith: 0xFFFF_FFFF)
        // 14 matches of 258 bytes a row, a few bits each.
        #expect(try bitmap.png().count < 1500)
    }

    @Test func blocksThatFillTheirTokensAreWhole() throws {
        // Wide rows of noise with repeated rows between them: tokens run out inside rows.
        var random = SystemRandomNumberGenerator()
        var pixels: [UInt32] = []
        for row in 0..<12 {
            if row % 3 == 1 {
                pixels += pixels.suffix(30_000)
            } else {
                for x in 0..<30_000 {
                    pixels.append(0xFF00_0000 | (x % 64 < 40 ? 0x20_2020 : random.next() & 0xFF_FFFF))
                }
            }
        }
        let bitmap = try Bitmap(width: 30_000, height: 12, pixels: pixels)
        #expect(try Bitmap(png: bitmap.png()).pixels == pixels)
        // Two rows less far apart than the window, and two further.
        for width in [10_922, 10_923] {
            let bitmap = try Bitmap(width: width, height: 12, pixels: Array(pixels.prefix(width * 12)))
            #expect(try Bitmap(png: bitmap.png()).pixels == bitmap.pixels)
        }
    }

    @Test func lengthsAreThoseOfTheStandard() {
        // RFC 1951, 3.2.5.
        func check(_ part: DeflateCode.Part, _ symbol: Int, _ extra: Int, _ count: Int) -> Bool {
            part.symbol == symbol && part.extra == extra && part.extraCount == count
        }
        #expect(check(DeflateCode.lengths[3], 257, 0, 0))
        #expect(check(DeflateCode.lengths[10], 264, 0, 0))
        #expect(check(DeflateCode.lengths[12], 265, 1, 1))
        #expect(check(DeflateCode.lengths[66], 276, 15, 3) == false)
        #expect(check(DeflateCode.lengths[66], 276, 7, 3))
        #expect(check(DeflateCode.lengths[67], 277, 0, 4))
        #expect(check(DeflateCode.lengths[257], 284, 30, 5))
        #expect(check(DeflateCode.lengths[258], 285, 0, 0))
        #expect(check(DeflateCode.distance(1), 0, 0, 0))
        #expect(check(DeflateCode.distance(4), 3, 0, 0))
        #expect(check(DeflateCode.distance(6), 4, 1, 1))
        #expect(check(DeflateCode.distance(3511), 23, 438, 10))
        #expect(check(DeflateCode.distance(32768), 29, 8191, 13))
    }

    @Test func codeLengthsAreHuffmansAndLimited() {
        #expect(DeflateCode.codeLengths([5, 1, 1, 2, 0], limit: 15) == [1, 3, 3, 2, 0])
        #expect(DeflateCode.codeLengths([0, 7, 0], limit: 15) == [1, 1, 0])
        // Fibonacci's numbers make the deepest tree.
        var counts: [UInt32] = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let lengths = DeflateCode.codeLengths(counts, limit: 15)
        #expect(lengths.allSatisfy { $0 >= 1 && $0 <= 15 })
        #expect(lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
    }
}

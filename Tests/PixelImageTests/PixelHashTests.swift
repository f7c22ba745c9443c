import Testing

@testable import PixelImage

@Suite struct PixelHashTests {
    private let pixels: [UInt32] = [
        0xFF01_0203, 0xFFFF_FFFF, 0x8040_2010, 0, 0xFF00_0000, 0xFF12_3456,
    ]

    @Test func isXXH3OfThePixelsAndTheSize() throws {
        // By Python's xxhash: xxh3_128 of the pixels and then the size, little-endian.
        let hash = PixelHash(try Bitmap(width: 3, height: 2, pixels: pixels))
        #expect(hash.description == "df428d7016f8218ff947fb5700df86de")
        #expect(PixelHash(hash.description) == hash)
    }

    @Test func shapeAndEveryPixelMatter() throws {
        let hash = PixelHash(try Bitmap(width: 3, height: 2, pixels: pixels))
        #expect(PixelHash(try Bitmap(width: 2, height: 3, pixels: pixels)) != hash)
        #expect(PixelHash(try Bitmap(width: 6, height: 1, pixels: pixels)) != hash)
        for place in pixels.indices {
            for bit in 0..<32 as Range<UInt32> {
                var changed = pixels
                changed[place] ^= 1 << bit
                #expect(PixelHash(try Bitmap(width: 3, height: 2, pixels: changed)) != hash)
            }
        }
    }

    @Test func bandsMakeTheHashOfTheWhole() throws {
        let bitmap = try Bitmap.noise(37, 50, opaque: false)
        for height in [1, 7, 49, 50] {
            var hasher = PixelHasher(width: 37)
            var y = 0
            while y < 50 {
                let end = min(50, y + height)
                bitmap.crop(y..<end).withUnsafeBufferPointer { hasher.append($0) }
                y = end
            }
            #expect(hasher.finish() == PixelHash(bitmap))
        }
    }

    @Test(arguments: ["", "0", "+0000000000000000000000000000000", "g0000000000000000000000000000000"])
    func otherTextsAreNoHashes(_ text: String) {
        #expect(PixelHash(text) == nil)
    }
}

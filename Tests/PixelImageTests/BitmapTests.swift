import Testing

@testable import PixelImage

@Suite struct BitmapTests {
    @Test func pixelsLieRowByRow() throws {
        var bitmap = try Bitmap(width: 3, height: 2)
        bitmap.withUnsafeMutablePixels { $0[1 * 3 + 2] = 0xFF01_0203 }
        #expect(bitmap[x: 2, y: 1] == 0xFF01_0203)
        #expect(bitmap[x: 2, y: 0] == 0)
    }

    @Test func opacityIsFoundOut() throws {
        for count in [1, 2, 4095, 4096, 4097, 9000] {
            var pixels = [UInt32](repeating: 0xFF00_0000, count: count)
            #expect(try Bitmap(width: count, height: 1, pixels: pixels).isOpaque)
            pixels[count - 1] = 0xFE00_0000
            #expect(try !Bitmap(width: count, height: 1, pixels: pixels).isOpaque)
        }
    }

    @Test func tooLargeNamesTheLimit() throws {
        let error = #expect(throws: PixelImageError.self) { try Bitmap(width: 8001, height: 8000) }
        #expect(error == .tooLarge(width: 8001, height: 8000))
        let text = try #require(error?.description)
        #expect(text.contains("64 Mpx") && text.contains("8001 × 8000") && text.contains("--full-height"))
        #expect(try Bitmap.pixelCount(width: 8000, height: 8000) == Bitmap.pixelLimit)
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (5, -1), (Int.min, Int.min)])
    func emptyIsRefused(width: Int, height: Int) {
        #expect(throws: PixelImageError.emptyBitmap(width: width, height: height)) {
            try Bitmap(width: width, height: height)
        }
    }

    @Test func overflowingSizeIsRefused() {
        #expect(throws: PixelImageError.tooLarge(width: .max, height: 2)) {
            try Bitmap(width: .max, height: 2)
        }
    }

    @Test func wrongCountIsRefused() {
        #expect(throws: PixelImageError.wrongPixelCount(5, width: 2, height: 2)) {
            try Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0, 0])
        }
    }

    @Test func premultiplyingUndoesUnpremultiplying() {
        for alpha in 0...255 as ClosedRange<UInt32> {
            for channel in 0...alpha {
                let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
                #expect(PixelMath.premultiplied(PixelMath.unpremultiplied(pixel)) == pixel)
            }
        }
    }

    @Test func alphaArithmeticIsRoundedToNearest() {
        // 200 · 128 / 255 = 100.39, 1 · 128 / 255 = 0.502, 50 · 128 / 255 = 25.1
        #expect(PixelMath.premultiplied(0x80C8_0132) == 0x8064_0119)
        // 100 · 255 / 128 = 199.2, 1 · 255 / 128 = 1.99, 25 · 255 / 128 = 49.8
        #expect(PixelMath.unpremultiplied(0x8064_0119) == 0x80C7_0232)
        // A colour above its alpha is cut, not wrapped.
        #expect(PixelMath.unpremultiplied(0x01FF_FFFF) == 0x01FF_FFFF)
    }
}

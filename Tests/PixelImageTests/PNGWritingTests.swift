import Foundation
import Testing

@testable import PixelImage

@Suite struct PNGWritingTests {
    @Test(arguments: [1, 2, 3, 5, 16, 17, 1170], [true, false])
    func readsBackExactly(width: Int, opaque: Bool) throws {
        for height in [1, 2, 37] {
            let bitmap = try Bitmap.noise(width, height, opaque: opaque, seed: UInt64(width * 100 + height))
            let read = try Bitmap(png: bitmap.png(scale: 3))
            #expect(read.pixels == bitmap.pixels)
            #expect((read.width, read.height, read.isOpaque) == (width, height, bitmap.isOpaque))
        }
    }

    @Test func chunksStandInOrder() throws {
        let parts = try chunks(Bitmap.screen(40, 50).png(scale: 3))
        #expect(parts.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IDAT", "IDAT", "IEND"])
        #expect(parts[0].data == [0, 0, 0, 40, 0, 0, 0, 50, 8, 2, 0, 0, 0])
        #expect(parts[1].data == [0])
        // 3 · 72 / 0.0254 = 8503.9 pixels a metre: 0x2138.
        #expect(parts[2].data == [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1])
    }

    @Test func translucentIsRGBA() throws {
        let bitmap = try Bitmap(width: 1, height: 1, pixels: [0x8064_0119])
        let parts = try chunks(bitmap.png())
        #expect(parts[0].data[9] == 6)
        #expect(try Bitmap(png: bitmap.png()).pixels == [0x8064_0119])
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [Double])
    func scaleWithoutMeaningLeavesResolutionOut(scale: Double) throws {
        let parts = try chunks(Bitmap(width: 1, height: 1).png(scale: scale))
        #expect(!parts.map(\.name).contains("pHYs"))
    }

    @Test func sumsAreRight() throws {
        let bitmap = try Bitmap.screen(30, 40)
        let zlib = try chunks(bitmap.png()).filter { $0.name == "IDAT" }.flatMap(\.data)
        var raw: [UInt8] = []
        for row in 0..<40 {
            raw.append(0)
            for pixel in bitmap.crop(row..<row + 1) {
                raw.append(UInt8(pixel >> 16 & 0xFF))
                raw.append(UInt8(pixel >> 8 & 0xFF))
                raw.append(UInt8(pixel & 0xFF))
            }
        }
        let stated = zlib.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        #expect(stated == bytewiseAdler(raw))
        #expect(zlib.starts(with: [0x78, 0x01]))
    }

    @Test func adlersJoin() {
        var scrambler = Scrambler(3)
        let bytes = (0..<200_000).map { _ in UInt8(truncatingIfNeeded: scrambler.next()) }
        for cut in [0, 1, 2, 65_520, 65_521, 65_522, 131_042, 199_999, 200_000] {
            var sum = bytes[..<cut].withUnsafeBytes { Adler32($0) }
            sum.append(bytes[cut...].withUnsafeBytes { Adler32($0) })
            #expect(sum.value == bytewiseAdler(bytes))
            #expect(sum.count == 200_000)
        }
    }

    @Test func sameBytesWhateverWasEncodedBefore() throws {
        let format = try PNGFormat(width: 300, isOpaque: true, scale: 2)
        let (screen, noise) = (try Bitmap.screen(300, 200), try Bitmap.noise(300, 400, opaque: true))
        var fresh = PNGBandEncoder(format: format)
        let first = try screen.pixels.withUnsafeBufferPointer { try fresh.encode($0) }
        var used = PNGBandEncoder(format: format)
        for _ in 0..<3 { _ = try noise.pixels.withUnsafeBufferPointer { try used.encode($0) } }
        #expect(try screen.pixels.withUnsafeBufferPointer { try used.encode($0) } == first)
    }

    @Test func incompressibleRowsFallBackToStoredBlocks() throws {
        let bitmap = try Bitmap.noise(700, 200, opaque: true)
        let png = try bitmap.png()
        #expect(png.count < 700 * 3 * 200 * 101 / 100)
        let bytes = bitmap.pixels.prefix(40_000).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 24)] }
        var stored = [UInt8](repeating: 0, count: StoredBlocks.bound(bytes.count))
        let count = bytes.withUnsafeBufferPointer { bytes in
            stored.withUnsafeMutableBufferPointer { StoredBlocks.write(bytes, into: $0) }
        }
        #expect(count == 80_000 + 2 * 5)
        #expect(Array(stored[5..<5 + 65_535]) == Array(bytes[..<65_535]))
        #expect(Array(stored[..<5]) == [0, 0xFF, 0xFF, 0, 0])
        #expect(Array(stored[65_540..<65_545]) == [0, 0x81, 0x38, 0x7E, 0xC7])
    }

    @Test func othersReadThem() throws {
        try withTemporaryFolder { folder in
            let pictures = [
                try Bitmap.screen(1170, 700), try Bitmap.noise(17, 31, opaque: true),
                try Bitmap.noise(17, 31, opaque: false), try Bitmap.noise(1, 1, opaque: false),
                try Bitmap(width: 3, height: 900),
            ]
            var files: [String] = []
            for (index, picture) in pictures.enumerated() {
                let file = folder.appendingPathComponent("\(index).png")
                try Data(picture.png(scale: 3)).write(to: file)
                var straight: [UInt8] = []
                for pixel in picture.pixels.map(PixelMath.unpremultiplied) {
                    straight.append(UInt8(pixel >> 16 & 0xFF))
                    straight.append(UInt8(pixel >> 8 & 0xFF))
                    straight.append(UInt8(pixel & 0xFF))
                    straight.append(UInt8(pixel >> 24))
                }
                try Data(straight).write(to: folder.appendingPathComponent("\(index).raw"))
                files.append(file.path)
            }
            let check = try run(["pngcheck", "-q"] + files)
            #expect(check.status == 0, "\(check.output)")
            let script = """
                import sys
                from PIL import Image
                for name in sys.argv[1:]:
                    image = Image.open(name)
                    image.load()
                    assert abs(image.info['dpi'][0] - 216) < 0.1, image.info
                    assert image.convert('RGBA').tobytes() == open(name[:-3] + 'raw', 'rb').read(), name
                """
            let pillow = try run(["/usr/bin/python3", "-c", script] + files)
            #expect(pillow.status == 0, "\(pillow.output)")
        }
    }
}

import Foundation
import Testing

@testable import PixelImage

@Suite struct CompactPNGTests {
    @Test(arguments: [1, 2, 17, 64], [true, false])
    func readsBackExactly(width: Int, opaque: Bool) throws {
        let bitmap = try Bitmap.noise(width, 21, opaque: opaque)
        for filtered in [true, false] {
            let png = try bitmap.compactPNG(scale: 2, filtered: filtered, level: 6)
            #expect(try Bitmap(png: png) == bitmap)
            #expect(try chunks(png).map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
            try withTemporaryFolder { folder in
                let file = folder.appendingPathComponent("a.png")
                try Data(png).write(to: file)
                #expect(try run(["pngcheck", "-q", file.path]).status == 0)
            }
        }
    }

    @Test func softColoursGainFromFiltersAndScreensFromLevels() throws {
        let soft = (0..<80 * 80).map { (index: Int) -> UInt32 in
            let (x, y) = (UInt32(index % 80), UInt32(index / 80))
            return 0xFF00_0000 | (x * 3) << 16 | (y * 2 + x) << 8 | y * 3
        }
        let gradient = try Bitmap(width: 80, height: 80, pixels: soft)
        #expect(try gradient.compactPNG(filtered: true).count * 4 < gradient.compactPNG().count)
        let screen = try Bitmap.screen(600, 400)
        #expect(try screen.compactPNG().count < screen.png().count)
    }

    @Test func nonsenseLevelsAreBroughtIntoRange() throws {
        let bitmap = try Bitmap.noise(5, 5, opaque: true)
        #expect(try bitmap.compactPNG(level: 99) == bitmap.compactPNG(level: 12))
        #expect(try bitmap.compactPNG(level: -3) == bitmap.compactPNG(level: 1))
    }
}

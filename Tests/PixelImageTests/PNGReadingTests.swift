import Foundation
import Testing

@testable import PixelImage

@Suite struct PNGReadingTests {
    /// A file of one's own making; the rows come with their filter bytes.
    private func file(
        width: Int, height: Int, depth: UInt8, color: UInt8, interlaced: Bool = false,
        extra: [UInt8] = [], rows: [UInt8]
    ) -> [UInt8] {
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header += [depth, color, 0, 0, interlaced ? 1 : 0]
        var zlib: [UInt8] = [0x78, 0x01, 1, UInt8(rows.count), 0, ~UInt8(rows.count), 0xFF] + rows
        zlib.append(bigEndian: bytewiseAdler(rows))
        return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + extra + PNGChunk.bytes("IDAT", zlib)
            + PNGChunk.bytes("IEND", [])
    }

    @Test func everyColourTypeIsRead() throws {
        let gray = file(width: 2, height: 1, depth: 8, color: 0, rows: [0, 0x40, 0xFF])
        #expect(try Bitmap(png: gray).pixels == [0xFF40_4040, 0xFFFF_FFFF])
        let bits = file(width: 3, height: 1, depth: 1, color: 0, rows: [0, 0b1010_0000])
        #expect(try Bitmap(png: bits).pixels == [.max, 0xFF00_0000, .max])
        let grayAlpha = file(width: 1, height: 1, depth: 8, color: 4, rows: [0, 200, 128])
        #expect(try Bitmap(png: grayAlpha).pixels == [0x8064_6464])
        let deep = file(
            width: 1, height: 1, depth: 16, color: 2, rows: [0, 0x12, 0x12, 0x34, 0x34, 0xFF, 0xFF])
        #expect(try Bitmap(png: deep).pixels == [0xFF12_34FF])
        let palette = file(
            width: 4, height: 1, depth: 2, color: 3,
            extra: PNGChunk.bytes("PLTE", [1, 2, 3, 200, 100, 50, 9, 9, 9])
                + PNGChunk.bytes("tRNS", [255, 128]),
            rows: [0, 0b0001_1000])
        #expect(try Bitmap(png: palette).pixels == [0xFF01_0203, 0x8064_3219, 0xFF09_0909, 0xFF01_0203])
    }

    @Test func filtersAreUndone() throws {
        // Sub: 10 + 5; up: 10 + 1, 15 + 1.
        let filtered = file(width: 2, height: 2, depth: 8, color: 0, rows: [1, 10, 5, 2, 1, 1])
        #expect(try Bitmap(png: filtered).pixels.map { $0 & 0xFF } == [10, 15, 11, 16])
    }

    @Test func interlacedIsRead() throws {
        // Passes 1, 6 and 7 have the pixels (0, 0), (1, 0) and the second row.
        let png = file(
            width: 2, height: 2, depth: 8, color: 0, interlaced: true, rows: [0, 1, 0, 2, 0, 3, 4])
        #expect(try Bitmap(png: png).pixels.map { $0 & 0xFF } == [1, 2, 3, 4])
    }

    /// Only text and the like may stand behind the picture.
    @Test func chunksThatMayNotFollowThePictureAreDamage() throws {
        let png = try Bitmap.screen(60, 40).png()
        let (body, end) = (png.dropLast(12), png.suffix(12))
        let text = body + PNGChunk.bytes("tEXt", Array("Title".utf8) + [0, 65]) + end
        let isRead = try Bitmap(png: Array(text)) == Bitmap.screen(60, 40)
        #expect(isRead)
        for chunk in [PNGChunk.bytes("IHDR", Array(png[16..<29])), PNGChunk.bytes("ABCD", [1])] {
            let bad = Array(body + chunk + end)
            #expect(throws: PixelImageError.self) { try Bitmap(png: bad) }
            #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: png, after: bad) }
        }
    }

    @Test func everyCutIsNoticed() throws {
        let png = try Bitmap.screen(20, 20).png()
        for length in 1..<png.count {
            #expect(throws: PixelImageError.truncatedPNG, "\(length) bytes") {
                try Bitmap(png: Array(png[..<length]))
            }
        }
        #expect(throws: PixelImageError.notPNG) { try Bitmap(png: []) }
    }

    @Test(arguments: ["", "GIF89a", "<svg/>", "\u{89}PNG", String(repeating: "x", count: 100)])
    func othersAreNotPNG(text: String) {
        #expect(throws: PixelImageError.notPNG) { try Bitmap(png: Array(text.utf8)) }
    }

    @Test func bombsAreRefusedByTheirHeader() throws {
        let bomb = file(width: 100_000, height: 100_000, depth: 8, color: 6, rows: [0])
        #expect(throws: PixelImageError.tooLarge(width: 100_000, height: 100_000)) { try Bitmap(png: bomb) }
        let empty = file(width: 0, height: 5, depth: 8, color: 6, rows: [0])
        #expect(throws: PixelImageError.emptyBitmap(width: 0, height: 5)) { try Bitmap(png: empty) }
    }

    @Test func tooFewRowsAreDamage() {
        let short = file(width: 2, height: 9, depth: 8, color: 0, rows: [0, 1, 2])
        #expect {
            try Bitmap(png: short)
        } throws: {
            if case .damagedPNG? = $0 as? PixelImageError { true } else { false }
        }
    }

    @Test func flippedBytesNeverCrash() throws {
        let png = try Bitmap.noise(9, 9, opaque: false).png()
        var scrambler = Scrambler(11)
        for _ in 0..<600 {
            var damaged = png
            for _ in 0...scrambler.next() % 3 {
                damaged[Int(scrambler.next()) % damaged.count] = UInt8(truncatingIfNeeded: scrambler.next())
            }
            if let bitmap = try? Bitmap(png: damaged) {
                #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
            }
        }
    }

    @Test func lengthsThatLieAreRefused() throws {
        var png = try Bitmap.screen(20, 20).png()
        png.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: PixelImageError.truncatedPNG) { try Bitmap(png: png) }
    }
}

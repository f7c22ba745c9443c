import Drawing
import MockupModel
import PixelImage
import Testing

@testable import CairoRenderer

@Suite struct TextTests {
    @Test func glyphStandsOnItsBaseline() throws {
        let text = line([(ShapeFont.square, 1, 0), (ShapeFont.half, 4, 0)], size: 2, baseline: 3)
        #expect(
            try draw(7, 4, [.text(text, origin: .zero, .black)]).art == """
                .......
                .##....
                .##.##.
                .......
                """)
    }

    @Test func quartersOfAPixelAreKept() throws {
        // At x = 1.25 the left pixel is covered by three quarters, the right one by one.
        let text = line([(ShapeFont.square, 1.25, 0)], size: 1, baseline: 1)
        let row = try draw(4, 1, [.text(text, origin: .zero, .black)]).pixels.map { 255 - Int($0 & 0xFF) }
        #expect(row[0] == 0 && row[3] == 0)
        #expect(abs(row[1] - 191) <= 2 && abs(row[2] - 64) <= 2)
        let near = line([(ShapeFont.square, 1.2, 0)], size: 1, baseline: 1)
        #expect(
            try draw(4, 1, [.text(near, origin: .zero, .black)]).pixels.map { 255 - Int($0 & 0xFF) } == row)
    }

    @Test func baselineIsRoundedAndMarksStayOffIt() throws {
        // The baseline 1.4 becomes 1; the mark half a pixel above it covers two rows by half.
        let text = line([(ShapeFont.square, 0, 0), (ShapeFont.square, 1, -0.5)], size: 1, baseline: 1.4)
        let bitmap = try draw(2, 3, [.text(text, origin: Point(x: 0, y: 1), .black)])
        #expect(bitmap[x: 0, y: 1] == 0xFF00_0000)
        #expect(bitmap[x: 0, y: 0] == .max && bitmap[x: 0, y: 2] == .max)
        for y in 0...1 { #expect(abs(Int(bitmap[x: 1, y: y] & 0xFF) - 127) <= 2) }
    }

    @Test func alphaOfTheColourCounts() throws {
        let text = line([(ShapeFont.square, 0, 0)], size: 1, baseline: 1)
        let color = Color(red: 255, green: 0, blue: 0, alpha: 51)
        // 255 · 204 / 255 = 204.
        #expect(try draw(1, 1, [.text(text, origin: .zero, color)]).pixels == [0xFFFF_CCCC])
        #expect(try draw(1, 1, on: nil, [.text(text, origin: .zero, color)]).pixels == [0x3333_0000])
    }

    @Test func emojiAtItsOwnSizeIsCopied() throws {
        let text = line([(ShapeFont.emoji, 1, 0)], size: 4, baseline: 3)
        // Half-transparent white on white is white.
        #expect(
            try draw(6, 6, [.text(text, origin: .zero, .black)]).art == """
                ......
                .RRGG.
                .RRGG.
                .BB...
                .BB...
                ......
                """)
    }

    @Test func emojiIsReducedByArea() throws {
        let text = line([(ShapeFont.emoji, 0, 0)], size: 2, baseline: 1)
        let half = try draw(2, 2, on: nil, [.text(text, origin: .zero, .black)])
        #expect(half.pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080])
        let tiny = line([(ShapeFont.emoji, 0, 0)], size: 1, baseline: 0.5)
        // The baseline rounds to 1, so that half of the em square's top pixel is the strike: (red + green) / 2 / 2.
        let one = try draw(1, 2, on: nil, [.text(tiny, origin: .zero, .black)])
        #expect(one.pixels == [0x8040_4000, 0x6020_2060])
    }

    @Test func emojiStandsOnWholePixelsAndTakesTheAlpha() throws {
        for (x, column) in [(0.3, 0), (0.5, 1), (1.3, 1)] {
            let text = line([(ShapeFont.emoji, x, 0)], size: 2, baseline: 1)
            let color = Color(red: 9, green: 9, blue: 9, alpha: 51)
            let bitmap = try draw(4, 2, on: .black, [.text(text, origin: .zero, color)])
            #expect(bitmap[x: column, y: 0] == 0xFF33_0000)
            // 0x80 · 0x33 / 255 = 25.6, on black.
            #expect(bitmap[x: column + 1, y: 1] == 0xFF1A_1A1A)
        }
    }

    @Test func enlargedEmojiHasNoRinging() throws {
        let text = line([(ShapeFont.emoji, 0, 0)], size: 40, baseline: 20)
        let bitmap = try draw(40, 40, on: nil, [.text(text, origin: .zero, .black)])
        #expect(bitmap[x: 5, y: 5] == 0xFFFF_0000 && bitmap[x: 34, y: 34] == 0x8080_8080)
        for pixel in bitmap.pixels {
            let alpha = pixel >> 24
            #expect(pixel >> 16 & 0xFF <= alpha && pixel >> 8 & 0xFF <= alpha && pixel & 0xFF <= alpha)
        }
    }

    @Test func textIsClipped() throws {
        let text = line([(ShapeFont.square, 0, 0), (ShapeFont.emoji, 0, 0)], size: 4, baseline: 4)
        let bitmap = try draw(
            4, 6, [.pushClip(Rect(x: 1, y: 1, width: 1, height: 4)), .text(text, origin: .zero, .black)])
        #expect(
            bitmap.art == """
                ....
                .#..
                .R..
                .R..
                .B..
                ....
                """)
    }

    @Test func rendererRemembersNothingThatShows() throws {
        let renderer = try CairoRenderer(glyphs: ShapeFont(), cacheLimit: 4000)
        func list(_ size: Double) -> DisplayList {
            DisplayList(
                size: Size(width: 40, height: 40), title: "",
                commands: [
                    .text(
                        line(
                            [(ShapeFont.triangle, 0.3, 0), (ShapeFont.emoji, 9, 0)], size: size, baseline: 30),
                        origin: .zero, .black),
                    .fill(.ellipse(Rect(x: 3, y: 4, width: size, height: 9)), .black),
                ])
        }
        for size in [5.0, 9, 11, 5, 20, 9, 30, 5] {
            let fresh = try CairoRenderer(glyphs: ShapeFont()).draw(list(size), scale: 1)
            #expect(try renderer.draw(list(size), scale: 1) == fresh)
            #expect(renderer.cache.byteCount <= 4000)
        }
    }
}

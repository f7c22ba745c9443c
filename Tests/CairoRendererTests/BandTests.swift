import Drawing
import MockupModel
import PixelImage
import Testing

@testable import CairoRenderer

@Suite struct BandTests {
    /// Everything there is, much of it across the edges of bands, some of it larger than a tile.
    private var list: DisplayList {
        let star = Path(
            polyline: [Point(x: -30, y: -20), Point(x: 300, y: 170), Point(x: 10, y: 160)], width: 7)
        var glyphs: [(id: UInt32, x: Double, y: Double)] = []
        for index in 0..<12 {
            glyphs.append((UInt32(index % 5 + 1), Double(index) * 15.37, Double(index % 3) * -1.3))
        }
        return DisplayList(
            size: Size(width: 200, height: 180), title: "",
            commands: [
                .fill(0, 0, 200, 180, Color(rgba: 0xF2F2_F7FF)),
                .fill(
                    .roundedRect(Rect(x: 10, y: 3, width: 180, height: 170), radius: 10, corners: .all),
                    .white),
                .fill(
                    .ellipse(Rect(x: -20.3, y: 20.4, width: 150.2, height: 140.7)), Color(rgba: 0xFF00_0080)),
                .fill(.path(star, origin: Point(x: 3.4, y: 5.5)), Color(rgba: 0x0000_FFAA)),
                .text(line(glyphs, size: 17, x: 3.1, baseline: 20.2), origin: Point(x: 1, y: 7.7), .black),
                .text(line(glyphs, size: 300, baseline: 120), origin: .zero, Color(rgba: 0x0080_0040)),
                .pushClip(Rect(x: 20, y: 33, width: 90, height: 77.7)),
                .fill(
                    .roundedRect(Rect(x: 0, y: 0, width: 100, height: 150), radius: 45, corners: .top), .black
                ),
                .popClip, .fill(.hairline(x: 16, width: 184, edge: .above(44)), .black),
            ])
    }

    @Test(arguments: [1, 2, 2.625, 3] as [Double])
    func bandHasTheRowsOfTheWhole(scale: Double) throws {
        let whole = try CairoRenderer(glyphs: ShapeFont()).draw(list, scale: scale)
        let renderer = try CairoRenderer(glyphs: ShapeFont())
        for step in [1, 7, 64, 1000] {
            var row = step == 1 ? whole.height - 9 : 0
            while row < whole.height {
                let rows = row..<min(row + step, whole.height)
                var band = try Bitmap(width: whole.width, height: rows.count, filledWith: 0x1234_5678)
                try renderer.draw(list, scale: scale, rows: rows, into: &band)
                let expected = whole.pixels[rows.lowerBound * whole.width..<rows.upperBound * whole.width]
                #expect(band.pixels[...] == expected, "rows \(rows)")
                #expect(band.isOpaque)
                row += step
            }
        }
    }

    @Test func bandOfATallerBitmapIsItsTop() throws {
        let renderer = try CairoRenderer(glyphs: ShapeFont())
        let whole = try renderer.draw(list, scale: 1)
        var band = try Bitmap(width: 200, height: 50, filledWith: 0xAAAA_AAAA)
        try renderer.draw(list, scale: 1, rows: 160..<180, into: &band)
        #expect(band.pixels[..<4000] == whole.pixels[32_000...])
        #expect(band.pixels[4000...].allSatisfy { $0 == 0xAAAA_AAAA })
    }

    @Test func farDownIsExactToo() throws {
        // A million rows down, where Cairo's own coordinates would have ended.
        let shift = 20_000_000.0
        let ellipse = Rect(x: 1.5, y: 2.25, width: 6, height: 9.5)
        let text = line([(ShapeFont.triangle, 0.3, 0)], size: 9, baseline: 10)
        let near = try draw(10, 14, [.fill(.ellipse(ellipse), .black), .text(text, origin: .zero, .black)])
        let far = DisplayList(
            size: Size(width: 10, height: shift + 14), title: "",
            commands: [
                .fill(0, shift, 10, 14, .white), .fill(.ellipse(ellipse.offsetBy(y: shift)), .black),
                .text(text, origin: Point(x: 0, y: shift), .black),
            ])
        var band = try Bitmap(width: 10, height: 14)
        let rows = Int(shift)..<Int(shift) + 14
        try CairoRenderer(glyphs: ShapeFont()).draw(far, scale: 1, rows: rows, into: &band)
        #expect(band.pixels == near.pixels)
    }

    @Test func rowsMustBeOfThePicture() throws {
        let renderer = try CairoRenderer(glyphs: ShapeFont())
        var band = try Bitmap(width: 200, height: 10)
        for rows in [-1..<5, 175..<181, 3..<3, 0..<11] {
            #expect(throws: RenderingError.self) {
                try renderer.draw(list, scale: 1, rows: rows, into: &band)
            }
        }
        var narrow = try Bitmap(width: 199, height: 10)
        #expect(throws: RenderingError.self) { try renderer.draw(list, scale: 1, rows: 0..<5, into: &narrow) }
    }
}

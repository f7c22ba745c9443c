import Testing

@testable import Drawing

@Suite struct StrikeScalingTests {
    private func strike(_ width: Int, _ height: Int, _ pixels: [UInt32], left: Double = 0, top: Double = 0)
        -> ColorStrike
    {
        ColorStrike(
            width: width, height: height, pixels: pixels, left: left, top: top, pixelsPerEm: Double(width))
    }

    private func scaled(_ strike: ColorStrike, to size: Double) throws -> ScaledStrike {
        let bounds = try #require(strike.bounds(atPixelsPerEm: size))
        return strike.scaled(toPixelsPerEm: size, columns: bounds.columns, rows: bounds.rows)
    }

    @Test func ownSizeIsACopy() throws {
        let pixels: [UInt32] = [0xFF01_0203, 0x8010_2030, 0, .max, 0x0101_0101, 0xFF00_0000]
        let copy = try scaled(strike(3, 2, pixels, left: -1, top: 2), to: 3)
        #expect(copy == ScaledStrike(left: -1, top: -2, width: 3, height: 2, pixels: pixels))
    }

    @Test func halfIsTheMeanOfFour() throws {
        // (255 + 0 + 100 + 1) / 4 = 89, with alpha (4 · 255) / 4.
        let half = try scaled(strike(2, 2, [0xFFFF_0000, 0xFF00_0000, 0xFF64_0000, 0xFF01_0000]), to: 1)
        #expect(half.pixels == [0xFF59_0000])
    }

    @Test func threeToTwoWeighsByArea() throws {
        // Each pixel has one and a half of the strike's: (2 · 240 + 120) / 3 and (120 + 2 · 0) / 3; two thirds of
        // its height: 200 · 2 / 3 and 40 · 2 / 3, and so the alpha, 255 · 2 / 3.
        let two = try scaled(strike(3, 1, [0xFFF0_0000, 0xFF78_0000, 0xFF00_0000]), to: 2)
        #expect(two.pixels.prefix(2).map { $0 >> 16 & 0xFF } == [133, 27])
        #expect(two.height == 1 && two.pixels.allSatisfy { $0 >> 24 == 170 })
    }

    @Test func edgesBetweenPixelsAreFaint() throws {
        // From 0.5 to 2.5.
        let shifted = try scaled(strike(2, 1, [.max, .max], left: 0.5), to: 2)
        #expect(shifted.pixels.map { $0 >> 24 } == [128, 255, 128])
        #expect(shifted.left == 0)
    }

    @Test(arguments: [1, 3, 7.3, 31, 102, 136, 180, 400] as [Double])
    func flatStaysFlatAndColoursStayUnderTheirAlpha(size: Double) throws {
        let flat = strike(136, 128, [UInt32](repeating: 0xC040_80A0, count: 136 * 128), left: 3, top: 101)
        let result = try scaled(flat, to: size)
        #expect(result.pixels.contains(0xC040_80A0) || size < 4)
        for pixel in result.pixels { #expect(pixel & 0xFF <= pixel >> 24 && pixel >> 24 <= 0xC0) }
    }

    @Test func aPartIsThePartOfTheWhole() throws {
        let pixels = (0..<40 * 30).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) | 0xFF00_0000 }
        let source = strike(40, 30, pixels, left: 2.3, top: 25)
        let whole = try scaled(source, to: 17)
        let part = source.scaled(
            toPixelsPerEm: 17, columns: whole.left + 3..<whole.left + 9, rows: whole.top + 2..<whole.top + 4)
        for y in 0..<2 {
            for x in 0..<6 { #expect(part.pixels[y * 6 + x] == whole.pixels[(y + 2) * whole.width + x + 3]) }
        }
    }

    @Test func nonsenseIsEmpty() {
        let good = strike(2, 1, [.max, .max])
        for size in [0, -3, .nan, .infinity, 1e-9, 1e12] as [Double] {
            #expect(good.bounds(atPixelsPerEm: size) == nil)
        }
        #expect(strike(2, 2, [.max]).scaled(toPixelsPerEm: 2, columns: 0..<2, rows: 0..<2) == .empty)
        #expect(good.scaled(toPixelsPerEm: 2, columns: 0..<0, rows: 0..<2) == .empty)
        // Columns that the strike does not touch are transparent.
        #expect(good.scaled(toPixelsPerEm: 2, columns: 9..<10, rows: 0..<1).pixels == [0])
    }
}

import Testing

@testable import PixelImage

/// The detector against its definition, word for word.
@Suite struct AntialiasingTests {
    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    private struct Definition {
        let before: Bitmap
        let after: Bitmap

        private func neighbors(of place: Place) -> [Place] {
            (-1...1).flatMap { dx in (-1...1).map { dy in Place(x: place.x + dx, y: place.y + dy) } }
                .filter { $0 != place && (0..<before.width) ~= $0.x && (0..<before.height) ~= $0.y }
        }

        private func brightness(_ pixel: UInt32) -> Double {
            let lack = Double(255 - pixel >> 24)
            return 19588 / 65536 * (Double(pixel >> 16 & 0xFF) + lack)
                + 38445 / 65536 * (Double(pixel >> 8 & 0xFF) + lack) + 7503 / 65536
                * (Double(pixel & 0xFF) + lack)
        }

        private func isFlat(_ place: Place, _ bitmap: Bitmap) -> Bool {
            let near = neighbors(of: place)
            let equal = near.count { bitmap[x: $0.x, y: $0.y] == bitmap[x: place.x, y: place.y] }
            return equal + (near.count < 8 ? 1 : 0) > 2
        }

        private func isSmoothing(_ place: Place, _ bitmap: Bitmap) -> Bool {
            let near = neighbors(of: place)
            let own = brightness(bitmap[x: place.x, y: place.y])
            let others = near.map { brightness(bitmap[x: $0.x, y: $0.y]) - own }
            guard others.count(where: { $0 == 0 }) + (near.count < 8 ? 1 : 0) <= 2,
                let least = others.min(), let greatest = others.max(), least < 0, greatest > 0,
                let dark = others.firstIndex(of: least), let bright = others.firstIndex(of: greatest)
            else { return false }
            return [dark, bright].contains { isFlat(near[$0], before) && isFlat(near[$0], after) }
        }

        var count: Int {
            (0..<before.height).reduce(0) { sum, y in
                sum
                    + (0..<before.width).count { x in
                        before[x: x, y: y] != after[x: x, y: y]
                            && (isSmoothing(Place(x: x, y: y), before)
                                || isSmoothing(Place(x: x, y: y), after))
                    }
            }
        }
    }

    /// Few colours, so that equal and equally bright neighbours abound.
    private static func blocks(_ scrambler: inout Scrambler, _ width: Int, _ height: Int) throws -> Bitmap {
        let colors: [UInt32] = [.max, 0xFF00_0000, 0xFF80_8080, 0xFF40_4040, 0x8040_4040, 0]
        var bitmap = try Bitmap(width: width, height: height, filledWith: .max)
        for _ in 0..<30 {
            let (left, top) = (Int(scrambler.next()) % width, Int(scrambler.next()) % height)
            let (right, bottom) = (
                min(width, left + 1 + Int(scrambler.next() % 9)),
                min(height, top + 1 + Int(scrambler.next() % 9))
            )
            let color = colors[Int(scrambler.next()) % colors.count]
            bitmap.withUnsafeMutablePixels { pixels in
                for y in top..<bottom { for x in left..<right { pixels[y * width + x] = color } }
            }
        }
        return bitmap
    }

    @Test func findsWhatItsDefinitionSays() throws {
        var scrambler = Scrambler(99)
        var found = 0
        for round in 0..<120 {
            let (width, height) = (1 + Int(scrambler.next() % 40), 1 + Int(scrambler.next() % 20))
            let before = try Self.blocks(&scrambler, width, height)
            var after = try Self.blocks(&scrambler, width, height)
            if round % 2 == 0 {
                // The same, but for some specks.
                after = before
                after.withUnsafeMutablePixels { pixels in
                    for _ in 0..<20 { pixels[Int(scrambler.next()) % pixels.count] = 0xFF60_6060 }
                }
            }
            let count = compare(before, after).difference?.antialiasedCount ?? 0
            #expect(count == Definition(before: before, after: after).count, "round \(round)")
            found += count
        }
        #expect(found > 300, "\(found)")
    }
}

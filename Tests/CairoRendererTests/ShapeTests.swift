import Drawing
import MockupModel
import PixelImage
import Testing

@testable import CairoRenderer

@Suite struct ShapeTests {
    @Test func rectanglesFillWholePixels() throws {
        let bitmap = try draw(5, 4, [.fill(1, 1, 3, 2)])
        #expect(
            bitmap.art == """
                .....
                .###.
                .###.
                .....
                """)
    }

    @Test func hairlinesAreOnePixel() throws {
        for scale in [1, 2, 2.625, 3] {
            let bitmap = try draw(
                8, 8, scale: scale,
                [
                    .fill(.hairline(x: 2, width: 4, edge: .above(4)), .black),
                    .fill(.hairline(x: 0, width: 8, edge: .below(6)), .black),
                ])
            let column = (0..<bitmap.height).filter { bitmap[x: bitmap.width / 2, y: $0] != .max }
            #expect(column == [Int((4 * scale).rounded()) - 1, Int((6 * scale).rounded())])
            let upper = (0..<bitmap.width).filter { bitmap[x: $0, y: column[0]] != .max }
            #expect(upper == Array(Int((2 * scale).rounded())..<Int((6 * scale).rounded())))
        }
    }

    @Test func clipsCutAndEnd() throws {
        let bitmap = try draw(
            6, 3,
            [
                .pushClip(Rect(x: 1, y: 0, width: 4, height: 2)),
                .pushClip(Rect(x: 2, y: 1, width: 9, height: 9)),
                .fill(0, 0, 6, 3), .popClip, .fill(0, 0, 2, 3), .popClip, .fill(5, 2, 1, 1),
            ])
        #expect(
            bitmap.art == """
                .#....
                .####.
                .....#
                """)
    }

    @Test func strayPopsDoNothing() throws {
        #expect(try draw(2, 1, [.popClip, .popClip, .endGroup, .fill(0, 0, 1, 1)]).art == "#.")
    }

    /// The circle's integral, √(4 − u²) − 1, over the outermost pixel of a corner of radius 2 is 0.315, over the
    /// neighbours 0.913; Cairo counts in fifteenths of a row.
    @Test(arguments: [Corners.all, [.topLeft, .bottomRight], .bottom, .topRight])
    func cornersAreRound(corners: Corners) throws {
        let rect = Rect(x: 0, y: 0, width: 8, height: 6)
        let bitmap = try draw(8, 6, [.fill(.roundedRect(rect, radius: 2, corners: corners), .black)])
        var expected = [Double](repeating: 1, count: 48)
        for (corner, x, y, dx, dy) in [
            (Corners.topLeft, 0, 0, 1, 1), (.topRight, 7, 0, -1, 1), (.bottomLeft, 0, 5, 1, -1),
            (.bottomRight, 7, 5, -1, -1),
        ] where corners.contains(corner) {
            expected[y * 8 + x] = 0.315
            expected[y * 8 + x + dx] = 0.913
            expected[(y + dy) * 8 + x] = 0.913
        }
        for (pixel, coverage) in zip(bitmap.pixels, expected) {
            #expect(abs(255 - Double(pixel & 0xFF) - coverage * 255) <= (coverage == 1 ? 0 : 5))
        }
    }

    /// Corner boxes and strips give what the whole outline gives, for radii that do and don't end on pixels.
    @Test(arguments: [0.5, 1, 1.5, 2.25, 3, 4, 4.5, 9, 100] as [Double])
    func assembledRoundedRectIsTheWholeOne(radius: Double) throws {
        for (width, height) in [(9.0, 9.0), (12, 9), (20, 30)] {
            let rect = Rect(x: 2, y: 3, width: width, height: height)
            for corners in [Corners.all, .top, .bottom, .bottomLeft] {
                let parts = try draw(
                    30, 40, [.fill(.roundedRect(rect, radius: radius, corners: corners), .black)])
                let path = Path(roundedRect: rect, radius: radius, corners: corners)
                let whole = try draw(30, 40, [.fill(.path(path, origin: .zero), .black)])
                for (left, right) in zip(parts.pixels, whole.pixels) {
                    #expect(abs(Int(left & 0xFF) - Int(right & 0xFF)) <= 1)
                }
            }
        }
    }

    @Test func translucentRoundedRectHasNoSeams() throws {
        let rect = Rect(x: 1, y: 1, width: 30, height: 20)
        let color = Color(red: 0, green: 0, blue: 0, alpha: 100)
        let bitmap = try draw(32, 22, [.fill(.roundedRect(rect, radius: 6.5, corners: .all), color)])
        // 255 · (255 − 100) / 255 = 155.
        for y in 8..<14 { for x in 1..<31 { #expect(bitmap[x: x, y: y] == 0xFF9B_9B9B) } }
        for y in 1..<21 { for x in 8..<24 { #expect(bitmap[x: x, y: y] == 0xFF9B_9B9B) } }
        #expect(!bitmap.pixels.contains { $0 & 0xFF < 0x9B })
    }

    @Test func ellipseIsSymmetric() throws {
        let bitmap = try draw(8, 8, [.fill(.ellipse(Rect(x: 0, y: 0, width: 8, height: 8)), .black)])
        let total = bitmap.pixels.reduce(0) { $0 + 255 - Double($1 & 0xFF) } / 255
        #expect(abs(total - 3.14159 * 16) < 0.25)
        for y in 0..<8 {
            for x in 0..<8 {
                let differences = [bitmap[x: 7 - x, y: y], bitmap[x: x, y: 7 - y]].map {
                    abs(Int($0 & 0xFF) - Int(bitmap[x: x, y: y] & 0xFF))
                }
                #expect(differences.allSatisfy { $0 <= 6 })
            }
        }
    }

    @Test func crossingCapsulesAreNotBlendedTwice() throws {
        let points = [Point(x: 2, y: 10), Point(x: 10, y: 10), Point(x: 10, y: 2)]
        let path = Path(polyline: points, width: 4)
        let color = Color(red: 0, green: 0, blue: 0, alpha: 128)
        let bitmap = try draw(14, 14, [.fill(.path(path, origin: .zero), color)])
        // 255 · 127 / 255.
        #expect(bitmap.pixels.map { $0 & 0xFF }.min() == 127)
        #expect(bitmap[x: 9, y: 9] == 0xFF7F_7F7F)
        #expect(bitmap[x: 4, y: 9] == 0xFF7F_7F7F)
    }

    @Test func windingIsNonZero() throws {
        var path = Path(rect: Rect(x: 0, y: 0, width: 4, height: 1))
        path.elements += Path(rect: Rect(x: 1, y: 0, width: 2, height: 1)).elements
        #expect(try draw(4, 1, [.fill(.path(path, origin: .zero), .black)]).art == "####")
    }

    @Test func blendingIsRoundedToNearest() throws {
        // (200 · 100 + 50 · 155) / 255 = 108.8; (10 · 100 + 60 · 155) / 255 = 40.4; (0 · 100 + 255 · 155) / 255.
        let bitmap = try draw(
            1, 1, on: Color(red: 50, green: 60, blue: 255), [.fill(0, 0, 1, 1, Color(rgba: 0xC80A_0064))])
        #expect(bitmap.pixels == [0xFF6D_289B])
        #expect(bitmap.isOpaque)
    }

    @Test func translucentPicturesArePremultiplied() throws {
        // Alone: 200 · 100 / 255 = 78.4, 10 · 100 / 255 = 3.9. Twice: alpha 100 + 100 · 155 / 255 = 160.8.
        let once = try draw(1, 1, on: nil, [.fill(0, 0, 1, 1, Color(rgba: 0xC80A_0064))])
        #expect(once.pixels == [0x644E_0400])
        #expect(!once.isOpaque)
        let twice = try draw(
            1, 1, on: nil,
            [.fill(0, 0, 1, 1, Color(rgba: 0xC80A_0064)), .fill(0, 0, 1, 1, Color(rgba: 0xC80A_0064))])
        // (200 · 100 + 78 · 155) / 255 = 125.8; (10 · 100 + 4 · 155) / 255 = 6.4.
        #expect(twice.pixels == [0xA17E_0600])
    }

    @Test func everyMixIsTheNearestInteger() {
        for source in stride(from: UInt32(0), through: 255, by: 5) {
            for target in stride(from: UInt32(0), through: 255, by: 3) {
                for weight in 0...255 as ClosedRange<UInt32> {
                    let exact = (Double(source * weight + target * (255 - weight)) / 255).rounded()
                    let pixel = target * 0x0101_0101
                    let mixed = Lanes.mix(
                        Lanes.spread(source * 0x0101_0101), over: pixel, weight: UInt64(weight))
                    if mixed != UInt32(exact) * 0x0101_0101 { Issue.record("\(source) \(target) \(weight)") }
                }
            }
        }
    }

    @Test func neighboursNeverGapOrOverlap() throws {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 128)
        for scale in [1, 2, 2.625, 3] {
            var (edges, x) = ([0.0], 0.0)
            while x < 29 {
                x += [0.7, 1.3, 2.45, 0.2][edges.count % 4]
                edges.append(min(x, 30))
            }
            edges.append(30)
            let bitmap = try draw(
                30, 2, scale: scale, zip(edges, edges.dropFirst()).map { .fill($0, 0, $1 - $0, 2, half) })
            #expect(bitmap.pixels.allSatisfy { $0 == 0xFF7F_7F7F }, "scale \(scale)")
        }
    }
}

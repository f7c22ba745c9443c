import Drawing
import MockupModel
import PixelImage
import Testing

@testable import CairoRenderer

@Suite struct AbsurdInputTests {
    private static let absurd: [Double] = [
        .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e-300, 8_388_608,
    ]

    @Test(arguments: absurd)
    func absurdNumbersNeverCrash(value: Double) throws {
        let rects = [
            Rect(x: value, y: 1, width: 3, height: 3), Rect(x: 1, y: value, width: 3, height: 3),
            Rect(x: 1, y: 1, width: value, height: 3), Rect(x: 1, y: 1, width: 3, height: value),
            Rect(x: value, y: value, width: value, height: value), Rect(x: 5, y: 5, width: -2, height: -2),
        ]
        var commands: [DrawCommand] = []
        for rect in rects {
            commands += [
                .pushClip(rect), .popClip, .fill(.rect(rect), .black), .fill(.ellipse(rect), .black),
                .fill(.roundedRect(rect, radius: 2, corners: .all), .black),
                .fill(.path(Path(rect: rect), origin: .zero), .black),
                .fill(.path(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), origin: rect.origin), .black),
                .fill(
                    .path(Path(polyline: [rect.origin, Point(x: 3, y: 3)], width: 2), origin: .zero), .black),
                .fill(.path(Path(ellipseIn: rect), origin: rect.origin), .black),
            ]
        }
        commands += [
            .fill(.roundedRect(Rect(x: 1, y: 1, width: 3, height: 3), radius: value, corners: .all), .black),
            .fill(.hairline(x: value, width: 3, edge: .above(2)), .black),
            .fill(.hairline(x: 1, width: value, edge: .below(value)), .black),
        ]
        for id in [ShapeFont.triangle, ShapeFont.emoji] {
            commands += [
                .text(line([(id, value, 0)], size: 3, baseline: 4), origin: .zero, .black),
                .text(line([(id, 0, value)], size: 3, baseline: 4), origin: .zero, .black),
                .text(line([(id, 0, 0)], size: value, baseline: 4), origin: .zero, .black),
                .text(line([(id, 0, 0)], size: 3, x: value, baseline: value), origin: .zero, .black),
                .text(line([(id, 0, 0)], size: 3), origin: Point(x: value, y: value), .black),
            ]
        }
        // What is drawn last still comes out.
        commands.append(.fill(0, 0, 2, 1, .black))
        let bitmap = try draw(20, 20, commands)
        #expect(bitmap[x: 0, y: 0] == 0xFF00_0000)
    }

    @Test func emptyThingsDrawNothing() throws {
        var moves = Path()
        moves.move(to: Point(x: 1, y: 1))
        moves.close()
        moves.close()
        let bitmap = try draw(
            4, 4,
            [
                .fill(.path(Path(), origin: .zero), .black), .fill(.path(moves, origin: .zero), .black),
                .fill(.path(Path([.close, .close]), origin: .zero), .black),
                .fill(.ellipse(.zero), .black), .fill(.rect(.zero), .black), .fill(1, 1, -1, 5, .black),
                .fill(.path(Path(polyline: [Point(x: 1, y: 1)], width: 2), origin: .zero), .black),
                .text(
                    line([(ShapeFont.hollow, 0, 0), (99, 0, 0)], size: 4, baseline: 4), origin: .zero, .black),
                .fill(0, 0, 4, 4, .clear),
            ])
        #expect(bitmap.pixels.allSatisfy { $0 == .max })
    }

    @Test func pathWithoutAStartIsDrawnFromItsFirstPoint() throws {
        let path = Path([
            .line(Point(x: 0, y: 0)), .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 1)),
            .line(Point(x: 0, y: 1)),
        ])
        #expect(try draw(3, 1, [.fill(.path(path, origin: .zero), .black)]).art == "##.")
    }

    @Test func hugeGlyphsAreDrawnInTiles() throws {
        let text = line(
            [(ShapeFont.square, -300, 0), (ShapeFont.triangle, 700, 0)], size: 1000, baseline: 900)
        let bitmap = try draw(800, 600, [.text(text, origin: .zero, .black)])
        #expect(bitmap[x: 699, y: 0] == 0xFF00_0000 && bitmap[x: 0, y: 599] == 0xFF00_0000)
        // The triangle's slope goes through (700, −100): at row 599, 699 pixels to the right.
        #expect(bitmap[x: 799, y: 100] == 0xFF00_0000 && bitmap[x: 799, y: 0] != .max)
        let emoji = line([(ShapeFont.emoji, -20_000, 0)], size: 100_000, baseline: 20_000)
        #expect(try draw(40, 40, [.text(emoji, origin: .zero, .black)])[x: 9, y: 9] == 0xFFFF_0000)
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-9, 1e12] as [Double])
    func sizesThatAreNoneAreRefused(scale: Double) throws {
        #expect(throws: RenderingError.self) { try draw(10, 10, scale: scale, []) }
    }

    @Test func tooLargeNamesTheLimit() throws {
        let error = #expect(throws: RenderingError.self) { try draw(100_000, 100_000, []) }
        #expect(error?.description.contains("64 Mpx") == true)
        #expect(throws: RenderingError.self) { try draw(.nan, 10, []) }
        #expect(throws: RenderingError.self) { try draw(0, 10, []) }
    }

    @Test func opacityMustBeProved() {
        func isOpaque(_ commands: [DrawCommand]) -> Bool {
            DisplayList(size: Size(width: 10, height: 10), title: "", commands: commands).isOpaque(atScale: 3)
        }
        #expect(isOpaque([.fill(0, 0, 10, 10)]))
        #expect(
            isOpaque([.beginGroup(GroupInfo(id: "a", role: "b")), .fill(2, 2, 3, 3), .fill(-1, -1, 12, 12)]))
        #expect(!isOpaque([.fill(0, 0, 10, 9.8)]))
        #expect(!isOpaque([.fill(0, 0, 10, 10, Color(rgba: 0xFFFF_FFFE))]))
        #expect(!isOpaque([.pushClip(Rect(x: 0, y: 0, width: 5, height: 5)), .fill(0, 0, 10, 10)]))
        #expect(!isOpaque([]))
    }
}

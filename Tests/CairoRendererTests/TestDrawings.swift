import Drawing
import MockupModel
import PixelImage

@testable import CairoRenderer

/// A font of shapes whose pixels can be worked out by hand. 100 units an em.
struct ShapeFont: GlyphSource {
    static let face = FontFace(rawValue: 0)
    static let (square, triangle, emoji, half, hollow): (UInt32, UInt32, UInt32, UInt32, UInt32) = (
        1, 2, 3, 4, 5
    )

    func image(of glyph: UInt32, in face: FontFace) -> GlyphImage {
        guard face == ShapeFont.face else { return .empty }
        switch glyph {
        case ShapeFont.square: return outline([(0, 0), (100, 0), (100, 100), (0, 100)])
        case ShapeFont.triangle: return outline([(0, 0), (100, 0), (0, 100)])
        case ShapeFont.half: return outline([(0, 0), (100, 0), (100, 50), (0, 50)])
        case ShapeFont.hollow: return .outline(Path(), unitsPerEm: 100)
        case ShapeFont.emoji:
            // Red, green, blue and half-transparent white, each two pixels square; the baseline is the middle.
            let colors: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]
            let pixels = (0..<16).map { (index: Int) -> UInt32 in colors[index / 8 * 2 + index % 4 / 2] }
            return .strike(
                ColorStrike(width: 4, height: 4, pixels: pixels, left: 0, top: 2, pixelsPerEm: 4))
        default: return .empty
        }
    }

    private func outline(_ points: [(Double, Double)]) -> GlyphImage {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return .outline(path, unitsPerEm: 100)
    }
}

/// A line of glyphs on a baseline, each at its x.
func line(
    _ glyphs: [(id: UInt32, x: Double, y: Double)], size: Double, x: Double = 0, baseline: Double = 0
) -> TextLine {
    TextLine(
        text: "x", x: x, baseline: baseline, width: 10, direction: .leftToRight,
        runs: [
            GlyphRun(
                face: ShapeFont.face, size: size, glyphs: glyphs.map { Glyph(id: $0.id, x: $0.x, y: $0.y) })
        ])
}

func draw(
    _ width: Double, _ height: Double, scale: Double = 1, on background: Color? = .white,
    _ commands: [DrawCommand]
) throws -> Bitmap {
    let whole = Shape.rect(Rect(x: 0, y: 0, width: width, height: height))
    let first = background.map { [DrawCommand.fill(whole, $0)] } ?? []
    let list = DisplayList(size: Size(width: width, height: height), title: "", commands: first + commands)
    return try CairoRenderer(glyphs: ShapeFont()).draw(list, scale: scale)
}

extension Bitmap {
    /// A letter a pixel: `#` black, `.` white, a digit for tenths of black between, `R G B` colours, `-` nothing.
    var art: String {
        (0..<height).map { y in
            String((0..<width).map { x in letter(self[x: x, y: y]) })
        }.joined(separator: "\n")
    }

    private func letter(_ pixel: UInt32) -> Character {
        switch pixel {
        case 0: return "-"
        case 0xFF00_0000: return "#"
        case .max: return "."
        case 0xFFFF_0000: return "R"
        case 0xFF00_FF00: return "G"
        case 0xFF00_00FF: return "B"
        default: return Character(String((255 - pixel & 0xFF) * 10 / 256))
        }
    }
}

extension DrawCommand {
    static func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color = .black)
        -> Self
    {
        .fill(.rect(Rect(x: x, y: y, width: width, height: height)), color)
    }
}

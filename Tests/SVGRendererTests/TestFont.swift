import Drawing
import MockupModel
import PixelImage
import SVGRenderer

/// A square, a triangle, a ring of curves, and a colour glyph; 1000 units an em.
struct TestFont: GlyphSource {
    static let (square, triangle, ring, emoji): (UInt32, UInt32, UInt32, UInt32) = (1, 2, 3, 4)

    func image(of glyph: UInt32, in face: FontFace) -> GlyphImage {
        switch glyph {
        case Self.square:
            return .outline(Path(rect: Rect(x: 0, y: 0, width: 700, height: 700)), unitsPerEm: 1000)
        case Self.triangle:
            return .outline(
                Path([
                    .move(Point(x: 0, y: 0)), .line(Point(x: 500, y: 10)), .line(Point(x: 0, y: 700)), .close,
                ]), unitsPerEm: 1000)
        case Self.ring:
            var path = Path(ellipseIn: Rect(x: 50, y: -20, width: 600, height: 740))
            path.elements += Path(ellipseIn: Rect(x: 550, y: 100, width: -400, height: 500)).elements
            return .outline(path, unitsPerEm: 1000)
        case Self.emoji:
            let pixels = (0..<109 * 109).map { (index: Int) -> UInt32 in
                let (x, y) = (index % 109 - 54, index / 109 - 54)
                return x * x + y * y < 50 * 50 ? 0xFFFF_C000 - UInt32(index % 109) * 256 : 0
            }
            return .strike(
                ColorStrike(width: 109, height: 109, pixels: pixels, left: 0, top: 90, pixelsPerEm: 109))
        default: return .empty
        }
    }

    static func line(
        _ text: String, _ glyphs: [(id: UInt32, x: Double)], size: Double = 20, x: Double = 0,
        baseline: Double = 20, width: Double = 100, direction: LayoutDirection = .leftToRight
    ) -> TextLine {
        TextLine(
            text: text, x: x, baseline: baseline, width: width, direction: direction,
            runs: [
                GlyphRun(
                    face: FontFace(rawValue: 0), size: size,
                    glyphs: glyphs.map { Glyph(id: $0.id, x: $0.x, y: 0) })
            ])
    }
}

func makeRenderer() -> SVGRenderer {
    SVGRenderer(glyphs: TestFont()) {
        try Bitmap(width: $0.width, height: $0.height, pixels: $0.pixels).compactPNG(filtered: true)
    }
}

func svg(
    _ commands: [DrawCommand], size: Size = Size(width: 100, height: 50), title: String = "t",
    scale: Double = 1
) throws -> String {
    let list = DisplayList(size: size, title: title, commands: commands)
    return String(decoding: try makeRenderer().render(list, scale: scale), as: UTF8.self)
}

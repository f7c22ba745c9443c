import CairoRenderer
import Drawing
import MockupFormat
import PangoText
import PixelImage
import TableMockup

/// How long each step from a document to a file takes when everything is warm.
struct PhaseBenchmark {
    private(set) var parse: [Double] = []
    private(set) var layout: [Double] = []
    private(set) var paint: [Double] = []
    private(set) var draw: [Double] = []
    private(set) var encode: [Double] = []
    private(set) var write: [Double] = []
    private(set) var byteCount = 0

    private let shaper: PangoShaper
    private let canvas: CairoRenderer

    init() throws {
        shaper = PangoShaper()
        canvas = try CairoRenderer(glyphs: shaper)
    }

    /// Without times, but with everything that another one has warmed up.
    init(keeping warm: PhaseBenchmark) {
        shaper = warm.shaper
        canvas = warm.canvas
    }

    var rows: [(String, [Double])] {
        [
            ("parse", parse), ("layout", layout), ("paint", paint), ("draw", draw), ("encode", encode),
            ("write", write),
        ]
    }

    mutating func run(_ numbers: Range<Int>, rows: Int = 12, scale: Double = 3) throws {
        for number in numbers {
            let bytes = Array(BenchmarkScreen.yaml(number, rows: rows).utf8)
            var start = now()
            let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "screen.yaml")
            parse.append(now() - start)
            let mockup = document.variants[0].mockup
            start = now()
            let screen = try ScreenLayout(of: mockup, shaper: shaper)
            layout.append(now() - start)
            start = now()
            let list = screen.displayList(palette: mockup.palette).snapped(toScale: scale)
            paint.append(now() - start)
            start = now()
            let bitmap = try canvas.draw(list, scale: scale)
            draw.append(now() - start)
            start = now()
            let png = try bitmap.png(scale: scale)
            encode.append(now() - start)
            start = now()
            let file = try OutputFile(path: "/dev/shm/tablemockup-benchmark.png")
            try file.write(png)
            try file.commit()
            write.append(now() - start)
            byteCount = png.count
        }
    }
}

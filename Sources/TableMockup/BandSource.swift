import CairoRenderer
import Drawing
import Looks
import MockupModel
import PixelImage
import TableLayout

/// What to draw of a picture, band after band.
protocol BandSource {
    /// Pixels.
    var width: Int { get }
    var warnings: [LayoutWarning] { get }
    /// Whether nothing behind the picture shines through.
    var isOpaque: Bool { get }

    /// A list that holds at least what reaches into some pixel rows, and the row at which they end, which comes before
    /// `last` where the picture is over; `nil` when it was over before `first`.
    mutating func list(from first: Int, to last: Int) throws -> (DisplayList, end: Int)?
}

/// A screen: one list for all bands.
struct ScreenBands: BandSource {
    let width: Int
    let warnings: [LayoutWarning]
    let isOpaque: Bool
    private let height: Int
    private let whole: DisplayList

    init(of mockup: Mockup, shaper: any TextShaping, scale: Double) throws {
        (width, height) = try CairoRenderer.pixelSize(of: mockup.device.size, scale: scale)
        // Refused before anything is shaped.
        _ = try Bitmap.pixelCount(width: width, height: height)
        let layout = try ScreenLayout(of: mockup, shaper: shaper)
        whole = layout.displayList(palette: mockup.palette).snapped(toScale: scale)
        warnings = layout.warnings
        isOpaque = whole.isOpaque(atScale: scale)
    }

    func list(from first: Int, to last: Int) -> (DisplayList, end: Int)? {
        first < height ? (whole, min(last, height)) : nil
    }
}

/// A screen as high as its content: the blocks near a band, and no others, are in memory.
struct FullHeightBands: BandSource {
    /// How far from its row ink can reach, in points: stacked marks, and nothing else, leave their line.
    private static let overflow = 256.0
    /// How many bands share a list: a list for each would hold mostly what lies beyond its band.
    private static let bandsPerList = 8

    let width: Int
    let isOpaque: Bool
    private let palette: Palette
    private let scale: Double
    private var layout: FullHeightLayout
    private var blocks: [PlacedBlock] = []
    private var isComplete = false
    private var current: DisplayList?
    /// The row at which what the current list is sure to hold ends.
    private var currentEnd = 0

    var warnings: [LayoutWarning] { layout.warnings }

    init(of mockup: Mockup, shaper: any TextShaping, scale: Double) throws {
        (width, _) = try CairoRenderer.pixelSize(of: mockup.device.size, scale: scale)
        palette = mockup.palette
        // The screen's own background lies behind everything.
        isOpaque = palette[mockup.backgroundColor].alpha == 255
        self.scale = scale
        layout = try FullHeightLayout(of: mockup, shaper: shaper)
    }

    mutating func list(from first: Int, to last: Int) throws -> (DisplayList, end: Int)? {
        if last > currentEnd { try paint(from: first, to: first + Self.bandsPerList * (last - first)) }
        let height = Int((layout.height * scale).rounded())
        guard first < height, let current else { return nil }
        return (current, isComplete ? min(last, height) : last)
    }

    private mutating func paint(from first: Int, to last: Int) throws {
        let top = Double(first) / scale - Self.overflow
        let bottom = Double(last) / scale + Self.overflow
        blocks.removeAll { $0.maxY < top }
        while !isComplete, (blocks.last?.maxY ?? -.infinity) < bottom {
            if let block = try layout.next() { blocks.append(block) } else { isComplete = true }
        }
        let size = Size(width: layout.width, height: layout.height)
        let near = blocks.filter { $0.y <= bottom }
        current = try layout.layout(of: near, size: size).displayList(palette: palette).snapped(
            toScale: scale)
        currentEnd = last
    }
}

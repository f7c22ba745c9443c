import CairoRenderer
import Drawing
import MockupModel
import PangoText
import PixelImage
import SVGRenderer
import TableLayout

/// How a picture is made; a mockup says what it shows.
public struct RenderOptions: Hashable, Sendable {
    /// Pixels a point, above 0 and at most 16; `nil` for the device's.
    public var scale: Double?
    /// Whether the picture is as high as its content instead of as high as the screen.
    public var isFullHeight: Bool

    public init(scale: Double? = nil, isFullHeight: Bool = false) {
        self.scale = scale
        self.isFullHeight = isFullHeight
    }
}

/// A picture's file, and what was drawn otherwise than asked.
public struct RenderedPicture: Hashable, Sendable {
    public var bytes: [UInt8]
    public var warnings: [LayoutWarning]
}

/// Draws mockups.
///
/// Keeps fonts, shaped texts and glyphs from one picture to the next, which changes nothing but the time that they
/// take. Belongs to one thread at a time: give each its own.
public final class Renderer {
    let shaper: PangoShaper
    let canvas: CairoRenderer
    private let svgRenderer: SVGRenderer
    let threadCount: Int

    /// - Parameters:
    ///   - fonts: where the font files are.
    ///   - missingGlyphs: whether a character that no font has is an error or a box.
    ///   - threadCount: how many threads a PNG may keep busy, 1 or more; its bytes are the same for any number.
    public init(
        fonts: FontLibrary = .system, missingGlyphs: MissingGlyphs = .error, threadCount: Int = 1
    ) throws(RenderError) {
        self.threadCount = max(1, min(threadCount, 16))
        shaper = PangoShaper(fonts: fonts, missingGlyphs: missingGlyphs)
        do throws(RenderingError) {
            canvas = try CairoRenderer(glyphs: shaper)
        } catch {
            throw .drawing(error)
        }
        svgRenderer = SVGRenderer(glyphs: shaper, encodePNG: Self.encodeStrike)
    }

    /// Lays out a mockup: what its screen shows, or all of it.
    public func layout(_ mockup: Mockup, isFullHeight: Bool = false) throws(RenderError) -> ScreenLayout {
        try mockup.validate(scale: mockup.device.scale)
        do throws(LayoutError) {
            return isFullHeight
                ? try ScreenLayout(fullHeightOf: mockup, shaper: shaper)
                : try ScreenLayout(of: mockup, shaper: shaper)
        } catch {
            throw .text(error)
        }
    }

    /// Lays out all of a mockup and keeps nothing of it, so that a table of any length needs little memory.
    ///
    /// - Returns: what would be drawn otherwise than asked.
    public func check(_ mockup: Mockup) throws(RenderError) -> [LayoutWarning] {
        let warnings = try layout(mockup).warnings
        do throws(LayoutError) {
            var whole = try FullHeightLayout(of: mockup, shaper: shaper)
            while try whole.next() != nil {}
        } catch {
            throw .text(error)
        }
        return warnings
    }

    /// Draws a mockup as SVG: outlines that look the same everywhere, with the words above them for those who select,
    /// search or listen.
    public func svg(_ mockup: Mockup, options: RenderOptions = RenderOptions()) throws(RenderError)
        -> RenderedPicture
    {
        let scale = options.scale ?? mockup.device.scale
        try mockup.validate(scale: scale)
        let layout = try layout(mockup, isFullHeight: options.isFullHeight)
        let list = layout.displayList(palette: mockup.palette).snapped(toScale: scale)
        do {
            return RenderedPicture(
                bytes: try svgRenderer.render(list, scale: scale), warnings: layout.warnings)
        } catch let error as PixelImageError {
            throw .image(error)
        } catch {
            throw .invalidMockup("\(error)")
        }
    }

    private static func encodeStrike(_ strike: ScaledStrike) throws -> [UInt8] {
        try Bitmap(width: strike.width, height: strike.height, pixels: strike.pixels).png()
    }
}

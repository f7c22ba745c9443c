import Drawing
import MockupModel
import PixelImage

/// Draws display lists as pixels.
///
/// Keeps the glyphs that it has rasterised, for as many drawings as it is used for; what it draws does not depend
/// on what it drew before. Belongs to one thread at a time.
public final class CairoRenderer {
    let glyphs: any GlyphSource
    private var rasterizer: MaskRasterizer
    var cache: MaskCache

    /// - Parameters:
    ///   - glyphs: knows what the glyphs of the text look like.
    ///   - cacheLimit: how many bytes of rasterised shapes are kept.
    public init(glyphs: any GlyphSource, cacheLimit: Int = 16 << 20) throws(RenderingError) {
        self.glyphs = glyphs
        rasterizer = try MaskRasterizer()
        cache = MaskCache(limit: cacheLimit)
    }

    /// The pixels of a drawing: its size times the scale, rounded.
    public static func pixelSize(
        of size: Size, scale: Double
    ) throws(RenderingError) -> (width: Int, height: Int) {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        let limits = 1...Double(Int32.max)
        guard scale > 0, limits.contains(width), limits.contains(height) else {
            throw .invalidSize(width: size.width, height: size.height, scale: scale)
        }
        return (Int(width), Int(height))
    }

    /// Draws a whole picture.
    ///
    /// - Parameter scale: pixels a point. The list need not be snapped to it; if it is not, it is drawn as if.
    public func draw(_ list: DisplayList, scale: Double) throws(RenderingError) -> Bitmap {
        let (width, height) = try CairoRenderer.pixelSize(of: list.size, scale: scale)
        var bitmap: Bitmap
        do { bitmap = try Bitmap(width: width, height: height) } catch { throw .bitmap(error) }
        try draw(list, scale: scale, rows: 0..<height, into: &bitmap)
        return bitmap
    }

    /// Draws some rows of a picture, exactly as they are in the whole one.
    ///
    /// - Parameters:
    ///   - list: may lack what does not reach into the rows, which is how a long picture stays cheap.
    ///   - rows: rows of the whole picture, in pixels.
    ///   - band: takes them from its row 0 on, whatever was in it; as wide as the picture.
    public func draw(
        _ list: DisplayList, scale: Double, rows: Range<Int>, into band: inout Bitmap
    ) throws(RenderingError) {
        let (width, height) = try CairoRenderer.pixelSize(of: list.size, scale: scale)
        guard rows.lowerBound >= 0, rows.upperBound <= height, !rows.isEmpty else {
            throw .invalidBand("rows \(rows) of \(height)")
        }
        guard band.width == width, band.height >= rows.count else {
            throw .invalidBand(
                "a bitmap of \(band.width) × \(band.height) for \(rows.count) rows of \(width) pixels")
        }
        let isOpaque = list.isOpaque(atScale: scale)
        band.isOpaque = isOpaque && band.height == rows.count
        var failure: RenderingError?
        band.withUnsafeMutablePixels { pixels in
            guard let base = pixels.baseAddress else { return }
            if !isOpaque { base.update(repeating: 0, count: width * rows.count) }
            var canvas = Canvas(pixels: base, width: width, rows: rows)
            do throws(RenderingError) {
                try draw(list.commands, on: &canvas, scale: scale)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    private func draw(
        _ commands: [DrawCommand], on canvas: inout Canvas, scale: Double
    ) throws(RenderingError) {
        var clips: [PixelRect] = []
        for command in commands {
            switch command {
            case .fill(let shape, let color):
                guard color.alpha > 0, !canvas.clip.isEmpty else { continue }
                try fill(shape, color, on: canvas, scale: scale)
            case .text(let line, let origin, let color):
                guard color.alpha > 0, !canvas.clip.isEmpty else { continue }
                try draw(line, origin: origin, color, on: canvas, scale: scale)
            case .pushClip(let rect):
                clips.append(canvas.clip)
                let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
                canvas.clip = canvas.clip.intersection(PixelRect(rect, scale: scale) ?? none)
            case .popClip:
                canvas.clip = clips.popLast() ?? canvas.bounds
            case .beginGroup, .endGroup: break
            }
        }
    }

    /// Part of a path as a mask.
    ///
    /// A Cairo context that has failed stays failed, so that it is replaced.
    func mask(of path: Path, in rect: PixelRect) throws(RenderingError) -> CoverageMask {
        do {
            return try rasterizer.mask(of: path, in: rect)
        } catch {
            rasterizer = try MaskRasterizer()
            throw error
        }
    }
}

extension DisplayList {
    /// Whether every pixel will be opaque, because an opaque rectangle that is not clipped covers them all.
    public func isOpaque(atScale scale: Double) -> Bool {
        guard let whole = PixelRect(Rect(origin: .zero, size: size), scale: scale) else { return false }
        for command in commands {
            switch command {
            case .fill(.rect(let rect), let color):
                if color.alpha == 255, let rect = PixelRect(rect, scale: scale),
                    rect.intersection(whole) == whole
                {
                    return true
                }
            case .pushClip: return false
            case .fill, .text, .popClip, .beginGroup, .endGroup: break
            }
        }
        return false
    }
}

import CairoRenderer
import Drawing
import MockupModel
import PixelImage
import TableLayout

extension Renderer {
    /// Draws a mockup as PNG.
    ///
    /// - Throws: `RenderError.image` for a bitmap over 64 Mpx; in full height there is no such limit.
    public func png(_ mockup: Mockup, options: RenderOptions = RenderOptions()) throws(RenderError)
        -> RenderedPicture
    {
        var bytes: [UInt8] = []
        let drawing = try drawPNG(mockup, options: options) { bytes += $0 }
        bytes.replaceSubrange(
            drawing.patch.offset..<drawing.patch.offset + drawing.patch.bytes.count, with: drawing.patch.bytes
        )
        return RenderedPicture(bytes: bytes, warnings: drawing.warnings)
    }

    /// Draws a mockup as PNG into a file, of any height at constant memory.
    ///
    /// - Parameter output: has to be patchable: a full-height picture knows its height at its end.
    /// - Returns: what was drawn otherwise than asked.
    @discardableResult
    public func writePNG(_ mockup: Mockup, options: RenderOptions = RenderOptions(), to output: OutputFile)
        throws(RenderError) -> [LayoutWarning]
    {
        let drawing = try drawPNG(mockup, options: options) { try output.write($0) }
        do throws(OutputError) {
            try output.patch(drawing.patch.bytes, at: Int64(drawing.patch.offset))
        } catch {
            throw .output(error)
        }
        return drawing.warnings
    }

    private struct Drawing {
        /// The header with the height that came out.
        var patch: (offset: Int, bytes: [UInt8])
        var warnings: [LayoutWarning]
    }

    private func drawPNG(
        _ mockup: Mockup, options: RenderOptions, sink: @escaping PNGStream.Sink
    ) throws(RenderError) -> Drawing {
        let scale = options.scale ?? mockup.device.scale
        try mockup.validate(scale: scale)
        do {
            var source: any BandSource =
                options.isFullHeight
                ? try FullHeightBands(of: mockup, shaper: shaper, scale: scale)
                : try ScreenBands(of: mockup, shaper: shaper, scale: scale)
            let format = try PNGFormat(width: source.width, isOpaque: source.isOpaque, scale: scale)
            var stream = try PNGStream(format: format, height: nil, sink: sink)
            var pool = try BandEncodingPool(format: format, threadCount: threadCount - 1)
            var row = 0
            while let (list, end) = try source.list(from: row, to: row + format.bandHeight) {
                var band = pool.bitmap()
                try canvas.draw(list, scale: scale, rows: row..<end, into: &band)
                pool.submit(band, rowCount: end - row)
                while let encoded = try pool.next(isLast: false) { try stream.append(encoded) }
                row = end
            }
            while let encoded = try pool.next(isLast: true) { try stream.append(encoded) }
            let height = try stream.finish()
            return Drawing(
                patch: (PNGFormat.headerChunkOffset, try format.headerChunk(height: height)),
                warnings: source.warnings + mockup.themeWarnings)
        } catch let error as LayoutError {
            throw textError(error, in: mockup, isFullHeight: options.isFullHeight)
        } catch let error as PixelImageError {
            throw .image(error)
        } catch let error as RenderingError {
            throw .drawing(error)
        } catch let error as OutputError {
            throw .output(error)
        } catch let error as RenderError {
            throw error
        } catch {
            throw .invalidMockup("\(error)")
        }
    }
}

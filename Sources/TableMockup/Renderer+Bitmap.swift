import CairoRenderer
import Drawing
import MockupModel
import PangoText
import PixelImage
import TableLayout

extension Renderer {
    /// What drawing a screen into memory gave besides its pixels.
    package struct DrawnScreen: Sendable {
        package var layout: ScreenLayout
        /// Pixels a point.
        package var scale: Double
        /// The names of the font files whose glyphs were drawn, each once, sorted.
        package var fontFiles: [String]
    }

    /// Draws a screen into a bitmap, which is replaced when it has another size.
    package func draw(
        _ mockup: Mockup, options: RenderOptions = RenderOptions(), into bitmap: inout Bitmap?
    ) throws(RenderError) -> DrawnScreen {
        let scale = options.scale ?? mockup.device.scale
        try mockup.validate(scale: scale)
        do throws(RenderingError) {
            // Refused before anything is shaped.
            let (width, height) = try CairoRenderer.pixelSize(of: mockup.device.size, scale: scale)
            do throws(PixelImageError) { _ = try Bitmap.pixelCount(width: width, height: height) } catch {
                throw .bitmap(error)
            }
        } catch {
            throw RenderError(error)
        }
        let layout = try layout(mockup, isFullHeight: options.isFullHeight)
        let list = layout.displayList(palette: mockup.palette).snapped(toScale: scale)
        do throws(RenderingError) {
            let (width, height) = try CairoRenderer.pixelSize(of: list.size, scale: scale)
            var old = bitmap
            // Owned by one, so that drawing copies no pixels; gone when drawing fails.
            bitmap = nil
            if old?.width != width || old?.height != height { old = nil }
            var picture: Bitmap
            if let old {
                picture = old
            } else {
                do throws(PixelImageError) { picture = try Bitmap(width: width, height: height) } catch {
                    throw .bitmap(error)
                }
            }
            old = nil
            try canvas.draw(list, scale: scale, rows: 0..<height, into: &picture)
            bitmap = picture
        } catch {
            throw RenderError(error)
        }
        let files = Set(layout.root.faces.compactMap { FontTable.entry(of: $0)?.file })
        return DrawnScreen(layout: layout, scale: scale, fontFiles: files.sorted())
    }
}

extension RenderError {
    /// A bitmap's error speaks for itself.
    fileprivate init(_ error: RenderingError) {
        if case .bitmap(let cause) = error { self = .image(cause) } else { self = .drawing(error) }
    }
}

extension LayoutNode {
    /// The faces of every glyph of the node and all below it.
    fileprivate var faces: Set<FontFace> {
        var faces: Set<FontFace> = []
        collect(&faces)
        return faces
    }

    private func collect(_ faces: inout Set<FontFace>) {
        for line in text?.lines ?? [] {
            for run in line.runs { faces.insert(run.face) }
        }
        for child in children { child.collect(&faces) }
    }
}

import MockupModel
import TableLayout

extension Mockup {
    /// The mockup as the bytes of a PNG file.
    ///
    /// Reads the fonts anew each time: keep a `Renderer` to draw many.
    public func png(_ options: RenderOptions = RenderOptions()) throws(RenderError) -> [UInt8] {
        try Renderer().png(self, options: options).bytes
    }

    /// The mockup as the bytes of an SVG file.
    public func svg(_ options: RenderOptions = RenderOptions()) throws(RenderError) -> [UInt8] {
        try Renderer().svg(self, options: options).bytes
    }

    /// Every node of the mockup and its place.
    public func layout(isFullHeight: Bool = false) throws(RenderError) -> ScreenLayout {
        try Renderer().layout(self, isFullHeight: isFullHeight)
    }
}

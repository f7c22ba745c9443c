import CairoRenderer
import PangoText
import PixelImage

extension Renderer {
    /// The renderer's own version, which is the package's.
    public static let version = "0.1.0"

    /// The libraries that take part in a picture, and the versions that this process runs with, by name.
    public static let libraryVersions: [String: String] = [
        "cairo": CairoRenderer.cairoVersion, "freetype": PangoShaper.freetypeVersion,
        "harfbuzz": PangoShaper.harfbuzzVersion, "libdeflate": Bitmap.deflateVersion,
        "libpng": Bitmap.pngVersion, "pango": PangoShaper.pangoVersion,
    ]
}

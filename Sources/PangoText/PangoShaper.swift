import Drawing
import MockupModel

/// Shapes text with the fonts of the font table.
///
/// HarfBuzz shapes; Pango says where lines may end and which way words read. Fonts are opened from their files as
/// texts need them. What comes out depends on the request and the font files alone.
///
/// A shaper belongs to one thread; each worker makes its own.
public final class PangoShaper: TextShaping, GlyphSource {
    /// The most Unicode scalars that one text may have.
    public static let lengthLimit = 200_000

    let engine: ShapingEngine
    private let fonts: FontSet
    private var cache = ShapeCache()
    var images: GlyphImages

    /// Opens no file yet.
    public init(fonts library: FontLibrary = .system, missingGlyphs: MissingGlyphs = .error) {
        fonts = FontSet(library)
        engine = ShapingEngine(fonts: fonts, missingGlyphs: missingGlyphs)
        images = GlyphImages(fonts: fonts)
    }

    public func shape(_ request: TextRequest) throws(TextError) -> ShapedText {
        if let known = cache.text(for: request) { return known }
        var composer = try LabelComposer(request, engine: engine)
        let text = try composer.compose()
        cache.insert(text, for: request)
        return text
    }

    /// The height of the first line of the text when nothing limits its width.
    ///
    /// Letters whose fonts fit the standard line need no shaping; whether fonts have them is left to `shape`.
    public func singleLineHeight(of string: String, font: Font, locale: String) throws(TextError) -> Double {
        if string.isEmpty { return 0 }
        if string.unicodeScalars.allSatisfy({ ScalarClass.isSimple($0.value) }) { return font.lineHeight }
        return try shape(TextRequest(string, font: font, lineLimit: 1, locale: locale)).size.height
    }

    /// The glyph of a character in one face, such as a picture of the icon font; `nil` when the face lacks it.
    public func glyph(for scalar: Unicode.Scalar, in face: FontFace) throws(TextError) -> UInt32? {
        guard let entry = FontTable.entry(of: face) else { return nil }
        guard let loaded = fonts.face(at: face.rawValue) else { throw .missingFont(file: entry.file) }
        return loaded.nominalGlyph(scalar.value)
    }

    public func image(of glyph: UInt32, in face: FontFace) -> GlyphImage {
        images.image(of: glyph, in: face)
    }
}

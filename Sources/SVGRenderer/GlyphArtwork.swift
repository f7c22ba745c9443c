import Drawing

/// What glyphs look like in SVG, kept from drawing to drawing.
struct GlyphArtwork {
    /// A glyph, and for a colour glyph the size in pixels an em that it is reduced to.
    struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        var pixelsPerEm: Double?
    }

    enum Artwork {
        case empty
        /// Path data in font units, y growing upwards.
        case outline(data: [UInt8], unitsPerEm: Double)
        /// A PNG file in base 64, and its frame in pixels from the glyph's origin.
        case picture(data: [UInt8], left: Double, top: Double, width: Double, height: Double)
        /// A colour glyph, which looks different at each size.
        case sized(ColorStrike)
    }

    /// How much larger than the font holds it a colour glyph is stored, rather than left to whoever draws.
    private static let largestMagnification = 2.0
    /// How many outlines, of some 500 bytes, and pictures, of some 4 KB, are kept.
    private static let limit = 4096

    private let glyphs: any GlyphSource
    private let encodePNG: SVGRenderer.PNGEncoding
    private var known: [Key: Artwork] = [:]

    init(glyphs: any GlyphSource, encodePNG: @escaping SVGRenderer.PNGEncoding) {
        self.glyphs = glyphs
        self.encodePNG = encodePNG
    }

    /// - Returns: the artwork, and the key under which it is the same in every drawing.
    mutating func artwork(
        of glyph: UInt32, in face: FontFace, pixelsPerEm: Double
    ) throws -> (key: Key, artwork: Artwork) {
        let key = Key(face: face.rawValue, glyph: glyph, pixelsPerEm: nil)
        let plain = known[key] ?? remember(Self.artwork(glyphs.image(of: glyph, in: face)), for: key)
        guard case .sized(let strike) = plain else { return (key, plain) }
        let sizedKey = Key(face: face.rawValue, glyph: glyph, pixelsPerEm: pixelsPerEm)
        if let picture = known[sizedKey] { return (sizedKey, picture) }
        return (sizedKey, remember(try picture(of: strike, pixelsPerEm: pixelsPerEm), for: sizedKey))
    }

    private mutating func remember(_ artwork: Artwork, for key: Key) -> Artwork {
        if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
        known[key] = artwork
        return artwork
    }

    private static func artwork(_ image: GlyphImage) -> Artwork {
        switch image {
        case .empty: return .empty
        case .strike(let strike): return .sized(strike)
        case .outline(let path, let unitsPerEm):
            let data = PathData.bytes(path, decimals: 0)
            return data.isEmpty || !(unitsPerEm > 0) ? .empty : .outline(data: data, unitsPerEm: unitsPerEm)
        }
    }

    private func picture(of strike: ColorStrike, pixelsPerEm: Double) throws -> Artwork {
        let stored = min(pixelsPerEm, strike.pixelsPerEm * Self.largestMagnification)
        guard let bounds = strike.bounds(atPixelsPerEm: stored) else { return .empty }
        let scaled = strike.scaled(toPixelsPerEm: stored, columns: bounds.columns, rows: bounds.rows)
        guard scaled.width > 0, scaled.height > 0 else { return .empty }
        var base64 = SVGWriter()
        base64.base64(try encodePNG(scaled))
        let factor = pixelsPerEm / stored
        return .picture(
            data: base64.bytes, left: Double(scaled.left) * factor, top: Double(scaled.top) * factor,
            width: Double(scaled.width) * factor, height: Double(scaled.height) * factor)
    }
}

import CFreeType
import CHarfBuzz
import Drawing
import MockupModel

/// Glyphs' outlines and strikes, read from the font files with FreeType and remembered.
final class GlyphImages {
    private let fonts: FontSet
    private let library: FreeTypeLibrary?
    private var faces: [Int: FreeTypeFace] = [:]
    private var outlines: [Key: GlyphImage] = [:]
    private var strikes: [Key: GlyphImage] = [:]

    private struct Key: Hashable {
        var face: Int
        var glyph: UInt32
    }

    /// Bounds on what is remembered: some 2 KB an outline, 70 KB a strike.
    private static let outlineLimit = 4096
    private static let strikeLimit = 64

    init(fonts: FontSet) {
        self.fonts = fonts
        library = FreeTypeLibrary()
    }

    func image(of glyph: UInt32, in face: FontFace) -> GlyphImage {
        if face == FontTable.missingGlyphFace { return glyph == 0 ? Self.box : .empty }
        let key = Key(face: face.rawValue, glyph: glyph)
        if let known = outlines[key] ?? strikes[key] { return known }
        let image = freeTypeFace(face)?.image(of: glyph) ?? .empty
        if case .strike = image {
            if strikes.count >= Self.strikeLimit { strikes.removeAll(keepingCapacity: true) }
            strikes[key] = image
        } else {
            if outlines.count >= Self.outlineLimit { outlines.removeAll(keepingCapacity: true) }
            outlines[key] = image
        }
        return image
    }

    private func freeTypeFace(_ face: FontFace) -> FreeTypeFace? {
        if let known = faces[face.rawValue] { return known }
        guard let library, FontTable.entry(of: face) != nil, let loaded = fonts.face(at: face.rawValue),
            let opened = FreeTypeFace(library, loaded)
        else { return nil }
        faces[face.rawValue] = opened
        return opened
    }

    /// An upright rectangle as high as a capital, drawn as a frame, in thousandths of an em.
    private static let box: GlyphImage = {
        var path = Path()
        func rectangle(_ points: [(Double, Double)]) {
            for (index, point) in points.enumerated() {
                let point = Point(x: point.0, y: point.1)
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            path.close()
        }
        rectangle([(70, 0), (530, 0), (530, 727), (70, 727)])
        // The other way round, so that the non-zero rule leaves it open.
        rectangle([(120, 50), (120, 677), (480, 677), (480, 50)])
        return .outline(path, unitsPerEm: 1000)
    }()
}

/// FreeType's library object.
final class FreeTypeLibrary {
    let handle: FT_Library

    init?() {
        var handle: FT_Library?
        guard FT_Init_FreeType(&handle) == 0, let handle else { return nil }
        self.handle = handle
    }

    deinit {
        FT_Done_FreeType(handle)
    }
}

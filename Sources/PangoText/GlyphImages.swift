import Drawing
import MockupModel

/// Glyphs' outlines and strikes, read from the font files and remembered.
final class GlyphImages {
    private let fonts: FontSet
    private let outlineReader = OutlineReader()
    private var strikeReaders: [Int: StrikeReader] = [:]
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
    }

    func image(of glyph: UInt32, in face: FontFace) -> GlyphImage {
        if face == FontTable.missingGlyphFace { return glyph == 0 ? Self.box : .empty }
        let key = Key(face: face.rawValue, glyph: glyph)
        if let known = outlines[key] ?? strikes[key] { return known }
        let image = read(key)
        if case .strike = image {
            if strikes.count >= Self.strikeLimit { strikes.removeAll(keepingCapacity: true) }
            strikes[key] = image
        } else {
            if outlines.count >= Self.outlineLimit { outlines.removeAll(keepingCapacity: true) }
            outlines[key] = image
        }
        return image
    }

    private func read(_ key: Key) -> GlyphImage {
        guard FontTable.entries.indices.contains(key.face), let face = fonts.face(at: key.face),
            key.glyph < face.glyphCount
        else { return .empty }
        if face.entry.role == .emoji, let reader = strikeReader(of: face),
            let strike = reader.strike(of: key.glyph)
        {
            return .strike(strike)
        }
        let path = outlineReader.path(of: key.glyph, in: face)
        return path.isEmpty ? .empty : .outline(path, unitsPerEm: face.unitsPerEm)
    }

    private func strikeReader(of face: LoadedFace) -> StrikeReader? {
        if let known = strikeReaders[face.face.rawValue] { return known }
        let reader = StrikeReader(face)
        strikeReaders[face.face.rawValue] = reader
        return reader
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

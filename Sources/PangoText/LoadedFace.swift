import CHarfBuzz
import Drawing

/// How far a glyph's ink reaches from the baseline, in em; both grow away from it.
struct InkExtents {
    var above: Double
    var below: Double
}

/// An opened face of the font table, ready to shape with.
///
/// The file is mapped, not read: a collection of 20 MB costs what is touched of it. All numbers are in font units or
/// em; nothing here knows a size, so nothing here is hinted or rounded.
final class LoadedFace {
    let face: FontFace
    let entry: FontTable.Entry
    /// The file, for those who need its bytes.
    let blob: OpaquePointer
    let font: OpaquePointer
    let unitsPerEm: Double
    /// From the baseline, in em, as far as line heights are concerned; 0 where the standard line is enough.
    let ascent: Double
    let descent: Double
    /// Features that are set for every text in this face.
    let features: [hb_feature_t]

    private let harfBuzzFace: OpaquePointer
    private var ink: [UInt32: InkExtents] = [:]

    /// `nil` for a file that is no font, is cut off, or has no such face.
    init?(face: FontFace, entry: FontTable.Entry, path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        guard FontFileCheck.isWhole(blob, faceIndex: entry.faceIndex),
            entry.faceIndex < Int(hb_face_count(blob)),
            let harfBuzzFace = hb_face_create(blob, UInt32(entry.faceIndex))
        else {
            hb_blob_destroy(blob)
            return nil
        }
        guard hb_face_get_glyph_count(harfBuzzFace) > 0, let font = hb_font_create(harfBuzzFace) else {
            hb_face_destroy(harfBuzzFace)
            hb_blob_destroy(blob)
            return nil
        }
        self.face = face
        self.entry = entry
        self.blob = blob
        self.harfBuzzFace = harfBuzzFace
        self.font = font
        let unitsPerEm = Double(hb_face_get_upem(harfBuzzFace))
        self.unitsPerEm = unitsPerEm
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        switch entry.lineExtents {
        case .standard: (ascent, descent) = (0, 0)
        case .em(let above, let below): (ascent, descent) = (above, below)
        case .own:
            var extents = hb_font_extents_t()
            hb_font_get_h_extents(font, &extents)
            ascent = Double(extents.ascender) / unitsPerEm
            descent = -Double(extents.descender) / unitsPerEm
        }
        switch entry.role {
        case .text, .display: features = [Self.noContextualAlternates]
        default: features = []
        }
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(harfBuzzFace)
        hb_blob_destroy(blob)
    }

    /// Inter would turn "->" into an arrow and "3x4" into a product; the author's characters are to stay.
    private static let noContextualAlternates = hb_feature_t(
        tag: tag("calt"), value: 0, start: 0, end: UInt32.max)

    var glyphCount: UInt32 { hb_face_get_glyph_count(harfBuzzFace) }

    /// The glyph of a character without regard to its neighbours; `nil` when the face lacks it.
    func nominalGlyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
    }

    func advance(of glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
    }

    /// Remembered: for some font formats, finding it means to follow the outline.
    func ink(of glyph: UInt32) -> InkExtents {
        if let known = ink[glyph] { return known }
        var extents = hb_glyph_extents_t()
        var result = InkExtents(above: 0, below: 0)
        if hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.height != 0 {
            result.above = Double(extents.y_bearing) / unitsPerEm
            result.below = -Double(extents.y_bearing + extents.height) / unitsPerEm
        }
        ink[glyph] = result
        return result
    }
}

/// A four-letter OpenType or ISO 15924 tag as a number.
func tag(_ letters: StaticString) -> UInt32 {
    precondition(letters.utf8CodeUnitCount == 4)
    return (0..<4).reduce(0) { $0 << 8 | UInt32(letters.utf8Start[$1]) }
}

import CHarfBuzz
import CPango
import MockupModel

/// What happens to a character that no font of the table has.
public enum MissingGlyphs: Hashable, Sendable {
    /// The text is refused.
    case error
    /// A box is drawn.
    case box
}

/// What is kept from one text to the next: fonts, cascades, and HarfBuzz's buffer.
final class ShapingEngine {
    let fonts: FontSet
    let missingGlyphs: MissingGlyphs
    let buffer: OpaquePointer
    private var cascades: [FontCascade.Style: FontCascade] = [:]
    private var languages: [String: Language] = [:]

    /// A locale, looked up once.
    struct Language {
        var harfBuzz: OpaquePointer?
        var pango: OpaquePointer?
        var region: FontTable.HanRegion
        var isEastAsian: Bool
    }

    private static let languageLimit = 1024

    init(fonts: FontSet, missingGlyphs: MissingGlyphs) {
        self.fonts = fonts
        self.missingGlyphs = missingGlyphs
        // HarfBuzz never returns a null buffer; out of memory it hands out an inert one.
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    func language(_ locale: String) -> Language {
        if let known = languages[locale] { return known }
        let tag = Self.languageTag(locale)
        let primary = tag.split(separator: "-").first ?? ""
        let language = Language(
            harfBuzz: hb_language_from_string(tag, -1), pango: pango_language_from_string(tag),
            region: FontTable.HanRegion(locale: tag),
            isEastAsian: ["ja", "ko", "zh", "yue", "cmn"].contains(primary))
        if languages.count >= Self.languageLimit { languages.removeAll() }
        languages[locale] = language
        return language
    }

    /// Both libraries keep every language that they were ever given, so that only what can be one reaches them.
    private static func languageTag(_ locale: String) -> String {
        let tag = locale.lowercased().replacingUnderscores()
        let isTag =
            tag.utf8.count <= 35
            && tag.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        return isTag && !tag.isEmpty ? tag : "en"
    }

    func cascade(for font: Font, language: Language) -> FontCascade {
        let style = FontCascade.Style(
            weight: font.weight, isDisplay: font.size >= FontTable.displaySize, region: language.region,
            isEastAsian: language.isEastAsian)
        if let known = cascades[style] { return known }
        let cascade = FontCascade(fonts: fonts, style: style)
        cascades[style] = cascade
        return cascade
    }
}

extension String {
    fileprivate func replacingUnderscores() -> String {
        String(map { $0 == "_" ? "-" : $0 })
    }
}

import CHarfBuzz

/// A writing system, by its ISO 15924 code.
struct Script: Hashable {
    let tag: UInt32

    // The code's four letters, written out: these are compared for every character.
    static var common: Script { Script(tag: 0x5A79_7979) }
    static var inherited: Script { Script(tag: 0x5A69_6E68) }
    static var latin: Script { Script(tag: 0x4C61_746E) }
    static var han: Script { Script(tag: 0x4861_6E69) }
    static var hangul: Script { Script(tag: 0x4861_6E67) }
    private static var arabic: Script { Script(tag: 0x4172_6162) }
    private static let kana: Set<UInt32> = [
        PangoText.tag("Hira"), PangoText.tag("Kana"), PangoText.tag("Bopo"), PangoText.tag("Hrkt"),
    ]

    /// Whether a character of this script takes the script of the text around it.
    var isNeutral: Bool { self == .common || self == .inherited }
    /// Whether the regional East Asian fonts serve it.
    var isEastAsian: Bool { self == .han || self == .hangul }

    var code: String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    }
}

extension Script {
    /// The script whose font serves a character.
    ///
    /// Kana and Bopomofo count as Han: the same fonts hold them, and a run needn't end between them. Signs that
    /// Unicode gives to no script, though they are of use in one family of scripts alone, count to that.
    init(of scalar: UInt32) {
        if scalar < 0x250 {
            self = Self.latinOrCommon(scalar)
            return
        }
        switch scalar {
        case 0x4E00...0x9FFF, 0x2E80...0x2FFF, 0x3000...0x3098, 0x309B...0x312F, 0x3190...0x31FF,
            0x3400...0x4DBF,
            0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F200...0x1F2FF, 0x20000...0x323AF:
            self = .han
        case 0xAC00...0xD7A3, 0x3131...0x318E: self = .hangul
        case 0x3200...0x33FF: self = .han
        case 0x060C, 0x061B, 0x061F, 0x0640, 0x0600...0x0605, 0x06DD, 0x064B...0x0655, 0x0670: self = .arabic
        default:
            let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
            self = Self.kana.contains(tag) ? .han : Script(tag: tag)
        }
    }

    /// The script whose fonts have a sign that several scripts share, for when no letter near it says which.
    static func home(of sign: UInt32) -> Script? {
        switch sign {
        case 0x0951...0x0954, 0x0964...0x0965, 0x1CD0...0x1CFF, 0xA830...0xA839:
            Script(tag: PangoText.tag("Deva"))
        case 0x10FB: Script(tag: PangoText.tag("Geor"))
        case 0x1735...0x1736: Script(tag: PangoText.tag("Hano"))
        default: nil
        }
    }

    private static func latinOrCommon(_ scalar: UInt32) -> Script {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
        default: .common
        }
    }
}

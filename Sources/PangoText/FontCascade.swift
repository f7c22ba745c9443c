import CHarfBuzz
import MockupModel

/// Which face draws a character.
enum FaceChoice: Hashable {
    /// The face at this place of the font table.
    case face(Int)
    /// The one that might is missing; nothing that comes after it in the order may stand in for it.
    case absent(Int)
    /// No face of the table has the character.
    case none
}

/// The order in which the faces of the table are asked for a character, for one weight, cut and region.
///
/// 1. a script's own fonts, when the table names some for the character's script;
/// 2. the system face;
/// 3. for signs that belong to no script, the fonts of the script around them, and the regional East Asian font in
///    East Asian languages;
/// 4. extended Latin, symbols, the regional East Asian font, emoji.
///
/// The order is walked only as far as needed, so that a missing file matters to the texts that need it alone.
final class FontCascade {
    struct Style: Hashable {
        var weight: FontWeight
        var isDisplay: Bool
        var region: FontTable.HanRegion
        /// Whether the text's language is Chinese, Japanese or Korean.
        var isEastAsian: Bool
    }

    private let fonts: FontSet
    let system: [Int]
    private let han: [Int]
    private let general: [Int]
    private let emoji: [Int]
    private let style: Style
    private var scriptFaces: [UInt32: [Int]] = [:]
    /// For each of the first characters of Unicode, whether the system face draws it.
    let isSystemLatin: [Bool]
    /// For each East Asian character of the BMP: 0 unknown, 1 the regional font has it, 2 look further.
    private var hanStates: [UInt8] = []
    private var choices: [Key: FaceChoice] = [:]

    private struct Key: Hashable {
        var scalar: UInt32
        var context: UInt32
    }

    /// A bound on remembered choices; there are not many more characters that fonts have.
    private static let choiceLimit = 1 << 16

    init(fonts: FontSet, style: Style) {
        self.fonts = fonts
        self.style = style
        let weight = style.weight
        system = FontTable.faces(for: style.isDisplay ? .display : .text, weight: weight)
        han = FontTable.faces(for: .han(style.region), weight: weight)
        emoji = FontTable.faces(for: .emoji, weight: weight)
        general =
            FontTable.faces(for: .latinExtended, weight: weight)
            + FontTable.faces(for: .symbols, weight: weight)
        let face = fonts.face(at: system[0])
        isSystemLatin = (0..<0x250).map { face?.nominalGlyph($0) != nil }
    }

    var emojiChoice: FaceChoice { opened(emoji[0]) == nil ? .absent(emoji[0]) : .face(emoji[0]) }

    func opened(_ place: Int) -> LoadedFace? { fonts.face(at: place) }

    /// A character's own advance in em, 0 for one without a glyph.
    func advance(of scalar: UInt32) -> Double {
        guard case .face(let place) = choice(for: scalar, script: .common, context: .latin),
            let face = opened(place), let glyph = face.nominalGlyph(scalar)
        else { return 0 }
        return face.advance(of: glyph)
    }

    /// The face for a character that stands alone in its cluster.
    ///
    /// - Parameter context: the script of the text around, which decides for signs that belong to none.
    func choice(for scalar: UInt32, script: Script, context: Script) -> FaceChoice {
        if scalar < 0x250 && isSystemLatin[Int(scalar)] { return .face(system[0]) }
        if script.isEastAsian && scalar < 0x10000 {
            if hanStates.isEmpty { hanStates = Array(repeating: 0, count: 0x10000) }
            if hanStates[Int(scalar)] == 0 {
                let isCovered = opened(han[0])?.nominalGlyph(scalar) != nil
                hanStates[Int(scalar)] = isCovered ? 1 : 2
            }
            if hanStates[Int(scalar)] == 1 { return .face(han[0]) }
        }
        let key = Key(scalar: scalar, context: script.isNeutral ? context.tag : 0)
        if let known = choices[key] { return known }
        let choice = search([scalar][...], script: script, context: context)
        if choices.count >= Self.choiceLimit { choices.removeAll(keepingCapacity: true) }
        choices[key] = choice
        return choice
    }

    /// The face for a base and its marks: the first that has them all, else the first that has the base.
    func choice(for cluster: ArraySlice<UInt32>, script: Script, context: Script) -> FaceChoice {
        search(cluster, script: script, context: context)
    }

    func covers(_ place: Int, _ cluster: ArraySlice<UInt32>) -> Bool {
        opened(place).map { covers($0, cluster) } ?? false
    }

    private func search(_ cluster: ArraySlice<UInt32>, script: Script, context: Script) -> FaceChoice {
        guard let base = cluster.first(where: { !ScalarClass.isIgnorable($0) }) else { return .none }
        var firstWithBase: Int?
        let context = context == .latin ? Script.home(of: base) ?? context : context
        for place in order(script: script, context: context) {
            guard let face = opened(place) else {
                if firstWithBase == nil { return .absent(place) }
                continue
            }
            if covers(face, cluster) { return .face(place) }
            if firstWithBase == nil, covers(face, [base][...]) { firstWithBase = place }
        }
        return firstWithBase.map(FaceChoice.face) ?? .none
    }

    private func order(script: Script, context: Script) -> [Int] {
        var order = script.isNeutral ? [] : ownFaces(of: script)
        order += system
        if script.isNeutral {
            order += ownFaces(of: context)
            if style.isEastAsian { order += han }
        }
        order += general + han + emoji
        return order
    }

    private func ownFaces(of script: Script) -> [Int] {
        if script.isNeutral || script == .latin { return [] }
        if script.isEastAsian { return han }
        if let known = scriptFaces[script.tag] { return known }
        let faces = FontTable.faces(for: .script(script.code), weight: style.weight)
        scriptFaces[script.tag] = faces
        return faces
    }

    /// Whether a face can draw a cluster, be it through a composed character.
    private func covers(_ face: LoadedFace, _ cluster: ArraySlice<UInt32>) -> Bool {
        let unicode = hb_unicode_funcs_get_default()
        var base: UInt32?
        for scalar in cluster where !ScalarClass.isIgnorable(scalar) {
            if let previous = base {
                var composed: hb_codepoint_t = 0
                if hb_unicode_compose(unicode, previous, scalar, &composed) != 0,
                    face.nominalGlyph(composed) != nil
                {
                    base = composed
                    continue
                }
            }
            if face.nominalGlyph(scalar) == nil {
                var first: hb_codepoint_t = 0
                var second: hb_codepoint_t = 0
                guard hb_unicode_decompose(unicode, scalar, &first, &second) != 0,
                    face.nominalGlyph(first) != nil, second == 0 || face.nominalGlyph(second) != nil
                else { return false }
            }
            base = scalar
        }
        return true
    }
}

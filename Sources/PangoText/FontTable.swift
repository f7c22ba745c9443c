import Drawing
import MockupModel

/// The font files that text is drawn with: which file serves what.
///
/// Text never comes from any other file. A `FontFace` is a place in `entries`.
public enum FontTable {
    /// What a face is for.
    public enum Role: Hashable, Sendable {
        /// The system face below `displaySize`.
        case text
        /// The system face from `displaySize` on: the same design, set tighter.
        case display
        /// Letters and signs that the system face lacks.
        case latinExtended
        /// One writing system, by its ISO 15924 code.
        case script(String)
        /// Chinese, Japanese and Korean, in one region's shapes.
        case han(HanRegion)
        /// Signs of all kinds.
        case symbols
        /// Pictures in colour.
        case emoji
        /// The pictures on cells and bars.
        case icons
    }

    /// Whose shapes Han characters take.
    public enum HanRegion: String, CaseIterable, Hashable, Sendable {
        case japan = "JP"
        case korea = "KR"
        case mainlandChina = "SC"
        case taiwan = "TC"
        case hongKong = "HK"

        /// The region of a BCP 47 tag; Japan for languages without Han characters of their own.
        public init(locale: String) {
            let subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
            let rest = subtags.dropFirst()
            switch subtags.first {
            case "ko": self = .korea
            case "zh", "yue", "cmn":
                if rest.contains("hk") || rest.contains("mo") {
                    self = rest.contains("hans") ? .mainlandChina : .hongKong
                } else if rest.contains("hant") || rest.contains("tw") {
                    self = rest.contains("hans") ? .mainlandChina : .taiwan
                } else {
                    self = subtags.first == "yue" && !rest.contains("hans") ? .hongKong : .mainlandChina
                }
            default: self = .japan
            }
        }
    }

    /// How far a face reaches above and below the baseline, as far as line heights are concerned.
    public enum LineExtents: Hashable, Sendable {
        /// The standard line is enough: San Francisco has the same script at the same height, or only a few signs
        /// come from here.
        case standard
        /// The font's own ascent and descent.
        case own
        /// These instead of the font's own, in em.
        case em(ascent: Double, descent: Double)
    }

    /// One face of one file.
    public struct Entry: Hashable, Sendable {
        /// The file's name, without a folder.
        public let file: String
        /// The face's place in a collection, 0 in a plain font file.
        public let faceIndex: Int
        public let role: Role
        /// The weight that the face was drawn for.
        public let weight: FontWeight
        public let lineExtents: LineExtents
        /// The folder below a font directory in which Debian keeps the file.
        let folder: String
    }

    /// The size in points from which the display cut is used.
    ///
    /// Source: Human Interface Guidelines, SF Pro Text below 20 pt, SF Pro Display from there on.
    public static let displaySize = 20.0

    /// The face that a box stands for, drawn where a character has no glyph.
    public static let missingGlyphFace = FontFace(rawValue: entries.count)

    /// The face of the icon font.
    public static let iconFace = FontFace(rawValue: entries.firstIndex { $0.role == .icons } ?? entries.count)

    /// What a face is; `nil` for the box and for numbers that are no place in the table.
    public static func entry(of face: FontFace) -> Entry? {
        entries.indices.contains(face.rawValue) ? entries[face.rawValue] : nil
    }

    /// The faces of each role, in table order.
    private static let facesByRole: [Role: [Int]] = {
        var faces: [Role: [Int]] = [:]
        for (place, entry) in entries.enumerated() { faces[entry.role, default: []].append(place) }
        return faces
    }()

    /// The faces for a role, each file family's nearest weight; the lighter one of two that are equally near.
    static func faces(for role: Role, weight: FontWeight) -> [Int] {
        var best: [Int] = []
        for place in facesByRole[role] ?? [] {
            let family = familyName(entries[place].file)
            let distance = abs(entries[place].weight.rawValue - weight.rawValue)
            guard let rival = best.firstIndex(where: { familyName(entries[$0].file) == family }) else {
                best.append(place)
                continue
            }
            if distance < abs(entries[best[rival]].weight.rawValue - weight.rawValue) { best[rival] = place }
        }
        return best
    }

    private static func familyName(_ file: String) -> Substring {
        file.prefix { $0 != "-" }
    }
}

/// Light or dark; changes colours only, never a position.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The accessibility contrast setting; changes colours only.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
    case standard, high
}

/// Which way a screen reads.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"

    /// The direction in which the language of a BCP 47 locale such as `ar-EG` is written.
    ///
    /// A script subtag decides before the language does: `az-Arab` reads right to left, `ar-Latn` does not.
    public init(locale: String) {
        let subtags = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            self = Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
        } else {
            let language = subtags.first.map(String.init) ?? ""
            self = Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
        }
    }

    // Source: Unicode CLDR, likely subtags and script metadata.
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "azb", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "khw", "ks", "lrc", "mzn",
        "nqo", "pnb", "ps", "sd", "skr", "syr", "ug", "ur", "yi",
    ]
}

/// The twelve Dynamic Type sizes, UIKit's `UIContentSizeCategory`.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1, ax2, ax3, ax4, ax5
}

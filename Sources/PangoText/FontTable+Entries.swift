import MockupModel

extension FontTable {
    /// Every face, in an order that only ever grows at its end.
    public static let entries: [Entry] =
        inter + icons + emoji + han + general
        + scripts.flatMap { family, script, hasBold in
            noto(family, .script(script), lineExtents[script] ?? .own, hasBold: hasBold)
        }

    private static let inter: [Entry] = {
        let weights: [(String, FontWeight)] = [
            ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold),
        ]
        let cuts: [(String, Role)] = [("Inter", .text), ("InterDisplay", .display)]
        return cuts.flatMap { cut, role in
            weights.map { name, weight in
                Entry(
                    file: "\(cut)-\(name).otf", faceIndex: 0, role: role, weight: weight,
                    lineExtents: .standard, folder: "opentype/inter")
            }
        }
    }()

    private static let icons = [
        Entry(
            file: "MaterialIcons-Regular.ttf", faceIndex: 0, role: .icons, weight: .regular,
            lineExtents: .standard, folder: "truetype/material-design-icons-iconfont")
    ]

    private static let emoji = [
        Entry(
            file: "NotoColorEmoji.ttf", faceIndex: 0, role: .emoji, weight: .regular, lineExtents: .standard,
            folder: "truetype/noto")
    ]

    /// Labels in Chinese, Japanese and Korean are as high as Latin ones on iOS (measured), so the font's roomy
    /// ascent and descent do not count.
    private static let han: [Entry] = {
        // The order of the faces in the collection.
        let regions: [HanRegion] = [.japan, .korea, .mainlandChina, .taiwan, .hongKong]
        let weights: [(String, FontWeight)] = [("Regular", .regular), ("Bold", .bold)]
        return weights.flatMap { name, weight in
            regions.enumerated().map { index, region in
                Entry(
                    file: "NotoSansCJK-\(name).ttc", faceIndex: index, role: .han(region), weight: weight,
                    lineExtents: .standard, folder: "opentype/noto")
            }
        }
    }()

    private static let general =
        noto("NotoSans", .latinExtended, .standard, hasBold: true)
        + noto("NotoSansSymbols", .symbols, .standard, hasBold: true)
        + noto("NotoSansSymbols2", .symbols, .standard, hasBold: false)
        + noto("NotoSansMath", .symbols, .standard, hasBold: false)
        + noto("NotoMusic", .symbols, .standard, hasBold: false)

    private static func noto(
        _ family: String, _ role: Role, _ lineExtents: LineExtents, hasBold: Bool
    ) -> [Entry] {
        let weights: [(String, FontWeight)] =
            hasBold ? [("Regular", .regular), ("Bold", .bold)] : [("Regular", .regular)]
        return weights.map { name, weight in
            Entry(
                file: "\(family)-\(name).ttf", faceIndex: 0, role: role, weight: weight,
                lineExtents: lineExtents, folder: "truetype/noto")
        }
    }

    /// Scripts whose lines are not as high as their font says.
    ///
    /// San Francisco draws the first three itself, at its own height. Noto Sans Arabic's 2.1 em make room for the
    /// marks of the Quran; letters and vowel signs need the room below (ink measured: 0.82 up, 0.43 down).
    private static let lineExtents: [String: LineExtents] = [
        "Hebr": .standard, "Armn": .standard, "Geor": .standard, "Arab": .em(ascent: 1.0, descent: 0.45),
    ]

    /// Family, ISO 15924 code, whether there is a bold file beside the regular one.
    private static let scripts: [(String, String, Bool)] = [
        ("NotoSansAdlam", "Adlm", true),
        ("NotoSansAnatolianHieroglyphs", "Hluw", false),
        ("NotoSansArabic", "Arab", true),
        ("NotoSansArmenian", "Armn", true),
        ("NotoSansAvestan", "Avst", false),
        ("NotoSansBalinese", "Bali", true),
        ("NotoSansBamum", "Bamu", true),
        ("NotoSansBassaVah", "Bass", false),
        ("NotoSansBatak", "Batk", false),
        ("NotoSansBengali", "Beng", true),
        ("NotoSansBhaiksuki", "Bhks", false),
        ("NotoSansBrahmi", "Brah", false),
        ("NotoSansBuginese", "Bugi", false),
        ("NotoSansBuhid", "Buhd", false),
        ("NotoSansCanadianAboriginal", "Cans", true),
        ("NotoSansCarian", "Cari", false),
        ("NotoSansCaucasianAlbanian", "Aghb", false),
        ("NotoSansChakma", "Cakm", false),
        ("NotoSansCham", "Cham", true),
        ("NotoSansCherokee", "Cher", true),
        ("NotoSansCoptic", "Copt", false),
        ("NotoSansCuneiform", "Xsux", false),
        ("NotoSansCypriot", "Cprt", false),
        ("NotoSansDeseret", "Dsrt", false),
        ("NotoSansDevanagari", "Deva", true),
        ("NotoSansDuployan", "Dupl", false),
        ("NotoSansEgyptianHieroglyphs", "Egyp", false),
        ("NotoSansElbasan", "Elba", false),
        ("NotoSansElymaic", "Elym", false),
        ("NotoSansEthiopic", "Ethi", true),
        ("NotoSansGeorgian", "Geor", true),
        ("NotoSansGlagolitic", "Glag", false),
        ("NotoSansGothic", "Goth", false),
        ("NotoSansGrantha", "Gran", false),
        ("NotoSansGujarati", "Gujr", true),
        ("NotoSansGunjalaGondi", "Gong", false),
        ("NotoSansGurmukhi", "Guru", true),
        ("NotoSansHanifiRohingya", "Rohg", true),
        ("NotoSansHanunoo", "Hano", false),
        ("NotoSansHatran", "Hatr", false),
        ("NotoSansHebrew", "Hebr", true),
        ("NotoSansImperialAramaic", "Armi", false),
        ("NotoSansInscriptionalPahlavi", "Phli", false),
        ("NotoSansInscriptionalParthian", "Prti", false),
        ("NotoSansJavanese", "Java", true),
        ("NotoSansKaithi", "Kthi", false),
        ("NotoSansKannada", "Knda", true),
        ("NotoSansKayahLi", "Kali", true),
        ("NotoSansKharoshthi", "Khar", false),
        ("NotoSansKhmer", "Khmr", true),
        ("NotoSansKhojki", "Khoj", false),
        ("NotoSansKhudawadi", "Sind", false),
        ("NotoSansLao", "Laoo", true),
        ("NotoSansLepcha", "Lepc", false),
        ("NotoSansLimbu", "Limb", false),
        ("NotoSansLinearA", "Lina", false),
        ("NotoSansLinearB", "Linb", false),
        ("NotoSansLisu", "Lisu", true),
        ("NotoSansLycian", "Lyci", false),
        ("NotoSansLydian", "Lydi", false),
        ("NotoSansMahajani", "Mahj", false),
        ("NotoSansMalayalam", "Mlym", true),
        ("NotoSansMandaic", "Mand", false),
        ("NotoSansManichaean", "Mani", false),
        ("NotoSansMarchen", "Marc", false),
        ("NotoSansMasaramGondi", "Gonm", false),
        ("NotoSansMedefaidrin", "Medf", true),
        ("NotoSansMeeteiMayek", "Mtei", true),
        ("NotoSansMendeKikakui", "Mend", false),
        ("NotoSansMeroitic", "Merc", false),
        ("NotoSansMeroitic", "Mero", false),
        ("NotoSansMiao", "Plrd", false),
        ("NotoSansModi", "Modi", false),
        ("NotoSansMongolian", "Mong", false),
        ("NotoSansMro", "Mroo", false),
        ("NotoSansMultani", "Mult", false),
        ("NotoSansMyanmar", "Mymr", true),
        ("NotoSansNKo", "Nkoo", false),
        ("NotoSansNabataean", "Nbat", false),
        ("NotoSansNewTaiLue", "Talu", false),
        ("NotoSansNewa", "Newa", false),
        ("NotoSansNushu", "Nshu", false),
        ("NotoSansOgham", "Ogam", false),
        ("NotoSansOlChiki", "Olck", true),
        ("NotoSansOldHungarian", "Hung", false),
        ("NotoSansOldItalic", "Ital", false),
        ("NotoSansOldNorthArabian", "Narb", false),
        ("NotoSansOldPermic", "Perm", false),
        ("NotoSansOldPersian", "Xpeo", false),
        ("NotoSansOldSogdian", "Sogo", false),
        ("NotoSansOldSouthArabian", "Sarb", false),
        ("NotoSansOldTurkic", "Orkh", false),
        ("NotoSansOriya", "Orya", true),
        ("NotoSansOsage", "Osge", false),
        ("NotoSansOsmanya", "Osma", false),
        ("NotoSansPahawhHmong", "Hmng", false),
        ("NotoSansPalmyrene", "Palm", false),
        ("NotoSansPauCinHau", "Pauc", false),
        ("NotoSansPhagsPa", "Phag", false),
        ("NotoSansPhoenician", "Phnx", false),
        ("NotoSansPsalterPahlavi", "Phlp", false),
        ("NotoSansRejang", "Rjng", false),
        ("NotoSansRunic", "Runr", false),
        ("NotoSansSamaritan", "Samr", false),
        ("NotoSansSaurashtra", "Saur", false),
        ("NotoSansSharada", "Shrd", false),
        ("NotoSansShavian", "Shaw", false),
        ("NotoSansSiddham", "Sidd", false),
        ("NotoSansSignWriting", "Sgnw", false),
        ("NotoSansSinhala", "Sinh", true),
        ("NotoSansSogdian", "Sogd", false),
        ("NotoSansSoraSompeng", "Sora", true),
        ("NotoSansSoyombo", "Soyo", false),
        ("NotoSansSundanese", "Sund", true),
        ("NotoSansSylotiNagri", "Sylo", false),
        ("NotoSansSyriac", "Syrc", false),
        ("NotoSansTagalog", "Tglg", false),
        ("NotoSansTagbanwa", "Tagb", false),
        ("NotoSansTaiLe", "Tale", false),
        ("NotoSansTaiTham", "Lana", true),
        ("NotoSansTaiViet", "Tavt", false),
        ("NotoSansTakri", "Takr", false),
        ("NotoSansTamil", "Taml", true),
        ("NotoSansTamilSupplement", "Taml", false),
        ("NotoSansTelugu", "Telu", true),
        ("NotoSansThaana", "Thaa", true),
        ("NotoSansThai", "Thai", true),
        ("NotoSansTifinagh", "Tfng", false),
        ("NotoSansTirhuta", "Tirh", false),
        ("NotoSansUgaritic", "Ugar", false),
        ("NotoSansVai", "Vaii", false),
        ("NotoSansWancho", "Wcho", false),
        ("NotoSansWarangCiti", "Wara", false),
        ("NotoSansYi", "Yiii", false),
        ("NotoSansZanabazarSquare", "Zanb", false),
        ("NotoSerifAhom", "Ahom", false),
        ("NotoSerifDogra", "Dogr", false),
        ("NotoSerifNyiakengPuachueHmong", "Hmnp", true),
        ("NotoSerifTangut", "Tang", false),
        ("NotoSerifTibetan", "Tibt", true),
        ("NotoSerifYezidi", "Yezi", true),
    ]
}

import TableMockup

/// The options that several subcommands share.
extension Option {
    static let output = Option(
        "o", .text("FILE|DIR"),
        help:
            "where to write: a file, a folder (existing, or with a trailing slash, or for several pictures), or '-' "
            + "for standard output; without it, beside the input")
    static let pictureFormat = Option(
        "format", .choice(["png", "svg"]),
        help: "the kind of picture; without it, by the output's name, else png")
    static let dumpFormat = Option(
        "format", .choice(["text", "json"]), help: "how to print it; text by default")
    static let scale = Option(
        "scale", .text("N"), help: "pixels a point, above 0 and at most 16; without it, the device's")
    static let device = Option(
        "device", .text("NAME"), help: "the device to draw on; 'tablemockup devices' lists them")
    static let theme = Option("theme", .text("NAME"), help: "the look: \(list(Theme.catalogue.map(\.name)))")
    static let appearance = Option(
        "appearance", .choice(Appearance.allCases.map(\.rawValue)), help: "light or dark colours")
    static let textSize = Option(
        "text-size", .text("CATEGORY"),
        help: "the Dynamic Type size: \(list(ContentSizeCategory.allCases.map(\.rawValue)))")
    static let direction = Option(
        "direction", .choice(LayoutDirection.allCases.map(\.rawValue)),
        help: "which way the screen reads; without it, the document's or its locale's")
    static let locale = Option("locale", .text("ID"), help: "a language tag such as ja or ar-EG")
    static let contentOffset = Option(
        "content-offset", .text("PT"), help: "how far the table is scrolled, in points")
    static let fullHeight = Option("full-height", help: "the whole table instead of what the screen shows")
    static let variant = Option("variant", .text("NAME"), help: "only this variant of the document")
    static let fonts = Option(
        "fonts", .text("DIR"), help: "take the fonts from this folder instead of the system's")
    static let missingGlyphs = Option(
        "missing-glyphs", .choice(["error", "box"]),
        help: "what to do about a character without a glyph: stop (the default) or draw a box")
    static let jsonLines = Option(
        "jsonl", help: "take a JSON document from each line of the inputs, or of standard input without one")
    static let jobs = Option(
        "jobs", .text("N"), help: "how many pictures are drawn at a time; by default one a processor core")

    /// What a screen is laid out with, whatever its document says.
    static let screen = [
        scale, device, theme, appearance, textSize, direction, locale, contentOffset, fullHeight, variant,
        fonts,
        missingGlyphs,
    ]
}

import CPango

/// Where a paragraph's lines may end.
struct LineBreaks {
    private let attributes: [PangoLogAttr]

    /// Follows the Unicode line breaking algorithm with the language's own rules: no line begins with a closing mark
    /// or a small kana, Thai breaks between words.
    init(_ paragraph: Paragraph) {
        let count = paragraph.count + 1
        let language = paragraph.language.pango
        attributes = UTF8Text(paragraph.text.scalars).withCharacters { pointer, length in
            [PangoLogAttr](unsafeUninitializedCapacity: count) { buffer, initialized in
                buffer.initialize(repeating: PangoLogAttr())
                pango_get_log_attrs(pointer, length, -1, language, buffer.baseAddress, Int32(count))
                initialized = count
            }
        }
    }

    /// Whether a line may end before a scalar.
    func isAllowed(before index: Int) -> Bool {
        attributes[index].is_line_break != 0
    }
}

/// Whether a grapheme cluster is drawn as a colour picture.
///
/// Source: Unicode Technical Standard 51, presentation and sequences.
enum EmojiPresentation {
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let joiner: UInt32 = 0x200D
    private static let keycap: UInt32 = 0x20E3

    static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
        guard let base = cluster.first, base < 0x7F || base >= 0xA9 else { return false }
        guard let properties = Unicode.Scalar(base)?.properties, properties.isEmoji else { return false }
        let rest = cluster.dropFirst()
        if rest.isEmpty { return properties.isEmojiPresentation }
        if rest.first == textSelector { return false }
        if base < 0x7F {
            return rest.first == keycap || (rest.first == emojiSelector && rest.dropFirst().first == keycap)
        }
        return properties.isEmojiPresentation || rest.contains(emojiSelector) || rest.contains(joiner)
            || rest.contains { Unicode.Scalar($0)?.properties.isEmojiModifier ?? false }
    }
}

import CPango
import MockupModel

/// How a paragraph's direction is found.
enum BaseDirection {
    /// From its first character that has one; without any, as given.
    case natural(LayoutDirection)
    /// As given, whatever the characters are: parts of a paragraph keep its direction.
    case fixed(LayoutDirection)
}

/// Which way each character reads.
enum BidiAnalysis {
    /// The paragraph's own direction and each scalar's level; no levels when all of them are 0.
    static func levels(
        of text: ParagraphText, base: BaseDirection
    ) -> (direction: LayoutDirection, levels: [UInt8]) {
        var direction: PangoDirection
        switch base {
        case .natural(let given):
            if text.scalars.isEmpty || !text.needsBidi && given == .leftToRight { return (given, []) }
            direction = given == .leftToRight ? PANGO_DIRECTION_WEAK_LTR : PANGO_DIRECTION_WEAK_RTL
        case .fixed(let given):
            if text.scalars.isEmpty || !text.needsBidi && given == .leftToRight { return (given, []) }
            direction = given == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        }
        let count = text.scalars.count
        let levels = UTF8Text(text.scalars).withCharacters { pointer, length -> [UInt8] in
            guard let levels = pango_log2vis_get_embedding_levels(pointer, length, &direction) else {
                return []
            }
            defer { g_free(levels) }
            return Array(UnsafeBufferPointer(start: levels, count: count))
        }
        let isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
        return (isRightToLeft ? .rightToLeft : .leftToRight, levels)
    }
}

/// A paragraph in UTF-8, with as many characters as it has scalars.
struct UTF8Text {
    private let bytes: [UInt8]

    init(_ scalars: [UInt32]) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(scalars.count)
        for value in scalars {
            // A NUL would end the text for the C side.
            let scalar = value == 0 ? "\u{200B}" : Unicode.Scalar(value) ?? "\u{FFFD}"
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        self.bytes = bytes
    }

    func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
        bytes.withUnsafeBytes { buffer in
            let characters = buffer.bindMemory(to: CChar.self)
            guard let start = characters.baseAddress else { return withUnsafePointer(to: 0) { body($0, 0) } }
            return body(start, Int32(characters.count))
        }
    }
}

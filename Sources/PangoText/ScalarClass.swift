/// What a character is to the shaper, apart from its glyph.
enum ScalarClass {
    /// Whether a character draws nothing and needs no font: Unicode's default-ignorables, bidi controls, and
    /// control characters.
    ///
    /// Source: Unicode Character Database, Default_Ignorable_Code_Point.
    static func isIgnorable(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return scalar < 0x20 && scalar != 9 || 0x7F...0x9F ~= scalar || scalar == 0xAD }
        switch scalar {
        case 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
            0x2028...0x202E,
            0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
            0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            return true
        default: return false
        }
    }

    /// White space that may end a line without counting to its width; no-break spaces may not.
    static func isBreakingSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Ends a paragraph.
    static func isParagraphSeparator(_ scalar: UInt32) -> Bool {
        0x0A...0x0D ~= scalar || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }

    /// Whether a character is certain to be a grapheme cluster of its own, never an emoji, and of standard height.
    ///
    /// The ranges: Latin, Greek and Cyrillic letters, common punctuation and currency, East Asian letters.
    static func isSimple(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 {
            return scalar >= 0x20 && !(0x7F...0xA0 ~= scalar) && scalar != 0xAD || scalar == 9
        }
        switch scalar {
        case 0x370...0x377, 0x37B...0x37F, 0x384...0x38A, 0x38C, 0x38E...0x3A1, 0x3A3...0x3E1, 0x3F0...0x3FF,
            0x400...0x482, 0x48A...0x52F, 0x1E00...0x1EFF, 0x2010...0x2027, 0x2030...0x203B, 0x20A0...0x20BF,
            0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3, 0xFF01...0xFF9D:
            return true
        default: return false
        }
    }

    /// Whether bidi has anything to say about a text that holds the character.
    static func isRightToLeftOrBidiControl(_ scalar: UInt32) -> Bool {
        if scalar < 0x590 { return false }
        switch scalar {
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}

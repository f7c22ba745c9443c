/// Texts of unknown origin, made fit for a place.
enum ReportText {
    /// Shows what is invisible or turns other text around as `U+202E`; a newline and a tab become a space.
    static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "\n" || scalar == "\t" {
                result += " "
            } else if isHidden(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// `1,234,567`.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, digit != "-", digits[index - 1] != "-", (digits.count - index).isMultiple(of: 3) {
                result += ","
            }
            result.append(digit)
        }
        return result
    }

    /// Controls, line separators, and what overrides the direction of text.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
            0xFFFE, 0xFFFF:
            true
        default: false
        }
    }
}

/// How a text is written in YAML so that no reader takes it for something else.
enum YAMLText {
    /// Whether a text can stand unquoted in a block: no reader of YAML 1.1 or 1.2 takes it for a number, a date, a
    /// boolean, null, a merge key or a piece of syntax.
    static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
        guard !words.contains(text.utf8.count <= 5 ? text.lowercased() : "") else { return false }
        var previous = first
        for scalar in text.unicodeScalars.dropFirst() {
            if previous == ":" && scalar == " " || previous == " " && scalar == "#" { return false }
            if isSpecial(scalar) || scalar == "\n" || scalar == "\t" { return false }
            previous = scalar
        }
        return previous != " " && previous != ":" && !isSpecial(first)
    }

    private static let words: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]

    /// What shows nothing, or breaks a line for some readers.
    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\n" && scalar != "\t"
        case .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: true
        case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
        default: false
        }
    }

    /// The header of the block in which a text of several lines can stand as it is; `nil` when it can't.
    static func blockHeader(_ text: String) -> String? {
        let isClipped = text.utf8.last == 0x0A
        let lines = (isClipped ? text.dropLast() : text[...]).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, let first = lines.first, let last = lines.last, !first.isEmpty, !last.isEmpty,
            first.utf8.first != 0x20
        else { return nil }
        for line in lines {
            // A line of spaces could be taken for indentation.
            if !line.isEmpty, line.utf8.allSatisfy({ $0 == 0x20 }) { return nil }
            if line.unicodeScalars.contains(where: { $0 == "\t" || isSpecial($0) }) { return nil }
        }
        return isClipped ? "|" : "|-"
    }

    /// In double quotes, with everything escaped that is not plain to see.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default:
                if isSpecial(scalar) {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    let width = scalar.value > 0xFFFF ? 8 : 4
                    quoted +=
                        (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - digits.count)
                    quoted += digits
                } else {
                    quoted.unicodeScalars.append(scalar)
                }
            }
        }
        return quoted + "\""
    }
}

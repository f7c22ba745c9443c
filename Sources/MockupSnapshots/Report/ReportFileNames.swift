/// File names for snapshots, whatever they are called.
enum ReportFileNames {
    /// Gives each entry its own, the same for the same names.
    static func assign(to entries: inout [ReportEntry]) {
        var taken: Set<String> = []
        for index in entries.indices {
            let result = entries[index].result
            let stem = "\(component(result.document))/\(component(result.variant))"
            var unique = stem
            var number = 2
            // Where case doesn't count, neither may it here.
            while !taken.insert(unique.lowercased()).inserted {
                unique = "\(stem)~\(number)"
                number += 1
            }
            entries[index].stem = unique
        }
    }

    /// A name of letters, digits and harmless punctuation, of at most 100 bytes; one that had to be changed ends with
    /// a hash of what it was.
    static func component(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isFirst = result.isEmpty
            guard result.utf8.count < 96 else { break }
            if isPlain(scalar), !(isFirst && scalar == ".") {
                result.unicodeScalars.append(scalar)
            } else {
                result += "_"
            }
        }
        guard result != name || result.isEmpty else { return result }
        // FNV-1a, 64 bits: draft-eastlake-fnv.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        var short = ""
        for scalar in result.unicodeScalars where short.utf8.count < 72 {
            short.unicodeScalars.append(scalar)
        }
        let digits = String(hash, radix: 16)
        return short + "-" + String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+", "=", "@", ",", "(", ")": return true
        default:
            guard !scalar.isASCII else { return false }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .decimalNumber, .nonspacingMark, .spacingMark:
                return true
            default: return false
            }
        }
    }
}

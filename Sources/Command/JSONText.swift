/// A value that is printed as JSON, keys in the order in which they are given.
indirect enum JSONText: CustomStringConvertible {
    case object([(String, JSONText)])
    case array([JSONText])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    var description: String { text(indent: "") }

    /// Without a line break and without blanks.
    var line: String {
        switch self {
        case .object(let members):
            "{" + members.map { Self.quoted($0) + ":" + $1.line }.joined(separator: ",") + "}"
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ",") + "]"
        case .string, .number, .bool, .null: text(indent: "")
        }
    }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .object(let members) where members.allSatisfy(\.1.isScalar):
            return "{"
                + members.map { Self.quoted($0) + ": " + $1.text(indent: inner) }.joined(separator: ", ")
                + "}"
        case .object(let members):
            let lines = members.map { inner + Self.quoted($0) + ": " + $1.text(indent: inner) }
            return "{\n" + lines.joined(separator: ",\n") + "\n" + indent + "}"
        case .array(let elements):
            guard !elements.isEmpty else { return "[]" }
            return "[\n" + elements.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n"
                + indent + "]"
        case .string(let text): return Self.quoted(text)
        case .number(let value): return shortest(value)
        case .bool(let value): return value ? "true" : "false"
        case .null: return "null"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .object, .array: false
        case .string, .number, .bool, .null: true
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// A finite number without a needless fraction.
func shortest(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
}

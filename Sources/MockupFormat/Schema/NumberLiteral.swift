/// Numbers as YAML writes them: decimal, with a fraction or an exponent or neither.
enum NumberLiteral {
    struct Problem: Error {
        /// Follows the number: `is not a number`.
        var message: String
        var hint: String?
    }

    static func parse(_ text: String) -> Result<Double, Problem> {
        guard isDecimal(text.utf8) else { return .failure(problem(of: text)) }
        // A sign or a point where Swift's own syntax has none.
        guard let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text) else {
            return .failure(Problem(message: "is not a number"))
        }
        guard value.isFinite else { return .failure(Problem(message: "is too large for a number")) }
        return .success(value)
    }

    /// `[-+]? (0 | [1-9][0-9]*)? (. [0-9]*)? ([eE] [-+]? [0-9]+)?` with at least one digit before the exponent.
    private static func isDecimal(_ text: String.UTF8View) -> Bool {
        var rest = text[...]
        if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
        let whole = rest.prefix(while: isDigit)
        if whole.count > 1, whole.first == 0x30 { return false }
        rest = rest.dropFirst(whole.count)
        var digits = whole.count
        if rest.first == 0x2E {
            rest = rest.dropFirst()
            let fraction = rest.prefix(while: isDigit)
            digits += fraction.count
            rest = rest.dropFirst(fraction.count)
        }
        guard digits > 0 else { return false }
        if rest.first == 0x65 || rest.first == 0x45 {
            rest = rest.dropFirst()
            if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
            let exponent = rest.prefix(while: isDigit)
            guard !exponent.isEmpty else { return false }
            rest = rest.dropFirst(exponent.count)
        }
        return rest.isEmpty
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func problem(of text: String) -> Problem {
        guard text.utf8.count <= 400 else { return Problem(message: "is not a number") }
        let bare = text.lowercased().drop { $0 == "+" || $0 == "-" }
        if ["nan", ".nan", "inf", ".inf", "infinity", ".infinity"].contains(String(bare.prefix(10))) {
            return Problem(message: "is not a finite number")
        }
        if bare.hasPrefix("0x") || bare.hasPrefix("0o") || bare.hasPrefix("0b") {
            return Problem(message: "is not a decimal number", hint: "write it in decimal")
        }
        let digits = bare.utf8.prefix(40)
        if digits.contains(0x5F), digits.allSatisfy({ isDigit($0) || $0 == 0x5F || $0 == 0x2E }) {
            return Problem(message: "is not a number", hint: "write it without '_'")
        }
        if digits.contains(0x2C), digits.allSatisfy({ isDigit($0) || $0 == 0x2C || $0 == 0x2E }) {
            return Problem(
                message: "is not a number", hint: "write it with a decimal point and without commas")
        }
        if digits.first == 0x30, digits.allSatisfy({ isDigit($0) || $0 == 0x2E }) {
            return Problem(message: "is not a decimal number", hint: "write it without leading zeros")
        }
        let unit = bare.drop { $0.isASCII && ($0.isNumber || $0 == ".") }
        if !unit.isEmpty, unit.count < bare.count,
            ["pt", "px", "dp", "pts", "%"].contains(String(unit.prefix(4)))
        {
            return Problem(message: "is not a number", hint: "write the number alone; lengths are in points")
        }
        return Problem(message: "is not a number")
    }
}

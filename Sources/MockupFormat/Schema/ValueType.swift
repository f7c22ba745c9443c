/// A value of JSON, with its keys in order.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
}

/// What numbers a key takes.
struct NumberRange: Sendable {
    var least: Double
    var most: Double
    /// Whether the least number is itself too small.
    var isOpen = false
    var isInteger = false

    static func above(_ least: Double, to most: Double) -> NumberRange {
        NumberRange(least: least, most: most, isOpen: true)
    }

    static func integers(_ least: Double, to most: Double) -> NumberRange {
        NumberRange(least: least, most: most, isInteger: true)
    }

    static let finite = NumberRange(least: -Double.greatestFiniteMagnitude, most: .greatestFiniteMagnitude)

    func contains(_ number: Double) -> Bool {
        number >= least && number <= most && !(isOpen && number == least)
            && (!isInteger || number == number.rounded(.towardZero))
    }

    /// `a number above 0 and at most 16`.
    var words: String {
        guard most < .greatestFiniteMagnitude else { return "a number" }
        let noun = isInteger ? "a whole number" : "a number"
        let bounds = isOpen ? "above \(NumberText.of(least)) and at most" : "from \(NumberText.of(least)) to"
        return "\(noun) \(bounds) \(NumberText.of(most))"
    }
}

/// What texts a key takes.
enum TextRule: Sendable {
    case any, identifier, locale, color, variantName
}

/// What a key takes: from this the schema is written and documents are converted.
indirect enum ValueType: Sendable {
    case text(TextRule)
    case boolean
    case number(NumberRange)
    /// One of some words; `isName` when they are a catalogue's names rather than words of the schema.
    case choice([String], isName: Bool)
    case list(of: ValueType, count: ClosedRange<Int>)
    case object(@Sendable () -> ObjectType)
    /// Told apart by what the document holds: a collection or a scalar, and a boolean or number before a word.
    case either([ValueType])
}

/// One key.
struct Property: Sendable {
    var key: String
    var type: ValueType
    /// A sentence without a full stop.
    var doc: String
    /// What holds without the key.
    var defaultValue: JSONValue?
    var isRequired: Bool
    /// The kinds of cell that have the key; empty for all.
    var kinds: [String]
}

/// A mapping with a fixed set of keys.
struct ObjectType: Sendable {
    /// Its name in the schema.
    var name: String
    /// Where a key of it stands, in a message: `in a cell`.
    var place: String
    var doc: String
    var properties: [Property]
    /// Keys that will come.
    var planned: [String] = []
    var isCell = false
    /// Whether it has to have a key.
    var needsKey = false

    func property(_ key: String) -> Property? {
        properties.first { $0.key == key }
    }
}

/// Numbers as both notations write them.
enum NumberText {
    /// The shortest text that reads back as the number, without a fraction of zero.
    static func of(_ number: Double) -> String {
        if let whole = Int64(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
        return number.description
    }
}

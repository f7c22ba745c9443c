/// Writes JSON, two spaces a level, keys in the order they come.
struct JSONWriter: DocumentWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether everything stands in one line, without blanks.
    var isCompact = false
    /// For each open collection: whether it has something in it, and whether it stands in one line.
    private var open: [(isEmpty: Bool, isInline: Bool)] = []

    mutating func null() { add("null") }
    mutating func bool(_ value: Bool) { add(value ? "true" : "false") }
    mutating func number(_ value: Double) { add(NumberText.of(value)) }
    mutating func string(_ value: String) { quote(value) }

    mutating func beginList(count: Int, isInline: Bool) {
        add("[")
        open.append((true, isInline))
    }

    mutating func element() { separate() }

    mutating func endList() { close("]") }

    mutating func beginMapping(count: Int) {
        add("{")
        open.append((true, false))
    }

    mutating func key(_ key: String) {
        separate()
        quote(key)
        add(isCompact ? ":" : ": ")
    }

    mutating func endMapping() { close("}") }

    /// Ends the last line.
    mutating func finish() { add("\n") }

    private mutating func separate() {
        guard let last = open.indices.last else { return }
        if !open[last].isEmpty { add(open[last].isInline && !isCompact ? ", " : ",") }
        if !open[last].isInline { newline(open.count) }
        open[last].isEmpty = false
    }

    private mutating func close(_ bracket: StaticString) {
        guard let last = open.popLast() else { return }
        if !last.isEmpty, !last.isInline { newline(open.count) }
        add(bracket)
    }

    private mutating func newline(_ level: Int) {
        guard !isCompact else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * level))
    }

    private mutating func add(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func quote(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22: add("\\\"")
            case 0x5C: add("\\\\")
            case 0x0A: add("\\n")
            case 0x09: add("\\t")
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                add("\\u00\(byte < 16 ? "0" : "")\(digits)")
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }
}

extension JSONValue {
    /// Writes the value, its keys in order.
    func write(to writer: inout some DocumentWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let value): writer.number(value)
        case .string(let value): writer.string(value)
        case .array(let elements):
            let isInline = elements.count <= 6 && elements.allSatisfy(\.isShort)
            writer.beginList(count: elements.count, isInline: isInline)
            for element in elements {
                writer.element()
                element.write(to: &writer)
            }
            writer.endList()
        case .object(let pairs):
            writer.beginMapping(count: pairs.count)
            for (key, value) in pairs {
                writer.key(key)
                value.write(to: &writer)
            }
            writer.endMapping()
        }
    }

    private var isShort: Bool {
        switch self {
        case .null, .bool, .number: true
        case .string(let text): text.utf8.count <= 12
        default: false
        }
    }
}

/// Writes YAML in block style, two spaces a level, so that readers of YAML 1.1 and 1.2 see the same values.
struct YAMLWriter: DocumentWriter {
    private(set) var bytes: [UInt8] = []

    private enum Context {
        /// A list or mapping in block style; its lines begin at `indent`.
        case block(indent: Int)
        case inline(isEmpty: Bool)
    }

    private enum Position {
        /// At the start of a line.
        case line
        /// After `key:`.
        case key
        /// After `- `, where a collection's first line goes on.
        case dash
    }

    private var open: [Context] = []
    private var position = Position.line

    mutating func null() { scalar("") }
    mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }
    mutating func number(_ value: Double) { scalar(NumberText.of(value)) }

    mutating func string(_ value: String) {
        if case .block(let indent)? = open.last, let header = YAMLText.blockHeader(value) {
            if position != .line { add(" ") }
            add(header)
            let text = header == "|" ? value.dropLast() : value[...]
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                bytes.append(0x0A)
                if !line.isEmpty { spaces(indent + 2) }
                bytes.append(contentsOf: line.utf8)
            }
            endLine()
        } else {
            scalar(YAMLText.isPlain(value) ? value : YAMLText.quoted(value))
        }
    }

    mutating func beginList(count: Int, isInline: Bool) {
        if isInline || count == 0 {
            if position != .line { add(" ") }
            add("[")
            open.append(.inline(isEmpty: true))
        } else {
            begin()
        }
    }

    mutating func element() {
        switch open.last {
        case .inline(let isEmpty):
            if !isEmpty { add(", ") }
            open[open.count - 1] = .inline(isEmpty: false)
        case .block(let indent):
            if position == .line { spaces(indent) } else { add(" ") }
            add("-")
            position = .dash
        case nil: break
        }
    }

    mutating func endList() {
        if case .inline? = open.popLast() {
            add("]")
            endLine()
        }
    }

    mutating func beginMapping(count: Int) {
        if count == 0 {
            if position != .line { add(" ") }
            add("{}")
            open.append(.inline(isEmpty: true))
        } else {
            begin()
        }
    }

    mutating func key(_ key: String) {
        guard case .block(let indent)? = open.last else { return }
        if position == .line {
            spaces(indent)
        } else {
            add(" ")
        }
        add(YAMLText.isPlain(key) ? key : YAMLText.quoted(key))
        add(":")
        position = .key
    }

    mutating func endMapping() {
        if case .inline? = open.popLast() { endLine() }
    }

    private mutating func begin() {
        var indent = 0
        if case .block(let outer)? = open.last { indent = outer + 2 }
        if position == .key {
            bytes.append(0x0A)
            position = .line
        }
        open.append(.block(indent: indent))
    }

    private mutating func scalar(_ text: String) {
        if case .inline? = open.last {
            add(text)
            return
        }
        if position != .line, !text.isEmpty { add(" ") }
        add(text)
        endLine()
    }

    private mutating func endLine() {
        if case .inline? = open.last { return }
        bytes.append(0x0A)
        position = .line
    }

    private mutating func spaces(_ count: Int) {
        bytes.append(contentsOf: repeatElement(0x20, count: count))
    }

    private mutating func add(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}

import CJansson

/// jansson's parser over bytes in memory.
struct JSONParser: ~Copyable {
    private let root: UnsafeMutablePointer<json_t>

    struct Failure: Error {
        var place: SourceText.Place
        var message: String
        var hint: String?
    }

    /// Parses; the nesting has to be checked before, since jansson recurses.
    init(_ source: SourceText) throws(Failure) {
        try Self.checkNesting(source)
        var error = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL
        let parsed = source.bytes.withMemoryRebound(to: CChar.self) {
            json_loadb($0.baseAddress, $0.count, Int(flags), &error)
        }
        guard let parsed else { throw Self.failure(error) }
        root = parsed
    }

    deinit {
        json_decref(root)
    }

    borrowing func tree(sizeHint: Int) throws(Failure) -> DocumentTree {
        var builder = TreeBuilder(sizeHint: sizeHint)
        do throws(TreeBuilder.Problem) {
            try Self.add(root, to: &builder)
        } catch {
            throw Failure(place: SourceText.Place(line: 1, column: 1), message: "nested too deep")
        }
        return builder.tree
    }

    private static func add(
        _ value: UnsafeMutablePointer<json_t>, to builder: inout TreeBuilder
    ) throws(TreeBuilder.Problem) {
        switch value.pointee.type {
        case JSON_OBJECT:
            try builder.begin(.mapping, start: 0, anchor: nil)
            var entry = json_object_iter(value)
            while let current = entry {
                if let key = json_object_iter_key(current) {
                    addText(key, json_object_iter_key_len(current), to: &builder)
                }
                if let child = json_object_iter_value(current) { try add(child, to: &builder) }
                entry = json_object_iter_next(value, current)
            }
            builder.end()
        case JSON_ARRAY:
            try builder.begin(.list, start: 0, anchor: nil)
            let count = json_array_size(value)
            var i = 0
            while i < count {
                if let child = json_array_get(value, i) { try add(child, to: &builder) }
                // Frees what has been taken over.
                json_array_set_new(value, i, json_null())
                i += 1
            }
            builder.end()
        case JSON_STRING:
            if let text = json_string_value(value) {
                addText(text, json_string_length(value), to: &builder)
            }
        case JSON_INTEGER, JSON_REAL:
            let bits = json_number_value(value).bitPattern
            builder.scalar(
                Node(
                    kind: .number, first: UInt32(truncatingIfNeeded: bits),
                    second: UInt32(truncatingIfNeeded: bits >> 32)),
                anchor: nil)
        case JSON_TRUE: builder.scalar(Node(kind: .yes), anchor: nil)
        case JSON_FALSE: builder.scalar(Node(kind: .no), anchor: nil)
        default: builder.scalar(Node(kind: .null), anchor: nil)
        }
    }

    private static func addText(_ text: UnsafePointer<CChar>, _ count: Int, to builder: inout TreeBuilder) {
        let offset = text.withMemoryRebound(to: UInt8.self, capacity: count) {
            builder.store(UnsafeBufferPointer(start: $0, count: count))
        }
        var node = Node(kind: .quoted, first: offset, second: UInt32(truncatingIfNeeded: count))
        node.isForbidden = builder.holdsForbiddenCharacter(from: offset)
        builder.scalar(node, anchor: nil)
    }

    private static func checkNesting(_ source: SourceText) throws(Failure) {
        let bytes = source.bytes
        var depth = 0
        var isString = false
        var i = 0
        while i < bytes.count {
            let byte = bytes[i]
            if isString {
                if byte == 0x5C { i += 1 } else if byte == 0x22 { isString = false }
            } else if byte == 0x22 {
                isString = true
            } else if byte == 0x5B || byte == 0x7B {
                depth += 1
                if depth > TreeBuilder.nestingLimit {
                    throw Failure(
                        place: source.place(ofByte: i),
                        message: "nested deeper than \(TreeBuilder.nestingLimit) levels")
                }
            } else if byte == 0x5D || byte == 0x7D {
                depth -= 1
            }
            i += 1
        }
    }

    private static func failure(_ error: json_error_t) -> Failure {
        var text = error.text
        let message = withUnsafeBytes(of: &text) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        var hint: String?
        if message.hasPrefix("duplicate object key") {
            hint = "a key may stand only once in an object"
        } else if message.hasPrefix("end of file expected") {
            hint = "expected one document a file"
        } else if message.hasPrefix("string or") || message.hasPrefix("invalid token") {
            hint = "JSON takes double quotes, and neither comments nor trailing commas"
        }
        // jansson's column is that of the token's last character.
        let column = Int(error.column) - max(0, tokenLength(message) - 1)
        return Failure(
            place: SourceText.Place(line: max(1, Int(error.line)), column: max(1, column)),
            message: "not valid JSON: \(Excerpt.of(message, limit: 160))", hint: hint)
    }

    /// How long the token is that a message ends with, `… near 'token'`; 0 when it names none.
    private static func tokenLength(_ message: String) -> Int {
        let words = message.unicodeScalars
        let near = Array(" near '".unicodeScalars)
        guard words.last == "'" else { return 0 }
        var start = words.startIndex
        while start < words.endIndex {
            if words[start...].starts(with: near) {
                return words.distance(from: start, to: words.endIndex) - near.count - 1
            }
            start = words.index(after: start)
        }
        return 0
    }
}

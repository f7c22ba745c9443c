import CYAML

/// libyaml's parser over bytes in memory.
struct YAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    struct Failure: Error {
        /// Code points from the start.
        var start: UInt32
        var message: String
        var hint: String?
        /// Where what is being read begins, in code points: `message` ends with what that is.
        var context: UInt32?
    }

    /// The bytes must outlive the parser.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            throw Failure(start: 0, message: "out of memory")
        }
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The one document of the stream.
    ///
    /// - Parameter unmask: whether U+FDD0 and U+FDD1 stand for U+2028 and U+2029.
    borrowing func tree(sizeHint: Int, unmask: Bool) throws(Failure) -> DocumentTree {
        var builder = TreeBuilder(sizeHint: sizeHint)
        var event = yaml_event_t()
        var documents = 0
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
            defer { yaml_event_delete(&event) }
            let start = UInt32(truncatingIfNeeded: event.start_mark.index)
            switch event.type {
            case YAML_STREAM_END_EVENT, YAML_NO_EVENT:
                return builder.tree
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                guard documents == 1 else {
                    throw Failure(
                        start: start, message: "a second document begins here, expected one document a file",
                        hint: "write each document to a file of its own, or use variants")
                }
            case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT:
                break
            default:
                try add(event, at: start, to: &builder, unmask: unmask)
            }
        }
    }

    private borrowing func add(
        _ event: yaml_event_t, at start: UInt32, to builder: inout TreeBuilder, unmask: Bool
    ) throws(Failure) {
        guard !Self.hasTag(event) else {
            throw Failure(
                start: start, message: "a tag is not expected here: a key decides what its value is",
                hint: "remove the '!…'; quote a text that begins with '!'")
        }
        do throws(TreeBuilder.Problem) {
            switch event.type {
            case YAML_SCALAR_EVENT:
                Self.addScalar(event, at: start, to: &builder, unmask: unmask)
            case YAML_SEQUENCE_START_EVENT:
                try builder.begin(.list, start: start, anchor: Self.name(event.data.sequence_start.anchor))
            case YAML_MAPPING_START_EVENT:
                try builder.begin(.mapping, start: start, anchor: Self.name(event.data.mapping_start.anchor))
            case YAML_ALIAS_EVENT:
                try builder.alias(Self.name(event.data.alias.anchor) ?? "", start: start)
            default:
                builder.end()
            }
        } catch {
            throw Self.failure(error, at: start)
        }
    }

    private static func addScalar(
        _ event: yaml_event_t, at start: UInt32, to builder: inout TreeBuilder, unmask: Bool
    ) {
        let scalar = event.data.scalar
        let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        let offset = builder.store(bytes, unmask: unmask)
        var node = Node(
            kind: scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .quoted, start: start, first: offset,
            second: UInt32(truncatingIfNeeded: scalar.length))
        // Only escapes bring in what the source's own check has not seen.
        if scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE {
            node.isForbidden = builder.holdsForbiddenCharacter(from: offset)
        }
        builder.scalar(node, anchor: name(scalar.anchor))
    }

    private static func hasTag(_ event: yaml_event_t) -> Bool {
        switch event.type {
        case YAML_SCALAR_EVENT: event.data.scalar.tag != nil
        case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.tag != nil
        case YAML_MAPPING_START_EVENT: event.data.mapping_start.tag != nil
        default: false
        }
    }

    private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        anchor.map { String(decodingCString: $0, as: UTF8.self) }
    }

    private static func failure(_ problem: TreeBuilder.Problem, at start: UInt32) -> Failure {
        switch problem {
        case .nesting:
            Failure(start: start, message: "nested deeper than \(TreeBuilder.nestingLimit) levels")
        case .unknownAlias(let name):
            Failure(
                start: start, message: "unknown alias '*\(Excerpt.of(name))'",
                hint:
                    "an anchor '&\(Excerpt.of(name))' must come before it; quote a text that begins with '*'")
        case .recursiveAlias(let name):
            Failure(start: start, message: "alias '*\(Excerpt.of(name))' stands for what it is part of")
        case .expansion:
            Failure(
                start: start,
                message: "the aliases stand for more than \(TreeBuilder.aliasNodeLimit) values "
                    + "or \(TreeBuilder.aliasTextLimit >> 20) MiB of text")
        }
    }

    /// What libyaml says, in words that help.
    private borrowing func failure() -> Failure {
        let state = parser.pointee
        let problem = state.problem.map { String(cString: $0) } ?? "unknown error"
        if state.error == YAML_MEMORY_ERROR { return Failure(start: 0, message: "out of memory") }
        let start = UInt32(truncatingIfNeeded: state.problem_mark.index)
        var message = "not valid YAML: \(problem)"
        var begin: UInt32?
        if let context = state.context.map({ String(cString: $0) }), !context.hasSuffix("the next token") {
            message += " \(context)"
            let index = UInt32(truncatingIfNeeded: state.context_mark.index)
            begin = index < start ? index : nil
        }
        return Failure(start: start, message: message, hint: Self.hint(for: problem), context: begin)
    }

    private static func hint(for problem: String) -> String? {
        switch problem {
        case "mapping values are not allowed in this context":
            "quote a text that holds ': '"
        case "found character that cannot start any token":
            "indent with spaces, not tabs; quote a text that begins with '@', '`' or '%'"
        case "could not find expected ':'":
            "a key is followed by ': ' and its value; quote a text of several lines"
        case "did not find expected key", "did not find expected '-' indicator":
            "check the indentation, and quote a text that begins with a quote, a bracket or a brace"
        case "found invalid Unicode character escape code":
            "write the character itself, or \\U and eight digits"
        case "found unexpected end of stream":
            "a quote is not closed"
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
            "quote a text that holds a comma, a bracket, a brace or '#'"
        case "found unknown escape character":
            "write '\\\\' for a backslash, or use single quotes"
        default: nil
        }
    }
}

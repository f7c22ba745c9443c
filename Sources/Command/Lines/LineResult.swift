import MockupFormat
import TableMockup

/// What became of a line: an object of JSON on a line of its own.
struct LineResult: Sendable {
    struct Problem: Sendable {
        var message: String
        var hint: String?
        /// Where in the document, if it is about one place.
        var path: String?
        /// Where in the line, if it isn't JSON.
        var column: Int?
    }

    let input: String
    let line: Int
    /// What the pictures are called; the document's number when it has no name or can't be read.
    var name: String
    /// The files that were written.
    var pictures: [String] = []
    var warnings: [String] = []
    var errors: [Problem] = []

    init(_ line: InputLine, number: Int) {
        input = line.input
        self.line = line.number
        name = String(number + 1)
    }

    var isGood: Bool { errors.isEmpty }

    var text: String {
        JSONValue.object([
            ("name", .string(name)), ("input", .string(input)), ("line", .number(Double(line))),
            ("ok", .bool(isGood)), ("pictures", .array(pictures.map(JSONValue.string))),
            ("warnings", .array(warnings.map(JSONValue.string))), ("errors", .array(errors.map(\.json))),
        ]).line + "\n"
    }

    mutating func fail(_ failure: CommandFailure, variant: String? = nil) {
        errors.append(
            Problem(message: (variant.map { "\($0): " } ?? "") + failure.message, hint: failure.hint))
    }

    mutating func fail(_ error: DocumentError) {
        errors = error.diagnostics.map {
            Problem(message: $0.message, hint: $0.hint, path: $0.path, column: $0.column)
        }
        if error.omittedCount > 0 { errors.append(Problem(message: "and \(error.omittedCount) more")) }
    }
}

extension LineResult.Problem {
    fileprivate var json: JSONValue {
        var members: [(String, JSONValue)] = []
        if let path { members.append(("path", .string(path))) }
        if let column { members.append(("column", .number(Double(column)))) }
        members.append(("message", .string(message)))
        if let hint { members.append(("hint", .string(hint))) }
        return .object(members)
    }
}

import MockupFormat
import MockupModel
import Testing

/// The document of a YAML text; a failure shows its diagnostics.
func yaml(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> MockupDocument {
    try document(Array(text.utf8), .yaml, sourceLocation: sourceLocation)
}

func json(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> MockupDocument {
    try document(Array(text.utf8), .json, sourceLocation: sourceLocation)
}

func document(
    _ bytes: [UInt8], _ notation: Notation, sourceLocation: SourceLocation = #_sourceLocation
) throws -> MockupDocument {
    do throws(DocumentError) {
        return try MockupDocument(parsing: bytes, notation: notation, file: "test")
    } catch {
        Issue.record("\(error.description)", sourceLocation: sourceLocation)
        throw error
    }
}

/// The first screen of a YAML text.
func mockup(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Mockup {
    try #require(yaml(text, sourceLocation: sourceLocation).variants.first?.mockup)
}

/// The rows of a document's first section, from the lines of its list.
func rows(_ list: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Cell] {
    let lines = list.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
    let table = try mockup("table:\n  sections:\n    - rows:\n\(lines)\n", sourceLocation: sourceLocation)
        .table
    return try #require(table.sections.first).rows
}

/// What is wrong with some bytes; none when they are a document.
func diagnostics(_ bytes: [UInt8], _ notation: Notation = .yaml) -> [Diagnostic] {
    do throws(DocumentError) {
        _ = try MockupDocument(parsing: bytes, notation: notation, file: "test")
        return []
    } catch {
        return error.diagnostics
    }
}

func diagnostics(_ text: String, _ notation: Notation = .yaml) -> [Diagnostic] {
    diagnostics(Array(text.utf8), notation)
}

/// Expects an error at each `▶` of a text and nowhere else, with these messages and hints.
func expectErrors(
    _ marked: String, _ expected: [(message: String, hint: String?)], _ notation: Notation = .yaml,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var text = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
        if scalar == "▶" {
            places.append("\(line):\(column)")
            continue
        }
        text.unicodeScalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    let found = diagnostics(text, notation)
    #expect(
        found.map { "\($0.line ?? 0):\($0.column ?? 0)" } == places, "\(found)",
        sourceLocation: sourceLocation)
    #expect(found.map(\.message) == expected.map(\.message), sourceLocation: sourceLocation)
    #expect(found.map(\.hint) == expected.map(\.hint), sourceLocation: sourceLocation)
}

/// Expects one error, at the `▶`.
func expectError(
    _ marked: String, _ message: String, hint: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectErrors(marked, [(message, hint)], sourceLocation: sourceLocation)
}

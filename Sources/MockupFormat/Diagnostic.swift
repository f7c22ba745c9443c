/// Something that is wrong with a document, and where.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Hashable, Sendable {
        case error, warning
    }

    public var severity: Severity
    /// The document's name as it was given.
    public var file: String
    /// 1-based; `nil` where only the path is known.
    public var line: Int?
    /// 1-based, in code points; `nil` where only the path is known.
    public var column: Int?
    /// The JSON path of the key or value, `$.table.sections[0]`; only where there is no line.
    public var path: String?
    /// What was found and what was expected: lowercase, without a full stop.
    public var message: String
    /// What to do about it.
    public var hint: String?

    public init(
        severity: Severity = .error, file: String, line: Int? = nil, column: Int? = nil, path: String? = nil,
        message: String, hint: String? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
        self.hint = hint
    }

    /// `file:line:column: error: message`, or `file: error: path: message`; the hint on a line of its own.
    public var description: String {
        var text = file
        if let line { text += ":\(line)" }
        if line != nil, let column { text += ":\(column)" }
        text += ": \(severity.rawValue): "
        if line == nil, let path { text += "\(path): " }
        text += message
        if let hint { text += "\n  hint: \(hint)" }
        return text
    }
}

/// Why a document can't be used: one error of syntax, or every error of content.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Sorted by place; never empty. At most `limit`.
    public var diagnostics: [Diagnostic]
    /// How many more errors there are than `diagnostics` holds.
    public var omittedCount: Int

    /// The most diagnostics that are kept.
    public static let limit = 100

    public init(diagnostics: [Diagnostic], omittedCount: Int = 0) {
        self.diagnostics = diagnostics
        self.omittedCount = omittedCount
    }

    init(_ diagnostic: Diagnostic) {
        self.init(diagnostics: [diagnostic])
    }

    /// The diagnostics, one below the other, and how many more there are.
    public var description: String {
        var lines = diagnostics.map(\.description)
        if omittedCount > 0 {
            lines.append("\(diagnostics.first?.file ?? ""): error: and \(omittedCount) more")
        }
        return lines.joined(separator: "\n")
    }
}

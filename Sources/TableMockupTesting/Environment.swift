import MockupSnapshots

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What environment variables say; an empty one says nothing.
struct TestEnvironment: Sendable {
    var value: @Sendable (String) -> String?

    static let process = TestEnvironment { name in
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    static let recordVariable = "TABLEMOCKUP_RECORD"
    static let artifactsVariable = "TABLEMOCKUP_ARTIFACTS"

    /// What the environment has recorded, if it says so.
    func recordMode() throws(AssertionError) -> RecordMode? {
        guard let text = value(Self.recordVariable) else { return nil }
        guard let mode = RecordMode(rawValue: text.lowercased()) else {
            let names = RecordMode.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw AssertionError("\(Self.recordVariable) is '\(text)', expected one of \(names)")
        }
        return mode
    }
}

/// Why an assertion compares nothing.
struct AssertionError: Error, Hashable, Sendable {
    /// Lowercase, without a full stop.
    var message: String
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

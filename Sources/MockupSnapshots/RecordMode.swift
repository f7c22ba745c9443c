#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a verification records by the way.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case never
    /// Snapshots that are not there yet.
    case missing
    /// Those, and snapshots that fail.
    case failed
    /// Every snapshot whose pixels are other than recorded.
    case all

    /// `never` where the environment says that nobody looks on (`CI`, but for `0`, `false` and nothing), else
    /// `missing`.
    public static var standard: RecordMode {
        let value = getenv("CI").map { String(cString: $0) } ?? ""
        return value.isEmpty || value == "0" || value.lowercased() == "false" ? .missing : .never
    }

    /// Whether a verdict makes it record.
    func records(_ verdict: Verdict) -> Bool {
        switch (self, verdict) {
        case (.never, _), (_, .identical), (_, .obsolete), (_, .failed), (_, .recorded), (_, .removed): false
        case (_, .missing): true
        case (.missing, _): false
        case (.failed, .withinTolerance): false
        case (.failed, _), (.all, _): true
        }
    }
}

/// What the process ends with; the worst one wins.
enum ExitStatus: Int32, Comparable, Sendable {
    case success = 0
    /// What was compared differs.
    case findings = 1
    /// An input is bad, or reading or writing failed.
    case failure = 2
    /// The command was called in a wrong way.
    case usage = 64

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// Why a subcommand ends before its work is done.
struct CommandFailure: Error, Sendable {
    var status: ExitStatus
    /// Lowercase, without a full stop.
    var message: String
    var hint: String?
    /// What went wrong besides, told after it.
    var others: [CommandFailure] = []
    /// Whether there is nobody to tell.
    var isSilent = false

    static func usage(_ message: String, hint: String? = nil) -> CommandFailure {
        CommandFailure(status: .usage, message: message, hint: hint)
    }

    static func failure(_ message: String, hint: String? = nil) -> CommandFailure {
        CommandFailure(status: .failure, message: message, hint: hint)
    }
}

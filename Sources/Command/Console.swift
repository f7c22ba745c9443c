import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The command's standard streams: results go to one, all else to the other.
struct Console: Sendable {
    /// Whether standard output is a terminal.
    let hasResultTerminal = isatty(STDOUT_FILENO) == 1
    /// Whether progress is shown: on a terminal that results don't go to as well.
    private let hasProgress: Bool
    private let hasColor: Bool

    init() {
        let term = getenv("TERM").map { String(cString: $0) } ?? ""
        let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let hasTerminal = isatty(STDERR_FILENO) == 1 && !term.isEmpty && term != "dumb"
        hasProgress = hasTerminal && !hasResultTerminal
        hasColor = hasTerminal && !noColor
    }

    /// Writes a result to standard output.
    func result(_ text: String) throws(CommandFailure) {
        try result(Array(text.utf8))
    }

    /// Writes a result to standard output.
    func result(_ bytes: [UInt8]) throws(CommandFailure) {
        let code = bytes.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
        guard code == 0 else { throw CommandFailure(OutputError("standard output", code: code)) }
    }

    /// Writes a result as a subcommand's last step.
    func resultStatus(_ bytes: [UInt8]) -> ExitStatus {
        do throws(CommandFailure) {
            try result(bytes)
            return .success
        } catch {
            report(error, in: "tablemockup")
            return error.status
        }
    }

    /// Writes a line to standard error; its `error:`, `warning:` and `hint:` are coloured on a terminal.
    func diagnostic(_ line: String) {
        clearProgress()
        write(
            line.split(separator: "\n", omittingEmptySubsequences: false).map(colored).joined(separator: "\n")
                + "\n")
    }

    func report(_ failure: CommandFailure, in place: String) {
        guard !failure.isSilent else { return }
        diagnostic("\(place): error: \(failure.message)" + (failure.hint.map { "\n  hint: \($0)" } ?? ""))
    }

    /// Shows how far a long work has come, on a terminal.
    func progress(_ text: String) {
        guard hasProgress else { return }
        write("\r\u{1B}[K" + text)
    }

    func clearProgress() {
        guard hasProgress else { return }
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        // There is nobody to tell when standard error is closed.
        _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: STDERR_FILENO) }
    }

    private func colored(_ line: Substring) -> String {
        let line = String(line)
        guard hasColor else { return line }
        for (word, color) in [("error:", 31), ("warning:", 35), ("note:", 36), ("hint:", 36)] {
            let mark = word == "hint:" ? "  hint:" : ": \(word)"
            guard let range = line.firstRange(of: mark) else { continue }
            let lead = String(mark.dropLast(word.count))
            return line[..<range.lowerBound] + lead + "\u{1B}[1;\(color)m\(word)\u{1B}[0m"
                + line[range.upperBound...]
        }
        return line
    }
}

extension CommandFailure {
    init(_ error: OutputError) {
        self.init(status: .failure, message: error.description, isSilent: error.isBrokenPipe)
    }
}

import MockupSnapshots
import Synchronization

/// Tells what became of each snapshot.
final class SnapshotReporter: Sendable {
    private let console: Console
    private struct State {
        var status = ExitStatus.success
        /// Whether nobody reads any more.
        var isClosed = false
    }
    private let state = Mutex(State())

    init(console: Console) {
        self.console = console
    }

    func recorded(_ result: SnapshotResult, _ done: Int, _ total: Int) {
        switch result.verdict {
        case .recorded: tell(result, "wrote")
        case .identical: tell(result, "kept")
        case .removed: tell(result, "removed")
        default: tell(result, result.verdict.name)
        }
        finish(result, result.verdict.isPass ? .success : .failure, done, total)
    }

    func verified(_ result: SnapshotResult, _ done: Int, _ total: Int) {
        if result.verdict != .identical { tell(result, result.verdict.name) }
        let status: ExitStatus =
            switch result.verdict {
            case .failed, .unreadable: .failure
            // What was just recorded proves nothing.
            case .recorded: .findings
            default: result.verdict.isPass ? .success : .findings
            }
        finish(result, status, done, total)
    }

    /// The last line, and how the run ends.
    func finish(_ run: SnapshotRun, summary: String) -> ExitStatus {
        console.clearProgress()
        for warning in run.warnings { console.diagnostic("tablemockup: warning: \(warning)") }
        for error in run.errors { console.diagnostic("tablemockup: error: \(error)") }
        print(summary + "\n")
        return max(state.withLock(\.status), run.errors.isEmpty ? .success : .failure)
    }

    /// `12 snapshots: 10 identical, 2 different`
    static func summary(of results: [SnapshotResult]) -> String {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for result in results {
            let name = result.verdict.name
            if counts[name] == nil { names.append(name) }
            counts[name, default: 0] += 1
        }
        let parts = names.sorted().map { "\(counts[$0] ?? 0) \($0)" }
        let total = results.count == 1 ? "1 snapshot" : "\(results.count) snapshots"
        let advice =
            counts["recorded"] == nil
            ? "" : "\nlook at what was recorded, and run again: it was compared with nothing"
        return total + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + advice
    }

    private func tell(_ result: SnapshotResult, _ word: String) {
        var text = "\(word) \(result.name)"
        if let detail = result.verdict.detail { text += ": \(detail)" }
        text += "\n"
        for line in result.explanation where line != result.verdict.detail { text += "    \(line)\n" }
        if let command = result.acceptCommand { text += "    accept: \(command)\n" }
        print(text)
    }

    private func print(_ text: String) {
        guard !state.withLock(\.isClosed) else { return }
        console.clearProgress()
        do throws(CommandFailure) {
            try console.result(text)
        } catch {
            console.report(error, in: "tablemockup")
            state.withLock { state in
                state.isClosed = true
                state.status = max(state.status, error.status)
            }
        }
    }

    private func finish(_ result: SnapshotResult, _ status: ExitStatus, _ done: Int, _ total: Int) {
        state.withLock { $0.status = max($0.status, status) }
        if total > 1, done < total { console.progress("\(done) of \(total)") }
    }
}

extension Verdict {
    /// What there is to say besides the verdict's name, in a few words.
    fileprivate var detail: String? {
        switch self {
        case .different(let difference), .withinTolerance(let difference), .fontChanged(_, let difference?):
            "\(difference.differingCount) of \(difference.total) pixels differ"
                + (difference.excuse(isGrouped: false).map { " (\($0))" } ?? "")
        case .sizeChanged(let old, let new):
            "\(new.width) × \(new.height) pixels, was \(old.width) × \(old.height)"
        case .unreadable(let reason), .failed(let reason): reason
        case .identical, .missing, .obsolete, .fontChanged, .recorded, .removed: nil
        }
    }
}

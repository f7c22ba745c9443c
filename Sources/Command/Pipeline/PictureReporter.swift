import Synchronization

/// Tells what became of each picture.
final class PictureReporter: Sendable {
    private let console: Console
    private let total: Int
    private struct State {
        var status = ExitStatus.success
        var done = 0
    }
    private let state = Mutex(State())

    init(console: Console, total: Int) {
        self.console = console
        self.total = total
    }

    func report(_ outcome: PictureOutcome, of picture: Picture) {
        state.withLock { state in
            state.done += 1
            for warning in outcome.warnings { console.diagnostic("\(picture.source): warning: \(warning)") }
            if let failure = outcome.failure {
                console.report(failure, in: picture.source)
                state.status = max(state.status, failure.status)
            } else if total > 1, case .file(let path) = picture.target {
                do throws(CommandFailure) {
                    try console.result(path + "\n")
                } catch {
                    console.report(error, in: "tablemockup")
                    state.status = max(state.status, error.status)
                }
            }
            if total > 1, state.done < total { console.progress("\(state.done) of \(total)") }
        }
    }

    func finish() -> ExitStatus {
        console.clearProgress()
        return state.withLock(\.status)
    }
}

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs pieces of work on several threads and hands out what they yield in the order of the pieces.
package enum Workers {
    /// The number of processor cores that are there.
    package static var cores: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }

    /// - Parameters:
    ///   - count: How many pieces there are.
    ///   - jobs: How many run at a time; this thread is one of those that run them.
    ///   - makeWorker: Called once a thread; what it returns does a piece, and need not be sendable.
    ///   - receive: Gets each result, in the order of the pieces, one call at a time, on any of the threads.
    package static func run<Result: Sendable>(
        count: Int, jobs: Int, makeWorker: @escaping @Sendable () -> (Int) -> Result,
        receive: @escaping @Sendable (Int, Result) -> Void
    ) {
        let queue = WorkQueue(count: count, makeWorker: makeWorker, receive: receive)
        var threads: [Thread] = []
        while threads.count < min(jobs, count) - 1, let thread = Thread({ queue.work() }) {
            threads.append(thread)
        }
        queue.work()
        for thread in threads { thread.join() }
    }
}

private final class WorkQueue<Result: Sendable>: Sendable {
    private struct Results {
        /// The first piece whose result has not been handed out.
        var next = 0
        var waiting: [Int: Result] = [:]
    }

    private let count: Int
    private let makeWorker: @Sendable () -> (Int) -> Result
    private let receive: @Sendable (Int, Result) -> Void
    private let nextPiece = Atomic<Int>(0)
    private let results = Mutex(Results())

    init(
        count: Int, makeWorker: @escaping @Sendable () -> (Int) -> Result,
        receive: @escaping @Sendable (Int, Result) -> Void
    ) {
        self.count = count
        self.makeWorker = makeWorker
        self.receive = receive
    }

    func work() {
        var worker: ((Int) -> Result)?
        while true {
            let piece = nextPiece.add(1, ordering: .relaxed).oldValue
            guard piece < count else { return }
            let doPiece = worker ?? makeWorker()
            worker = doPiece
            let result = doPiece(piece)
            results.withLock { results in
                results.waiting[piece] = result
                while let ready = results.waiting.removeValue(forKey: results.next) {
                    receive(results.next, ready)
                    results.next += 1
                }
            }
        }
    }
}

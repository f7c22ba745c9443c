/// Runs pieces of work on several threads and hands out what they yield in the order of the pieces.
package enum Workers {
    /// - Parameters:
    ///   - count: How many pieces there are.
    ///   - jobs: How many run at a time; this thread is one of those that run them.
    ///   - makeWorker: Called once a thread; what it returns does a piece, and need not be sendable.
    ///   - receive: Gets each result, in the order of the pieces, one call at a time, on any of the threads.
    package static func run<Result: Sendable>(
        count: Int, jobs: Int, makeWorker: @escaping @Sendable () -> (Int) -> Result,
        receive: @escaping @Sendable (Int, Result) -> Void
    ) {
        run(jobs: min(jobs, count)) {
            $0 < count ? $0 : nil
        } makeWorker: {
            let worker = makeWorker()
            return { worker($1) }
        } receive: { index, result in
            receive(index, result)
            return true
        }
    }

    /// Works through as many pieces as there come.
    ///
    /// At most a fixed number of pieces are past the one whose result is due, so that a slow piece does not let the
    /// results of those behind it pile up.
    ///
    /// - Parameters:
    ///   - next: Gives the piece of a number, from 0 on, in order, one call at a time; `nil` when there is none left.
    ///     May block: what is done meanwhile is handed out all the same.
    ///   - makeWorker: Called once a thread; what it returns does a piece with its number.
    ///   - receive: Gets each result in order, one call at a time; false ends the work early.
    package static func run<Piece, Result: Sendable>(
        jobs: Int, next: @escaping @Sendable (Int) -> Piece?,
        makeWorker: @escaping @Sendable () -> (Int, Piece) -> Result,
        receive: @escaping @Sendable (Int, Result) -> Bool
    ) {
        let queue = WorkQueue(next: next, makeWorker: makeWorker, receive: receive, window: 16 * max(1, jobs))
        var threads: [Thread] = []
        while threads.count < jobs - 1, let thread = Thread({ queue.work() }) {
            threads.append(thread)
        }
        queue.work()
        for thread in threads { thread.join() }
    }
}

private final class WorkQueue<Piece, Result: Sendable>: Sendable {
    private struct Source {
        var taken = 0
        var isOver = false
    }

    private struct Results {
        /// The first piece whose result has not been handed out.
        var due = 0
        var waiting: [Int: Result] = [:]
        var isStopped = false
    }

    private let next: @Sendable (Int) -> Piece?
    private let makeWorker: @Sendable () -> (Int, Piece) -> Result
    private let receive: @Sendable (Int, Result) -> Bool
    private let window: Int
    // Two locks: whoever waits for a piece must not keep others from handing out results.
    private let source = Monitor(Source())
    private let results = Monitor(Results())

    init(
        next: @escaping @Sendable (Int) -> Piece?,
        makeWorker: @escaping @Sendable () -> (Int, Piece) -> Result,
        receive: @escaping @Sendable (Int, Result) -> Bool, window: Int
    ) {
        self.next = next
        self.makeWorker = makeWorker
        self.receive = receive
        self.window = window
    }

    func work() {
        let worker = Worker(makeWorker)
        while let (number, piece) = take() {
            let result = worker.run(number, piece)
            results.withLock { results in
                results.waiting[number] = result
                while !results.isStopped, let ready = results.waiting.removeValue(forKey: results.due) {
                    if !receive(results.due, ready) { results.isStopped = true }
                    results.due += 1
                }
            }
        }
    }

    /// What does a thread's pieces, made when the first one comes.
    ///
    /// A class that is made once: a closure that goes in and out of an optional is wrapped anew each time, and
    /// calls grow deeper with every piece.
    private final class Worker {
        private let make: () -> (Int, Piece) -> Result
        lazy var run = make()

        init(_ make: @escaping () -> (Int, Piece) -> Result) { self.make = make }
    }

    private func take() -> (Int, Piece)? {
        source.withLock { source in
            let number = source.taken
            // The piece that is due is always in work, so that this ends.
            let isStopped = results.wait { results -> Bool? in
                results.isStopped ? true : number < results.due + window ? false : nil
            }
            guard !isStopped, !source.isOver, let piece = next(number) else {
                source.isOver = true
                return nil
            }
            source.taken += 1
            return (number, piece)
        }
    }
}

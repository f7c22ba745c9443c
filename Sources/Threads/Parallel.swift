/// Work on several threads that ends before the call does.
package enum Parallel {
    /// Calls `body` with 0 ..< `count`, each on a thread of its own; the last is the caller's.
    package static func run(_ count: Int, _ body: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            var threads: [Thread] = []
            for index in 0..<max(0, count - 1) {
                // Without a thread, the caller does it.
                if let thread = Thread({ body(index) }) { threads.append(thread) } else { body(index) }
            }
            if count > 0 { body(count - 1) }
            for thread in threads { thread.join() }
        }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Work on several threads that ends before the call does.
enum Concurrency {
    /// How many threads are worth while: the processor's cores, of which a picture keeps no more than four busy.
    static let threads = max(1, min(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

    /// Calls `body` with 0 ..< `count`, each on a thread of its own; the last is the caller's.
    static func run(_ count: Int, _ body: @Sendable (Int) -> Void) {
        withoutActuallyEscaping(body) { body in
            var threads: [pthread_t] = []
            for index in 0..<max(0, count - 1) {
                // Without a thread, the caller does it.
                if let thread = start({ body(index) }) { threads.append(thread) } else { body(index) }
            }
            if count > 0 { body(count - 1) }
            for thread in threads { pthread_join(thread, nil) }
        }
    }

    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        let box = Unmanaged.passRetained(Work(work))
        #if canImport(Glibc)
            var thread = pthread_t()
            let code = pthread_create(&thread, nil, { runWork($0) }, box.toOpaque())
            let started: pthread_t? = thread
        #else
            var started: pthread_t?
            let code = pthread_create(&started, nil, { runWork($0) }, box.toOpaque())
        #endif
        guard code == 0 else {
            box.release()
            return nil
        }
        return started
    }
}

private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
    return nil
}

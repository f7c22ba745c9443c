import CThreads

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system's, without a pool that idles.
package struct Thread {
    private let handle: pthread_t

    /// Starts a thread, or returns `nil` when the system has none left.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Body(body))
        #if canImport(Glibc)
            var thread = pthread_t()
            let code = tablemockup_start_thread(&thread, { Thread.run($0) }, box.toOpaque())
            let created: pthread_t? = thread
        #else
            var created: pthread_t?
            let code = tablemockup_start_thread(&created, { Thread.run($0) }, box.toOpaque())
        #endif
        guard code == 0, let created else {
            box.release()
            return nil
        }
        handle = created
    }

    /// Waits for the thread's end; to be called once.
    package func join() {
        pthread_join(handle, nil)
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Uninitialised memory for the rows of a picture.
///
/// Sendable, since nobody writes to it after whoever made it has filled it.
final class ByteBuffer: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
    let count: Int

    private static let hugePage = 1 << 21

    /// `nil` without memory.
    init?(count: Int) {
        self.count = count
        var memory: UnsafeMutableRawPointer?
        let isLarge = count >= 2 * Self.hugePage
        guard posix_memalign(&memory, isLarge ? Self.hugePage : 64, max(1, count)) == 0, let memory else {
            return nil
        }
        base = memory
        #if os(Linux)
            // A page fault for each 2 MiB instead of each 4 KiB, where the system allows it.
            if isLarge { madvise(memory, count & ~(Self.hugePage - 1), MADV_HUGEPAGE) }
        #endif
    }

    deinit {
        free(base)
    }
}

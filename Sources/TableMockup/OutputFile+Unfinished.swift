import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension OutputFile {
    /// From now on, SIGINT, SIGTERM and SIGHUP remove the temporary files of what is being written before they end
    /// the process; one of them that is ignored, as `nohup` has it, stays so.
    ///
    /// For a command's first lines: a library has no business with its process's signals.
    public static func removeUnfinishedOnSignals() {
        // What the handler needs is made now: there it could not be.
        UnfinishedPaths.prepare()
        for number in [SIGINT, SIGTERM, SIGHUP] where signal(number, SIG_IGN) == nil {
            signal(number) { number in
                UnfinishedPaths.removeAll()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// A temporary file that is to take another's place.
    struct Unfinished {
        let path: String
        let descriptor: Int32
        private let slot: Int?

        /// Creates the file in the target's folder, so that it can be renamed.
        init(beside target: String, name: String) throws(OutputError) {
            let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
            while true {
                let number = Self.next.add(1, ordering: .relaxed).oldValue
                let path = "\(folder).tablemockup-\(getpid())-\(number).tmp"
                // Known before it is there: a signal in between removes what isn't there, which does no harm.
                let slot = UnfinishedPaths.add(path)
                let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                if descriptor >= 0 {
                    // Held until the file is closed, or its process is gone: by that others tell what is left over.
                    _ = flock(descriptor, LOCK_EX | LOCK_NB)
                    self.path = path
                    self.descriptor = descriptor
                    self.slot = slot
                    return
                }
                let code = errno
                UnfinishedPaths.forget(slot)
                guard code == EEXIST || code == EINTR else { throw OutputError(name, code: code) }
            }
        }

        func remove() {
            unlink(path)
            forget()
        }

        /// The file has its final name.
        func forget() {
            UnfinishedPaths.forget(slot)
        }

        private static let next = Atomic<Int>(0)
    }
}

/// The paths of temporary files, in memory that a signal handler may read.
private enum UnfinishedPaths {
    private static let slots = 256
    private static let bytesPerSlot = 4096
    private static let free: UInt8 = 0
    private static let claimed: UInt8 = 1
    private static let filled: UInt8 = 2

    // Never freed and never moved. A slot's bytes are written only by the thread that claimed it, and read only when
    // it is filled.
    nonisolated(unsafe) private static let bytes = UnsafeMutablePointer<CChar>.allocate(
        capacity: slots * bytesPerSlot)
    nonisolated(unsafe) private static let states: UnsafeMutablePointer<Atomic<UInt8>> = {
        let states = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: slots)
        for slot in 0..<slots { (states + slot).initialize(to: Atomic(free)) }
        return states
    }()
    private static let isEnding = Atomic<Bool>(false)

    static func prepare() {
        isEnding.store(false, ordering: .sequentiallyConsistent)
        forget(0)
        bytes[0] = 0
    }

    /// Keeps a path; `nil` when it is too long or there are too many, which costs nothing but the cleaning up.
    static func add(_ path: String) -> Int? {
        let length = path.utf8.count
        guard length < bytesPerSlot else { return nil }
        for slot in 0..<slots {
            let claim = states[slot].compareExchange(
                expected: free, desired: claimed, ordering: .sequentiallyConsistent)
            guard claim.exchanged else { continue }
            while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
            var position = slot * bytesPerSlot
            for byte in path.utf8 {
                bytes[position] = CChar(bitPattern: byte)
                position += 1
            }
            bytes[position] = 0
            states[slot].store(filled, ordering: .sequentiallyConsistent)
            return slot
        }
        return nil
    }

    static func forget(_ slot: Int?) {
        guard let slot else { return }
        states[slot].store(free, ordering: .sequentiallyConsistent)
    }

    /// Removes the files; whoever adds another path from now on stands still. Safe in a signal handler.
    static func removeAll() {
        isEnding.store(true, ordering: .sequentiallyConsistent)
        var slot = 0
        while slot < slots {
            if states[slot].load(ordering: .sequentiallyConsistent) == filled {
                unlink(bytes + slot * bytesPerSlot)
            }
            slot += 1
        }
    }
}

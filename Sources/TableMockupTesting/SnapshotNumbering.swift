import Synchronization

/// Numbers the snapshots that a test asserts without a name: the first has none, the second is `.2`.
final class SnapshotCounter: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    /// Counts one more of a key; the first is 1.
    func next(_ key: String) -> Int {
        counts.withLock { counts in
            let count = counts[key, default: 0] + 1
            counts[key] = count
            return count
        }
    }

    /// Begins anew with every key.
    func reset() {
        counts.withLock { $0 = [:] }
    }

    static let process = SnapshotCounter()

    /// The counter of the test case that runs, where a trait has given it its own.
    @TaskLocal static var current = process
}

/// Who has asserted a snapshot: two that mean different pictures must not share one file.
final class SnapshotOwners: Sendable {
    struct Owner: Hashable, Sendable {
        /// What a framework calls the test.
        var test: String
        /// The name as it was given, which is not always the file's; `nil` for a number.
        var name: String?
    }

    private let owners = Mutex<[String: Owner]>([:])

    /// - Returns: the one who has the file already, if it is another.
    func claim(_ path: String, by owner: Owner) -> Owner? {
        // Some file systems don't tell upper case from lower case.
        let key = path.lowercased()
        return owners.withLock { owners in
            guard let first = owners[key] else {
                owners[key] = owner
                return nil
            }
            return first == owner ? nil : first
        }
    }

    static let process = SnapshotOwners()
}

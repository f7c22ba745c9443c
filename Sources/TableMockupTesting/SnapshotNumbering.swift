import Synchronization
import TableMockup

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

    private struct Claim {
        var owner: Owner
        /// The hash of what was asserted with a name: the same mockup may be asserted again, as by a test that is
        /// repeated, but another one has another picture.
        var mockup: Int?
    }

    private let claims = Mutex<[String: Claim]>([:])

    /// - Parameter mockup: what is asserted; `nil` where it could not be made.
    /// - Returns: the one who has the file already, if it is another or means another mockup.
    func claim(_ path: String, by owner: Owner, mockup: Mockup?) -> Owner? {
        // Numbers tell unnamed ones apart.
        let hash = owner.name == nil ? nil : mockup?.hashValue
        // Some file systems don't tell upper case from lower case.
        let key = path.lowercased()
        return claims.withLock { claims in
            guard let first = claims[key] else {
                claims[key] = Claim(owner: owner, mockup: hash)
                return nil
            }
            guard first.owner == owner else { return first.owner }
            guard let known = first.mockup, let hash else {
                claims[key]?.mockup = first.mockup ?? hash
                return nil
            }
            return known == hash ? nil : first.owner
        }
    }

    /// Forgets what was asserted, not by whom: a test that is run once more may assert something else.
    func forgetMockups() {
        claims.withLock { claims in
            for key in claims.keys { claims[key]?.mockup = nil }
        }
    }

    static let process = SnapshotOwners()
}

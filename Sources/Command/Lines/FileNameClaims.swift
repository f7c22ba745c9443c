import TableMockup
import Threads

/// Which names the pictures of a stream have taken. The first document that asks for one gets it, in the order of the
/// documents, whichever is ready first.
///
/// Remembers no less than the last half million names, in a bounded room.
final class FileNameClaims: Sendable {
    private struct State {
        /// The document whose turn it is.
        var due = 0
        var recent: Set<UInt64> = []
        var older: Set<UInt64> = []
    }

    private static let generation = 1 << 19
    private let state = Monitor(State())

    /// Takes the names of a document when its turn has come; each has to take its turn, if only for no name.
    ///
    /// - Returns: the first that is taken already; then the document gets none.
    func claim(_ names: [String], for document: Int) -> String? {
        let keys = names.map(Self.key)
        return state.wait { state -> String?? in
            guard state.due == document else { return nil }
            state.due += 1
            if let index = keys.firstIndex(where: { state.recent.contains($0) || state.older.contains($0) }) {
                return .some(names[index])
            }
            for key in keys { state.recent.insert(key) }
            if state.recent.count >= Self.generation {
                state.older = state.recent
                state.recent = []
            }
            return .some(nil)
        }
    }

    /// FNV-1a in 64 bits, of the name as a file system that ignores case would have it.
    private static func key(_ name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.lowercased().utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return hash
    }
}

import MockupSnapshots
import Synchronization
import TableMockup

/// The process's sessions: one for each store and each way to draw.
final class Sessions: Sendable {
    private struct Key: Hashable {
        var store: SnapshotStore
        var fonts: FontLibrary
        var missingGlyphs: MissingGlyphs
    }

    private let sessions = Mutex<[Key: SnapshotSession]>([:])

    func session(store: SnapshotStore, options: MockupOptions) -> SnapshotSession {
        let key = Key(
            store: store, fonts: options.fonts ?? .system, missingGlyphs: options.missingGlyphs ?? .error)
        return sessions.withLock { sessions in
            if let known = sessions[key] { return known }
            let session = SnapshotSession(
                store: store, options: SnapshotOptions(fonts: key.fonts, missingGlyphs: key.missingGlyphs))
            sessions[key] = session
            return session
        }
    }

    static let process = Sessions()
}

import PangoText
import Synchronization
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Verifies snapshots one at a time, on whatever threads ask, as tests do.
///
/// What drawing needs is kept for the next snapshot, so that many cost what drawing them costs. Other processes may
/// write into the store meanwhile. What is obsolete is not looked for: a test never knows of all the others.
public final class SnapshotSession: Sendable {
    private let context: SnapshotContext
    /// The state that a document's manifest was in, by the document's name, before it was last read.
    private let stamps = Mutex<[String: String]>([:])

    public init(store: SnapshotStore, options: SnapshotOptions = SnapshotOptions()) {
        context = SnapshotContext(store: store, options: options)
    }

    /// Draws a snapshot, compares it with what is recorded, and records it where the mode says so.
    public func verify(_ snapshot: SnapshotCase, mode: RecordMode = .never) -> SnapshotResult {
        refreshManifest(of: snapshot.document)
        var result = context.withWorker { worker in
            mode == .all
                ? worker.record(snapshot, in: context) : worker.verify(snapshot, mode: mode, in: context)
        }
        do throws(OutputError) {
            try context.writer.flush()
        } catch {
            result.verdict = .failed("\(error)")
        }
        context.fingerprints.save()
        return result
    }

    /// Forgets a manifest that was written since it was read.
    private func refreshManifest(of document: String) {
        let stamp = Self.stamp(of: context.store.manifestPath(document: document))
        // Taken before the manifest is read: at worst it is read once more.
        let isNew = stamps.withLock { $0.updateValue(stamp, forKey: document) != stamp }
        if isNew { context.forgetManifest(of: document) }
    }

    private static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "absent" }
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        return "\(status.st_dev):\(status.st_ino):\(status.st_size):\(modified.tv_sec).\(modified.tv_nsec)"
    }
}

/// Files that belong to snapshots and lie outside of the store.
package enum SnapshotFile {
    /// Writes a file whole or not at all, and creates the folders above it that are missing.
    package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try StoreFile.makeFolder(String(path[..<slash]))
        }
        try StoreFile.prepare(bytes, at: path).commit()
    }

    /// The bytes of a file; `nil` where there is none that can be read.
    package static func bytes(of path: String) -> [UInt8]? {
        try? StoreFile.bytes(of: path)
    }

    /// A few characters that stand for a text, the same ones for ever.
    package static func digest(of text: String) -> String {
        String(SHA256.of(Array(text.utf8)).prefix(8))
    }

    /// Removes a file if it is there.
    package static func remove(_ path: String) throws(OutputError) {
        try StoreFile.remove(path)
    }
}

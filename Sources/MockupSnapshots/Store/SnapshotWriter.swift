import PangoText
import Synchronization
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes snapshots into a store that others may write into at the same time.
///
/// The layout goes first, then the picture, then the manifest. An entry of the manifest names the hashes of both
/// files: whatever moment a writer dies in, what it leaves is the old snapshot or the new one, whole, and at worst
/// an entry that is about neither, which readers notice.
final class SnapshotWriter: Sendable {
    /// What a snapshot consists of.
    struct Files: Sendable {
        var document: String
        var variant: String
        /// `nil` leaves the picture that is there, which the entry is about.
        var png: [UInt8]?
        /// `nil` leaves the layout that is there.
        var layout: [UInt8]?
        var entry: Manifest.Entry
    }

    private struct State {
        /// Entries that are not in a manifest yet, by document and variant.
        var pending: [String: [String: Manifest.Entry]] = [:]
        /// How many entries a document's manifest had when it was last written.
        var counts: [String: Int] = [:]
        /// Folders in which what others left behind was looked for.
        var swept: Set<String> = []
    }

    let store: SnapshotStore
    private let state = Mutex(State())

    init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Puts a snapshot's files in their places. Its entry follows with `flush()` at the latest.
    func write(_ files: Files) throws(OutputError) {
        let (document, variant) = (files.document, files.variant)
        let folder = store.folder(document)
        try StoreFile.makeFolder(folder)
        // Everything that can take long or fail for want of room comes before the lock.
        var parts: [OutputFile] = []
        if let layout = files.layout {
            parts.append(
                try StoreFile.prepare(layout, at: store.layoutPath(document: document, variant: variant)))
        }
        if let png = files.png {
            parts.append(
                try StoreFile.prepare(png, at: store.picturePath(document: document, variant: variant)))
        }
        if !parts.isEmpty {
            let lock = try FolderLock(folder)
            if state.withLock({ $0.swept.insert(document).inserted }) { Self.sweep(folder) }
            // A layout alone belongs to the picture that was looked at, not to one that came in between.
            let isCurrent =
                files.png != nil
                || SHA256.ofFile(store.picturePath(document: document, variant: variant)) == files.entry.png
            guard isCurrent else { return }
            for part in parts { try part.commit() }
            _ = consume lock
        }
        let isFull = state.withLock { state in
            state.pending[document, default: [:]][variant] = files.entry
            // A manifest is rewritten as a whole: the larger it is, the less often.
            return state.pending[document, default: [:]].count
                >= max(8, state.counts[document, default: 0] / 8)
        }
        if isFull { try flush(document) }
    }

    /// Writes all entries that are not in a manifest yet.
    func flush() throws(OutputError) {
        for document in state.withLock({ $0.pending.keys.sorted() }) { try flush(document) }
    }

    private func flush(_ document: String) throws(OutputError) {
        let entries = state.withLock { $0.pending.removeValue(forKey: document) ?? [:] }
        guard !entries.isEmpty else { return }
        let lock = try FolderLock(store.folder(document))
        var manifest = store.manifest(of: document).manifest
        for (variant, entry) in entries {
            let path = store.picturePath(document: document, variant: variant)
            // Another writer's picture has another writer's entry.
            if SHA256.ofFile(path) == entry.png { manifest.entries[variant] = entry }
        }
        try write(manifest, of: document)
        _ = consume lock
        let count = manifest.entries.count
        state.withLock { $0.counts[document] = count }
    }

    private func write(_ manifest: Manifest, of document: String) throws(OutputError) {
        let path = store.manifestPath(document: document)
        let bytes = manifest.bytes
        if let old = try? StoreFile.bytes(of: path), old == bytes { return }
        try StoreFile.prepare(bytes, at: path).commit()
    }

    /// Removes a document's snapshots: their entries first, their layouts last, by which a half is recognised.
    func remove(_ variants: [String], of document: String) throws(OutputError) {
        let folder = store.folder(document)
        guard StoreFile.isFolder(folder) else { return }
        let lock = try FolderLock(folder)
        if case .read(var manifest) = store.manifest(of: document) {
            for variant in variants { manifest.entries[variant] = nil }
            try write(manifest, of: document)
        }
        for variant in variants {
            try StoreFile.remove(store.picturePath(document: document, variant: variant))
            try StoreFile.remove(store.layoutPath(document: document, variant: variant))
        }
        let manifest = store.manifest(of: document)
        // A manifest that can't be read says nothing of anything else.
        if manifest.manifest.entries.isEmpty, manifest.manifest.untrusted.isEmpty,
            let rest = try? StoreFile.names(in: folder), rest.isEmpty || rest == [Manifest.fileName]
        {
            try StoreFile.remove(store.manifestPath(document: document))
            rmdir(folder)
        }
        _ = consume lock
    }

    /// Removes what a writer that was killed has left: nobody holds it, and a minute has passed, so that one who works
    /// where such locks aren't seen keeps what it works on.
    private static func sweep(_ folder: String) {
        for name in (try? StoreFile.names(in: folder)) ?? [] {
            guard name.hasPrefix(".tablemockup-"), name.hasSuffix(".tmp") else { continue }
            let path = folder + "/" + name
            let descriptor = StoreFile.retrying { open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                time(nil) - status.modificationTime > 60, flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            unlink(path)
        }
    }
}

extension stat {
    /// When the file was last written, in seconds.
    fileprivate var modificationTime: Int {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}

import PangoText
import TableMockup

/// A folder of snapshots: `<document>/<variant>.png` beside `<variant>.layout.txt`, and a `manifest.json` for each
/// document, which says what they were made from.
///
/// Each file is replaced as a whole. A picture, its layout and its entry in the manifest are three files, and whoever
/// writes them can die in between; therefore an entry names the hashes of the two files that it belongs to, and is
/// believed only with them.
public struct SnapshotStore: Hashable, Sendable {
    /// The folder's path, without a slash at its end.
    public let directory: String

    /// The folder need not be there.
    public init(directory: String) {
        var directory = Substring(directory)
        while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
        self.directory = directory.isEmpty ? "." : String(directory)
    }

    /// Where a snapshot's picture is, recorded or not.
    public func picturePath(document: String, variant: String) -> String {
        folder(document) + "/" + variant + Self.pictureSuffix
    }

    /// Where the layout of a snapshot is, as `ScreenLayout.text()` writes it.
    public func layoutPath(document: String, variant: String) -> String {
        folder(document) + "/" + variant + Self.layoutSuffix
    }

    /// Where it is written what a document's snapshots were made from.
    public func manifestPath(document: String) -> String { folder(document) + "/" + Manifest.fileName }

    func folder(_ document: String) -> String {
        (directory == "/" ? "" : directory) + "/" + document
    }

    /// What is in a snapshot's places and can't be replaced by a file: folders, pipes, devices.
    func obstacles(document: String, variant: String) -> [String] {
        [
            picturePath(document: document, variant: variant),
            layoutPath(document: document, variant: variant),
            manifestPath(document: document),
        ].filter(StoreFile.isObstacle).map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    }

    static let pictureSuffix = ".png"
    static let layoutSuffix = ".layout.txt"
}

/// A recorded snapshot as it was found.
struct StoredSnapshot: Sendable {
    /// The PNG file.
    var png: [UInt8]
    /// The entry that belongs to this very file.
    var entry: Manifest.Entry?
    /// Why there is no entry, for those who ask; `nil` where there is one.
    var doubt: String?
}

/// What a manifest's file is worth.
enum StoredManifest: Hashable, Sendable {
    case absent
    case read(Manifest)
    /// Says why.
    case unreadable(String)

    var manifest: Manifest {
        if case .read(let manifest) = self { manifest } else { Manifest() }
    }
}

extension SnapshotStore {
    func manifest(of document: String) -> StoredManifest {
        do throws(StoreFile.Failure) {
            let bytes = try StoreFile.bytes(of: manifestPath(document: document))
            do throws(ManifestError) {
                return .read(try Manifest(parsing: bytes))
            } catch {
                return .unreadable(error.reason)
            }
        } catch {
            switch error {
            case .absent: return .absent
            case .unreadable(let reason): return .unreadable(reason)
            }
        }
    }

    /// Reads a snapshot.
    func snapshot(
        document: String, variant: String, manifest: StoredManifest
    ) throws(StoreFile.Failure) -> StoredSnapshot {
        let png = try StoreFile.bytes(of: picturePath(document: document, variant: variant))
        var snapshot = StoredSnapshot(png: png)
        switch manifest {
        case .absent: snapshot.doubt = "there is no manifest"
        case .unreadable(let reason): snapshot.doubt = "the manifest can't be read: \(reason)"
        case .read(let manifest):
            guard let entry = manifest.entries[variant] else {
                snapshot.doubt =
                    manifest.untrusted.contains(variant)
                    ? "its entry in the manifest is not as it was written"
                    : "the manifest has no entry for it"
                break
            }
            guard entry.png == SHA256.of(png) else {
                snapshot.doubt = "its entry in the manifest is about another PNG file"
                break
            }
            snapshot.entry = entry
        }
        return snapshot
    }

    /// The layout that a picture was recorded with; `nil` where the file is not the one that the entry means.
    func layout(of entry: Manifest.Entry?, document: String, variant: String) -> String? {
        guard let entry,
            let bytes = layoutBytes(document: document, variant: variant), SHA256.of(bytes) == entry.layout
        else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a layout's bytes are those that an entry names.
    static func isLayout(_ bytes: [UInt8], _ hash: String) -> Bool { SHA256.of(bytes) == hash }

    /// A layout file as it was written, though a version control system may have given its lines other ends.
    func layoutBytes(document: String, variant: String) -> [UInt8]? {
        guard let bytes = try? StoreFile.bytes(of: layoutPath(document: document, variant: variant)) else {
            return nil
        }
        let carriageReturn = UInt8(ascii: "\r")
        guard bytes.contains(carriageReturn) else { return bytes }
        return bytes.indices.compactMap { index in
            let isLineEnd =
                bytes[index] == carriageReturn && index + 1 < bytes.count
                && bytes[index + 1] == UInt8(ascii: "\n")
            return isLineEnd ? nil : bytes[index]
        }
    }

    /// The variants that a folder of the store has something of. A picture that nothing else of ours belongs to is
    /// somebody else's.
    func variants(of document: String, manifest: Manifest) throws(StoreFile.Failure) -> Set<String> {
        let names = try StoreFile.names(in: folder(document))
        var variants = Set(manifest.entries.keys).union(manifest.untrusted)
        for name in names where name.hasSuffix(Self.layoutSuffix) && !name.hasPrefix(".") {
            variants.insert(String(name.dropLast(Self.layoutSuffix.count)))
        }
        return variants.filter(Self.isFileName)
    }

    /// Other spellings, in capitals or not, of variants of which the folder has nothing in their own: where the file
    /// system ignores case, these are their files.
    func respelled(_ variants: Set<String>, of document: String) throws(StoreFile.Failure) -> Set<String> {
        let names = Set(try StoreFile.names(in: folder(document)))
        let absent = Set(
            variants.filter {
                !names.contains($0 + Self.layoutSuffix) && !names.contains($0 + Self.pictureSuffix)
            }
            .map { $0.lowercased() })
        let manifest = manifest(of: document).manifest
        // An entry alone proves no file.
        let entries = Set(manifest.entries.keys).subtracting(
            manifest.entries.keys.filter { names.contains($0 + Self.pictureSuffix) })
        let lower = Set(variants.map { $0.lowercased() })
        return Set(
            names.filter { $0.hasSuffix(Self.layoutSuffix) }.map {
                String($0.dropLast(Self.layoutSuffix.count))
            }
            .filter { absent.contains($0.lowercased()) }
        ).union(entries.filter { lower.contains($0.lowercased()) })
    }

    /// The documents that something is recorded of, by name: a manifest or a layout is enough, since either may have
    /// been lost or broken.
    func documents() throws(StoreFile.Failure) -> [String] {
        try StoreFile.names(in: directory).filter { name in
            if case .read = manifest(of: name) { return true }
            let files = (try? StoreFile.names(in: folder(name))) ?? []
            return files.contains { $0.hasSuffix(Self.layoutSuffix) && !$0.hasPrefix(".") }
        }
    }

    /// A manifest that was edited must not lead out of its folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains("/") && !name.utf8.contains(0) && name != "." && name != ".."
    }
}

import PangoText
import Synchronization
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The hashes of font files, remembered from run to run: a file with Chinese characters has 20 MB.
///
/// What is remembered holds for a path, an inode, a size and the times of the last change; it is kept in
/// `$XDG_CACHE_HOME/tablemockup/fonts.sha256`, a line a file, and is nothing that can't be lost.
final class FontFingerprints: Sendable {
    private struct State {
        /// By file name: what the library has; filled when it is first asked for.
        var paths: [String: String]?
        /// By path and stamp.
        var hashes: [String: String]?
        /// By file name, of this run.
        var known: [String: String] = [:]
        var isChanged = false
    }

    private let library: FontLibrary
    private let cachePath: String?
    private let state = Mutex(State())

    /// - Parameter cachePath: where hashes are remembered; `nil` for nowhere.
    init(_ library: FontLibrary, cachePath: String? = FontFingerprints.standardCachePath) {
        self.library = library
        self.cachePath = cachePath
    }

    /// The SHA-256 of font files, by their names; a file that can't be read has "unreadable".
    func hashes(of names: [String]) -> [String: String] {
        state.withLock { state in
            var fonts: [String: String] = [:]
            for name in names { fonts[name] = hash(of: name, &state) }
            return fonts
        }
    }

    /// Writes down what was hashed anew. Nothing is lost when that fails but time.
    func save() {
        state.withLock { state in
            guard state.isChanged, let cachePath, let hashes = state.hashes else { return }
            state.isChanged = false
            let text = hashes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
            guard let slash = cachePath.lastIndex(of: "/") else { return }
            try? StoreFile.makeFolder(String(cachePath[..<slash]))
            try? StoreFile.prepare(Array(text.utf8), at: cachePath).commit()
        }
    }

    private func hash(of name: String, _ state: inout State) -> String {
        if let known = state.known[name] { return known }
        let paths =
            state.paths
            ?? library.files().reduce(into: [:]) { paths, file in paths[file.name] = file.path }
        state.paths = paths
        var hashes = state.hashes ?? readCache()
        var result = "unreadable"
        if let path = paths[name], let stamp = Self.stamp(of: path) {
            let key = "\(stamp) \(path)"
            if let known = hashes[key] {
                result = known
            } else if let hash = SHA256.ofFile(path), Self.stamp(of: path) == stamp {
                // What the file was before is of no use any more.
                hashes = hashes.filter { !$0.key.hasSuffix(" \(path)") }
                hashes[key] = hash
                state.isChanged = true
                result = hash
            }
        }
        state.hashes = hashes
        state.known[name] = result
        return result
    }

    private static func stamp(of path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0, !path.contains("\n") else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return "\(status.st_dev):\(status.st_ino):\(status.st_size):\(modified.tv_sec).\(modified.tv_nsec):"
            + "\(changed.tv_sec).\(changed.tv_nsec)"
    }

    private func readCache() -> [String: String] {
        guard let cachePath, let bytes = try? StoreFile.bytes(of: cachePath) else { return [:] }
        var hashes: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, parts[0].utf8.count == 64, parts[0].allSatisfy(\.isHexDigit) else {
                continue
            }
            hashes[String(parts[1])] = String(parts[0])
        }
        return hashes
    }

    static let standardCachePath: String? = {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let folder = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
        return folder.map { $0 + "/tablemockup/fonts.sha256" }
    }()
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the font table's files are.
///
/// Files are known by their names alone. Settings of the host are never read, and a file that is not in the table
/// is never opened.
public struct FontLibrary: Hashable, Sendable {
    /// Directories, the first to hold a file wins.
    let roots: [String]

    /// The directories in which the system keeps fonts.
    ///
    /// A user's own font folder is not among them: text must not depend on who draws it.
    public static let system: FontLibrary = {
        #if canImport(Darwin)
            FontLibrary(roots: ["/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts"])
        #else
            FontLibrary(roots: ["/usr/share/fonts", "/usr/local/share/fonts"])
        #endif
    }()

    /// A directory that holds the files, directly or in folders below it; no other place is looked at.
    public static func directory(_ path: String) -> FontLibrary {
        FontLibrary(roots: [path])
    }

    /// Whether at least one of the directories can be read.
    public var isReadable: Bool {
        roots.contains { root in
            guard let directory = opendir(root) else { return false }
            closedir(directory)
            return true
        }
    }
}

/// Finds files by name: first where they are expected, then by reading the directories once.
struct FontFinder {
    private let library: FontLibrary
    private var index: [String: String]?

    /// Limits that only a directory which is no font directory reaches.
    private static let depthLimit = 8
    private static let fileLimit = 200_000

    init(_ library: FontLibrary) {
        self.library = library
    }

    mutating func path(of entry: FontTable.Entry) -> String? {
        for root in library.roots {
            for folder in ["", entry.folder + "/"] {
                let path = "\(root)/\(folder)\(entry.file)"
                if Self.isFile(path) { return path }
            }
        }
        if let index { return index[entry.file] }
        let index = Self.read(library.roots)
        self.index = index
        return index[entry.file]
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Breadth first and in name order, so that the first of several equal names is always the same one.
    private static func read(_ roots: [String]) -> [String: String] {
        let wanted = Set(FontTable.entries.map(\.file))
        var found: [String: String] = [:]
        var seen = 0
        for root in roots {
            var level = [root]
            for _ in 0..<depthLimit where !level.isEmpty {
                var next: [String] = []
                for folder in level {
                    for name in names(in: folder) {
                        seen += 1
                        guard seen <= fileLimit else { return found }
                        let path = "\(folder)/\(name)"
                        if wanted.contains(name) {
                            if found[name] == nil && isFile(path) { found[name] = path }
                        } else if isDirectory(path) {
                            next.append(path)
                        }
                    }
                }
                level = next
            }
        }
        return found
    }

    private static func isDirectory(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// File paths as text.
enum Path {
    /// What follows the last slash.
    static func fileName(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Everything up to the last slash, that included; empty for a name alone.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// What follows the last dot of the file's name, unless the name begins with it.
    static func fileExtension(of path: String) -> String {
        let name = fileName(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// The file's name without its extension.
    static func stem(of path: String) -> String {
        let name = fileName(of: path)
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether it is a symbolic link at whose end there is nothing.
    static func isDeadLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK && !exists(path)
    }

    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// Whether an input is a stream of this process: it has neither a name nor a folder of its own.
    static func isDescriptor(_ path: String) -> Bool {
        path == "-" || path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// Whether writing to the path can replace what another path names: not so for devices and pipes.
    static func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

    /// One spelling for all the ways to name a file that may not be there yet.
    static func canonical(_ path: String) -> String {
        if let resolved = resolve(path) { return resolved }
        let folder = folder(of: path)
        return join(resolve(folder.isEmpty ? "." : folder) ?? folder, fileName(of: path))
    }

    private static func resolve(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Creates a folder and those above it that are missing; returns 0 or an `errno`.
    static func makeFolder(_ path: String) -> Int32 {
        guard !isFolder(path) else { return 0 }
        if mkdir(path, 0o777) == 0 { return 0 }
        let code = errno
        if code == EEXIST, isFolder(path) { return 0 }
        guard code == ENOENT else { return code == EEXIST ? ENOTDIR : code }
        var parent = Substring(path)
        while parent.hasSuffix("/") { parent.removeLast() }
        let above = folder(of: String(parent))
        guard !above.isEmpty, above.count < path.count else { return code }
        let failed = makeFolder(above)
        guard failed == 0 else { return failed }
        return mkdir(path, 0o777) == 0 || isFolder(path) ? 0 : errno
    }
}

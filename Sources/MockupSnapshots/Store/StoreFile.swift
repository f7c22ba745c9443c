import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads the files of stores and reports, whatever may have been put in their place.
enum StoreFile {
    /// Why there are no bytes.
    enum Failure: Error, Hashable, Sendable {
        case absent
        /// Says why, lowercase.
        case unreadable(String)
    }

    /// The largest file that is read: 256 MiB, far more than a picture of as many pixels as there may be needs.
    static let limit = 256 << 20

    /// The bytes of a regular file; a symbolic link is followed, a pipe never waited for.
    ///
    /// - Parameters:
    ///   - limit: the most bytes that the file may have.
    ///   - first: how many bytes at its start are enough, however long it is; `nil` for all.
    static func bytes(of path: String, limit: Int = limit, first: Int? = nil) throws(Failure) -> [UInt8] {
        guard !path.utf8.contains(0) else { throw .absent }
        let descriptor = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unreadable("it is a folder, expected a file")
        default: throw .unreadable("it is no regular file")
        }
        let size = min(Int(status.st_size), first ?? .max)
        guard size <= limit else { throw .unreadable("it is larger than \(limit >> 20) MiB") }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < buffer.count {
                let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { code = errno }
                guard got > 0 else { return }
                count += got
            }
        }
        guard code == 0 else { throw failure(code) }
        return bytes
    }

    /// The names in a folder, sorted; none where there is no folder.
    static func names(in folder: String) throws(Failure) -> [String] {
        guard let directory = opendir(folder) else {
            if errno == ENOENT { return [] }
            throw failure(errno)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether something has that name, be it a link to nowhere.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether there is something that a file can't be written over.
    static func isObstacle(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFLNK
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Writes a file whole or not at all; what is a symbolic link is replaced, and what it leads to left alone.
    static func prepare(_ bytes: [UInt8], at path: String) throws(OutputError) -> OutputFile {
        var status = stat()
        if lstat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG, S_IFLNK: break
            case S_IFDIR: throw OutputError(path, "it is a folder, expected a file")
            default: throw OutputError(path, "it is no regular file")
            }
        }
        let file = try OutputFile(path: path, replacesLink: true)
        try file.write(bytes)
        return file
    }

    /// Removes a file if it is there; never a folder.
    static func remove(_ path: String) throws(OutputError) {
        guard unlink(path) != 0, errno != ENOENT else { return }
        let code = errno
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            throw OutputError(path, code: EISDIR)
        }
        throw OutputError(path, code: code)
    }

    /// Creates a folder and those above it that are missing.
    static func makeFolder(_ path: String) throws(OutputError) {
        if isFolder(path) || mkdir(path, 0o777) == 0 { return }
        let code = errno
        if code == EEXIST {
            guard isFolder(path) else { throw OutputError(path, code: ENOTDIR) }
            return
        }
        var parent = Substring(path)
        while parent.count > 1, parent.hasSuffix("/") { parent.removeLast() }
        guard code == ENOENT, let slash = parent.lastIndex(of: "/"), slash > parent.startIndex else {
            throw OutputError(path, code: code)
        }
        try makeFolder(String(parent[..<slash]))
        guard mkdir(path, 0o777) == 0 || isFolder(path) else { throw OutputError(path, code: errno) }
    }

    static func retrying(_ call: () -> Int32) -> Int32 {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    private static func failure(_ code: Int32) -> Failure {
        code == ENOENT ? .absent : .unreadable(systemErrorText(code))
    }
}

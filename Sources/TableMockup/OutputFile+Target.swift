#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension OutputFile {
    /// What stands at a path, as far as writing goes.
    enum Target {
        /// Something that can't be replaced by a new file.
        case stream
        /// A file, there or not: its path without symbolic links, and its mode if it is there.
        case file(path: String, mode: mode_t?)

        /// - Parameter replacesLink: whether a symbolic link is itself what is replaced.
        init(path: String, replacesLink: Bool = false) throws(OutputError) {
            if Self.isDescriptor(path) {
                self = .stream
                return
            }
            var status = stat()
            if replacesLink, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
                self = .file(path: path, mode: nil)
                return
            }
            guard stat(path, &status) == 0 else {
                guard errno == ENOENT else { throw OutputError(path, code: errno) }
                guard !path.hasSuffix("/") else {
                    throw OutputError(path, "a file's name can't end with a slash")
                }
                self = .file(path: Self.followed(path), mode: nil)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: throw OutputError(path, code: EISDIR)
            case S_IFREG:
                guard access(path, W_OK) == 0 else { throw OutputError(path, code: errno) }
                guard let resolved = realpath(path, nil) else { throw OutputError(path, code: errno) }
                defer { free(resolved) }
                self = .file(path: String(cString: resolved), mode: status.st_mode)
            default: self = .stream
            }
        }

        /// Where a symbolic link leads that has nothing at its end yet.
        private static func followed(_ path: String) -> String {
            var path = path
            // As many as the system follows.
            for _ in 0..<40 {
                let length = 4096
                let link = withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) {
                    buffer -> String? in
                    guard let base = buffer.baseAddress else { return nil }
                    let count = readlink(path, base, length)
                    guard count > 0 else { return nil }
                    base[count] = 0
                    return String(validatingCString: base)
                }
                guard let link else { break }
                let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
                path = link.hasPrefix("/") ? link : folder + link
            }
            return path
        }

        /// Whether the path names one of the process's own streams, whatever that leads to.
        private static func isDescriptor(_ path: String) -> Bool {
            path == "/dev/stdout" || path == "/dev/stderr" || path.hasPrefix("/dev/fd/")
                || path.hasPrefix("/proc/self/fd/")
        }
    }

    static func openStream(_ path: String) throws(OutputError) -> Int32 {
        while true {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR else { throw OutputError(path, code: errno) }
        }
    }

    /// A file without a name, which vanishes with its descriptor.
    static func openNameless(for name: String) throws(OutputError) -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        let temporary: Unfinished
        do {
            temporary = try Unfinished(beside: folder + "/stream", name: name)
        } catch {
            throw OutputError(name, "no temporary file in '\(folder)': \(error.reason)")
        }
        temporary.remove()
        return temporary.descriptor
    }
}

/// Writes everything; returns 0 or an `errno`.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
        let written = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if written < 0 {
            if errno == EINTR { continue }
            if errno == EAGAIN {
                // The stream was made non-blocking by another process that shares it.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
                continue
            }
            return errno
        }
        guard written > 0 else { return EIO }
        done += written
    }
    return 0
}

/// Copies a whole file to a stream; returns 0 or an `errno`.
func copyAll(from file: Int32, to stream: Int32) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer -> Int32 in
        var offset: off_t = 0
        while true {
            let got = pread(file, buffer.baseAddress, buffer.count, offset)
            if got < 0, errno == EINTR { continue }
            guard got >= 0 else { return errno }
            guard got > 0 else { return 0 }
            let code = writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<got]), to: stream)
            guard code == 0 else { return code }
            offset += off_t(got)
        }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that appears whole or not at all.
///
/// What is written goes to a file beside the target, which takes the target's place with `commit()`. Without that
/// call, nothing is left behind. A device, a FIFO or a standard stream can't be replaced: it is written as it comes,
/// or, with `isPatchable`, at the end.
public final class OutputFile {
    /// What is written, as it was named: a path, or "standard output".
    public let name: String
    /// How many bytes have been written.
    public private(set) var count: Int64 = 0
    /// Whether `patch(_:at:)` works.
    public let isPatchable: Bool

    /// How the bytes come to the target.
    private enum Route {
        /// Through a temporary file that is renamed.
        case rename(temporary: Unfinished, target: String)
        /// Through a nameless temporary file that is copied to the descriptor.
        case copy(to: Int32, ownsTarget: Bool)
        case direct(isOwned: Bool)
    }

    private var descriptor: Int32
    private var route: Route?

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: Where it is to be; its folder has to exist. A symbolic link is followed unless it is replaced.
    ///   - isPatchable: Whether bytes that are written already can be replaced before the end; needs no support by
    ///     the target.
    ///   - replacesLink: Whether a symbolic link at the path is replaced instead of followed.
    public convenience init(
        path: String, isPatchable: Bool = false, replacesLink: Bool = false
    ) throws(OutputError) {
        guard !path.isEmpty else { throw OutputError(path, "the path is empty") }
        guard !path.utf8.contains(0) else { throw OutputError(path, "the path holds a NUL") }
        switch try Target(path: path, replacesLink: replacesLink) {
        case .stream:
            let descriptor = try Self.openStream(path)
            try self.init(name: path, stream: descriptor, isOwned: true, isPatchable: isPatchable)
        case .file(let target, let mode):
            try self.init(name: path, target: target, mode: mode)
        }
    }

    /// Begins writing to standard output.
    public static func standardOutput(isPatchable: Bool = false) throws(OutputError) -> OutputFile {
        try OutputFile(
            name: "standard output", stream: STDOUT_FILENO, isOwned: false, isPatchable: isPatchable)
    }

    private init(name: String, stream: Int32, isOwned: Bool, isPatchable: Bool) throws(OutputError) {
        self.name = name
        self.isPatchable = isPatchable
        if isPatchable {
            do {
                descriptor = try Self.openNameless(for: name)
            } catch {
                if isOwned { close(stream) }
                throw error
            }
            route = .copy(to: stream, ownsTarget: isOwned)
        } else {
            descriptor = stream
            route = .direct(isOwned: isOwned)
        }
    }

    private init(name: String, target: String, mode: mode_t?) throws(OutputError) {
        let temporary = try Unfinished(beside: target, name: name)
        self.name = name
        isPatchable = true
        descriptor = temporary.descriptor
        route = .rename(temporary: temporary, target: target)
        // A file that is replaced keeps who may read it.
        if let mode { _ = fchmod(descriptor, mode & 0o777) }
    }

    deinit {
        discard()
    }

    /// Adds bytes at the end.
    public func write(_ bytes: [UInt8]) throws(OutputError) {
        let code = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
        guard code == 0 else { throw failure(code) }
        count += Int64(bytes.count)
    }

    /// Adds bytes at the end.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        let code = writeAll(bytes, to: descriptor)
        guard code == 0 else { throw failure(code) }
        count += Int64(bytes.count)
    }

    /// Replaces bytes that have been written.
    public func patch(_ bytes: [UInt8], at offset: Int64) throws(OutputError) {
        precondition(isPatchable, "only a patchable file can be patched")
        precondition(offset >= 0 && offset + Int64(bytes.count) <= count, "a patch lies in what is written")
        let code = bytes.withUnsafeBytes { (all: UnsafeRawBufferPointer) -> Int32 in
            var done = 0
            while done < all.count {
                let written = pwrite(
                    descriptor, all.baseAddress?.advanced(by: done), all.count - done,
                    off_t(offset) + off_t(done))
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return written < 0 ? errno : EIO }
                done += written
            }
            return 0
        }
        guard code == 0 else { throw failure(code) }
    }

    /// Puts the file in its place.
    public func commit() throws(OutputError) {
        guard let route else { return }
        switch route {
        case .rename(let temporary, let target):
            // Some file systems tell only now that there was no room.
            self.route = nil
            let closed = close(descriptor)
            guard closed == 0 else {
                let code = errno
                temporary.remove()
                throw OutputError(name, code: code)
            }
            guard rename(temporary.path, target) == 0 else {
                let code = errno
                temporary.remove()
                throw OutputError(name, code: code)
            }
            temporary.forget()
        case .copy(let stream, _):
            let code = copyAll(from: descriptor, to: stream)
            guard code == 0 else { throw failure(code) }
            try finishStream()
        case .direct:
            try finishStream()
        }
    }

    /// Leaves nothing behind, unless the file is already in its place.
    public func discard() {
        guard let route else { return }
        self.route = nil
        switch route {
        case .rename(let temporary, _):
            close(descriptor)
            temporary.remove()
        case .copy(let stream, let ownsTarget):
            close(descriptor)
            if ownsTarget { close(stream) }
        case .direct(let isOwned):
            if isOwned { close(descriptor) }
        }
    }

    private func finishStream() throws(OutputError) {
        guard let route else { return }
        self.route = nil
        var code: Int32 = 0
        switch route {
        case .copy(let stream, let ownsTarget):
            close(descriptor)
            if ownsTarget, close(stream) != 0 { code = errno }
        case .direct(let isOwned):
            if isOwned, close(descriptor) != 0 { code = errno }
        case .rename: break
        }
        guard code == 0 else { throw OutputError(name, code: code) }
    }

    private func failure(_ code: Int32) -> OutputError {
        discard()
        return OutputError(name, code: code)
    }
}

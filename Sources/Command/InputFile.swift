import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A document's bytes and how to speak of them.
struct InputFile: Sendable {
    /// The path as it was given, or `<stdin>`.
    let name: String
    let bytes: [UInt8]

    /// 512 MiB.
    static let limit = 512 << 20

    /// Reads a file, or standard input for `-`.
    init(path: String) throws(CommandFailure) {
        name = Self.name(of: path)
        bytes = try Self.contents(of: path)
        guard !bytes.isEmpty else { throw .failure("the file is empty") }
        guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
            throw .failure("it is in UTF-16", hint: "save it as UTF-8")
        }
        guard !Self.isBinary(bytes) else {
            throw .failure("it is a binary file", hint: "a document is YAML or JSON in UTF-8")
        }
    }

    /// The bytes of a file of any kind, or of standard input for `-`.
    ///
    /// - Parameter kind: what it should be, for the message about a folder.
    static func contents(of path: String, kind: String = "a document") throws(CommandFailure) -> [UInt8] {
        let descriptor = try openDescriptor(path, kind: kind)
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_size <= Self.limit else { throw .tooLarge }
        return try read(descriptor, expecting: max(0, Int(status.st_size)))
    }

    /// Opens an input of any kind but a folder; standard input, for `-`, is open already.
    static func openDescriptor(_ path: String, kind: String = "a document") throws(CommandFailure) -> Int32 {
        let descriptor = path == "-" ? STDIN_FILENO : try open(path)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return descriptor }
        if descriptor != STDIN_FILENO { close(descriptor) }
        throw .failure("it is a folder, not \(kind)", hint: "name a file in it")
    }

    /// How an input is named in messages.
    static func name(of path: String) -> String { path == "-" ? "<stdin>" : path }

    private static func open(_ path: String) throws(CommandFailure) -> Int32 {
        while true {
            #if canImport(Glibc)
                let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
            #else
                let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
            #endif
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR else { throw .unreadable(errno) }
        }
    }

    private static func read(_ descriptor: Int32, expecting size: Int) throws(CommandFailure) -> [UInt8] {
        var all: [UInt8] = []
        // One byte more than there should be: the end shows itself without another buffer.
        var capacity = size > 0 ? size + 1 : 1 << 16
        while true {
            var code: Int32 = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                while count < buffer.count {
                    #if canImport(Glibc)
                        let got = Glibc.read(
                            descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                    #else
                        let got = Darwin.read(
                            descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                    #endif
                    if got < 0, errno == EINTR { continue }
                    if got < 0 { code = errno }
                    guard got > 0 else { return }
                    count += got
                }
            }
            guard code == 0 else { throw .unreadable(code) }
            if all.isEmpty { all = chunk } else { all += chunk }
            guard all.count <= limit else { throw .tooLarge }
            guard chunk.count == capacity else { return all }
            capacity = 1 << 20
        }
    }

    /// Whether the beginning can't be a text: several NULs, as pictures and programs have them.
    ///
    /// A single stray NUL is left to the parser, which knows its place.
    private static func isBinary(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(1024).count { $0 == 0 } > 3
    }
}

extension CommandFailure {
    fileprivate static func unreadable(_ code: Int32) -> CommandFailure {
        .failure("can't read it: \(systemErrorText(code))")
    }

    fileprivate static var tooLarge: CommandFailure {
        .failure("it is larger than \(InputFile.limit >> 20) MiB")
    }
}

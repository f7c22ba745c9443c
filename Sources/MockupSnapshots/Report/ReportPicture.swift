#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A PNG file that a report shows.
struct ReportPicture: Sendable {
    enum Source: Sendable, Hashable {
        case bytes([UInt8])
        /// A path, relative to the working folder.
        case file(String)
    }

    var source: Source
    /// In pixels, as the file says.
    var size: PixelSize

    /// - Returns: `nil` for bytes that are no PNG file.
    init?(bytes: [UInt8]) {
        guard let size = Self.size(ofPNG: bytes) else { return nil }
        source = .bytes(bytes)
        self.size = size
    }

    /// - Returns: `nil` when there is no PNG file.
    init?(path: String) {
        guard let head = FileBytes.head(of: path, count: 24), let size = Self.size(ofPNG: head) else {
            return nil
        }
        source = .file(path)
        self.size = size
    }

    /// The file's bytes; `nil` when it has gone meanwhile or is too large to show.
    var bytes: [UInt8]? {
        switch source {
        case .bytes(let bytes): bytes
        case .file(let path): FileBytes.contents(of: path, limit: Self.limit)
        }
    }

    /// 256 MiB: larger pictures are not shown.
    static let limit = 256 << 20

    /// The size in a PNG file's header (PNG specification, 11.2.1).
    static func size(ofPNG bytes: [UInt8]) -> PixelSize? {
        let start: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        ]
        guard bytes.count >= 24, bytes.starts(with: start) else { return nil }
        let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
        guard width > 0, height > 0 else { return nil }
        return PixelSize(width: width, height: height)
    }
}

/// Reading files.
enum FileBytes {
    /// The first bytes; fewer when the file is shorter, `nil` when it can't be read.
    static func head(of path: String, count: Int) -> [UInt8]? {
        read(path, limit: count, isWhole: false)
    }

    /// All the bytes; `nil` when the file can't be read or is longer than the limit.
    static func contents(of path: String, limit: Int) -> [UInt8]? {
        read(path, limit: limit, isWhole: true)
    }

    private static func read(_ path: String, limit: Int, isWhole: Bool) -> [UInt8]? {
        guard !path.utf8.contains(0) else { return nil }
        // A FIFO would wait for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard !isWhole || size <= limit else { return nil }
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: min(size, limit)) { buffer, count in
            while count < buffer.count {
                #if canImport(Glibc)
                    let got = Glibc.read(
                        descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                #else
                    let got = Darwin.read(
                        descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                #endif
                if got < 0, errno == EINTR { continue }
                failed = got < 0
                guard got > 0 else { return }
                count += got
            }
        }
        return failed ? nil : bytes
    }
}

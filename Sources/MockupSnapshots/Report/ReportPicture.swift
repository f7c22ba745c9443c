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
        guard let head = try? StoreFile.bytes(of: path, first: 24), let size = Self.size(ofPNG: head) else {
            return nil
        }
        source = .file(path)
        self.size = size
    }

    /// The file's bytes; `nil` when it has gone meanwhile or is too large to show.
    var bytes: [UInt8]? {
        switch source {
        case .bytes(let bytes): bytes
        case .file(let path): try? StoreFile.bytes(of: path)
        }
    }

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

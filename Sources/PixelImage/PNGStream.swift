/// Writes a PNG file from bands, in order, at constant memory.
///
/// The height may be told at the start, or be found out on the way: then whatever the sink fills must be patched,
/// `format.headerChunk(height:)` at `PNGFormat.headerChunkOffset`, when `finish` has told the height.
public struct PNGStream: ~Copyable {
    public typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    public let format: PNGFormat
    /// Rows written so far.
    public private(set) var rowCount = 0
    private let height: Int?
    private var checksum = Adler32()
    private let sink: Sink

    /// A zlib stream with a window of 32 KiB, said to be made fast.
    static let streamStart: [UInt8] = [0x78, 0x01]
    /// An empty block that is the stream's last; the checksum of all bands follows.
    static let streamEnd: [UInt8] = [0x03, 0x00]

    /// Starts a file and writes all that comes before its pixels.
    ///
    /// - Parameters:
    ///   - height: the rows of the whole picture; `nil` writes a header for one row, to be patched.
    ///   - sink: takes the file's bytes, one piece after another.
    public init(format: PNGFormat, height: Int?, sink: @escaping Sink) throws {
        self.format = format
        self.height = height
        self.sink = sink
        let start = try format.fileStart(height: height ?? 1) + PNGChunk.bytes("IDAT", Self.streamStart)
        try start.withUnsafeBytes(sink)
    }

    public mutating func append(_ band: PNGBand) throws {
        guard band.format == format else {
            throw PixelImageError.mismatchedBand("a band of another format than the file's")
        }
        let limit = height ?? PNGFormat.heightLimit
        guard band.rowCount <= limit - rowCount else {
            throw PixelImageError.mismatchedBand("more than the \(limit) rows that there can be")
        }
        rowCount += band.rowCount
        checksum.append(band.checksum)
        try band.chunk.withUnsafeBytes(sink)
    }

    /// Ends the file.
    ///
    /// - Returns: the picture's height in pixels.
    @discardableResult
    public consuming func finish() throws -> Int {
        guard rowCount > 0, rowCount == height ?? rowCount else {
            throw PixelImageError.mismatchedBand("\(rowCount) rows of \(height ?? 1)")
        }
        var end = Self.streamEnd
        end.append(bigEndian: checksum.value)
        try (PNGChunk.bytes("IDAT", end) + PNGChunk.bytes("IEND", [])).withUnsafeBytes(sink)
        return rowCount
    }
}

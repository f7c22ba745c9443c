import CISAL

/// ISA-L's deflate, kept warm for one block of data after another.
struct Deflater: ~Copyable {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: UnsafeMutablePointer<UInt8>

    init() {
        stream = .allocate(capacity: 1)
        levelBuffer = .allocate(capacity: Int(isal_level1_buffer_size))
    }

    deinit {
        stream.deallocate()
        levelBuffer.deallocate()
    }

    /// Room that is enough for any `count` bytes, compressible or not.
    static func bound(_ count: Int) -> Int { count + (count / 0xFFFF + 1) * 5 + 64 }

    /// Deflate blocks that depend on nothing before them and end on a byte, none of them the last of a stream.
    ///
    /// - Returns: how many bytes of `output` are used; `output` is at least `bound(input.count)` long.
    func deflate(
        _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        isal_deflate_init(stream)
        stream.pointee.level = 1
        stream.pointee.level_buf = levelBuffer
        stream.pointee.level_buf_size = isal_level1_buffer_size
        stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
        stream.pointee.flush = UInt16(FULL_FLUSH)
        stream.pointee.end_of_stream = 0
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let status = isal_deflate(stream)
        let isComplete = status == COMP_OK && stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0
        return isComplete ? Int(stream.pointee.total_out) : Deflater.store(input, into: output)
    }

    /// The same, uncompressed: for what compression would only make longer.
    static func store(
        _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var (read, written) = (0, 0)
        while read < input.count {
            let length = min(0xFFFF, input.count - read)
            let header: [Int] = [0, length & 0xFF, length >> 8, ~length & 0xFF, ~length >> 8 & 0xFF]
            for byte in header {
                output[written] = UInt8(byte)
                written += 1
            }
            UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(output)[written...])
                .copyMemory(
                    from: UnsafeRawBufferPointer(
                        rebasing: UnsafeRawBufferPointer(input)[read..<read + length]))
            read += length
            written += length
        }
        return written
    }
}

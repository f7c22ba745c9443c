/// Deflate blocks of data as they are, for what compression would only make longer.
enum StoredBlocks {
    /// How many bytes some bytes take.
    static func size(of count: Int) -> Int { count + (count + 0xFFFE) / 0xFFFF * 5 }

    /// Room enough for `count` bytes, compressed or not, and for what is found to be too long.
    static func bound(_ count: Int) -> Int { size(of: count) + 1024 }

    /// Writes the blocks, none of them the last of a stream.
    ///
    /// - Parameter output: has room for `size(of:)` bytes.
    /// - Returns: how many bytes of it are used.
    static func write(
        _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
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

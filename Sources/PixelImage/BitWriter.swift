/// Writes bits as deflate packs them: the first into the lowest bit of a byte.
struct BitWriter {
    /// Has room for eight bytes more than are written.
    private let target: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    init(target: UnsafeMutablePointer<UInt8>) {
        self.target = target
    }

    /// - Parameter count: at most 48.
    @inline(__always)
    mutating func write(_ value: UInt64, count newBits: UInt64) {
        bits |= value << bitCount
        bitCount &+= newBits
        UnsafeMutableRawPointer(target + count).storeBytes(of: bits.littleEndian, as: UInt64.self)
        count &+= Int(bitCount >> 3)
        // At most 55 bits are full bytes, so that the shift is by less than 64.
        bits >>= bitCount & ~7
        bitCount &= 7
    }

    /// An empty block that ends on a byte, and is not the stream's last.
    mutating func writeEmptyStoredBlock() {
        write(0, count: 3)
        if bitCount > 0 { write(0, count: 8 - bitCount) }
        write(0xFFFF_0000, count: 32)
    }
}

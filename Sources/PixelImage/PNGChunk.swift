import CDeflate

/// The frame of a PNG file's parts: length, name, data, CRC.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Bytes of a chunk that are not its data.
    static let overhead = 12

    static func bytes(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
        var chunk: [UInt8] = []
        chunk.reserveCapacity(data.count + overhead)
        chunk.append(bigEndian: UInt32(data.count))
        chunk.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: 4))
        chunk += data
        let crc = chunk.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + 4 }, $0.count - 4) }
        chunk.append(bigEndian: crc)
        return chunk
    }

    /// The CRC of a part of a file.
    static func checksum(_ data: [UInt8], _ range: Range<Int>) -> Int {
        data.withUnsafeBytes { bytes in
            Int(libdeflate_crc32(0, bytes.baseAddress.map { $0 + range.lowerBound }, range.count))
        }
    }
}

extension [UInt8] {
    mutating func append(bigEndian value: UInt32) {
        append(UInt8(truncatingIfNeeded: value >> 24))
        append(UInt8(truncatingIfNeeded: value >> 16))
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }
}

/// An Adler-32 checksum together with how many bytes it sums up, so that two can be joined.
struct Adler32: Hashable, Sendable {
    var value: UInt32 = 1
    var count: UInt64 = 0

    init() {}

    init(_ bytes: UnsafeRawBufferPointer) {
        value = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
        count = UInt64(bytes.count)
    }

    /// Goes on as if the other's bytes had followed.
    ///
    /// The low half is 1 + Σ bytes. The high half sums up the low ones, each of which the bytes before have raised
    /// by the same amount.
    mutating func append(_ other: Adler32) {
        let modulus: UInt64 = 65521
        let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let (otherLow, otherHigh) = (UInt64(other.value & 0xFFFF), UInt64(other.value >> 16))
        let newLow = (low + otherLow + modulus - 1) % modulus
        let newHigh = (high + otherHigh + (low + modulus - 1) % modulus * (other.count % modulus)) % modulus
        value = UInt32(newHigh << 16 | newLow)
        count += other.count
    }
}

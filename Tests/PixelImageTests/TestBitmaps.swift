import CDeflate
import Foundation

@testable import PixelImage

/// Numbers that look random and are the same every time.
struct Scrambler {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt32(truncatingIfNeeded: state >> 16)
    }
}

extension Bitmap {
    static func noise(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64 = 1) throws -> Bitmap {
        var scrambler = Scrambler(seed)
        let pixels = (0..<width * height).map { _ in
            opaque ? scrambler.next() | 0xFF00_0000 : PixelMath.premultiplied(scrambler.next())
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Flat areas, sharp edges and a little noise, as screens are.
    static func screen(_ width: Int, _ height: Int) throws -> Bitmap {
        var scrambler = Scrambler(7)
        let pixels = (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            if y % 132 == 131 { return 0xFFC6_C6C8 as UInt32 }
            return y % 44 > 12 && y % 44 < 28 && x % 9 < 4 && x > 60 ? scrambler.next() | 0xFFF0_F0F0 : .max
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Colours that flow into each other.
    static func soft(_ width: Int, _ height: Int) throws -> Bitmap {
        let pixels = (0..<width * height).map { index in
            let (x, y) = (index % width, index / width)
            return 0xFF00_0000 | UInt32((x * 5 + y) & 0xFF) << 16 | UInt32((x + y * 3) & 0xFF) << 8
                | UInt32(x * y / 16 & 0xFF)
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    func crop(_ rows: Range<Int>) -> [UInt32] {
        Array(pixels[rows.lowerBound * width..<rows.upperBound * width])
    }
}

/// The data of a PNG file's chunks, with every CRC checked bit by bit.
func chunks(_ png: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    struct Malformed: Error {}
    guard png.starts(with: PNGChunk.signature) else { throw Malformed() }
    var result: [(String, [UInt8])] = []
    var offset = 8
    while offset < png.count {
        guard offset + 12 <= png.count else { throw Malformed() }
        let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        guard offset + 12 + length <= png.count else { throw Malformed() }
        let body = png[offset + 4..<offset + 8 + length]
        let stated = png[offset + 8 + length..<offset + 12 + length].reduce(UInt32(0)) {
            $0 << 8 | UInt32($1)
        }
        guard bitwiseCRC(body) == stated else { throw Malformed() }
        result.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
        offset += 12 + length
    }
    return result
}

/// The CRC of the PNG specification, without tables.
func bitwiseCRC(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
        (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in
            value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
        }
    }
}

/// The checksum of RFC 1950, byte by byte.
func bytewiseAdler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
    }
    return high << 16 | low
}

/// A folder that is gone after use.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

/// Runs a program of the path.
func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
}

/// What a whole deflate stream holds, up to 2 MiB; `nil` if it is broken, or ends before the bytes do.
func inflated(_ stream: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var (used, written) = (0, 0)
    var isRight = false
    let result = [UInt8](unsafeUninitializedCapacity: 1 << 21) { buffer, count in
        isRight =
            libdeflate_deflate_decompress_ex(
                decompressor, stream, stream.count, buffer.baseAddress, buffer.count, &used, &written)
            == LIBDEFLATE_SUCCESS
        count = isRight ? written : 0
    }
    return isRight && used == stream.count ? result : nil
}

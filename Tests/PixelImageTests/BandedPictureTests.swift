import CDeflate
import Testing

@testable import PixelImage

/// Comparing files band by band finds what comparing whole pictures does.
@Suite struct BandedPictureTests {
    /// A band of the widest has fewer rows than a comparison looks at together.
    static let sizes = [(40, 30), (1170, 500), (3000, 150), (9000, 61), (20_000, 40)]

    @Test(arguments: sizes.indices, [true, false])
    func bandsCompareAsWholePicturesDo(_ size: Int, isOpaque: Bool) throws {
        let (width, height) = Self.sizes[size]
        var pixels = try Bitmap.screen(width, height).pixels
        if !isOpaque { pixels[0] = 0x4020_1000 }
        let before = try Bitmap(width: width, height: height, pixels: pixels)
        // Single pixels, an area over several bands, and a shift in the last rows.
        var scrambler = Scrambler(3)
        for _ in 0..<50 { pixels[1 + Int(scrambler.next()) % (pixels.count - 1)] = 0xFF00_0000 }
        for y in height / 3..<height / 2 {
            for x in width / 4..<width / 2 { pixels[y * width + x] ^= 0x00FF_FF00 }
        }
        for index in (height - 5) * width..<height * width - 1 { pixels[index] = pixels[index + 1] }
        let after = try Bitmap(width: width, height: height, pixels: pixels)
        let files = (try before.png(), try after.png())
        let pair = try ImagePair(before: files.0, after: files.1)
        #expect(pair.scan != nil)
        let whole = ImagePair(before: before, after: after)
        for tolerance in [.exact, ComparisonTolerance(threshold: 0.1, ignoresAntialiasing: true)] {
            #expect(pair.compared(tolerance: tolerance) == whole.compared(tolerance: tolerance))
        }
        #expect(pair.compared() != .identical)
        let drawsAlike = try pair.differencePicture() == whole.differencePicture()
        #expect(drawsAlike)
        // Millions of pixels in a message help nobody.
        let isRead = pair.beforeBitmap == before && pair.afterBitmap == after
        #expect(isRead)
        #expect(try ImagePair(before: files.0, after: files.0).compared() == .identical)
    }

    @Test func oneThreadFindsWhatSeveralDo() throws {
        let before = try Bitmap.noise(5000, 60, opaque: true, seed: 1)
        var after = before
        after.withUnsafeMutablePixels { pixels in
            for y in [0, 25, 26, 59] { pixels[y * 5000 + 4999] ^= 1 }
        }
        let first = try #require(BandedPicture(before.png()))
        let second = try #require(BandedPicture(after.png()))
        #expect(first.bandCount == 3)
        for threads in [1, 2, 3, 9] {
            #expect(BandScan(first, second, threads: threads)?.differingRows == [0, 25, 26, 59])
            #expect(BandScan(first, nil, threads: threads)?.differingRows == [])
        }
    }

    /// A file of the same frame whose chunks are cut elsewhere, or refer to each other, is unpacked as a whole.
    @Test func chunksThatDoNotStandAloneAreLeftToOthers() throws {
        let before = try Bitmap.screen(5000, 60)
        var after = before
        after.withUnsafeMutablePixels { $0[7] = 0xFF12_3456 }
        let (original, other) = (try before.png(), try after.png())
        for cut in [-3, -1, 1, 2] {
            let moved = try Self.rechunked(original) { parts in
                // From one band's chunk to the next one's.
                if cut < 0 {
                    parts[2] = Array(parts[1].suffix(-cut)) + parts[2]
                    parts[1].removeLast(-cut)
                } else {
                    parts[1] += parts[2].prefix(cut)
                    parts[2].removeFirst(cut)
                }
            }
            let isSound = try Bitmap(png: moved) == before
            #expect(isSound)
            let pair = try ImagePair(before: moved, after: other)
            #expect(pair.scan == nil)
            #expect(pair.compared() == ImagePair(before: before, after: after).compared())
        }
        // The stream of a compressor that knows no bands, cut into as many chunks.
        let whole = try Self.rechunked(original) { parts in
            let structure = try PNGStructure(original)
            let rows = try #require(PackedRows(original, structure))
            let zlib = rows.withUnsafeBytes { Self.zlib($0) }
            let count = zlib.count - 6
            parts = [Array(zlib.prefix(2))]
            for part in 0..<3 { parts.append(Array(zlib[2 + count * part / 3..<2 + count * (part + 1) / 3])) }
            parts.append([0x03, 0x00] + zlib.suffix(4))
        }
        // Its own end comes before the frame's: what follows is no part of it, and readers may refuse the file.
        let pair = try? ImagePair(before: whole, after: other)
        #expect(pair?.scan == nil)
        let isRight = pair.map { $0.beforeBitmap == before } ?? true
        #expect(isRight)
    }

    @Test func damageInABandIsFoundAndNamed() throws {
        let bitmap = try Bitmap.noise(5000, 60, opaque: true, seed: 2)
        let good = try bitmap.png()
        for part in 1...3 {
            let bad = try Self.rechunked(good) { $0[part][$0[part].count / 2] ^= 0x55 }
            let error = #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: good, after: bad) }
            #expect(error?.before == nil && error?.after != nil)
            let both = #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: bad, after: bad) }
            #expect(both?.before != nil && both?.after != nil)
        }
        // A checksum that is wrong for pixels that are there is libpng's to forgive.
        let odd = try Self.rechunked(good) { $0[4][3] ^= 0x55 }
        let pair = try ImagePair(before: good, after: odd)
        #expect(pair.scan == nil)
        #expect(pair.compared() == .identical)
    }

    /// A chunk breaks off in a symbol that the bits of an end behind it would complete, and the checksum is right for
    /// what those would make of it.
    @Test func chunksBorrowNothingFromAnEndBehindThem() throws {
        let (width, value) = (400, UInt8(100))
        let height = 2 * PNGFormat.bandHeight(width: width)
        let gray = 0xFF00_0000 | UInt32(value) * 0x010101
        var pixels = [UInt32](repeating: gray, count: width * height)
        // The last byte of the first band is the literal 3, whose fixed code ends with the two bits that an end
        // begins with; the others of an end are the code for the block's.
        pixels[width * height / 2 - 1] = 0xFF00_0003 | UInt32(value) * 0x010100
        // Seven bytes of nine bits, so that the literal's last two begin a byte.
        for index in 0..<2 { pixels[index] = 0xFFC8_C8C8 }
        pixels[2] = 0xFFC8_6464
        let bitmap = try Bitmap(width: width, height: height, pixels: pixels)
        let good = try bitmap.png()
        let rows = try #require(PackedRows(good, PNGStructure(good)))
        let forged = try Self.rechunked(good) { parts in
            rows.withUnsafeBytes { parts[1] = Self.brokenOff($0.prefix($0.count / 2)) }
        }
        let structure = try PNGStructure(forged)
        let alone = inflated(Array(forged[structure.imageData[1]]) + PNGStream.streamEnd)
        #expect(alone?.count == height / 2 * (1 + width * 3), "it unpacks as if it were whole")
        #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: good, after: forged) }
        #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: forged, after: forged) }
        #expect(throws: PixelImageError.self) { try Bitmap(png: forged) }
    }

    /// Bytes as a last block with the fixed code, without its last nine bits.
    private static func brokenOff(_ bytes: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
        var bits: [UInt8] = [1, 1, 0]
        for byte in bytes {
            let (code, count) = byte < 144 ? (0x30 + Int(byte), 8) : (0x190 + Int(byte) - 144, 9)
            for place in (0..<count).reversed() { bits.append(UInt8(code >> place & 1)) }
        }
        #expect(bits.count % 8 == 2 && bits.suffix(2) == [1, 1])
        return stride(from: 0, to: bits.count - 2, by: 8).map { start in
            (0..<8).reduce(0) { $0 | bits[start + $1] << UInt8($1) }
        }
    }

    /// The file with other IDAT chunks, their checksums right.
    private static func rechunked(
        _ png: [UInt8], _ change: (inout [[UInt8]]) throws -> Void
    ) throws -> [UInt8] {
        let structure = try PNGStructure(png)
        var parts = structure.imageData.map { Array(png[$0]) }
        try change(&parts)
        let start = try #require(structure.imageData.first).lowerBound - 8
        return png[..<start] + parts.flatMap { PNGChunk.bytes("IDAT", $0) } + PNGChunk.bytes("IEND", [])
    }

    private static func zlib(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(
                compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
        }
    }
}

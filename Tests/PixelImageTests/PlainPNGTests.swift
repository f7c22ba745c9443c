import Testing

@testable import PixelImage

/// The short way for plain files: it must read what libpng reads, and leave to libpng what it can't.
@Suite struct PlainPNGTests {
    private func isPacked(_ png: [UInt8]) throws -> Bool {
        if case .packed = try DecodedPicture(png).content { true } else { false }
    }

    private func byLibrary(_ png: [UInt8]) throws -> Bitmap {
        let structure = try PNGStructure(png)
        return try Bitmap(pngThroughLibrary: png, width: structure.width, height: structure.height)
    }

    /// A file of colour type 2 or 6 with chosen filters; its data are stored in two IDAT chunks.
    static func file(
        _ bitmap: Bitmap, channels: Int, filters: [UInt8], extra: [UInt8] = [], depth: UInt8 = 8
    ) -> [UInt8] {
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(bitmap.width))
        header.append(bigEndian: UInt32(bitmap.height))
        header += [depth, channels == 3 ? 2 : 6, 0, 0, 0]
        var rows: [UInt8] = []
        var above = [UInt8](repeating: 0, count: bitmap.width * channels)
        for y in 0..<bitmap.height {
            let row = bitmap.crop(y..<y + 1).flatMap { pixel -> [UInt8] in
                let plain = PixelMath.unpremultiplied(pixel)
                return [16, 8, 0, 24].prefix(channels).map { UInt8(plain >> $0 & 0xFF) }
            }
            let filter = filters[y % filters.count]
            rows.append(filter)
            for (index, byte) in row.enumerated() {
                let a = index >= channels ? Int(row[index - channels]) : 0
                let b = Int(above[index])
                let c = index >= channels ? Int(above[index - channels]) : 0
                let nearest = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
                rows.append(byte &- UInt8(truncatingIfNeeded: [0, a, b, (a + b) / 2, nearest][Int(filter)]))
            }
            above = row
        }
        var zlib: [UInt8] = [0x78, 0x01]
        var rest = rows[...]
        while !rest.isEmpty {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
            zlib += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
        }
        zlib.append(bigEndian: bytewiseAdler(rows))
        return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + extra
            + PNGChunk.bytes("IDAT", Array(zlib.prefix(7))) + PNGChunk.bytes("IDAT", Array(zlib.dropFirst(7)))
            + PNGChunk.bytes("IEND", [])
    }

    @Test(arguments: [3, 4], [[0], [1], [2], [3], [4], [4, 1, 3, 0, 2]] as [[UInt8]])
    func everyFilterIsUndone(channels: Int, filters: [UInt8]) throws {
        for width in [1, 2, 3, 8, 31] {
            let bitmap = try Bitmap.noise(width, 11, opaque: channels == 3, seed: UInt64(width))
            let png = Self.file(bitmap, channels: channels, filters: filters)
            #expect(try isPacked(png))
            let read = try Bitmap(png: png)
            #expect(read.pixels == bitmap.pixels)
            #expect(read.isOpaque == bitmap.isOpaque)
            #expect(try byLibrary(png).pixels == bitmap.pixels)
        }
    }

    @Test func ourFilesGoTheShortWay() throws {
        for bitmap in [try Bitmap.screen(300, 200), try .noise(40, 30, opaque: false)] {
            #expect(try isPacked(bitmap.png(scale: 3)))
            #expect(try isPacked(bitmap.compactPNG(scale: 3)))
            #expect(try isPacked(bitmap.compactPNG(filtered: true)))
        }
    }

    @Test func opaqueRGBAIsKnownToBe() throws {
        let bitmap = try Bitmap.noise(9, 5, opaque: true)
        let read = try Bitmap(png: Self.file(bitmap, channels: 4, filters: [0]))
        #expect(read.isOpaque && read == bitmap)
    }

    @Test func whatChangesColoursIsLeftToTheLibrary() throws {
        let bitmap = try Bitmap.noise(9, 5, opaque: true)
        let gamma = PNGChunk.bytes("gAMA", [0, 1, 0x86, 0xA0])
        let key = PNGChunk.bytes("tRNS", [0, 1, 0, 2, 0, 3])
        let text = PNGChunk.bytes("tEXt", Array("Comment\0x".utf8))
        for (extra, packed) in [(gamma, false), (key, false), (text, true)] {
            let png = Self.file(bitmap, channels: 3, filters: [0], extra: extra)
            #expect(try isPacked(png) == packed)
            #expect(try Bitmap(png: png) == byLibrary(png))
        }
        // A gamma of 1.0 makes dark colours lighter.
        let linear = Self.file(bitmap, channels: 3, filters: [0], extra: gamma)
        #expect(try Bitmap(png: linear).pixels != bitmap.pixels)
    }

    @Test func wrongSumsAreNotAccepted() throws {
        var png = try Bitmap.screen(20, 20).png()
        // The last byte of the Adler sum, with the chunk's CRC mended: 12 bytes of IEND and 4 of CRC follow.
        let place = png.count - 17
        png[place] ^= 1
        let sum = UInt32(PNGChunk.checksum(png, place - 9..<place + 1))
        var crc: [UInt8] = []
        crc.append(bigEndian: sum)
        png.replaceSubrange(place + 1..<place + 5, with: crc)
        #expect(try chunks(png).last?.name == "IEND")
        let rows = try PackedRows(png, PNGStructure(png))
        #expect(rows == nil)
    }

    @Test func tinyFilesThatClaimMuchAreRefusedAtOnce() throws {
        // 8000 × 8000 would be allowed, but 100 bytes of data can't make them.
        var header: [UInt8] = []
        header.append(bigEndian: 8000)
        header.append(bigEndian: 8000)
        for (depth, color) in [(8, 2), (8, 6), (16, 6), (8, 3), (1, 0), (16, 0)] as [(UInt8, UInt8)] {
            let png =
                PNGChunk.signature + PNGChunk.bytes("IHDR", header + [depth, color, 0, 0, 0])
                + PNGChunk.bytes("IDAT", [UInt8](repeating: 0, count: 100)) + PNGChunk.bytes("IEND", [])
            #expect {
                try Bitmap(png: png)
            } throws: {
                ($0 as? PixelImageError)?.description.contains("can't hold 8000 × 8000 pixels") ?? false
            }
        }
    }

    @Test func flatPicturesOfAnySizeAreNotTakenForLies() throws {
        for bitmap in [
            try Bitmap(width: 1000, height: 1000, filledWith: .max), try Bitmap(width: 1000, height: 700),
        ] {
            #expect(try Bitmap(png: bitmap.compactPNG(level: 12)) == bitmap)
        }
    }
}

/// Files that are damaged in every way: nothing crashes, and the two readers never disagree.
@Suite struct PNGFuzzTests {
    /// What damage is done to.
    private static func seeds() throws -> [[UInt8]] {
        let (opaque, clear) = (
            try Bitmap.noise(13, 9, opaque: true), try Bitmap.noise(7, 11, opaque: false)
        )
        return try [
            opaque.png(scale: 2), clear.png(), Bitmap.screen(40, 30).compactPNG(),
            clear.compactPNG(filtered: true),
            PlainPNGTests.file(opaque, channels: 3, filters: [4, 3, 2, 1, 0]),
        ]
    }

    /// Puts right the checksum of every chunk whose length makes sense, so that damage gets past them.
    private static func mend(_ png: inout [UInt8]) {
        var offset = 8
        while offset + 12 <= png.count {
            let length = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard offset + 12 + length <= png.count else { return }
            var crc: [UInt8] = []
            crc.append(bigEndian: UInt32(PNGChunk.checksum(png, offset + 4..<offset + 8 + length)))
            png.replaceSubrange(offset + 8 + length..<offset + 12 + length, with: crc)
            offset += 12 + length
        }
    }

    private static func damage(_ png: inout [UInt8], _ scrambler: inout Scrambler) {
        for _ in 0...scrambler.next() % 3 {
            let place = Int(scrambler.next()) % png.count
            switch scrambler.next() % 6 {
            case 0: png[place] ^= 1 << UInt8(scrambler.next() % 8)
            case 1: png[place] = [0, 1, 0x7F, 0x80, 0xFF][Int(scrambler.next() % 5)]
            case 2: png.removeLast(min(png.count - 1, Int(scrambler.next() % 20)))
            case 3: png.remove(at: place == 0 ? png.count - 1 : place)
            case 4: png.insert(UInt8(truncatingIfNeeded: scrambler.next()), at: place)
            default:
                // The header: sizes, depth, colour type, interlacing.
                if png.count > 29 { png[16 + Int(scrambler.next() % 13)] = UInt8(scrambler.next() % 20) }
            }
            if png.count < 2 { return }
        }
    }

    @Test func damagedFilesAreReadOrRefused() throws {
        var scrambler = Scrambler(2024)
        var (read, refused) = (0, 0)
        let seeds = try Self.seeds()
        for round in 0..<6000 {
            var png = seeds[round % seeds.count]
            Self.damage(&png, &scrambler)
            if round % 4 != 0 { Self.mend(&png) }
            do {
                let picture = try DecodedPicture(png)
                #expect(picture.width * picture.height == picture.bitmap().pixels.count)
                read += 1
                guard case .packed = picture.content else { continue }
                let byLibrary = try Bitmap(
                    pngThroughLibrary: png, width: picture.width, height: picture.height)
                #expect(byLibrary.pixels == picture.bitmap().pixels, "round \(round)")
            } catch {
                refused += 1
            }
        }
        // Both happen, or the damage is too small or too great to show anything.
        #expect(read > 300 && refused > 1000, "\(read) read, \(refused) refused")
    }

    @Test func damagedPairsAreComparedOrRefused() throws {
        var scrambler = Scrambler(7)
        let seeds = try Self.seeds()
        for round in 0..<500 {
            let before = seeds[round % seeds.count]
            var after = seeds[(round / 5) % seeds.count]
            Self.damage(&after, &scrambler)
            Self.mend(&after)
            guard let pair = try? ImagePair(before: before, after: after) else { continue }
            let result = pair.compared(tolerance: ComparisonTolerance(threshold: 0.1))
            #expect(result != .identical || pair.beforeBitmap == pair.afterBitmap)
            _ = try? pair.differencePicture()
        }
    }
}

@Suite struct PNGPairTests {
    @Test func packedAndUnpackedPicturesCompareAlike() throws {
        for (seed, opaque) in [(1, true), (2, false), (3, true), (4, false)] as [(UInt64, Bool)] {
            let before = try Bitmap.noise(33, 300, opaque: opaque, seed: seed)
            var after = before
            var scrambler = Scrambler(seed)
            after.withUnsafeMutablePixels { pixels in
                for _ in 0..<200 {
                    let place = Int(scrambler.next()) % pixels.count
                    pixels[place] = opaque ? scrambler.next() | 0xFF00_0000 : 0
                }
            }
            let tolerance = ComparisonTolerance(threshold: 0.1, ignoresAntialiasing: true)
            let files = try ImagePair(before: before.png(), after: after.png())
            let bitmaps = ImagePair(before: before, after: after)
            #expect(files.compared(tolerance: tolerance) == bitmaps.compared(tolerance: tolerance))
            #expect(files.compared() == bitmaps.compared())
            #expect(try files.differencePicture() == bitmaps.differencePicture())
            let mixed = ImagePair(
                before: try Bitmap(png: before.png()),
                after: try Bitmap(png: after.compactPNG(filtered: true)))
            #expect(mixed.compared() == bitmaps.compared())
        }
    }

    @Test func otherFilesOfTheSamePixelsAreIdentical() throws {
        let bitmap = try Bitmap.screen(300, 200)
        let pair = try ImagePair(before: bitmap.png(), after: bitmap.compactPNG(filtered: true))
        #expect(pair.compared() == .identical)
        let rgba = PlainPNGTests.file(bitmap, channels: 4, filters: [1])
        #expect(try ImagePair(before: bitmap.png(), after: rgba).compared() == .identical)
    }

    @Test func coloursThatNobodySeesDoNotDiffer() throws {
        func pixel(_ red: UInt8) -> [UInt8] {
            let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]
            let row: [UInt8] = [0, red, 0, 0, 0]
            var zlib: [UInt8] = [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF] + row
            zlib.append(bigEndian: bytewiseAdler(row))
            return PNGChunk.signature + PNGChunk.bytes("IHDR", header) + PNGChunk.bytes("IDAT", zlib)
                + PNGChunk.bytes("IEND", [])
        }
        #expect(try ImagePair(before: pixel(0), after: pixel(200)).compared() == .identical)
    }

    @Test func everyUnreadableFileIsNamed() throws {
        let good = try Bitmap.screen(5, 5).png()
        let error = #expect(throws: ImagePair.Unreadable.self) {
            try ImagePair(before: Array("GIF89a".utf8), after: Array(good.dropLast(3)))
        }
        #expect(error == ImagePair.Unreadable(before: .notPNG, after: .truncatedPNG))
        let second = #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: good, after: []) }
        #expect(second == ImagePair.Unreadable(before: nil, after: .notPNG))
        let both = #expect(throws: ImagePair.Unreadable.self) { try ImagePair(before: [1], after: [1]) }
        #expect(both?.before == .notPNG && both?.after == .notPNG)
    }
}

/// A look at a PNG file's chunks before its picture is unpacked.
struct PNGStructure {
    /// Pixels.
    private(set) var width = 0
    private(set) var height = 0
    /// What IHDR says of bits a sample, colour type and interlacing.
    private(set) var depth: UInt8 = 0
    private(set) var colorType: UInt8 = 0
    private(set) var isInterlaced = false
    /// Where the data of the IDAT chunks lie.
    private(set) var imageData: [Range<Int>] = []
    /// Whether every chunk's checksum is right, and none but the known ones can have a say in the colours.
    private(set) var isPlain = true

    /// 3 or 4 for the bytes of a pixel in a file that is unpacked without libpng; `nil` for all others.
    var packedChannels: Int? {
        guard isPlain, depth == 8, !isInterlaced else { return nil }
        return colorType == 2 ? 3 : colorType == 6 ? 4 : nil
    }

    /// - Throws: what a reader needs no look at the picture for: `notPNG`, `truncatedPNG`, `damagedPNG`, or
    ///   `tooLarge`.
    init(_ data: [UInt8]) throws(PixelImageError) {
        let signature = PNGChunk.signature
        guard data.starts(with: signature) else {
            throw !data.isEmpty && signature.starts(with: data) ? .truncatedPNG : .notPNG
        }
        guard data.count >= 33 else { throw .truncatedPNG }
        guard Self.number(data, at: 8) == 13, Self.name(data, at: 12) == .header else {
            throw .damagedPNG("its first chunk is not IHDR")
        }
        (width, height) = (Self.number(data, at: 16), Self.number(data, at: 20))
        (depth, colorType, isInterlaced) = (data[24], data[25], data[28] != 0)
        _ = try Bitmap.pixelCount(width: width, height: height)
        isPlain = data[26] == 0 && data[27] == 0
        try scan(data)
        guard !imageData.isEmpty else { throw .damagedPNG("it has no IDAT chunk") }
        let dataLength = imageData.reduce(0) { $0 + $1.count }
        guard dataLength >= leastDataLength else {
            throw .damagedPNG("\(dataLength) bytes of data can't hold \(width) × \(height) pixels")
        }
    }

    /// Deflate makes at most 1032 bytes of one, so a tiny file that claims many pixels is known to lie before any
    /// memory is spent on it.
    private var leastDataLength: Int {
        let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1
        return width * height * samples * max(1, Int(depth)) / 8 / 1032
    }

    private mutating func scan(_ data: [UInt8]) throws(PixelImageError) {
        var offset = 8
        while offset + PNGChunk.overhead <= data.count {
            let length = Self.number(data, at: offset)
            guard length <= data.count - offset - PNGChunk.overhead else { throw .truncatedPNG }
            let (name, body) = (Self.name(data, at: offset + 4), offset + 8..<offset + 8 + length)
            let stated = Self.number(data, at: body.upperBound)
            if PNGChunk.checksum(data, offset + 4..<body.upperBound) != stated { isPlain = false }
            switch name {
            case .header: if offset != 8 { isPlain = false }
            case .data:
                // Only neighbours make up a stream.
                if let last = imageData.last, last.upperBound + PNGChunk.overhead != body.lowerBound {
                    isPlain = false
                }
                imageData.append(body)
            case .end: return
            default: if !ChunkName.harmless.contains(name) { isPlain = false }
            }
            offset = body.upperBound + 4
        }
        throw .truncatedPNG
    }

    private static func number(_ data: [UInt8], at offset: Int) -> Int {
        Int(data[offset]) << 24 | Int(data[offset + 1]) << 16 | Int(data[offset + 2]) << 8
            | Int(data[offset + 3])
    }

    private static func name(_ data: [UInt8], at offset: Int) -> ChunkName {
        ChunkName(rawValue: UInt32(number(data, at: offset)))
    }
}

/// A chunk's four letters.
private struct ChunkName: RawRepresentable, Hashable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ letters: StaticString) {
        rawValue = UnsafeBufferPointer(start: letters.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    static let header = ChunkName("IHDR")
    static let data = ChunkName("IDAT")
    static let end = ChunkName("IEND")
    /// Those that change no colour of an RGB or RGBA picture.
    static let harmless: Set<ChunkName> = [
        ChunkName("sRGB"), ChunkName("pHYs"), ChunkName("tEXt"), ChunkName("zTXt"), ChunkName("iTXt"),
        ChunkName("tIME"), ChunkName("eXIf"), ChunkName("sBIT"),
        ChunkName("bKGD"), ChunkName("acTL"), ChunkName("fcTL"), ChunkName("fdAT"),
    ]
}

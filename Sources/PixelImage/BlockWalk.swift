/// A way through deflate blocks (RFC 1951) that doesn't unpack them, to learn whether they end where the data do.
///
/// An inflater can't tell: it may take what stands behind the data for the rest of a symbol that they break off in.
/// What a block holds, such as how far back a match lies, is left to the inflater.
struct BlockWalk: ~Copyable {
    /// How many bytes behind the data must be there to be read.
    static let slack = 8

    private let symbols = CodeTable(indexBits: 11, capacity: DeflateCode.literalAndLengthCount)
    private let distances = CodeTable(indexBits: 8, capacity: DeflateCode.distanceCount)
    private let lengthCodes = CodeTable(indexBits: 7, capacity: 19)

    /// Whether the data are whole blocks, none of them the last of a stream, the last one ending where they do.
    ///
    /// Blocks that `PixelDeflater` and `StoredBlocks` don't write are refused: those with the fixed code, or with one
    /// that isn't complete.
    ///
    /// - Parameter data: `count` bytes and `slack` more.
    func isWhole(_ data: UnsafePointer<UInt8>, count: Int) -> Bool {
        var reader = BitReader(data, count: count)
        while !reader.isAtEnd {
            reader.refill()
            guard reader.take(1) == 0 else { return false }
            switch reader.take(2) {
            case 0: guard reader.skipStoredBlock() else { return false }
            case 2: guard readCodes(&reader), skipSymbols(&reader) else { return false }
            default: return false
            }
        }
        return count > 0
    }

    private func skipSymbols(_ reader: inout BitReader) -> Bool {
        while true {
            // A symbol, a distance and what follows them are at most 48 bits.
            reader.refill()
            if reader.hasOverrun { return false }
            let entry = symbols.entry(reader.bits)
            reader.drop(entry.bitCount)
            switch entry.kind {
            case .literal: break
            case .length: reader.drop(distances.entry(reader.bits).bitCount)
            case .endOfBlock: return !reader.hasOverrun
            }
        }
    }

    private func readCodes(_ reader: inout BitReader) -> Bool {
        let counts = (Int(reader.take(5)) + 257, Int(reader.take(5)) + 1, Int(reader.take(4)) + 4)
        guard counts.0 <= DeflateCode.literalAndLengthCount, counts.1 <= DeflateCode.distanceCount else {
            return false
        }
        var lengths = [UInt8](repeating: 0, count: 19)
        for symbol in DeflateCode.codeLengthOrder[..<counts.2] {
            reader.refill()
            lengths[symbol] = UInt8(truncatingIfNeeded: reader.take(3))
        }
        guard lengthCodes.fill(lengths[...], { CodeTable.Entry(symbol: $0) }),
            let all = readLengths(counts.0 + counts.1, &reader), all[DeflateCode.endOfBlock] > 0
        else { return false }
        return symbols.fill(all[..<counts.0], CodeTable.Entry.init(literalOrLength:))
            && distances.fill(all[counts.0...], CodeTable.Entry.init(distance:))
    }

    /// The lengths of both codes.
    private func readLengths(_ count: Int, _ reader: inout BitReader) -> [UInt8]? {
        var lengths: [UInt8] = []
        lengths.reserveCapacity(count)
        while lengths.count < count {
            reader.refill()
            if reader.hasOverrun { return nil }
            let entry = lengthCodes.entry(reader.bits)
            reader.drop(entry.bitCount)
            let repetition: (value: UInt8, count: Int)
            switch entry.symbol {
            case 16:
                guard let last = lengths.last else { return nil }
                repetition = (last, 3 + Int(reader.take(2)))
            case 17: repetition = (0, 3 + Int(reader.take(3)))
            case 18: repetition = (0, 11 + Int(reader.take(7)))
            default: repetition = (UInt8(truncatingIfNeeded: entry.symbol), 1)
            }
            guard repetition.count <= count - lengths.count else { return nil }
            lengths.append(contentsOf: repeatElement(repetition.value, count: repetition.count))
        }
        return lengths
    }
}

/// Reads bits as deflate packs them; behind the data there are zeros.
private struct BitReader {
    private let data: UnsafePointer<UInt8>
    private let count: Int
    private var next = 0
    private(set) var bits: UInt64 = 0
    private var bitCount = 0

    init(_ data: UnsafePointer<UInt8>, count: Int) {
        (self.data, self.count) = (data, count)
    }

    private var position: Int { next &* 8 &- bitCount }
    var isAtEnd: Bool { position == count &* 8 }
    /// Whether more was taken than there is.
    var hasOverrun: Bool { position > count &* 8 }

    /// Makes at least 56 bits ready.
    @inline(__always)
    mutating func refill() {
        if next < count {
            let more = UnsafeRawPointer(data + next).loadUnaligned(as: UInt64.self)
            bits |= UInt64(littleEndian: more) &<< UInt64(truncatingIfNeeded: bitCount)
        }
        next &+= (63 &- bitCount) &>> 3
        bitCount |= 56
    }

    @inline(__always)
    mutating func drop(_ count: Int) {
        bits &>>= UInt64(truncatingIfNeeded: count)
        bitCount &-= count
    }

    @inline(__always)
    mutating func take(_ count: Int) -> UInt64 {
        let value = bits & (1 &<< UInt64(truncatingIfNeeded: count) &- 1)
        drop(count)
        return value
    }

    /// From behind a block's first three bits to its end; false if it doesn't fit the data.
    mutating func skipStoredBlock() -> Bool {
        let start = (position + 7) / 8
        guard start + 4 <= count else { return false }
        let length = Int(data[start]) | Int(data[start + 1]) << 8
        let inverse = Int(data[start + 2]) | Int(data[start + 3]) << 8
        guard length ^ inverse == 0xFFFF, length <= count - start - 4 else { return false }
        (next, bits, bitCount) = (start + 4 + length, 0, 0)
        return true
    }
}

/// What the next bits mean in a Huffman code.
private struct CodeTable: ~Copyable {
    /// A symbol, or no more of it than a way through needs to know.
    struct Entry {
        enum Kind: UInt32 { case literal, length, endOfBlock }

        /// The bits of the symbol and those that follow it in the lowest byte, then its kind, then the symbol.
        fileprivate var word: UInt32

        private init(_ kind: Kind, symbol: Int, extraCount: Int) {
            word = UInt32(truncatingIfNeeded: symbol << 16 | extraCount) | kind.rawValue << 8
        }

        init(symbol: Int) { self.init(.literal, symbol: symbol, extraCount: 0) }

        init(literalOrLength symbol: Int) {
            let kind: Kind = symbol < 256 ? .literal : symbol == 256 ? .endOfBlock : .length
            // Four symbols for each doubling, but for the first four and the last.
            let extraCount = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
            self.init(kind, symbol: symbol, extraCount: extraCount)
        }

        init(distance symbol: Int) {
            self.init(.literal, symbol: symbol, extraCount: symbol < 4 ? 0 : symbol / 2 - 1)
        }

        var bitCount: Int { Int(word & 0xFF) }
        var kind: Kind { word & 0x200 != 0 ? .endOfBlock : word & 0x100 != 0 ? .length : .literal }
        var symbol: Int { Int(word >> 16) }
    }

    private let indexBits: Int
    /// By the next bits; without a word where more bits than those decide.
    private let table: UnsafeMutablePointer<UInt32>
    /// How many symbols have a code of each length, and the symbols in the order of their codes.
    private let counts: UnsafeMutablePointer<Int>
    private let ordered: UnsafeMutablePointer<UInt32>

    init(indexBits: Int, capacity: Int) {
        self.indexBits = indexBits
        table = .allocate(capacity: 1 << indexBits)
        counts = .allocate(capacity: 16)
        ordered = .allocate(capacity: capacity)
    }

    deinit {
        table.deallocate()
        counts.deallocate()
        ordered.deallocate()
    }

    /// Takes a code's lengths; false if the code isn't complete.
    func fill(_ lengths: ArraySlice<UInt8>, _ entry: (Int) -> Entry) -> Bool {
        counts.update(repeating: 0, count: 16)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var used = 0
        for length in 1...15 { used += counts[length] << (15 - length) }
        guard used == 1 << 15 else { return false }
        table.update(repeating: 0, count: 1 << indexBits)
        // The first code of each length, and its place among all.
        var next: [(code: Int, index: Int)] = [(0, 0)]
        for length in 1...15 {
            let last = next[length - 1]
            next.append(((last.code + counts[length - 1]) << 1, last.index + counts[length - 1]))
        }
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            let (code, index) = next[length]
            next[length] = (code + 1, index + 1)
            let word = entry(symbol).word + UInt32(length)
            ordered[index] = word
            guard length <= indexBits else { continue }
            var place = DeflateCode.reversed(UInt32(code), count: length)
            while place < 1 << indexBits {
                table[place] = word
                place += 1 << length
            }
        }
        return true
    }

    @inline(__always)
    func entry(_ bits: UInt64) -> Entry {
        let word = table[Int(bits & (1 &<< UInt64(indexBits) &- 1))]
        return Entry(word: word != 0 ? word : longEntry(bits))
    }

    /// Bit by bit, as the code is complete.
    private func longEntry(_ bits: UInt64) -> UInt32 {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            code = code << 1 | Int(bits >> UInt64(length - 1) & 1)
            if code - first < counts[length] { return ordered[index + code - first] }
            index += counts[length]
            first = (first + counts[length]) << 1
        }
        return 15
    }
}

extension CodeTable.Entry {
    fileprivate init(word: UInt32) { self.word = word }
}

/// The Huffman code of one deflate block (RFC 1951), made for how often its symbols occur.
struct DeflateCode {
    static let windowSize = 32768
    static let literalAndLengthCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256
    /// How a block's beginning orders the code lengths.
    static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// A symbol and the bits that follow it.
    struct Part {
        var symbol: Int
        var extra: Int
        var extraCount: Int
    }

    /// Bits of each symbol, the first in the lowest place.
    private(set) var bits: [UInt16]
    /// How many they are; 0 for a symbol that does not occur.
    private(set) var lengths: [UInt8]
    /// The same for the symbols of distances.
    private(set) var distanceBits: [UInt16]
    private(set) var distanceLengths: [UInt8]

    init(literalAndLengthCounts: [UInt32], distanceCounts: [UInt32]) {
        lengths = Self.codeLengths(literalAndLengthCounts, limit: 15)
        bits = Self.codeBits(lengths)
        distanceLengths = Self.codeLengths(distanceCounts, limit: 15)
        distanceBits = Self.codeBits(distanceLengths)
    }

    /// Writes a match whose symbols have been counted.
    @inline(__always)
    func writeMatch(length: Int, distance: Int, to writer: inout BitWriter) {
        let part = Self.lengths[length]
        var value = UInt64(bits[part.symbol])
        var count = UInt64(lengths[part.symbol])
        value |= UInt64(part.extra) << count
        count += UInt64(part.extraCount)
        let far = Self.distance(distance)
        value |= UInt64(distanceBits[far.symbol]) << count
        count += UInt64(distanceLengths[far.symbol])
        value |= UInt64(far.extra) << count
        count += UInt64(far.extraCount)
        writer.write(value, count: count)
    }

    /// The part that tells each match length from 3 to 258.
    static let lengths: [Part] = (0...258).map { length in
        guard length >= 3 else { return Part(symbol: 0, extra: 0, extraCount: 0) }
        guard length < 258 else { return Part(symbol: 285, extra: 0, extraCount: 0) }
        let value = length - 3
        guard value >= 8 else { return Part(symbol: 257 + value, extra: 0, extraCount: 0) }
        // Four symbols for each doubling.
        let extraCount = (Int.bitWidth - value.leadingZeroBitCount) - 3
        return Part(
            symbol: 261 + extraCount * 4 + (value >> extraCount - 4), extra: value & ((1 << extraCount) - 1),
            extraCount: extraCount)
    }

    /// The part that tells a distance from 1 to 32768.
    static func distance(_ distance: Int) -> Part {
        let value = distance - 1
        guard value >= 4 else { return Part(symbol: value, extra: 0, extraCount: 0) }
        let extraCount = (Int.bitWidth - value.leadingZeroBitCount) - 2
        return Part(
            symbol: 2 + extraCount * 2 + (value >> extraCount - 2), extra: value & ((1 << extraCount) - 1),
            extraCount: extraCount)
    }

    /// Begins a block that isn't the last, with this code.
    func writeHeader(to writer: inout BitWriter) {
        let count = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        var all = Array(lengths[..<count])
        let distanceCount = max(1, (distanceLengths.lastIndex { $0 > 0 } ?? 0) + 1)
        all += distanceLengths[..<distanceCount]
        let runs = Self.runs(all)
        var counts = [UInt32](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let codeLengths = Self.codeLengths(counts, limit: 7)
        let codeBits = Self.codeBits(codeLengths)
        let order = Self.codeLengthOrder
        let orderCount = max(4, (order.lastIndex { codeLengths[$0] > 0 } ?? 0) + 1)
        // Not the last; dynamic codes.
        writer.write(0b100, count: 3)
        writer.write(UInt64(count - 257), count: 5)
        writer.write(UInt64(distanceCount - 1), count: 5)
        writer.write(UInt64(orderCount - 4), count: 4)
        for symbol in order[..<orderCount] { writer.write(UInt64(codeLengths[symbol]), count: 3) }
        for run in runs {
            writer.write(UInt64(codeBits[run.symbol]), count: UInt64(codeLengths[run.symbol]))
            writer.write(UInt64(run.extra), count: UInt64(run.extraCount))
        }
    }

    /// Code lengths with repetitions: 16 the last one 3 … 6 times, 17 zero 3 … 10 times, 18 zero 11 … 138 times.
    private static func runs(_ lengths: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var end = index + 1
            while end < lengths.count, lengths[end] == length { end += 1 }
            var count = end - index
            if length != 0 {
                parts.append(Part(symbol: Int(length), extra: 0, extraCount: 0))
                count -= 1
            }
            while count >= 3 {
                let taken = min(count, length != 0 ? 6 : 138)
                parts.append(
                    length != 0
                        ? Part(symbol: 16, extra: taken - 3, extraCount: 2)
                        : taken <= 10
                            ? Part(symbol: 17, extra: taken - 3, extraCount: 3)
                            : Part(symbol: 18, extra: taken - 11, extraCount: 7))
                count -= taken
            }
            for _ in 0..<count { parts.append(Part(symbol: Int(length), extra: 0, extraCount: 0)) }
            index = end
        }
        return parts
    }

    /// Huffman's lengths, none above the limit. At least two symbols get one, so that the code is complete.
    static func codeLengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
        var counts = counts
        var symbol = 0
        while counts.count(where: { $0 > 0 }) < 2 {
            if counts[symbol] == 0 { counts[symbol] = 1 }
            symbol += 1
        }
        while true {
            let lengths = huffmanLengths(counts)
            if lengths.allSatisfy({ Int($0) <= limit }) { return lengths }
            // Rarer symbols come closer to the frequent ones until the tree is flat enough.
            counts = counts.map { $0 == 0 ? 0 : ($0 + 3) / 2 }
        }
    }

    private static func huffmanLengths(_ counts: [UInt32]) -> [UInt8] {
        // Count and symbol in one number: sorted by count, then by symbol.
        let leaves = counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }
            .sorted()
        // Leaves and inner nodes both come in the order of their weights, so that the two least are at the fronts.
        var weights = leaves.map { $0 >> 16 }
        var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
        var (leaf, inner) = (0, leaves.count)
        while weights.count < parents.count {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf =
                    leaf < leaves.count && (inner == weights.count || weights[leaf] <= weights[inner])
                let node = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                parents[node] = weights.count
                weight += weights[node]
            }
            weights.append(weight)
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in stride(from: parents.count - 2, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
        }
        var lengths = [UInt8](repeating: 0, count: counts.count)
        for (index, leaf) in leaves.enumerated() { lengths[Int(leaf & 0xFFFF)] = depths[index] }
        return lengths
    }

    /// The canonical code of some lengths, each symbol's bits turned around.
    private static func codeBits(_ lengths: [UInt8]) -> [UInt16] {
        var counts = [UInt32](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 16)
        var code: UInt32 = 0
        for length in 1...15 {
            code = (code + counts[length - 1]) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            return UInt16(truncatingIfNeeded: Self.reversed(code, count: Int(length)))
        }
    }

    /// At most 16 bits the other way round.
    static func reversed(_ code: UInt32, count: Int) -> Int {
        var bits = code
        bits = bits >> 8 & 0x00FF | bits << 8 & 0xFF00
        bits = bits >> 4 & 0x0F0F | bits << 4 & 0xF0F0
        bits = bits >> 2 & 0x3333 | bits << 2 & 0xCCCC
        bits = bits >> 1 & 0x5555 | bits << 1 & 0xAAAA
        return Int(bits) >> (16 - count)
    }
}

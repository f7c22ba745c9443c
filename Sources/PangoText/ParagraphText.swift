import MockupModel

/// One paragraph's characters, as the shaper wants them.
struct ParagraphText {
    /// Unicode scalars, without the separator that ended the paragraph.
    var scalars: [UInt32]
    /// Whether every scalar is its own grapheme cluster, of a standard height, and no emoji.
    var isSimple: Bool
    /// Whether a scalar begins a grapheme cluster; empty when `isSimple`.
    var clusterStarts: [Bool]
    /// Whether the words read both ways.
    var needsBidi: Bool

    init(_ scalars: [UInt32]) {
        self.scalars = scalars
        var isSimple = true
        var needsBidi = false
        for scalar in scalars {
            if isSimple && !ScalarClass.isSimple(scalar) { isSimple = false }
            if ScalarClass.isRightToLeftOrBidiControl(scalar) {
                needsBidi = true
                break
            }
        }
        self.isSimple = isSimple
        self.needsBidi = needsBidi
        clusterStarts = isSimple ? [] : Self.clusterStarts(of: scalars)
    }

    func isClusterStart(_ index: Int) -> Bool {
        isSimple || index >= scalars.count || clusterStarts[index]
    }

    /// The next grapheme cluster's start after an index.
    func clusterEnd(after index: Int) -> Int {
        var end = index + 1
        while !isClusterStart(end) { end += 1 }
        return end
    }

    static func string(_ scalars: ArraySlice<UInt32>) -> String {
        String(unsafeUninitializedCapacity: 4 * scalars.count) { buffer in
            var count = 0
            for scalar in scalars { count += encode(scalar, buffer, count) }
            return count
        }
    }

    /// Writes a scalar in UTF-8; returns how many bytes that took.
    private static func encode(_ scalar: UInt32, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ at: Int)
        -> Int
    {
        func continuation(_ shift: UInt32) -> UInt8 {
            0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
        }
        switch scalar {
        case 0..<0x80:
            buffer[at] = UInt8(truncatingIfNeeded: scalar)
            return 1
        case 0x80..<0x800:
            buffer[at] = 0xC0 | UInt8(truncatingIfNeeded: scalar >> 6)
            buffer[at + 1] = continuation(0)
            return 2
        case 0x800..<0x10000:
            buffer[at] = 0xE0 | UInt8(truncatingIfNeeded: scalar >> 12)
            buffer[at + 1] = continuation(6)
            buffer[at + 2] = continuation(0)
            return 3
        default:
            buffer[at] = 0xF0 | UInt8(truncatingIfNeeded: scalar >> 18)
            buffer[at + 1] = continuation(12)
            buffer[at + 2] = continuation(6)
            buffer[at + 3] = continuation(0)
            return 4
        }
    }

    private static func clusterStarts(of scalars: [UInt32]) -> [Bool] {
        var starts = [Bool](repeating: false, count: scalars.count)
        var index = 0
        for character in string(scalars[...]) {
            starts[index] = true
            index += character.unicodeScalars.count
        }
        return starts
    }
}

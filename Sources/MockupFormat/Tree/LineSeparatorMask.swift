/// U+2028 and U+2029 end a line in YAML 1.1, which libyaml reads, and are plain characters in YAML 1.2.
///
/// They are read as in 1.2: while libyaml looks, the noncharacters U+FDD0 and U+FDD1 stand for them, which are as
/// long in UTF-8 and which no document may hold.
enum LineSeparatorMask {
    private static let separators: (UInt8, UInt8, UInt8) = (0xE2, 0x80, 0xA8)
    private static let stands: (UInt8, UInt8, UInt8) = (0xEF, 0xB7, 0x90)

    static func apply(to bytes: UnsafeMutableBufferPointer<UInt8>) {
        replace(separators, by: stands, in: bytes)
    }

    static func remove(from bytes: UnsafeMutableBufferPointer<UInt8>) {
        replace(stands, by: separators, in: bytes)
    }

    private static func replace(
        _ old: (UInt8, UInt8, UInt8), by new: (UInt8, UInt8, UInt8),
        in bytes: UnsafeMutableBufferPointer<UInt8>
    ) {
        var i = 0
        while i + 2 < bytes.count {
            if bytes[i] == old.0, bytes[i + 1] == old.1, bytes[i + 2] & 0xFE == old.2 {
                bytes[i + 2] = new.2 | (bytes[i + 2] & 1)
                bytes[i] = new.0
                bytes[i + 1] = new.1
                i += 2
            }
            i += 1
        }
    }
}

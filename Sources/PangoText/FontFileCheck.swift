import CHarfBuzz

/// Whether a font file holds what its own table of contents says.
///
/// A file that was cut off still opens, and then draws nothing where it has no bytes: blank text, without an error.
enum FontFileCheck {
    /// - Parameter faceIndex: the face's place in a collection; 0 for a file of one face.
    static func isWhole(_ blob: OpaquePointer, faceIndex: Int) -> Bool {
        var count: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &count) else { return false }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
        guard let start = faceOffset(in: bytes, faceIndex),
            let tableCount = number(bytes, at: start + 4, size: 2)
        else { return false }
        var found: Set<Int> = []
        for index in 0..<tableCount {
            let record = start + 12 + 16 * index
            guard let name = number(bytes, at: record, size: 4),
                let offset = number(bytes, at: record + 8, size: 4),
                let length = number(bytes, at: record + 12, size: 4), offset + length <= bytes.count
            else { return false }
            found.insert(name)
        }
        // Without these nothing can be measured; without one of the others nothing can be drawn.
        let outlines = ["glyf", "CFF ", "CFF2", "CBDT"].map(code)
        return found.isSuperset(of: ["cmap", "head", "hhea", "hmtx", "maxp"].map(code))
            && outlines.contains(where: found.contains)
    }

    private static func faceOffset(in bytes: UnsafeRawBufferPointer, _ faceIndex: Int) -> Int? {
        guard number(bytes, at: 0, size: 4) == code("ttcf") else { return faceIndex == 0 ? 0 : nil }
        guard let faceCount = number(bytes, at: 8, size: 4), faceIndex < faceCount else { return nil }
        return number(bytes, at: 12 + 4 * faceIndex, size: 4)
    }

    /// A big-endian number, or `nil` beyond the file's end.
    private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func code(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}

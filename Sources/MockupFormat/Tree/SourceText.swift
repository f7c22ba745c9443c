/// A document's bytes: what encoding rules they must keep, and where in them a place is.
struct SourceText {
    /// The bytes after a byte order mark.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether U+2028 or U+2029 occurs.
    private(set) var hasLineSeparators = false

    /// The most bytes a document may have.
    static let limit = 512 << 20

    /// A 1-based line and column, in code points.
    struct Place: Hashable {
        var line: Int
        var column: Int
    }

    /// What is wrong with the bytes themselves.
    struct Problem: Error {
        var place: Place?
        var message: String
        var hint: String?
    }

    /// Checks size, encoding and characters.
    init(_ raw: UnsafeRawBufferPointer) throws(Problem) {
        let all = raw.assumingMemoryBound(to: UInt8.self)
        guard all.count <= Self.limit else {
            throw Problem(
                message: "the document has \(all.count) bytes, expected at most \(Self.limit)",
                hint: "split it into several documents")
        }
        if let encoding = Self.foreignEncoding(all) {
            throw Problem(
                place: Place(line: 1, column: 1), message: "the document is \(encoding), expected UTF-8",
                hint: "save it as UTF-8")
        }
        let hasMark = all.count >= 3 && all[0] == 0xEF && all[1] == 0xBB && all[2] == 0xBF
        bytes = hasMark ? UnsafeBufferPointer(rebasing: all[3...]) : all
        var tagDirectives = 0
        var i = 0
        let count = bytes.count
        while i < count {
            let byte = bytes[i]
            if byte >= 0x20, byte < 0x7F {
                // Tag directives are compared with each other: many of them take quadratic time.
                if byte == 0x25, i == 0 || bytes[i - 1] == 0x0A || bytes[i - 1] == 0x0D,
                    i + 3 < count, bytes[i + 1] == 0x54, bytes[i + 2] == 0x41, bytes[i + 3] == 0x47
                {
                    tagDirectives += 1
                    if tagDirectives > 16 {
                        throw Problem(place: place(ofByte: i), message: "too many tag directives")
                    }
                }
                i += 1
                continue
            }
            if byte == 0x0A || byte == 0x0D || byte == 0x09 {
                i += 1
                continue
            }
            guard let scalar = Self.decode(bytes, at: i) else {
                let hex = String(byte, radix: 16, uppercase: true)
                throw Problem(
                    place: place(ofByte: i),
                    message: "byte 0x\(byte < 16 ? "0" : "")\(hex) is not valid UTF-8",
                    hint: byte < 0x80 ? nil : "save the document as UTF-8")
            }
            if ForbiddenCharacter.contains(scalar) {
                throw Problem(
                    place: place(ofByte: i), message: ForbiddenCharacter.complaint(scalar),
                    hint: scalar == "\0" ? "a document is text; is this a binary file?" : nil)
            }
            if scalar == "\u{2028}" || scalar == "\u{2029}" { hasLineSeparators = true }
            i += Self.width(scalar)
        }
    }

    private static func foreignEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.count >= 2 else { return nil }
        let (a, b) = (bytes[0], bytes[1])
        let (c, d): (UInt8, UInt8) = bytes.count >= 4 ? (bytes[2], bytes[3]) : (1, 1)
        switch (a, b) {
        case (0xFF, 0xFE): return c == 0 && d == 0 ? "UTF-32" : "UTF-16"
        case (0xFE, 0xFF): return "UTF-16"
        case (0, 0) where c == 0xFE && d == 0xFF: return "UTF-32"
        // Without a mark: every other byte of the first two letters is zero.
        case (0, 1...0x7F) where c == 0 && d != 0: return "UTF-16"
        case (1...0x7F, 0) where c != 0 && d == 0: return "UTF-16"
        default: return nil
        }
    }

    /// The scalar at a byte; `nil` for overlong, truncated or otherwise ill-formed UTF-8 and surrogates.
    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Unicode.Scalar? {
        let lead = UInt32(bytes[i])
        if lead < 0x80 { return Unicode.Scalar(lead) }
        let (length, least, bits): (Int, UInt32, UInt32) =
            switch lead {
            case 0xC2...0xDF: (2, 0x80, lead & 0x1F)
            case 0xE0...0xEF: (3, 0x800, lead & 0x0F)
            case 0xF0...0xF4: (4, 0x10000, lead & 0x07)
            default: (0, 0, 0)
            }
        guard length > 0, i + length <= bytes.count else { return nil }
        var value = bits
        var k = 1
        while k < length {
            let byte = UInt32(bytes[i + k])
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | byte & 0x3F
            k += 1
        }
        return value >= least ? Unicode.Scalar(value) : nil
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
    }

    /// The place of a byte; the bytes before it are valid UTF-8.
    func place(ofByte offset: Int) -> Place {
        var index = 0
        var i = 0
        while i < min(offset, bytes.count) {
            if bytes[i] & 0xC0 != 0x80 { index += 1 }
            i += 1
        }
        return places(ofCodePoints: [UInt32(index)]).first ?? Place(line: 1, column: 1)
    }

    /// The places of code points, given in ascending order; one past the end is a place too.
    ///
    /// Lines end at LF, CRLF or CR.
    func places(ofCodePoints indexes: [UInt32]) -> [Place] {
        var places: [Place] = []
        places.reserveCapacity(indexes.count)
        var line = 1
        var column = 1
        var index: UInt32 = 0
        var i = 0
        for wanted in indexes {
            while index < wanted, i < bytes.count {
                let byte = bytes[i]
                let isCR = byte == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)
                if byte == 0x0A || isCR {
                    line += 1
                    column = 1
                } else {
                    column += 1
                }
                i += 1
                while i < bytes.count, bytes[i] & 0xC0 == 0x80 { i += 1 }
                index += 1
            }
            places.append(Place(line: line, column: column))
        }
        return places
    }
}

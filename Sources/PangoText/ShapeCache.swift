import Drawing
import MockupModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Texts that were shaped before, bounded in what they hold.
///
/// Two generations: what is used moves to the young one; when that is full, the old one is dropped.
struct ShapeCache {
    private var young: [Key: ShapedText] = [:]
    private var old: [Key: ShapedText] = [:]
    private var youngCost = 0

    /// Glyphs and characters that a generation holds, roughly: some 10 MB.
    private static let costLimit = 200_000

    private struct Key: Hashable {
        var string: ExactString
        var font: Font
        var width: Double?
        var lineLimit: Int
        var truncationMode: TruncationMode
        var alignment: TextAlignment
        var direction: LayoutDirection
        var locale: ExactString

        init(_ request: TextRequest) {
            string = ExactString(request.string)
            font = request.font
            width = request.width
            lineLimit = request.lineLimit
            truncationMode = request.truncationMode
            alignment = request.alignment
            direction = request.direction
            locale = ExactString(request.locale)
        }
    }

    mutating func text(for request: TextRequest) -> ShapedText? {
        let key = Key(request)
        if let text = young[key] { return text }
        guard let text = old[key] else { return nil }
        insert(text, for: key)
        return text
    }

    mutating func insert(_ text: ShapedText, for request: TextRequest) {
        insert(text, for: Key(request))
    }

    private mutating func insert(_ text: ShapedText, for key: Key) {
        var cost = 16 + key.string.string.utf8.count / 8
        for line in text.lines {
            cost += 8
            for run in line.runs { cost += 4 + run.glyphs.count }
        }
        // One text that would push all others out is not kept.
        guard cost <= Self.costLimit / 4 else { return }
        if youngCost + cost > Self.costLimit {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = text
        youngCost += cost
    }
}

/// A string that equals another when their code units do.
///
/// Swift's own equality takes "é" and "e" with an accent for one string, and their glyphs may differ.
struct ExactString: Hashable {
    let string: String

    init(_ string: String) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
    }

    static func == (left: ExactString, right: ExactString) -> Bool {
        left.withBytes { leftBytes in
            right.withBytes { rightBytes in
                guard leftBytes.count == rightBytes.count else { return false }
                guard let first = leftBytes.baseAddress, let second = rightBytes.baseAddress else {
                    return true
                }
                return memcmp(first, second, leftBytes.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: $0) }
        hasher.combine(string.utf8.count)
    }

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let result = string.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
        if let result { return result }
        // Not reached for a contiguous string.
        return Array(string.utf8).withUnsafeBytes(body)
    }
}

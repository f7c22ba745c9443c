import CPacking

/// What a pixel of one picture is to that of the other.
enum PixelClass: UInt8 {
    /// 0, so that eight of them are seen at a glance.
    case same
    /// Another one, but not further than the threshold.
    case faint
    /// Further than the threshold, but only a smoothed edge.
    case smoothing
    case different
}

/// Compares rows pixel by pixel and counts what it finds; one for each thread.
struct RowClassifier {
    /// The square of the distance that must be passed; negative when anything passes.
    private let limit: Float
    private(set) var counts = ClassCounts()
    private let edges: EdgeMask

    /// - Parameters:
    ///   - threshold: the colour distance that must be passed.
    ///   - width: pixels in a row.
    init(threshold: Double, width: Int) {
        limit = threshold > 0 ? ColorDistance.greatestSquare * Float(threshold * threshold) : -1
        edges = EdgeMask(width: width)
    }

    /// - Parameter classes: gets the class of each pixel of the row.
    mutating func classify(
        row y: Int, _ before: PixelPlane, _ after: PixelPlane,
        into classes: UnsafeMutablePointer<PixelClass>
    ) {
        let (first, second) = (before.row(y), after.row(y))
        edges.look(at: y, before, after)
        // Neighbours are often alike: then the distance is known.
        var (lastFirst, lastSecond): (UInt32, UInt32) = (0, 0)
        var isVisible = false
        var found = ClassCounts()
        var x = 0
        while x < before.width {
            let (a, b) = (first[x], second[x])
            let flat = edges.distance(from: x)
            if flat > 0 {
                // As the pixel before it, which is no edge either.
                let kind: PixelClass = a == b ? .same : isVisible ? .different : .faint
                (classes + x).update(repeating: kind, count: flat)
                found.add(flat, of: kind)
                x &+= flat
                continue
            }
            if a == b {
                classes[x] = .same
                x &+= 1
                continue
            }
            if a != lastFirst || b != lastSecond {
                (lastFirst, lastSecond) = (a, b)
                let square = ColorDistance.square(a, b)
                found.greatestSquare = max(found.greatestSquare, square)
                isVisible = square > limit
            }
            let kind: PixelClass =
                !isVisible
                ? .faint : AntialiasingDetector.isSmoothing(x, y, before, after) ? .smoothing : .different
            classes[x] = kind
            found.add(1, of: kind)
            x &+= 1
        }
        counts.add(found)
    }
}

/// Where the pixels of a row look like their left, upper and upper left neighbours in both pictures. (In the first row,
/// the lower ones.) Three equal neighbours are no edge, so nothing else has to be known of such pixels.
private final class EdgeMask {
    private let width: Int
    private let wordCount: Int
    /// A bit a pixel, the first in the lowest place; 0 where it is flat.
    private let bits: UnsafeMutablePointer<UInt64>
    private let scratch: UnsafeMutablePointer<UInt64>

    init(width: Int) {
        self.width = width
        wordCount = width / 64 + 1
        bits = .allocate(capacity: wordCount)
        scratch = .allocate(capacity: 4 * wordCount)
    }

    deinit {
        bits.deallocate()
        scratch.deallocate()
    }

    func look(at y: Int, _ before: PixelPlane, _ after: PixelPlane) {
        let neighbor = y > 0 ? y - 1 : y + 1
        guard neighbor < before.height else {
            // A row beside this one; without one, nothing is taken for flat.
            bits.update(repeating: ~0, count: wordCount)
            return
        }
        let (left, above) = (scratch, scratch + wordCount)
        let (otherLeft, otherAbove) = (scratch + 2 * wordCount, scratch + 3 * wordCount)
        tablemockup_compare_pixels(before.row(y), before.row(neighbor), width, left, above)
        tablemockup_compare_pixels(after.row(y), after.row(neighbor), width, otherLeft, otherAbove)
        var carry: UInt64 = 0
        for word in 0..<wordCount {
            let either = above[word] | otherAbove[word]
            bits[word] = left[word] | otherLeft[word] | either | either << 1 | carry
            carry = either >> 63
        }
    }

    /// How many flat pixels there are from a place on.
    func distance(from start: Int) -> Int {
        var word = start >> 6
        let rest = bits[word] >> UInt64(start & 63)
        if rest != 0 { return rest.trailingZeroBitCount }
        var end = (word &+ 1) << 6
        word &+= 1
        // The bits behind the last pixel are 1.
        while word < wordCount {
            if bits[word] != 0 { return end &+ bits[word].trailingZeroBitCount &- start }
            end &+= 64
            word &+= 1
        }
        return width &- start
    }
}

/// How many pixels are of which class.
struct ClassCounts: Hashable, Sendable {
    var faint = 0
    var smoothing = 0
    var different = 0
    var greatestSquare: Float = 0

    mutating func add(_ count: Int, of kind: PixelClass) {
        switch kind {
        case .same: break
        case .faint: faint &+= count
        case .smoothing: smoothing &+= count
        case .different: different &+= count
        }
    }

    mutating func add(_ other: ClassCounts) {
        faint += other.faint
        smoothing += other.smoothing
        different += other.different
        greatestSquare = max(greatestSquare, other.greatestSquare)
    }
}

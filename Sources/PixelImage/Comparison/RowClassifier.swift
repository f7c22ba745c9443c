/// What a pixel of one picture is to that of the other.
enum PixelClass: UInt8 {
    case same
    /// Another one, but not further than the threshold.
    case faint
    /// Further than the threshold, but only a smoothed edge.
    case smoothing
    case different
}

/// Compares rows pixel by pixel and counts what it finds; one for each thread.
struct RowClassifier {
    private let before: PixelPlane
    private let after: PixelPlane
    private let detector: AntialiasingDetector
    /// The square of the distance that must be passed; negative when anything passes.
    private let limit: Float
    private(set) var counts = ClassCounts()

    init(before: PixelPlane, after: PixelPlane, threshold: Double) {
        self.before = before
        self.after = after
        detector = AntialiasingDetector(before: before, after: after)
        limit = threshold > 0 ? ColorDistance.greatestSquare * Float(threshold * threshold) : -1
    }

    /// - Parameter classes: gets the class of each pixel of the row.
    mutating func classify(row y: Int, into classes: UnsafeMutablePointer<PixelClass>) {
        let (first, second) = (before.row(y), after.row(y))
        // Neighbours are often alike: then the distance is known.
        var (lastFirst, lastSecond): (UInt32, UInt32) = (0, 0)
        var isVisible = false
        var x = 0
        while x < before.width {
            let (a, b) = (first[x], second[x])
            if a == b {
                classes[x] = .same
                x &+= 1
                continue
            }
            if a != lastFirst || b != lastSecond {
                (lastFirst, lastSecond) = (a, b)
                let square = ColorDistance.square(a, b)
                counts.greatestSquare = max(counts.greatestSquare, square)
                isVisible = square > limit
            }
            if !isVisible {
                classes[x] = .faint
                counts.faint &+= 1
            } else if detector.isSmoothing(x: x, y: y) {
                classes[x] = .smoothing
                counts.smoothing &+= 1
            } else {
                classes[x] = .different
                counts.different &+= 1
            }
            x &+= 1
        }
    }
}

/// How many pixels are of which class.
struct ClassCounts: Hashable, Sendable {
    var faint = 0
    var smoothing = 0
    var different = 0
    var greatestSquare: Float = 0

    mutating func add(_ other: ClassCounts) {
        faint += other.faint
        smoothing += other.smoothing
        different += other.different
        greatestSquare = max(greatestSquare, other.greatestSquare)
    }
}

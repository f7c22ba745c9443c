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

    /// - Parameter threshold: the colour distance that must be passed.
    init(threshold: Double) {
        limit = threshold > 0 ? ColorDistance.greatestSquare * Float(threshold * threshold) : -1
    }

    /// - Parameter classes: gets the class of each pixel of the row.
    mutating func classify(
        row y: Int, _ before: PixelPlane, _ after: PixelPlane,
        into classes: UnsafeMutablePointer<PixelClass>
    ) {
        let (first, second) = (before.row(y), after.row(y))
        // A row beside this one; without one, nothing is taken for flat.
        let neighbor = y > 0 ? y - 1 : y + 1
        let flat = neighbor < before.height ? FlatRun(before, after, y, neighbor) : nil
        // Neighbours are often alike: then the distance is known.
        var (lastFirst, lastSecond): (UInt32, UInt32) = (0, 0)
        var isVisible = false
        var found = ClassCounts()
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
                found.greatestSquare = max(found.greatestSquare, square)
                isVisible = square > limit
            } else if let length = flat?.length(from: x), length > 0 {
                let kind = isVisible ? PixelClass.different : .faint
                (classes + x).update(repeating: kind, count: length)
                if isVisible { found.different &+= length } else { found.faint &+= length }
                x &+= length
                continue
            }
            if !isVisible {
                classes[x] = .faint
                found.faint &+= 1
            } else if AntialiasingDetector.isSmoothing(x, y, before, after) {
                classes[x] = .smoothing
                found.smoothing &+= 1
            } else {
                classes[x] = .different
                found.different &+= 1
            }
            x &+= 1
        }
        counts.add(found)
    }

    /// Pixels that look like their left, upper and upper left neighbours in both pictures. (In the first row, the
    /// lower ones.) Three equal neighbours are no edge, so nothing else has to be known of them.
    private struct FlatRun {
        let rows: (UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>)
        let width: Int

        init(_ before: PixelPlane, _ after: PixelPlane, _ y: Int, _ neighbor: Int) {
            rows = (before.row(y), before.row(neighbor), after.row(y), after.row(neighbor))
            width = before.width
        }

        /// How many there are from a place on that has a left neighbour; a multiple of eight.
        func length(from start: Int) -> Int {
            guard start > 0 else { return 0 }
            let (a, b) = (rows.0[start &- 1], rows.2[start &- 1])
            guard rows.1[start &- 1] == a, rows.3[start &- 1] == b else { return 0 }
            let (wideA, wideB) = (SIMD8(repeating: a), SIMD8(repeating: b))
            var x = start
            while x &+ 8 <= width {
                let before = (load(rows.0, x) ^ wideA) | (load(rows.1, x) ^ wideA)
                let after = (load(rows.2, x) ^ wideB) | (load(rows.3, x) ^ wideB)
                let either = before | after
                let half = either.lowHalf | either.highHalf
                let quarter = half.lowHalf | half.highHalf
                guard quarter.x | quarter.y == 0 else { break }
                x &+= 8
            }
            return x &- start
        }

        private func load(_ row: UnsafePointer<UInt32>, _ x: Int) -> SIMD8<UInt32> {
            UnsafeRawPointer(row + x).loadUnaligned(as: SIMD8<UInt32>.self)
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

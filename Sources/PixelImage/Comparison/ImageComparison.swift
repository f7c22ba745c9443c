/// What the comparison of two pictures found.
public enum ImageComparison: Hashable, Sendable {
    /// Every pixel is the same.
    case identical
    /// Some pixels differ, and the tolerance allows it.
    case withinTolerance(ImageDifference)
    case different(ImageDifference)
    /// The sizes differ, which no tolerance allows.
    case sizeDiffers(SizeDifference)

    /// Whether the pictures are as good as the same.
    public var isPass: Bool {
        switch self {
        case .identical, .withinTolerance: true
        case .different, .sizeDiffers: false
        }
    }

    /// What differs in the area that both pictures have; `nil` when nothing does.
    public var difference: ImageDifference? {
        switch self {
        case .identical: nil
        case .withinTolerance(let difference), .different(let difference): difference
        case .sizeDiffers(let size): size.common.isEmpty ? nil : size.common
        }
    }
}

/// Pixels of two pictures, of the same size, that are not the same.
public struct ImageDifference: Hashable, Sendable {
    /// Pixels further apart than the threshold. Those that only smooth an edge are among them, unless they are
    /// ignored.
    public var count = 0
    /// Pixels further apart than the threshold that only smooth an edge, ignored or not.
    public var antialiasedCount = 0
    /// Pixels that differ, but not by more than the threshold.
    public var faintCount = 0
    /// The greatest colour distance of two pixels, ignored ones included: 0 is none, 1 the most there can be.
    public var largestDistance = 0.0
    /// The areas of the pixels that `count` counts; the one with the most pixels first, then from top to bottom.
    public var clusters: [Cluster] = []

    public init() {}

    /// A group of pixels: each has another one within 16 pixels, across and down.
    public struct Cluster: Hashable, Sendable {
        /// The smallest rectangle that holds them all, in pixels.
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int
        /// How many there are in it.
        public var count: Int

        public init(x: Int, y: Int, width: Int, height: Int, count: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
            self.count = count
        }
    }

    /// The pixels of the largest cluster; 0 without one.
    public var largestCluster: Int { clusters.first?.count ?? 0 }

    /// Whether every pixel is the same.
    public var isEmpty: Bool { count == 0 && antialiasedCount == 0 && faintCount == 0 }
}

/// Two pictures of different sizes; they are laid over each other at their upper left corners.
public struct SizeDifference: Hashable, Sendable {
    /// Pixels.
    public var beforeWidth: Int
    public var beforeHeight: Int
    public var afterWidth: Int
    public var afterHeight: Int
    /// Pixels that only one of the two has.
    public var outsideCount: Int
    /// What differs in the area that both have.
    public var common: ImageDifference
}

/// How much two pictures may differ and still pass. By default they may not.
///
/// There is no share in percent: a hairline that has moved is a tiny share of a large screen, and an error.
public struct ComparisonTolerance: Hashable, Sendable {
    /// The colour distance that a pixel must pass to count: 0 … 1, where 0 lets every difference count.
    public var threshold: Double
    /// Whether pixels that only smooth an edge don't count.
    public var ignoresAntialiasing: Bool
    /// The most pixels that may count.
    public var maximumCount: Int
    /// The most pixels that the largest cluster may have; `nil` leaves that to `maximumCount`.
    public var maximumCluster: Int?

    /// - Parameter threshold: what is not in 0 … 1 is taken as the nearer of the two, what is no number as 0.
    public init(
        threshold: Double = 0, ignoresAntialiasing: Bool = false, maximumCount: Int = 0,
        maximumCluster: Int? = nil
    ) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maximumCount = maximumCount
        self.maximumCluster = maximumCluster
    }

    /// Every pixel must be the same.
    public static let exact = ComparisonTolerance()

    func allows(_ difference: ImageDifference) -> Bool {
        breaches(count: difference.count, largestCluster: difference.largestCluster).isEmpty
    }

    /// The bounds that a difference is over, each in a sentence; none when it is allowed.
    ///
    /// - Parameters:
    ///   - count: pixels that count.
    ///   - largestCluster: those of the largest area.
    package func breaches(count: Int, largestCluster: Int) -> [String] {
        var sentences: [String] = []
        if count > maximumCount { sentences.append("\(count) pixels differ, at most \(maximumCount) may") }
        if let maximumCluster, largestCluster > maximumCluster {
            sentences.append("\(largestCluster) pixels of one area differ, at most \(maximumCluster) may")
        }
        return sentences
    }
}

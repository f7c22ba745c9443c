import PixelImage

/// What a comparison of two pictures of one size found.
public struct PixelDifference: Hashable, Sendable {
    /// Pixels that differ, but for those that the tolerance excuses.
    public var count: Int
    /// Pixels of the picture.
    public var total: Int
    /// Areas in which pixels differ, in pixels, largest first.
    public var clusters: [PixelCluster]
    /// Pixels that differ too, but not by more than the tolerance's threshold.
    public var belowThresholdCount: Int
    /// Pixels that differ too, but only smooth an edge, which the tolerance ignores.
    public var antialiasedCount: Int

    public init(
        count: Int, total: Int, clusters: [PixelCluster], belowThresholdCount: Int = 0,
        antialiasedCount: Int = 0
    ) {
        self.count = count
        self.total = total
        self.clusters = clusters
        self.belowThresholdCount = belowThresholdCount
        self.antialiasedCount = antialiasedCount
    }
}

extension PixelDifference {
    /// All pixels that differ, excused or not.
    public var differingCount: Int { count + belowThresholdCount + antialiasedCount }

    /// What the tolerance excuses: `2,340 fainter than the threshold, 12 smoothing an edge`; `nil`: nothing.
    ///
    /// - Parameter isGrouped: whether thousands have commas.
    package func excuse(isGrouped: Bool = true) -> String? {
        let parts = [
            (belowThresholdCount, "fainter than the threshold"), (antialiasedCount, "smoothing an edge"),
        ]
        let words = parts.filter { $0.0 > 0 }.map {
            "\(isGrouped ? ReportText.grouped($0.0) : "\($0.0)") \($0.1)"
        }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

/// An area of a picture in which pixels differ.
public typealias PixelCluster = ImageDifference.Cluster

/// What became of a snapshot when it was verified or recorded.
public enum Verdict: Hashable, Sendable {
    /// The same pixels.
    case identical
    /// Other pixels, within the tolerance that the snapshot's own document states.
    case withinTolerance(PixelDifference)
    case different(PixelDifference)
    /// Pixels, old and new.
    case sizeChanged(old: PixelSize, new: PixelSize)
    /// Drawn, but never recorded.
    case missing
    /// Recorded, but no document draws it any more.
    case obsolete
    /// Other pixels, and other font files (their names) than it was recorded with.
    case fontChanged([String], PixelDifference?)
    /// The recorded file can't be read; says why.
    case unreadable(String)
    /// The document can't be drawn; says why.
    case failed(String)
    /// Recording wrote it: it was missing, or other than before.
    case recorded
    /// Recording removed it: nothing draws it any more.
    case removed
}

/// A picture's width and height in pixels.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension Verdict {
    /// Whether a verification with this verdict passes.
    public var isPass: Bool {
        switch self {
        case .identical, .withinTolerance, .recorded, .removed: true
        case .different, .sizeChanged, .missing, .obsolete, .fontChanged, .unreadable, .failed: false
        }
    }

    /// The verdict's name in reports and filters, stable: `identical`, `within-tolerance`, `different` …
    public var name: String {
        switch self {
        case .identical: "identical"
        case .withinTolerance: "within-tolerance"
        case .different: "different"
        case .sizeChanged: "size-changed"
        case .missing: "missing"
        case .obsolete: "obsolete"
        case .fontChanged: "font-changed"
        case .unreadable: "unreadable"
        case .failed: "failed"
        case .recorded: "recorded"
        case .removed: "removed"
        }
    }
}

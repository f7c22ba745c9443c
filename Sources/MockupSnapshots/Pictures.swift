import PixelImage

/// What this module asks of pixels.
enum Pictures {
    /// The hash of a picture's pixels, as manifests have it.
    static func hash(of bitmap: Bitmap) -> String { PixelHash(bitmap).description }

    /// What two pictures of one size are to each other: exactly, unless there is a tolerance.
    static func verdict(old: Bitmap, new: Bitmap, tolerance: SnapshotTolerance?) -> Verdict {
        let pair = ImagePair(before: old, after: new)
        let total = new.width * new.height
        if let tolerance {
            switch pair.compared(tolerance: tolerance.comparison) {
            case .identical: return .identical
            case .withinTolerance(let difference):
                return .withinTolerance(PixelDifference(difference, total: total, tolerance))
            case .different(let difference):
                return .different(PixelDifference(difference, total: total, tolerance))
            case .sizeDiffers: break
            }
        }
        let comparison = pair.compared()
        if comparison == .identical { return .identical }
        return .different(PixelDifference(comparison.difference ?? ImageDifference(), total: total, nil))
    }

    /// The PNG file of a picture that shows where two differ; `nil` where they don't, or where there is no room for it.
    static func difference(old: Bitmap, new: Bitmap, tolerance: SnapshotTolerance?, scale: Double) -> [UInt8]?
    {
        let pair = ImagePair(before: old, after: new)
        return try? pair.differencePicture(tolerance: tolerance?.comparison ?? .exact).png(scale: scale)
    }
}

extension SnapshotTolerance {
    fileprivate var comparison: ComparisonTolerance {
        ComparisonTolerance(
            threshold: threshold, ignoresAntialiasing: ignoresAntialiasing, maximumCount: maximumCount,
            maximumCluster: maximumCluster)
    }

    /// In what a difference is over the tolerance, in sentences.
    func breaches(by difference: PixelDifference) -> [String] {
        comparison.breaches(
            count: difference.count, largestCluster: difference.clusters.first?.count ?? 0
        ).map { "over the tolerance: " + $0 }
    }
}

extension PixelDifference {
    /// More areas than these are in no report.
    private static let clusterLimit = 1000

    fileprivate init(_ difference: ImageDifference, total: Int, _ tolerance: SnapshotTolerance?) {
        self.init(
            count: difference.count, total: total,
            clusters: Array(difference.clusters.prefix(Self.clusterLimit)),
            belowThresholdCount: difference.faintCount,
            antialiasedCount: tolerance?.ignoresAntialiasing == true ? difference.antialiasedCount : 0)
    }
}

import MockupFormat
import PixelImage

/// The result of a comparison in words and in JSON.
struct DiffReport {
    let result: ImageComparison
    let pair: ImagePair
    let tolerance: ComparisonTolerance

    /// How many clusters the text lists; JSON has them all.
    private static let listedClusters = 50

    private var difference: ImageDifference { result.difference ?? ImageDifference() }

    /// The verdict as reports of snapshots name it.
    private var verdict: String {
        switch result {
        case .identical: "identical"
        case .withinTolerance: "within-tolerance"
        case .different: "different"
        case .sizeDiffers: "size-changed"
        }
    }

    /// A fact a line, made for grep and diff.
    var text: String {
        var lines = [verdict]
        if case .sizeDiffers(let size) = result {
            lines.append(
                "size: \(size.beforeWidth)×\(size.beforeHeight), was compared with "
                    + "\(size.afterWidth)×\(size.afterHeight)")
            lines.append("pixels in one picture only: \(size.outsideCount)")
        }
        if result != .identical {
            lines += [
                "pixels: \(difference.count)",
                "antialiasing: \(difference.antialiasedCount)"
                    + (tolerance.ignoresAntialiasing ? " (not counted)" : ""),
                "below threshold: \(difference.faintCount)",
                "largest distance: \(Self.rounded(difference.largestDistance))",
                "clusters: \(difference.clusters.count)",
            ]
        }
        // Without a bound, a difference needs no reason.
        if tolerance.maximumCount > 0 || tolerance.maximumCluster != nil {
            lines += tolerance.breaches(count: difference.count, largestCluster: difference.largestCluster)
                .map { "over the tolerance: \($0)" }
        }
        for cluster in difference.clusters.prefix(Self.listedClusters) {
            lines.append(
                "  \(cluster.x),\(cluster.y) \(cluster.width)×\(cluster.height) (\(cluster.count) "
                    + "\(cluster.count == 1 ? "pixel" : "pixels"))")
        }
        if difference.clusters.count > Self.listedClusters {
            lines.append("  and \(difference.clusters.count - Self.listedClusters) smaller ones")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Every key is always there, in this order.
    var json: JSONValue {
        var outside = 0
        if case .sizeDiffers(let size) = result { outside = size.outsideCount }
        return .object([
            ("verdict", .string(verdict)),
            ("before", Self.size(pair.beforeSize)),
            ("after", Self.size(pair.afterSize)),
            ("threshold", .number(tolerance.threshold)),
            ("ignoresAntialiasing", .bool(tolerance.ignoresAntialiasing)),
            ("count", Self.number(difference.count)),
            ("antialiasedCount", Self.number(difference.antialiasedCount)),
            ("belowThresholdCount", Self.number(difference.faintCount)),
            ("outsideCount", Self.number(outside)),
            ("largestDistance", .number(Self.rounded(difference.largestDistance))),
            ("largestCluster", Self.number(difference.largestCluster)),
            ("clusters", .array(difference.clusters.map(Self.cluster))),
        ])
    }

    private static func size(_ size: (width: Int, height: Int)) -> JSONValue {
        .object([("width", number(size.width)), ("height", number(size.height))])
    }

    private static func cluster(_ cluster: ImageDifference.Cluster) -> JSONValue {
        .object([
            ("x", number(cluster.x)), ("y", number(cluster.y)), ("width", number(cluster.width)),
            ("height", number(cluster.height)), ("count", number(cluster.count)),
        ])
    }

    private static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// To four digits, but never to 0 what is more.
    private static func rounded(_ distance: Double) -> Double {
        let rounded = (distance * 10_000).rounded() / 10_000
        return rounded == 0 && distance > 0 ? 0.0001 : rounded
    }
}

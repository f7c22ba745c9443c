/// How far a document's pictures may be from their snapshots without failing, and why.
public struct SnapshotTolerance: Hashable, Sendable {
    /// The colour distance up to which two pixels count as equal, 0 (none) … 1 (black and white).
    public var threshold: Double
    /// How many pixels of a picture may differ.
    public var maximumCount: Int
    /// How many pixels of one area may differ: a hairline that has moved is one large area, however small its share.
    public var maximumCluster: Int
    /// Why exact pixels can't be asked for.
    public var reason: String

    public init(
        threshold: Double = defaultThreshold, maximumCount: Int = 0, maximumCluster: Int = defaultCluster,
        reason: String
    ) {
        self.threshold = threshold
        self.maximumCount = maximumCount
        self.maximumCluster = maximumCluster
        self.reason = reason
    }

    /// 0.1
    public static let defaultThreshold = 0.1
    /// 4 pixels.
    public static let defaultCluster = 4
}

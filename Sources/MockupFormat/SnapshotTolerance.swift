/// How far a document's pictures may be from their snapshots without failing, and why. Nothing is let pass that it
/// doesn't name: without a number, pixels are exact.
public struct SnapshotTolerance: Hashable, Sendable {
    /// The colour distance up to which a change is no difference, wherever it is and however many pixels have it: 0
    /// (none) … `greatestThreshold`. Keep it below the faintest line that matters.
    public var threshold: Double
    /// Whether pixels that only smooth an edge are no difference, however many they are.
    public var ignoresAntialiasing: Bool
    /// How many pixels of a picture may differ.
    public var maximumCount: Int
    /// How many pixels of one area may differ, so that many specks may pass and a line may not; `nil`: as many as
    /// `maximumCount`.
    public var maximumCluster: Int?
    /// Why exact pixels can't be asked for.
    public var reason: String

    public init(
        threshold: Double = 0, ignoresAntialiasing: Bool = false, maximumCount: Int = 0,
        maximumCluster: Int? = nil, reason: String
    ) {
        self.threshold = threshold
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maximumCount = maximumCount
        self.maximumCluster = maximumCluster
        self.reason = reason
    }

    /// 0.1; beyond it changes of colour pass that meet the eye, and at 1 any picture would.
    public static let greatestThreshold = 0.1

    static let thresholdHint =
        "a change of colour up to the threshold passes wherever it is, and beyond \(greatestThreshold) it meets the eye"

    /// What is wrong with it, if it can't be used: it has no reason, or a number is out of range.
    public var problem: String? {
        if !reason.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) {
            return "the tolerance has no reason; say why the pixels can't be exact"
        }
        // What is no number is in no range.
        if !(0...Self.greatestThreshold).contains(threshold) {
            return "the tolerance's threshold is \(threshold), expected 0 … \(Self.greatestThreshold): "
                + Self.thresholdHint
        }
        if maximumCount < 0 {
            return "the tolerance's maximumCount is \(maximumCount), expected a number of pixels"
        }
        if let maximumCluster, maximumCluster < 0 {
            return "the tolerance's maximumCluster is \(maximumCluster), expected a number of pixels"
        }
        return nil
    }
}

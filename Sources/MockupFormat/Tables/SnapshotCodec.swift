/// What a document says about its snapshots.
struct SnapshotDraft: Sendable {
    var tolerance: SnapshotTolerance?
}

extension ObjectCodec where Root == SnapshotDraft {
    static let snapshot = ObjectCodec(
        "snapshot", place: "in the snapshot settings", doc: "how the document's snapshots are verified",
        fields: [
            Field("tolerance", .tolerance, "how far pictures may be from their snapshots; absent: not at all")
            {
                $0.tolerance = $1
            }
        ])
}

extension ObjectCodec where Root == SnapshotTolerance {
    static let tolerance = ObjectCodec(
        "tolerance", place: "in the tolerance", doc: "differences between pictures that are let pass",
        fields: [
            Field("reason", .reason, "why exact pixels can't be asked for", isRequired: true) {
                $0.reason = $1
            },
            Field(
                "threshold",
                .number(
                    0, to: SnapshotTolerance.greatestThreshold, hint: SnapshotTolerance.thresholdHint),
                "a change of colour up to this is no difference, wherever it is: keep it below the faintest line that "
                    + "matters", default: .number(0)
            ) { $0.threshold = $1 },
            Field(
                "ignoresAntialiasing", .boolean,
                "whether pixels that only smooth an edge are no difference, however many they are",
                default: .bool(false)
            ) { $0.ignoresAntialiasing = $1 },
            Field(
                "maximumCount", .integer(0, to: 64_000_000), "how many pixels may differ", default: .number(0)
            ) { $0.maximumCount = $1 },
            Field(
                "maximumCluster", .integer(0, to: 64_000_000),
                "how many pixels of one area may differ, so that many specks may pass and a line may not; absent: as many "
                    + "as maximumCount"
            ) { $0.maximumCluster = $1 },
        ])
}

extension Codec where Value == SnapshotTolerance {
    static let tolerance = Codec.object(
        ObjectCodec<SnapshotTolerance>.tolerance, initial: SnapshotTolerance(reason: "")
    ) { value, _, _ in value }
}

extension Codec where Value == String {
    /// A text that says something.
    fileprivate static var reason: Codec {
        text(.any, expected: "a reason", hint: "say why the pixels can't be exact") { text in
            text.unicodeScalars.contains { !$0.properties.isWhitespace }
        }
    }
}

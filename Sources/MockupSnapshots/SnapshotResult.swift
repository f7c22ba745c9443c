/// One snapshot after verifying or recording: everything that a report says of it.
public struct SnapshotResult: Hashable, Sendable {
    /// The document's name: its file's name without the extension.
    public var document: String
    /// The variant's name, `default` where a document has none.
    public var variant: String
    public var verdict: Verdict
    /// Why it changed, a sentence a line, the cause first, its effects after it.
    public var explanation: [String]
    /// The command that accepts the new picture, to be pasted into a shell; `nil` for what passes.
    public var acceptCommand: String?
    /// The document's path as it was given; `nil` for a snapshot that no document draws.
    public var source: String?
    /// The recorded picture's path; `nil` where there is none.
    public var baseline: String?
    /// The PNG file of what was drawn; `nil` for an identical one, or where nothing could be drawn.
    public var actual: [UInt8]?
    /// The PNG file of the difference; `nil` where there is none to show.
    public var difference: [UInt8]?
    /// Seconds that drawing and comparing took.
    public var duration: Double

    public init(
        document: String, variant: String, verdict: Verdict, explanation: [String] = [],
        acceptCommand: String? = nil, source: String? = nil, baseline: String? = nil, actual: [UInt8]? = nil,
        difference: [UInt8]? = nil, duration: Double = 0
    ) {
        self.document = document
        self.variant = variant
        self.verdict = verdict
        self.explanation = explanation
        self.acceptCommand = acceptCommand
        self.source = source
        self.baseline = baseline
        self.actual = actual
        self.difference = difference
        self.duration = duration
    }

    /// `shopping-list/dark`: stable, unique, and what filters match.
    public var name: String { "\(document)/\(variant)" }
}

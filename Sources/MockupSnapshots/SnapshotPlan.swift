import MockupFormat
import TableMockup

/// One snapshot that is to be drawn: a screen and its name in the store.
public struct SnapshotCase: Hashable, Sendable {
    /// The document's name, a folder of the store.
    public var document: String
    /// The variant's name, the files in that folder.
    public var variant: String
    public var mockup: Mockup
    /// How far its pixels may be off; `nil`: not at all.
    public var tolerance: SnapshotTolerance?
    /// The document's path as it was given; `nil` for a mockup that was built in Swift.
    public var source: String?

    public init(
        document: String, variant: String = "default", mockup: Mockup, tolerance: SnapshotTolerance? = nil,
        source: String? = nil
    ) {
        self.document = document
        self.variant = variant
        self.mockup = mockup
        self.tolerance = tolerance
        self.source = source
    }

    /// `shopping-list/dark`
    public var name: String { "\(document)/\(variant)" }
}

/// How far pictures may be from their snapshots, and why.
public typealias SnapshotTolerance = MockupFormat.SnapshotTolerance

/// Which documents there are, and which of their variants are drawn.
public struct SnapshotPlan: Sendable {
    /// A document, whether it can be drawn or not.
    struct Document: Hashable, Sendable {
        var name: String
        var source: String?
        /// Every variant, chosen or not; `nil` for a document that can't be read, whose folder is therefore not judged.
        var variants: Set<String>?
    }

    /// What is to be drawn, in the order of the documents and of their variants.
    public private(set) var cases: [SnapshotCase] = []
    /// Documents that can't be read.
    public private(set) var failures: [SnapshotResult] = []
    /// Whether the documents are all there are: what is recorded of others is then obsolete.
    public var isComplete: Bool

    let filter: GlobPattern?
    let shard: SnapshotShard?
    private(set) var documents: [Document] = []
    /// Whether the filter chose something, in this shard or in another.
    public private(set) var hasMatch = false

    /// - Parameters:
    ///   - filter: chooses snapshots by `document/variant`; `nil` for all.
    ///   - shard: the part of the snapshots that this run is for; `nil` for all.
    public init(filter: GlobPattern? = nil, shard: SnapshotShard? = nil, isComplete: Bool = false) {
        self.filter = filter
        self.shard = shard
        self.isComplete = isComplete
    }

    /// Adds a document's variants.
    ///
    /// - Parameters:
    ///   - name: its file's name without the extension.
    ///   - source: its path, for messages.
    /// - Throws: for a name that another document has, whatever its case, or that can't be a folder's.
    public mutating func add(
        _ document: MockupDocument, name: String, source: String?
    ) throws(SnapshotPlanError) {
        try register(
            Document(name: name, source: source, variants: Set(document.variants.map(\.name))))
        for variant in document.variants where chooses(document: name, variant: variant.name) {
            cases.append(
                SnapshotCase(
                    document: name, variant: variant.name, mockup: variant.mockup,
                    tolerance: document.tolerance, source: source))
        }
    }

    /// Adds a document that can't be read: a failure, whatever is chosen.
    public mutating func addUnreadable(
        name: String, source: String?, reason: [String]
    ) throws(SnapshotPlanError) {
        try register(Document(name: name, source: source, variants: nil))
        hasMatch = true
        failures.append(
            SnapshotResult(
                document: name, variant: "default", verdict: .failed(reason.first ?? "it can't be read"),
                explanation: reason, source: source))
    }

    private mutating func register(_ document: Document) throws(SnapshotPlanError) {
        let name = document.name
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.utf8.contains(0) else {
            throw SnapshotPlanError(
                "a document named '\(name)' can't have a folder of snapshots", hint: "rename the file")
        }
        if let other = documents.first(where: { $0.name.lowercased() == name.lowercased() }) {
            throw SnapshotPlanError(
                "two documents would share the snapshots of '\(name)': '\(other.source ?? other.name)' and "
                    + "'\(document.source ?? name)'",
                hint: "rename one, or record them apart with '--snapshots'")
        }
        documents.append(document)
    }

    private mutating func chooses(document: String, variant: String) -> Bool {
        guard isFiltered(document: document, variant: variant) else { return false }
        hasMatch = true
        return shard?.contains("\(document)/\(variant)") ?? true
    }

    private func isFiltered(document: String, variant: String) -> Bool {
        filter?.matches(document: document, variant: variant) ?? true
    }

    /// Whether a snapshot is this run's business.
    func covers(document: String, variant: String) -> Bool {
        isFiltered(document: document, variant: variant) && shard?.contains("\(document)/\(variant)") ?? true
    }
}

/// Why documents can't be snapshots together.
public struct SnapshotPlanError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Lowercase, without a full stop.
    public var message: String
    public var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    public var description: String { message + (hint.map { "; \($0)" } ?? "") }
}

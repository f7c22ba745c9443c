/// What a verification found, in the order in which it is told: what needs a look first, then by name.
public struct Report: Sendable {
    /// The snapshots with their pictures.
    var entries: [ReportEntry]
    /// Which part of a divided verification this is; `nil` for a whole one.
    public var shard: ReportShard?

    /// - Parameter results: one for each snapshot; their order doesn't matter.
    public init(_ results: [SnapshotResult], shard: ReportShard? = nil) {
        self.init(entries: results.map(ReportEntry.init), shard: shard)
    }

    init(entries: [ReportEntry], shard: ReportShard?) {
        self.entries = entries.sorted { $0.sortKey < $1.sortKey }
        self.shard = shard
        ReportFileNames.assign(to: &self.entries)
    }

    /// The results, without the bytes of pictures that come from another report.
    public var results: [SnapshotResult] { entries.map(\.result) }

    public var count: Int { entries.count }

    /// How many snapshots don't pass.
    public var failureCount: Int { entries.count { !$0.result.verdict.isPass } }

    /// The verdicts that occur and how often, the gravest first.
    public var counts: [(name: String, count: Int)] {
        let numbers = entries.reduce(into: [:]) { $0[$1.result.verdict.name, default: 0] += 1 }
        return Verdict.names.compactMap { name in numbers[name].map { (name, $0) } }
    }

    /// One line: `3 of 20 snapshots differ or are not as recorded (2 different, 1 missing)`.
    public var headline: String {
        guard !entries.isEmpty else { return "no snapshots" }
        let total = Self.counted(count)
        guard failureCount > 0 else { return count == 1 ? "1 snapshot passes" : "all \(total) pass" }
        let parts = counts.filter { Verdict.failingNames.contains($0.name) }.map {
            "\(ReportText.grouped($0.count)) \(Verdict.words(for: $0.name))"
        }
        return
            "\(ReportText.grouped(failureCount)) of \(total) \(failureCount == 1 ? "needs" : "need") a look: "
            + parts.joined(separator: ", ")
    }

    static func counted(_ count: Int) -> String {
        count == 1 ? "1 snapshot" : "\(ReportText.grouped(count)) snapshots"
    }
}

/// One part of a verification that is divided among machines, `2/5` as it is written.
public struct ReportShard: Hashable, Sendable {
    /// 1-based.
    public var index: Int
    public var count: Int

    /// - Returns: `nil` unless `1 ≤ index ≤ count`.
    public init?(index: Int, count: Int) {
        guard index >= 1, index <= count else { return nil }
        self.index = index
        self.count = count
    }

    /// Reads `2/5`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, count: count)
    }

    public var text: String { "\(index)/\(count)" }
}

extension Verdict {
    /// Every verdict's name, the gravest first.
    static let names = failingNames + ["recorded", "removed", "within-tolerance", "identical"]

    static let failingNames = [
        "failed", "unreadable", "size-changed", "different", "font-changed", "missing", "obsolete",
    ]

    /// A name as it reads in a sentence: `size changed`.
    package static func words(for name: String) -> String {
        String(name.map { $0 == "-" ? " " : $0 })
    }

    /// What the verdict says beyond its name, in a few words.
    package var summary: String {
        switch self {
        case .identical: "the same pixels"
        case .withinTolerance(let difference): "\(difference.words), within its tolerance"
        case .different(let difference): difference.words
        case .sizeChanged(let old, let new):
            "\(new.width) × \(new.height) pixels, was \(old.width) × \(old.height)"
        case .missing: "never recorded"
        case .obsolete: "no document draws it any more"
        case .fontChanged(let fonts, let difference):
            "\(fonts.isEmpty ? "fonts" : fonts.joined(separator: ", ")) changed"
                + (difference.map { ", \($0.words)" } ?? "")
        case .unreadable(let reason), .failed(let reason): reason
        case .recorded: "recorded"
        case .removed: "removed"
        }
    }

    var difference: PixelDifference? {
        switch self {
        case .different(let difference), .withinTolerance(let difference): difference
        case .fontChanged(_, let difference): difference
        default: nil
        }
    }
}

extension PixelDifference {
    /// `12 pixels differ in 3 areas`, or `12 pixels differ (10 fainter than the threshold)`.
    var words: String {
        let all = differingCount
        let pixels = all == 1 ? "1 pixel differs" : "\(ReportText.grouped(all)) pixels differ"
        if let excuse = excuse() { return "\(pixels) (\(excuse))" }
        guard !clusters.isEmpty else { return pixels }
        return pixels
            + (clusters.count == 1 ? " in 1 area" : " in \(ReportText.grouped(clusters.count)) areas")
    }
}

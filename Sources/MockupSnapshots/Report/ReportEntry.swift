/// A snapshot in a report: its result and where its pictures come from.
struct ReportEntry: Sendable {
    var result: SnapshotResult
    var pictures: [PictureRole: ReportPicture] = [:]
    /// `document/variant`, fit for a path; unique in the report.
    var stem = ""

    init(result: SnapshotResult, pictures: [PictureRole: ReportPicture]) {
        self.result = result
        self.pictures = pictures
    }

    init(_ result: SnapshotResult) {
        self.result = result
        pictures[.actual] = result.actual.flatMap { ReportPicture(bytes: $0) }
        pictures[.difference] = result.difference.flatMap { ReportPicture(bytes: $0) }
        if case .unreadable = result.verdict { return }
        if case .missing = result.verdict { return }
        pictures[.expected] = result.baseline.flatMap { ReportPicture(path: $0) }
        switch result.verdict {
        case .identical, .withinTolerance:
            // What was drawn is what was recorded, or as good as.
            if pictures[.actual] == nil { pictures[.actual] = pictures[.expected] }
        case .recorded:
            // What stands at the path by now is what was drawn.
            pictures[.actual] = pictures[.actual] ?? pictures[.expected]
        default: break
        }
    }

    /// What doesn't pass first, then by name; bytes, so that every machine sorts alike.
    var sortKey: SortKey {
        SortKey(passes: result.verdict.isPass, document: result.document, variant: result.variant)
    }

    struct SortKey: Comparable {
        var passes: Bool
        var document: String
        var variant: String

        static func < (left: SortKey, right: SortKey) -> Bool {
            if left.passes != right.passes { return right.passes }
            if left.document != right.document {
                return left.document.utf8.lexicographicallyPrecedes(right.document.utf8)
            }
            return left.variant.utf8.lexicographicallyPrecedes(right.variant.utf8)
        }
    }

    /// The path of a picture below the report's folder, whether it is there or not.
    func path(of role: PictureRole) -> String { "\(role.folder)/\(stem).png" }
}

/// The three pictures of a snapshot, by reg-cli's names.
enum PictureRole: String, CaseIterable, Sendable {
    case expected, actual
    case difference = "diff"

    var folder: String { "\(Report.pictureFolder)/\(rawValue)" }
}

extension Report {
    static let pictureFolder = "pictures"
}

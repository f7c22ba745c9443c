/// The files at the top of a report's folder.
enum ReportFile: String, CaseIterable {
    /// Written last: while it is there, the report is whole.
    case page = "index.html"
    case json = "report.json"
    case reg = "reg.json"
    case summary = "summary.md"

    static let summaryMark = "<!-- tablemockup report -->"
    static let pageMark = "<meta name=\"generator\" content=\"tablemockup report\">"

    /// What one of the first bytes of such a file says; a file without it isn't ours.
    var mark: String {
        switch self {
        case .page: Self.pageMark
        case .json: "\"format\": \"\(Report.formatName)\""
        case .reg: "\"actualDir\": \"./\(PictureRole.actual.folder)\""
        case .summary: Self.summaryMark
        }
    }
}

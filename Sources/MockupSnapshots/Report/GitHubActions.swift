import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a job of GitHub Actions is told: annotations at the documents, and a summary on the run's page.
public struct GitHubActions: Sendable {
    /// The repository's folder, below which GitHub finds files; `nil` when it is not known.
    public var workspace: String?
    /// The file whose Markdown becomes the job's summary; `nil` when there is none.
    public var summaryFile: String?

    public init(workspace: String? = nil, summaryFile: String? = nil) {
        self.workspace = workspace
        self.summaryFile = summaryFile
    }

    /// - Parameter variable: looks up a variable of the environment.
    /// - Returns: `nil` outside of Actions.
    public init?(_ variable: (String) -> String?) {
        guard variable("GITHUB_ACTIONS") == "true" else { return nil }
        func text(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        self.init(workspace: text("GITHUB_WORKSPACE"), summaryFile: text("GITHUB_STEP_SUMMARY"))
    }

    /// GitHub shows no more annotations of a kind in a step.
    static let annotationLimit = 10

    /// Lines for standard output, one for each snapshot that doesn't pass; the last one stands for all that would not
    /// be shown.
    public func annotations(_ report: Report) -> String {
        let failures = report.entries.filter { !$0.result.verdict.isPass }
        let shown = failures.count > Self.annotationLimit ? Self.annotationLimit - 1 : failures.count
        var lines = failures.prefix(shown).map { entry in
            Self.line(
                file: entry.result.source.map(path), line: Self.line(of: entry.result),
                title: "\(entry.result.name): \(entry.message)",
                message: entry.details)
        }
        if failures.count > shown {
            lines.append(
                Self.line(
                    file: nil, line: 1, title: "\(failures.count - shown) more snapshots need a look",
                    message: report.headline))
        }
        return lines.joined()
    }

    /// The workflow command, escaped as GitHub's own toolkit does: `%`, line ends, and in properties `:` and `,`.
    static func line(file: String?, line: Int, title: String, message: String) -> String {
        let place = file.map { "file=\(property($0)),line=\(line)," } ?? ""
        return "::error \(place)title=\(property(ReportText.visible(title)))::\(data(message))\n"
    }

    /// The line that a document's own error names, `list.yaml:14:9: error: …`; else the first.
    static func line(of result: SnapshotResult) -> Int {
        guard case .failed(let reason) = result.verdict, let source = result.source,
            reason.hasPrefix(source + ":")
        else { return 1 }
        return Int(reason.dropFirst(source.count + 1).prefix { $0.isASCII && $0.isNumber }).map { max($0, 1) }
            ?? 1
    }

    private static func data(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in data(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A document's path as seen from the repository.
    func path(_ source: String) -> String {
        guard let workspace else { return source }
        let root = ReportPath.real(workspace)
        let prefix = root.hasSuffix("/") ? root : root + "/"
        let real = ReportPath.real(source)
        return real.hasPrefix(prefix) ? String(real.dropFirst(prefix.count)) : source
    }

    /// Adds to the job's summary, which other steps write too.
    public func appendSummary(_ report: Report) throws(OutputError) {
        guard let summaryFile else { return }
        let descriptor = open(summaryFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(summaryFile, code: errno) }
        defer { close(descriptor) }
        let code = report.markdown.withUnsafeBytes { writeAll($0, to: descriptor) }
        guard code == 0 else { throw OutputError(summaryFile, code: code) }
    }
}

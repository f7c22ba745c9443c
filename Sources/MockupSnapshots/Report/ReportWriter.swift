import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What to write of a report, and where.
public struct ReportOptions: Hashable, Sendable {
    /// The folder for the page, its pictures, `report.json`, `reg.json` and `summary.md`; made when it is missing.
    public var folder: String?
    /// Whether the page holds its pictures itself.
    public var isSingleFile: Bool
    /// The JUnit XML file.
    public var junit: String?

    public init(folder: String? = nil, isSingleFile: Bool = false, junit: String? = nil) {
        self.folder = folder
        self.isSingleFile = isSingleFile
        self.junit = junit
    }
}

/// Writes reports.
public enum ReportWriter {
    /// Writes what the options ask for.
    ///
    /// The folder's page goes first and comes last, so that a page that is there shows a whole report. Files in the
    /// folder that no report wrote stay as they are; when one has a report's name, nothing is written.
    public static func write(_ report: Report, _ options: ReportOptions) throws(OutputError) {
        try check(options)
        if let path = options.junit { try write(report.junit, to: path) }
        if let folder = options.folder {
            try write(report, folder: folder, isSingleFile: options.isSingleFile)
        }
    }

    /// Looks whether what is there may be replaced, so that a mistake is known before the work is done: a report takes
    /// the place of reports alone.
    public static func check(_ options: ReportOptions) throws(OutputError) {
        if let path = options.junit, let head = try? StoreFile.bytes(of: path, first: 4096), !head.isEmpty,
            !String(decoding: head, as: UTF8.self).contains("<testsuite")
        {
            throw OutputError(path, "it is there already and no JUnit XML; choose another name")
        }
        guard let folder = options.folder else { return }
        for file in ReportFile.allCases { try checkOwnership(of: file, in: folder) }
        let store = SnapshotStore(directory: folder)
        let manifest = try? StoreFile.bytes(of: ReportPath.join(folder, Manifest.fileName))
        if manifest.flatMap({ try? Manifest(parsing: $0) }) != nil
            || (try? store.documents())?.isEmpty == false
        {
            throw OutputError(folder, "it holds snapshots; choose another folder for the report")
        }
    }

    private static func write(_ report: Report, folder: String, isSingleFile: Bool) throws(OutputError) {
        try makeFolder(folder)
        let old = try? Report(folder: folder)
        try remove(.page, in: folder)
        for role in PictureRole.allCases {
            for entry in report.entries where entry.pictures[role] != nil {
                try write(entry, role, folder: folder)
            }
        }
        try removePictures(of: old, unless: report, in: folder)
        try write(report.regJSON, to: ReportPath.join(folder, ReportFile.reg.rawValue))
        try write(report.markdown, to: ReportPath.join(folder, ReportFile.summary.rawValue))
        try write(report.json, to: ReportPath.join(folder, ReportFile.json.rawValue))
        try writePage(report, to: ReportPath.join(folder, ReportFile.page.rawValue), isSingleFile)
    }

    private static func writePage(
        _ report: Report, to path: String, _ isSingleFile: Bool
    ) throws(OutputError) {
        let file = try OutputFile(path: path)
        try HTMLPage(report: report, isSingleFile: isSingleFile).write { bytes throws(OutputError) in
            try file.write(bytes)
        }
        try file.commit()
    }

    private static func write(_ entry: ReportEntry, _ role: PictureRole, folder: String) throws(OutputError) {
        guard let picture = entry.pictures[role] else { return }
        let path = ReportPath.join(folder, entry.path(of: role))
        try makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        // A picture that is the same before and after takes its room once, where the file system can do that.
        if role == .actual, let expected = entry.pictures[.expected], expected.source == picture.source {
            let other = ReportPath.join(folder, entry.path(of: .expected))
            unlink(path)
            if link(other, path) == 0 { return }
        }
        guard let bytes = picture.bytes else {
            throw OutputError(path, "the picture of '\(entry.result.name)' has gone or is too large")
        }
        try write(bytes, to: path)
    }

    private static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let file = try OutputFile(path: path)
        try file.write(bytes)
        try file.commit()
    }

    private static func checkOwnership(of file: ReportFile, in folder: String) throws(OutputError) {
        let path = ReportPath.join(folder, file.rawValue)
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        let isOurs =
            (try? StoreFile.bytes(of: path, first: 4096)).map {
                String(decoding: $0, as: UTF8.self).contains(file.mark)
            } ?? false
        guard isOurs else {
            throw OutputError(path, "it is there already and no report of ours; choose another folder")
        }
    }

    private static func remove(_ file: ReportFile, in folder: String) throws(OutputError) {
        let path = ReportPath.join(folder, file.rawValue)
        guard unlink(path) == 0 || errno == ENOENT else { throw OutputError(path, code: errno) }
    }

    /// Removes the pictures that an older report in the folder had and this one hasn't, and folders that are empty
    /// then.
    private static func removePictures(
        of old: Report?, unless new: Report, in folder: String
    ) throws(OutputError) {
        guard let old else { return }
        let kept = Set(new.picturePaths)
        for path in old.picturePaths where !kept.contains(path) {
            let whole = ReportPath.join(folder, path)
            guard unlink(whole) == 0 || errno == ENOENT else { throw OutputError(whole, code: errno) }
            if let slash = whole.lastIndex(of: "/") { rmdir(String(whole[..<slash])) }
        }
    }

    private static func makeFolder(_ path: String) throws(OutputError) {
        guard !path.isEmpty else { throw OutputError(path, "the path is empty") }
        guard !path.utf8.contains(0) else { throw OutputError(path, "the path holds a NUL") }
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        if ReportPath.isFolder(path) || mkdir(path, 0o777) == 0 { return }
        var code = errno
        if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeFolder(String(path[..<slash]))
            if mkdir(path, 0o777) == 0 { return }
            code = errno
        }
        guard !ReportPath.isFolder(path) else { return }
        throw OutputError(path, code: code == EEXIST ? ENOTDIR : code)
    }
}

extension Report {
    /// Where the pictures of this report go.
    fileprivate var picturePaths: [String] {
        entries.flatMap { entry in
            PictureRole.allCases.filter { entry.pictures[$0] != nil }.map { entry.path(of: $0) }
        }
    }

}

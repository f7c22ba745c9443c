import MockupSnapshots
import TableMockup

/// What `record` and `verify` work on.
struct SnapshotInputs: Sendable {
    let store: SnapshotStore
    let plan: SnapshotPlan
    /// What reading the documents came to.
    let status: ExitStatus
    private let text: TextOptions
    private let jobs: Int
    private let acceptOptions: [String]
    private let filter: String?

    /// Reads the documents, and says what is wrong with those that can't be read.
    init(_ arguments: Arguments, shard: SnapshotShard?, _ console: Console) throws(CommandFailure) {
        store = SnapshotStore(directory: arguments[.snapshots] ?? "Snapshots")
        guard !Path.exists(store.directory) || Path.isFolder(store.directory) else {
            throw .failure("'\(store.directory)' is a file, expected the folder of the snapshots")
        }
        guard !Path.isDeadLink(store.directory) else {
            throw .failure(
                "'\(store.directory)' is a symbolic link to nothing, expected the folder of the snapshots")
        }
        jobs = try RenderRun.jobs(arguments[.jobs])
        text = try TextOptions(arguments)
        filter = arguments[.filter]
        var options: [String] = []
        if let fonts = arguments[.fonts] {
            options += fonts.hasPrefix("-") ? ["--fonts=\(fonts)"] : ["--fonts", fonts]
        }
        if text.missingGlyphs == .box { options += ["--missing-glyphs", "box"] }
        acceptOptions = options
        var plan = SnapshotPlan(
            filter: filter.map { GlobPattern($0) }, shard: shard, isComplete: arguments.has(.complete))
        status = try Self.add(arguments.operands, to: &plan, console)
        self.plan = plan
    }

    func options(includesPictures: Bool) -> SnapshotOptions {
        SnapshotOptions(
            fonts: text.fonts, missingGlyphs: text.missingGlyphs, jobs: jobs,
            includesPictures: includesPictures,
            acceptOptions: acceptOptions)
    }

    /// A filter that matches nothing is a mistake: nothing verified is nothing proven.
    func checkMatch(_ run: SnapshotRun) throws(CommandFailure) {
        guard let filter, !plan.hasMatch, run.results.isEmpty, run.errors.isEmpty else { return }
        throw .usage(
            "no snapshot matches '\(filter)'",
            hint: "snapshots are called '<document>/<variant>', such as 'settings/default'")
    }

    private static func add(
        _ inputs: [String], to plan: inout SnapshotPlan, _ console: Console
    ) throws(CommandFailure) -> ExitStatus {
        var status = ExitStatus.success
        var seen: Set<String> = []
        for path in inputs {
            // A pattern of the shell's may name a file that is named once more.
            guard Path.isDescriptor(path) || seen.insert(Path.canonical(path)).inserted else { continue }
            let name = Path.isDescriptor(path) ? "stdin" : Path.stem(of: path)
            let document: Result<LoadedDocument, LoadedDocument.Failure> = Result {
                () throws(LoadedDocument.Failure) in try LoadedDocument(path: path)
            }
            do throws(SnapshotPlanError) {
                switch document {
                case .success(let document): try plan.add(document.document, name: name, source: path)
                case .failure(let failure):
                    failure.diagnostics.forEach(console.diagnostic)
                    status = .failure
                    try plan.addUnreadable(name: name, source: path, reason: failure.diagnostics)
                }
            } catch {
                throw .usage(error.message, hint: error.hint)
            }
        }
        return status
    }
}

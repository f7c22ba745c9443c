import PangoText
import Synchronization
import TableMockup
import Threads

/// How snapshots are drawn and told about.
public struct SnapshotOptions: Sendable {
    /// Where the font files are.
    public var fonts: FontLibrary
    /// Whether a character that no font has is an error or a box.
    public var missingGlyphs: MissingGlyphs
    /// How many snapshots are worked on at a time, at least 1.
    public var jobs: Int
    /// Whether results bring along the pictures of what fails.
    public var includesPictures: Bool
    /// Options that the command which accepts a picture needs besides the document, the store and the filter.
    public var acceptOptions: [String]

    public init(
        fonts: FontLibrary = .system, missingGlyphs: MissingGlyphs = .error, jobs: Int? = nil,
        includesPictures: Bool = true, acceptOptions: [String] = []
    ) {
        self.fonts = fonts
        self.missingGlyphs = missingGlyphs
        self.jobs = max(1, jobs ?? Processors.count)
        self.includesPictures = includesPictures
        self.acceptOptions = acceptOptions
    }
}

/// What came of many snapshots.
public struct SnapshotRun: Sendable {
    /// In the plan's order; obsolete and removed ones after all others, by name.
    public var results: [SnapshotResult]
    /// What is wrong with the store and no snapshot's fault, lowercase, each with its path.
    public var warnings: [String]
    /// What could not be written or read, by which the run has failed.
    public var errors: [String]
}

/// What the workers of a run share.
final class SnapshotContext: Sendable {
    let store: SnapshotStore
    let options: SnapshotOptions
    let writer: SnapshotWriter
    let fingerprints: FontFingerprints
    private let idle = IdleWorkers()
    /// Whether layouts are looked at that nothing is explained by.
    let tellsLayouts: Bool
    private let manifests = Mutex<[String: StoredManifest]>([:])
    private let stale = Mutex<[StaleLayout]>([])

    init(store: SnapshotStore, options: SnapshotOptions, tellsLayouts: Bool = false) {
        self.store = store
        self.options = options
        self.tellsLayouts = tellsLayouts
        writer = SnapshotWriter(store)
        fingerprints = FontFingerprints(options.fonts)
    }

    /// A document's manifest as it was when it was first asked for.
    func manifest(of document: String) -> StoredManifest {
        if let known = manifests.withLock({ $0[document] }) { return known }
        let manifest = store.manifest(of: document)
        return manifests.withLock { manifests in
            if let known = manifests[document] { return known }
            manifests[document] = manifest
            return manifest
        }
    }

    /// What is still there of a snapshot whose picture is not; `nil` where nothing is.
    func trace(of snapshot: SnapshotCase) -> String? {
        let (document, variant) = (snapshot.document, snapshot.variant)
        let manifest = manifest(of: document).manifest
        let picture = store.picturePath(document: document, variant: variant)
        if manifest.entries[variant] != nil || manifest.untrusted.contains(variant) {
            return "the manifest has an entry for it, but there is no \(picture)"
        }
        return StoreFile.exists(store.layoutPath(document: document, variant: variant))
            ? "its layout is there, but there is no \(picture)" : nil
    }

    func add(_ layout: StaleLayout) {
        stale.withLock { $0.append(layout) }
    }

    /// What there is to say of layouts that don't belong to their pictures.
    func layoutWarnings() -> [String] {
        StaleLayout.warnings(stale.withLock { $0 }, store: store, options: options.acceptOptions)
    }

    /// Lends a worker, whose fonts are read already if one was lent before.
    func withWorker(_ body: (SnapshotWorker) -> SnapshotResult) -> SnapshotResult {
        let worker = idle.take() ?? SnapshotWorker(fonts: options.fonts, missingGlyphs: options.missingGlyphs)
        defer { idle.give(worker) }
        return body(worker)
    }

    /// Has a document's manifest read anew when it is next asked for.
    func forgetManifest(of document: String) {
        manifests.withLock { $0[document] = nil }
    }

    /// Runs the plan's cases on all workers.
    func run(
        _ plan: SnapshotPlan,
        receive: @escaping @Sendable (SnapshotResult, _ done: Int, _ total: Int) -> Void,
        work: @escaping @Sendable (SnapshotWorker, SnapshotCase) -> SnapshotResult
    ) -> [SnapshotResult] {
        let cases = plan.cases
        let results = Mutex<[SnapshotResult]>(plan.failures)
        let total = cases.count + plan.failures.count
        for (index, failure) in plan.failures.enumerated() { receive(failure, index + 1, total) }
        Workers.run(count: cases.count, jobs: options.jobs) {
            let worker = SnapshotWorker(
                fonts: self.options.fonts, missingGlyphs: self.options.missingGlyphs)
            return { work(worker, cases[$0]) }
        } receive: { index, result in
            results.withLock { $0.append(result) }
            receive(result, plan.failures.count + index + 1, total)
        }
        fingerprints.save()
        return results.withLock { $0 }
    }

    /// The recorded snapshots that no document draws any more and that this run is to judge, by name.
    func obsolete(in plan: SnapshotPlan, _ run: inout SnapshotRun) -> [(document: String, variant: String)] {
        var documents = plan.documents
        if plan.isComplete {
            do throws(StoreFile.Failure) {
                // Where the file system ignores case, a folder in another case is the document's own.
                let known = Set(documents.map { $0.name.lowercased() })
                documents += try store.documents().filter { !known.contains($0.lowercased()) }
                    .map { SnapshotPlan.Document(name: $0, source: nil, variants: []) }
            } catch {
                run.errors.append("\(store.directory): \(error.reason)")
            }
        }
        var found: [(document: String, variant: String)] = []
        for document in documents {
            guard let drawn = document.variants else { continue }
            let manifest = manifest(of: document.name)
            if let reason = doubt(of: manifest, document: document) {
                run.warnings.append(
                    "\(store.manifestPath(document: document.name)): \(reason); pictures are compared without it"
                )
            }
            do throws(StoreFile.Failure) {
                found += try store.variants(of: document.name, manifest: manifest.manifest)
                    .subtracting(drawn.union(store.respelled(drawn, of: document.name)))
                    .filter { plan.covers(document: document.name, variant: $0) }
                    .map { (document.name, $0) }
            } catch {
                run.errors.append("\(store.folder(document.name)): \(error.reason)")
            }
        }
        return found.sorted { ($0.document, $0.variant) < ($1.document, $1.variant) }
    }

    /// What is wrong with a manifest; `nil` for one that tells of all pictures, or that a first recording will write.
    private func doubt(of manifest: StoredManifest, document: SnapshotPlan.Document) -> String? {
        if case .unreadable(let reason) = manifest { return reason }
        // Whoever records writes it anew.
        guard tellsLayouts else { return nil }
        let known = manifest.manifest
        let untold = (document.variants ?? []).filter {
            known.entries[$0] == nil
                && StoreFile.exists(store.picturePath(document: document.name, variant: $0))
        }
        guard let variant = untold.min() else { return nil }
        let more = untold.count > 1 ? " and \(untold.count - 1) more" : ""
        let problem =
            if manifest == .absent {
                "it is gone"
            } else if known.untrusted.contains(variant) {
                "its entry for '\(variant)'\(more) is not as it was written"
            } else {
                "it has no entry for '\(variant)'\(more)"
            }
        return "\(problem); recording writes it anew"
    }
}

extension StoreFile.Failure {
    var reason: String {
        switch self {
        case .absent: "no such file or folder"
        case .unreadable(let reason): reason
        }
    }
}

/// Workers that nobody works with.
///
/// Sendable, since a worker is either in the list, where nobody touches it, or has been taken out of it by the one
/// thread that uses it; the lock is between the two.
private final class IdleWorkers: @unchecked Sendable {
    private var workers: [SnapshotWorker] = []
    private let lock = Mutex(())

    func take() -> SnapshotWorker? { lock.withLock { _ in workers.popLast() } }
    func give(_ worker: SnapshotWorker) { lock.withLock { _ in workers.append(worker) } }
}

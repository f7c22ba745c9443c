import TableMockup

/// Compares what documents draw with what is recorded of them.
public final class SnapshotVerifier: Sendable {
    private let context: SnapshotContext
    private let mode: RecordMode

    /// - Parameter mode: what is recorded by the way; a result says `recorded` then, which is no proof of anything.
    public init(
        store: SnapshotStore, mode: RecordMode = .never, options: SnapshotOptions = SnapshotOptions()
    ) {
        context = SnapshotContext(store: store, options: options, tellsLayouts: true)
        self.mode = mode
    }

    /// Verifies a plan's snapshots on several threads.
    ///
    /// - Parameter receive: gets each result as soon as those before it are there, one call at a time, on any thread.
    public func verify(
        _ plan: SnapshotPlan,
        receive: @escaping @Sendable (SnapshotResult, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
    ) -> SnapshotRun {
        var run = SnapshotRun(results: [], warnings: [], errors: [])
        // Before anything is recorded: what is written by this run is not obsolete.
        let obsolete = context.obsolete(in: plan, &run)
        run.results = context.run(plan, receive: receive) { [mode, context] worker, snapshot in
            worker.verify(snapshot, mode: mode, in: context)
        }
        do throws(OutputError) { try context.writer.flush() } catch { run.errors.append("\(error)") }
        run.warnings += context.layoutWarnings()
        let sources = Dictionary(
            plan.documents.map { ($0.name, $0.source) }, uniquingKeysWith: { first, _ in first })
        let readable = plan.documents.filter { $0.variants != nil }.compactMap(\.source)
        for (document, variant) in obsolete {
            let path = context.store.picturePath(document: document, variant: variant)
            let source = sources[document] ?? nil
            let result = SnapshotResult(
                document: document, variant: variant, verdict: .obsolete,
                explanation: [
                    sources[document] == nil
                        ? "there is no document '\(document)' any more"
                        : "the document has no variant '\(variant)' any more"
                ],
                acceptCommand: sources[document] == nil
                    ? AcceptCommand.removal(
                        document: document, variant: variant, sources: readable, store: context.store)
                    : source.flatMap {
                        AcceptCommand.removal(
                            document: document, variant: variant, source: $0, store: context.store)
                    },
                source: source, baseline: StoreFile.exists(path) ? path : nil)
            run.results.append(result)
            receive(result, run.results.count, run.results.count)
        }
        return run
    }

    /// Verifies one snapshot on this thread.
    public func verify(_ snapshot: SnapshotCase) -> SnapshotResult {
        var result = context.withWorker { $0.verify(snapshot, mode: mode, in: context) }
        do throws(OutputError) { try context.writer.flush() } catch { result.verdict = .failed("\(error)") }
        context.fingerprints.save()
        return result
    }
}

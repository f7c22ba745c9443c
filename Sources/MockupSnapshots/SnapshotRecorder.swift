import TableMockup

/// Writes down what documents draw.
public final class SnapshotRecorder: Sendable {
    private let context: SnapshotContext

    public init(store: SnapshotStore, options: SnapshotOptions = SnapshotOptions()) {
        context = SnapshotContext(store: store, options: options)
    }

    /// Records a plan's snapshots on several threads, and removes those that no document draws any more.
    ///
    /// A result is `identical` where nothing had to be written, `recorded`, `removed`, or `failed`.
    ///
    /// - Parameter receive: gets each result as soon as those before it are there, one call at a time, on any thread.
    public func record(
        _ plan: SnapshotPlan,
        receive: @escaping @Sendable (SnapshotResult, _ done: Int, _ total: Int) -> Void = { _, _, _ in }
    ) -> SnapshotRun {
        var run = SnapshotRun(results: [], warnings: [], errors: [])
        let obsolete = context.obsolete(in: plan, &run)
        run.results = context.run(plan, receive: receive) { [context] worker, snapshot in
            worker.record(snapshot, in: context)
        }
        do throws(OutputError) { try context.writer.flush() } catch { run.errors.append("\(error)") }
        for (document, variant) in obsolete {
            var result = SnapshotResult(document: document, variant: variant, verdict: .removed)
            do throws(OutputError) {
                try context.writer.remove([variant], of: document)
            } catch {
                result.verdict = .failed("\(error)")
            }
            run.results.append(result)
            receive(result, run.results.count, run.results.count)
        }
        return run
    }

    /// Records one snapshot on this thread.
    public func record(_ snapshot: SnapshotCase) -> SnapshotResult {
        var result = context.withWorker { $0.record(snapshot, in: context) }
        do throws(OutputError) { try context.writer.flush() } catch { result.verdict = .failed("\(error)") }
        context.fingerprints.save()
        return result
    }
}

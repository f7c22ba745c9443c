/// A picture that is as recorded while its layout file is not what belongs to it: the next difference could not be
/// explained by it.
struct StaleLayout: Sendable {
    var snapshot: SnapshotCase
    /// What is wrong with it.
    var problem: Problem

    enum Problem: Sendable {
        case missing, edited, outdated
    }

    /// More documents than these are only counted.
    private static let limit = 10

    /// `nil` where the layout is the one that the picture was recorded with, and still the document's.
    ///
    /// - Parameters:
    ///   - recorded: the hash of the layout that was recorded.
    ///   - text: the layout as it is now.
    init?(_ snapshot: SnapshotCase, recorded: String, text: String, store: SnapshotStore) {
        self.snapshot = snapshot
        guard let bytes = store.layoutBytes(document: snapshot.document, variant: snapshot.variant) else {
            problem = .missing
            return
        }
        if bytes == Array(text.utf8), SnapshotStore.isLayout(bytes, recorded) { return nil }
        problem = SnapshotStore.isLayout(bytes, recorded) ? .outdated : .edited
    }

    /// A sentence for each document, with the command that writes its layouts anew.
    static func warnings(_ layouts: [StaleLayout], store: SnapshotStore, options: [String]) -> [String] {
        let documents = Dictionary(grouping: layouts) { $0.snapshot.document }.sorted { $0.key < $1.key }
        var lines = documents.prefix(limit).compactMap { _, layouts -> String? in
            let sorted = layouts.sorted { $0.snapshot.variant < $1.snapshot.variant }
            guard let first = sorted.first else { return nil }
            let path = store.layoutPath(document: first.snapshot.document, variant: first.snapshot.variant)
            let others = sorted.count == 1 ? "" : "; so are \(counted(sorted.count - 1, "other")) of it"
            let command = AcceptCommand.text(
                for: first.snapshot, store: store, options: options, allVariants: sorted.count > 1)
            return "\(path): \(first.problem.text), and the next difference can't be explained by it\(others)"
                + (command.map { "; to write it anew: \($0)" } ?? "")
        }
        if documents.count > limit {
            lines.append(
                "the layouts of \(documents.count - limit) more documents are not those of their pictures")
        }
        return lines
    }
}

extension StaleLayout.Problem {
    fileprivate var text: String {
        switch self {
        case .missing: "the layout is gone"
        case .edited: "the layout is not as it was recorded"
        case .outdated: "the layout has changed since it was recorded, though no pixel has"
        }
    }
}

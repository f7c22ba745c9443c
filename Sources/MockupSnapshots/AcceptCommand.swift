/// The command that accepts a new picture.
enum AcceptCommand {
    /// - Parameters:
    ///   - options: further options that the picture was drawn with, a word each.
    ///   - allVariants: whether the document's other variants are meant too.
    static func text(
        for snapshot: SnapshotCase, store: SnapshotStore, options: [String], allVariants: Bool = false
    ) -> String? {
        guard let source = snapshot.source, source != "-" else { return nil }
        let path = source.hasPrefix("-") ? "./" + source : source
        let variant = allVariants ? "*" : GlobPattern.escaped(snapshot.variant)
        let filter = GlobPattern.escaped(snapshot.document) + "/" + variant
        // What is no file, nothing can be written over.
        let obstacles =
            allVariants ? [] : store.obstacles(document: snapshot.document, variant: snapshot.variant)
        let clearing =
            obstacles.isEmpty
            ? "" : (["rm", "-r"] + obstacles).map(shellQuoted).joined(separator: " ") + " && "
        let words =
            ["tablemockup", "record", path] + option("--snapshots", store.directory)
            + option("--filter", filter) + options
        return clearing + words.map(shellQuoted).joined(separator: " ")
    }

    /// An option and its value as words; a value that looks like an option is part of the option's word.
    static func option(_ name: String, _ value: String) -> [String] {
        value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }

    /// The same for an obsolete one, which is removed when its document is recorded.
    static func removal(
        document: String, variant: String, source: String, store: SnapshotStore
    ) -> String? {
        text(
            for: SnapshotCase(document: document, variant: variant, mockup: .init(), source: source),
            store: store,
            options: [])
    }

    /// The same for one whose document there is no more. Any document will do to record, since the filter reaches
    /// nothing else.
    ///
    /// - Parameter sources: the documents that there are.
    static func removal(
        document: String, variant: String, sources: [String], store: SnapshotStore
    ) -> String? {
        sources.first { $0 != "-" }.flatMap { source in
            text(
                for: SnapshotCase(document: document, variant: variant, mockup: .init(), source: source),
                store: store, options: ["--complete"])
        }
    }

    /// A word as a POSIX shell reads it back.
    static func shellQuoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && !word.hasPrefix("=")
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "_-./+:@%,=".utf8.contains(byte)
                }
            }
        return isPlain
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}

/// The command that accepts a new picture.
enum AcceptCommand {
    /// - Parameter options: further options that the picture was drawn with, a word each.
    static func text(for snapshot: SnapshotCase, store: SnapshotStore, options: [String]) -> String? {
        guard let source = snapshot.source, source != "-" else { return nil }
        let path = source.hasPrefix("-") ? "./" + source : source
        let filter = GlobPattern.escaped(snapshot.document) + "/" + GlobPattern.escaped(snapshot.variant)
        let words =
            ["tablemockup", "record", path, "--snapshots", store.directory, "--filter", filter] + options
        return words.map(shellQuoted).joined(separator: " ")
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

    /// A word as a POSIX shell reads it back.
    static func shellQuoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "_-./+:@%,".utf8.contains(byte)
                }
            }
        return isPlain
            ? word
            : "'"
                + word.split(separator: "'", omittingEmptySubsequences: false)
                .joined(separator: "'\\''") + "'"
    }
}

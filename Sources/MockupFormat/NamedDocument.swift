import MockupModel

/// A document of a stream of them, such as a line of JSON Lines, with the name that it may bring along.
///
/// Either `{"name": "…", "document": {…}}`, the name being optional, or the document alone.
public struct NamedDocument: Hashable, Sendable {
    /// Fit for a file name, as a variant's name is; `nil` when none is given.
    public var name: String?
    public var document: MockupDocument

    /// Reads a document in JSON.
    ///
    /// - Parameter file: the name that diagnostics give the document.
    /// - Throws: one error of syntax, or every error of content, as for `MockupDocument`.
    public init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(DocumentError) in try ParsedDocument(buffer, .json, file, root: Self.root) }
        }
        let parsed = try result.get()
        name = parsed.name
        document = parsed.document
    }

    /// Where the document is in what the stream holds, and its name; `nil` when that is told as a problem.
    private static func root(_ reader: inout Reader) -> (NodeID, name: String?)? {
        let tree = reader.tree
        guard !tree.nodes.isEmpty, reader.kind(0) == .mapping else { return (0, nil) }
        let keys = tree.children(0).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        guard keys.contains(where: { reader.matches($0, "document") || reader.matches($0, "name") }) else {
            return (0, nil)
        }
        var draft = EnvelopeDraft()
        guard ObjectCodec.envelope.read(0, onto: &draft, &reader), let document = draft.document else {
            return nil
        }
        return (document, draft.name)
    }
}

/// What stands around a document in a stream.
private struct EnvelopeDraft {
    var name: String?
    var document: NodeID?
}

extension ObjectCodec where Root == EnvelopeDraft {
    fileprivate static let envelope = ObjectCodec(
        "envelope", place: "in a line", doc: "a document with a name",
        fields: [
            Field("name", .documentName, "the document's name") { $0.name = $1 },
            Field(
                property: Property(
                    key: "document", type: .object { ObjectCodec<DocumentDraft>.mockup.type },
                    doc: "the document", defaultValue: nil, isRequired: true, kinds: []),
                apply: { draft, id, _ in draft.document = id }),
        ])
}

extension Codec where Value == String {
    fileprivate static let documentName = text(
        .variantName, expected: "a document's name",
        hint: "at most 100 letters, digits, '-', '_' and '.', not beginning with '.'",
        where: VariantName.isValid)
}

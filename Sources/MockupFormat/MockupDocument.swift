import MockupModel

/// One screen of a document.
public struct Variant: Hashable, Sendable {
    /// Unique in its document whatever its case, and fit for a file name.
    public var name: String
    public var mockup: Mockup

    public init(name: String, mockup: Mockup) {
        self.name = name
        self.mockup = mockup
    }
}

/// A document: one screen, or several that are variants of each other.
///
/// A scalar is read as what its key takes, so that `title: no` is a text and `checkbox: on` a boolean. Numbers and
/// booleans are unquoted; tags and merge keys are refused; an empty YAML value or a JSON null is an absent key.
/// Nesting is limited to 64, what aliases stand for to 2,000,000 values and 64 MiB of text.
public struct MockupDocument: Hashable, Sendable {
    /// In document order, never empty; the one of a document without variants is named `default`.
    public var variants: [Variant]
    /// How far its pictures may be from their snapshots; `nil`: not at all.
    public var tolerance: SnapshotTolerance?

    /// Reads a document of at most 512 MiB of UTF-8, with or without a byte order mark.
    ///
    /// - Parameter file: the name that diagnostics give the document.
    /// - Throws: one error of syntax, or every error of content, sorted by place.
    public init(parsing bytes: [UInt8], notation: Notation, file: String) throws(DocumentError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(DocumentError) in
                try MockupDocument(parsing: buffer, notation: notation, file: file)
            }
        }
        self = try result.get()
    }

    /// Reads a document from memory that stays as it is meanwhile.
    public init(
        parsing bytes: UnsafeRawBufferPointer, notation: Notation, file: String
    ) throws(DocumentError) {
        self = try ParsedDocument(bytes, notation, file).document
    }
}

/// A document with the tree that it was read from.
struct ParsedDocument {
    var tree: DocumentTree
    var document: MockupDocument
    /// The name that was found around it.
    var name: String?

    /// - Parameter root: finds the node that is the document, and a name for it; `nil` when it told a problem.
    init(
        _ bytes: UnsafeRawBufferPointer, _ notation: Notation, _ file: String,
        root: (inout Reader) -> (NodeID, name: String?)? = { _ in (0, nil) }
    ) throws(DocumentError) {
        let source: SourceText
        do throws(SourceText.Problem) {
            source = try SourceText(bytes)
        } catch {
            throw DocumentError(
                Diagnostic(
                    file: file, line: error.place?.line, column: error.place?.column, message: error.message,
                    hint: error.hint))
        }
        tree = try source.tree(notation, file)
        var reader = Reader(tree)
        var document = MockupDocument(variants: [])
        if let (node, found) = root(&reader) {
            name = found
            document = Self.read(node, &reader)
        }
        guard reader.problemCount == 0 else { throw source.error(reader, notation, file) }
        // Each of their values was held against its rules just now.
        for index in document.variants.indices {
            document.variants[index].mockup.table.validity = SectionValidity(isKnown: true)
        }
        self.document = document
    }

    private static func read(_ root: NodeID, _ reader: inout Reader) -> MockupDocument {
        let nothing = MockupDocument(variants: [])
        guard !reader.tree.nodes.isEmpty, !reader.isAbsent(root) else {
            reader.fail(root, "empty document, expected a mapping of keys")
            return nothing
        }
        guard reader.kind(root) == .mapping else {
            reader.failExpected("a mapping at the top level", at: root, hint: "such as 'device: iPhone 15'")
            return nothing
        }
        var draft = DocumentDraft()
        _ = ObjectCodec.mockup.read(root, onto: &draft, &reader)
        let variants =
            draft.variants.map { VariantReader.read($0, base: draft.mockup, &reader) }
            ?? [Variant(name: "default", mockup: draft.mockup)]
        return MockupDocument(variants: variants, tolerance: draft.snapshot.tolerance)
    }
}

extension MockupDocument {
    init(variants: [Variant], tolerance: SnapshotTolerance? = nil) {
        self.variants = variants
        self.tolerance = tolerance
    }
}

extension SourceText {
    /// The document as a tree.
    func tree(_ notation: Notation, _ file: String) throws(DocumentError) -> DocumentTree {
        switch notation {
        case .yaml:
            do throws(YAMLParser.Failure) {
                return try yamlTree()
            } catch {
                let places = places(ofCodePoints: [error.context ?? error.start, error.start])
                var message = error.message
                if error.context != nil, let begin = places.first {
                    message += " that begins at \(begin.line):\(begin.column)"
                }
                throw DocumentError(
                    Diagnostic(
                        file: file, line: places.last?.line, column: places.last?.column, message: message,
                        hint: error.hint))
            }
        case .json:
            guard bytes.contains(where: { $0 > 0x20 }) else { return DocumentTree() }
            do throws(JSONParser.Failure) {
                return try JSONParser(self).tree(sizeHint: bytes.count)
            } catch {
                throw DocumentError(
                    Diagnostic(
                        file: file, line: error.place.line, column: error.place.column,
                        message: error.message,
                        hint: error.hint))
            }
        }
    }

    private func yamlTree() throws(YAMLParser.Failure) -> DocumentTree {
        guard hasLineSeparators else {
            return try YAMLParser(bytes).tree(sizeHint: bytes.count, unmask: false)
        }
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        defer { copy.deallocate() }
        _ = copy.initialize(from: bytes)
        LineSeparatorMask.apply(to: copy)
        return try YAMLParser(UnsafeBufferPointer(copy)).tree(sizeHint: bytes.count, unmask: true)
    }

    /// Every problem of a document with its place, sorted; the same one is told once.
    func error(_ reader: Reader, _ notation: Notation, _ file: String) -> DocumentError {
        var seen: Set<Reader.Problem> = []
        // Nodes are numbered in document order.
        let problems = reader.problems.filter { seen.insert($0).inserted }
        let sorted = problems.enumerated().sorted {
            ($0.element.node, $0.offset) < ($1.element.node, $1.offset)
        }
        let shown = sorted.prefix(DocumentError.limit).map(\.element)
        let nodes = reader.tree.nodes
        var places: [UInt32: Place] = [:]
        if notation == .yaml {
            let starts = shown.flatMap { [$0.node, $0.first ?? $0.node] }
                .map { nodes.isEmpty ? 0 : nodes[Int($0)].start }.sorted()
            for (start, place) in zip(starts, self.places(ofCodePoints: starts)) { places[start] = place }
        }
        let diagnostics = shown.map { problem in
            var message = problem.message
            var diagnostic = Diagnostic(file: file, message: "", hint: problem.hint)
            if notation == .json, !nodes.isEmpty {
                if let first = problem.first { message += ", first at \(reader.tree.path(of: first))" }
                diagnostic.path = reader.tree.path(of: problem.node)
            } else {
                let place = nodes.isEmpty ? nil : places[nodes[Int(problem.node)].start]
                diagnostic.line = place?.line ?? 1
                diagnostic.column = place?.column ?? 1
                if let first = problem.first, let place = places[nodes[Int(first)].start] {
                    message += ", first at \(place.line):\(place.column)"
                }
            }
            diagnostic.message = message
            return diagnostic
        }
        return DocumentError(
            diagnostics: diagnostics,
            omittedCount: problems.count - shown.count + reader.problemCount - reader.problems.count)
    }
}

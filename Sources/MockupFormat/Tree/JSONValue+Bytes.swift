extension JSONValue {
    /// Reads any JSON of at most 512 MiB of UTF-8.
    ///
    /// - Parameter file: the name that diagnostics give it.
    package init(parsing bytes: [UInt8], file: String) throws(DocumentError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(DocumentError) in
                let source: SourceText
                do throws(SourceText.Problem) {
                    source = try SourceText(buffer)
                } catch {
                    throw DocumentError(
                        Diagnostic(
                            file: file, line: error.place?.line, column: error.place?.column,
                            message: error.message, hint: error.hint))
                }
                let tree = try source.tree(.json, file)
                guard !tree.nodes.isEmpty else {
                    throw DocumentError(Diagnostic(file: file, message: "the file is empty, expected JSON"))
                }
                return JSONValue(tree, 0)
            }
        }
        self = try result.get()
    }

    /// The value as a text that ends with a newline, two spaces a level, keys in their order.
    package var bytes: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        writer.finish()
        return writer.bytes
    }

    /// The same as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value in one line, without blanks and without a newline.
    package var line: String {
        var writer = JSONWriter()
        writer.isCompact = true
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The value of a key of an object.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let pairs) = self else { return nil }
        return pairs.first { $0.0 == key }?.1
    }

    private init(_ tree: DocumentTree, _ id: NodeID) {
        switch tree.nodes[Int(id)].kind {
        case .plain, .quoted: self = .string(tree.string(id))
        case .yes: self = .bool(true)
        case .no: self = .bool(false)
        case .number: self = .number(tree.number(id))
        case .null, .alias: self = .null
        case .list: self = .array(tree.children(id).map { JSONValue(tree, $0) })
        case .mapping:
            let parts = tree.children(id)
            self = .object(
                stride(from: 0, to: parts.count - 1, by: 2).map {
                    (tree.string(parts[$0]), JSONValue(tree, parts[$0 + 1]))
                })
        }
    }
}

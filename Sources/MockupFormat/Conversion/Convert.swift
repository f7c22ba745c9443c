/// The same document in the other notation, or in the same one in its normal form.
///
/// Keys keep their order; bare texts, absent values and variants stay what they are; aliases are written out and
/// comments are lost. Converting again changes nothing but the notation.
///
/// - Throws: what reading the document throws: only a valid document is converted.
public func convert(
    _ bytes: [UInt8], from: Notation, to: Notation, file: String
) throws(DocumentError) -> [UInt8] {
    let result = bytes.withUnsafeBytes { buffer in
        Result { () throws(DocumentError) in try ParsedDocument(buffer, from, file).tree }
    }
    let tree = try result.get()
    let root = ObjectCodec<DocumentDraft>.mockup.type
    switch to {
    case .json:
        var writer = JSONWriter()
        Converter(tree: tree).write(0, .object { root }, to: &writer)
        writer.finish()
        return writer.bytes
    case .yaml:
        var writer = YAMLWriter()
        Converter(tree: tree).write(0, .object { root }, to: &writer)
        return writer.bytes
    }
}

/// Where values are written to, in order.
protocol DocumentWriter {
    mutating func null()
    mutating func bool(_ value: Bool)
    mutating func number(_ value: Double)
    mutating func string(_ value: String)
    /// - Parameter isInline: whether the list fits one line.
    mutating func beginList(count: Int, isInline: Bool)
    mutating func element()
    mutating func endList()
    mutating func beginMapping(count: Int)
    mutating func key(_ key: String)
    mutating func endMapping()
}

/// Walks a valid document with the types of its schema.
struct Converter {
    let tree: DocumentTree

    func write(_ id: NodeID, _ type: ValueType, to writer: inout some DocumentWriter) {
        let target = tree.resolve(id)
        let node = tree.nodes[Int(target)]
        switch node.kind {
        case .null: writer.null()
        case .yes: writer.bool(true)
        case .no: writer.bool(false)
        case .number: writer.number(tree.number(target))
        case .plain where node.second == 0: writer.null()
        case .plain: writePlain(tree.string(target), type, to: &writer)
        case .quoted: writer.string(tree.string(target))
        case .list: writeList(target, type, to: &writer)
        case .mapping: writeMapping(target, type, to: &writer)
        case .alias: break
        }
    }

    /// An unquoted YAML scalar is what its key takes.
    private func writePlain(_ text: String, _ type: ValueType, to writer: inout some DocumentWriter) {
        if type.takesBoolean, let value = Reader.boolean(ofWord: text) {
            writer.bool(value)
        } else if type.takesNumber, case .success(let value) = NumberLiteral.parse(text) {
            writer.number(value)
        } else {
            writer.string(text)
        }
    }

    private func writeList(_ list: NodeID, _ type: ValueType, to writer: inout some DocumentWriter) {
        let element = type.element ?? .text(.any)
        writer.beginList(count: Int(tree.nodes[Int(list)].first), isInline: element.isShort)
        var child = list + 1
        let end = tree.next(list)
        while child < end {
            writer.element()
            write(child, element, to: &writer)
            child = tree.next(child)
        }
        writer.endList()
    }

    private func writeMapping(_ mapping: NodeID, _ type: ValueType, to writer: inout some DocumentWriter) {
        let object = type.object
        writer.beginMapping(count: Int(tree.nodes[Int(mapping)].first) / 2)
        var key = mapping + 1
        let end = tree.next(mapping)
        while key < end {
            let name = tree.string(key)
            let value = tree.next(key)
            writer.key(name)
            write(value, object?.property(name)?.type ?? .text(.any), to: &writer)
            key = tree.next(value)
        }
        writer.endMapping()
    }
}

extension ValueType {
    /// Whether a list of such values reads well in one line.
    fileprivate var isShort: Bool {
        switch self {
        case .number, .boolean, .choice: true
        case .either(let types): types.allSatisfy(\.isShort)
        default: false
        }
    }
}

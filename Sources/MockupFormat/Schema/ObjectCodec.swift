/// One key of an object: how it is documented, and what its value does to the object.
struct Field<Root>: Sendable {
    var property: Property
    let apply: @Sendable (inout Root, NodeID, inout Reader) -> Void
    /// What an empty YAML value means here, when it does not mean that the key is absent.
    var emptyMessage: (message: String, hint: String)?

    /// A key whose value replaces what was there.
    init<Value>(
        _ key: String, _ codec: Codec<Value>, _ doc: String, default defaultValue: JSONValue? = nil,
        isRequired: Bool = false, kinds: [String] = [],
        set: @escaping @Sendable (inout Root, Value) -> Void
    ) {
        property = Property(
            key: key, type: codec.type, doc: doc, defaultValue: defaultValue, isRequired: isRequired,
            kinds: kinds)
        apply = { root, id, reader in
            if let value = codec.read(id, &reader) { set(&root, value) }
        }
    }

    init(property: Property, apply: @escaping @Sendable (inout Root, NodeID, inout Reader) -> Void) {
        self.property = property
        self.apply = apply
    }

    /// The same key of something that holds the object.
    func lifted<Outer>(_ modify: @escaping @Sendable (inout Outer, (inout Root) -> Void) -> Void) -> Field<
        Outer
    > {
        var field = Field<Outer>(property: property) { [apply] outer, id, reader in
            modify(&outer) { root in apply(&root, id, &reader) }
        }
        field.emptyMessage = emptyMessage
        return field
    }
}

/// A mapping with a fixed set of keys: the one table from which documents are read, converted and checked and
/// from which the schema is written.
struct ObjectCodec<Root>: Sendable {
    let type: ObjectType
    let fields: [Field<Root>]
    private let fingerprints: [UInt64]
    private let keys: [[UInt8]]
    private let required: [Int]

    /// Which fields a mapping has, by index; at most 128 fields.
    struct Seen {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        subscript(index: Int) -> Bool {
            index < 64 ? low & 1 << UInt64(index) != 0 : high & 1 << UInt64(index - 64) != 0
        }

        mutating func insert(_ index: Int) {
            if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
        }
    }

    init(
        _ name: String, place: String, doc: String, planned: [String] = [], isCell: Bool = false,
        needsKey: Bool = false, fields: [Field<Root>]
    ) {
        precondition(fields.count <= 128)
        type = ObjectType(
            name: name, place: place, doc: doc, properties: fields.map(\.property), planned: planned,
            isCell: isCell, needsKey: needsKey)
        self.fields = fields
        keys = fields.map { Array($0.property.key.utf8) }
        fingerprints = keys.map { key in key.withUnsafeBufferPointer { fingerprint($0) } }
        required = fields.indices.filter { fields[$0].property.isRequired }
    }

    /// Applies every key of a mapping; false when it is no mapping.
    func read(_ id: NodeID, onto root: inout Root, _ reader: inout Reader) -> Bool {
        let mapping = reader.tree.resolve(id)
        guard reader.kind(mapping) == .mapping else {
            reader.failExpected("a mapping of keys", at: id, hint: hint(forNonMapping: id, reader))
            return false
        }
        var seen = Seen()
        var firsts: [Int: NodeID]?
        var key = mapping + 1
        let end = reader.tree.next(mapping)
        while key < end {
            let value = reader.tree.next(key)
            let next = reader.tree.next(value)
            if let index = index(of: key, reader.tree) {
                if seen[index] {
                    let known = firsts ?? firstKeys(of: mapping, before: key, reader.tree)
                    firsts = known
                    let name = fields[index].property.key
                    reader.fail(key, "duplicate key '\(name)' \(type.place)", first: known[index])
                } else {
                    seen.insert(index)
                    if !reader.isAbsent(value) {
                        fields[index].apply(&root, value, &reader)
                    } else if let empty = fields[index].emptyMessage, reader.kind(value) == .plain {
                        reader.fail(key, empty.message, hint: empty.hint)
                    }
                }
            } else {
                reportUnknown(key, &reader)
            }
            key = next
        }
        for index in required where !seen[index] || isAbsent(index, in: mapping, reader) {
            reader.fail(id, "'\(fields[index].property.key)' is missing \(type.place)")
        }
        return true
    }

    /// The index of the field that a key names.
    func index(of key: NodeID, _ tree: DocumentTree) -> Int? {
        let node = tree.nodes[Int(key)]
        guard node.kind == .plain || node.kind == .quoted else { return nil }
        return tree.text.withUnsafeBufferPointer { text in
            let start = Int(node.first)
            let bytes = UnsafeBufferPointer(rebasing: text[start..<start + Int(node.second)])
            let print = fingerprint(bytes)
            var i = 0
            while i < fingerprints.count {
                if fingerprints[i] == print, bytes.count <= 7 || keys[i].elementsEqual(bytes) { return i }
                i += 1
            }
            return nil
        }
    }

    /// The node of a field's key in a mapping.
    func key(_ index: Int, in mapping: NodeID, _ reader: Reader) -> NodeID? {
        var key = mapping + 1
        let end = reader.tree.next(mapping)
        while key < end {
            if self.index(of: key, reader.tree) == index { return key }
            key = reader.tree.next(reader.tree.next(key))
        }
        return nil
    }

    private func isAbsent(_ index: Int, in mapping: NodeID, _ reader: Reader) -> Bool {
        key(index, in: mapping, reader).map { reader.isAbsent(reader.tree.next($0)) } ?? true
    }

    /// Where each field's key stands first, by index.
    private func firstKeys(of mapping: NodeID, before limit: NodeID, _ tree: DocumentTree) -> [Int: NodeID] {
        var firsts: [Int: NodeID] = [:]
        var key = mapping + 1
        while key < limit {
            if let index = index(of: key, tree), firsts[index] == nil { firsts[index] = key }
            key = tree.next(tree.next(key))
        }
        return firsts
    }

    private func reportUnknown(_ key: NodeID, _ reader: inout Reader) {
        guard !reader.isFull else { return reader.fail(key, "unknown key") }
        guard reader.tree.isText(key) else {
            reader.fail(key, "expected a key, found \(reader.found(key))")
            return
        }
        let name = reader.tree.string(key)
        let excerpt = reader.tree.excerpt(key)
        if type.planned.contains(name) {
            reader.fail(key, "'\(excerpt)' is planned but not built yet")
        } else if name == "<<" {
            reader.fail(
                key, "merge keys ('<<') are not supported", hint: "write the keys out, or alias a whole value"
            )
        } else {
            let hint =
                Suggestion.hint(for: excerpt, in: type.properties.map(\.key))
                ?? DocumentSchema.objectTypes.first { $0.property(name) != nil }
                .map { "'\(excerpt)' is a key \($0.place)" }
            reader.fail(key, "unknown key '\(excerpt)' \(type.place)", hint: hint)
        }
    }

    private func hint(forNonMapping id: NodeID, _ reader: Reader) -> String? {
        let keys = type.properties.prefix(3).map(\.key).joined(separator: ", ")
        return "the keys \(type.place) are \(keys)\(type.properties.count > 3 ? " …" : "")"
    }
}

/// The first seven bytes and the length: tells short keys apart in one comparison.
private func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var value = UInt64(min(bytes.count, 255))
    var i = 0
    while i < min(bytes.count, 7) {
        value = value << 8 | UInt64(bytes[i])
        i += 1
    }
    return value
}

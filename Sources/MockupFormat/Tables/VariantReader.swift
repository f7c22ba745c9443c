import MockupModel

/// Reads the variants of a document on top of its own screen.
struct VariantReader {
    /// The most variants a document may have.
    static let limit = 10_000

    private let base: Mockup
    private var variants: [Variant] = []
    /// Names as a file system that ignores case would tell them apart.
    private var names: [String: NodeID] = [:]

    static func read(_ id: NodeID, base: Mockup, _ reader: inout Reader) -> [Variant] {
        var variants = VariantReader(base: base)
        switch reader.kind(id) {
        case .list: variants.readList(id, &reader)
        case .mapping: variants.readMatrix(id, &reader)
        default: reader.failExpected("a list of variants or a matrix", at: id)
        }
        return variants.variants
    }

    private init(base: Mockup) {
        self.base = base
    }

    private mutating func readList(_ id: NodeID, _ reader: inout Reader) {
        let list = reader.tree.resolve(id)
        guard isPossible(Int(reader.tree.nodes[Int(list)].first), at: id, &reader) else { return }
        var child = list + 1
        while child < reader.tree.next(list) {
            var draft = VariantDraft(mockup: base)
            if ObjectCodec.variant.read(child, onto: &draft, &reader) {
                add(draft, at: child, &reader)
            }
            child = reader.tree.next(child)
        }
    }

    private mutating func add(_ draft: VariantDraft, at id: NodeID, _ reader: inout Reader) {
        let mapping = reader.tree.resolve(id)
        var parts: [String]? = []
        var key = mapping + 1
        while draft.name == nil, key < reader.tree.next(mapping) {
            let value = reader.tree.next(key)
            if let index = ObjectCodec.variant.index(of: key, reader.tree), !reader.isAbsent(value) {
                let property = ObjectCodec.variant.fields[index].property
                // A name that was refused is reported already.
                if property.key == "name" { return }
                let part = VariantName.of(value, property.type, reader.tree)
                parts = part.flatMap { part in parts.map { $0 + [part] } }
            }
            key = reader.tree.next(value)
        }
        add(draft.name ?? parts?.joined(separator: "--"), draft.mockup, at: id, &reader)
    }

    private mutating func add(_ name: String?, _ mockup: Mockup, at id: NodeID, _ reader: inout Reader) {
        guard let name, !name.isEmpty else {
            reader.fail(id, "a variant has no name and its values give none", hint: "add a 'name'")
            return
        }
        guard VariantName.isValid(name) else {
            reader.fail(
                id, "a variant's values give '\(Excerpt.of(name))', which can't be its name",
                hint: "add a 'name'")
            return
        }
        let key = name.lowercased()
        if let first = names[key] {
            reader.fail(
                id, "duplicate variant name '\(Excerpt.of(name))'",
                hint: "give the variants names of their own",
                first: first)
            return
        }
        names[key] = id
        variants.append(Variant(name: name, mockup: mockup))
    }

    private mutating func readMatrix(_ id: NodeID, _ reader: inout Reader) {
        var matrix = MatrixDraft()
        let before = reader.problemCount
        guard ObjectCodec.matrix.read(id, onto: &matrix, &reader) else { return }
        // Each value once, for its problems: whether it is right does not depend on the others.
        for axis in matrix.axes {
            for value in axis.values where !reader.isAbsent(value) {
                var mockup = base
                MockupFields.all[axis.field].apply(&mockup, value, &reader)
            }
        }
        guard reader.problemCount == before else { return }
        var count = matrix.axes.isEmpty ? 0 : 1
        for axis in matrix.axes {
            count = count.multipliedReportingOverflow(by: axis.values.count).partialValue
            guard count <= Self.limit else { break }
        }
        guard isPossible(count, at: id, &reader) else { return }
        combine(matrix.axes[...], base, [], at: id, &reader)
    }

    /// Every combination of the axes' values; the last axis turns fastest.
    private mutating func combine(
        _ axes: ArraySlice<MatrixDraft.Axis>, _ mockup: Mockup, _ parts: [String], at id: NodeID,
        _ reader: inout Reader
    ) {
        guard let axis = axes.first else {
            add(parts.joined(separator: "--"), mockup, at: id, &reader)
            return
        }
        let field = MockupFields.all[axis.field]
        for value in axis.values {
            var next = mockup
            field.apply(&next, value, &reader)
            guard let part = VariantName.of(value, field.property.type, reader.tree) else {
                reader.fail(
                    value, "this value of a matrix gives no name",
                    hint: "write the variants as a list in which each has a 'name'")
                continue
            }
            combine(axes.dropFirst(), next, parts + [part], at: value, &reader)
        }
    }

    private func isPossible(_ count: Int, at id: NodeID, _ reader: inout Reader) -> Bool {
        guard count > 0, count <= Self.limit else {
            reader.fail(
                id,
                count == 0
                    ? "expected at least one variant, found none"
                    : "expected at most \(Self.limit) variants, found more")
            return false
        }
        return true
    }
}

import MockupModel

/// How a value is read, and what the schema says about it: one definition for both.
struct Codec<Value>: Sendable {
    let type: ValueType
    /// `nil` after a problem was reported.
    let read: @Sendable (NodeID, inout Reader) -> Value?
}

extension Codec where Value == String {
    static var text: Codec { Codec(type: .text(.any)) { $1.text($0) } }

    /// Text of a certain form.
    static func text(
        _ rule: TextRule, expected: String, hint: String? = nil,
        where isValid: @escaping @Sendable (String) -> Bool
    ) -> Codec {
        Codec(type: .text(rule)) { id, reader in
            guard let text = reader.text(id) else { return nil }
            guard isValid(text) else {
                reader.fail(id, "'\(Excerpt.of(text))' is not \(expected)", hint: hint)
                return nil
            }
            return text
        }
    }

    /// The most characters of an id: it is part of the id of every node below it.
    static var identifierLimit: Int { 200 }

    /// What replaces a segment of a node id.
    static var identifier: Codec {
        text(
            .identifier, expected: "an id", hint: "an id has neither '/' nor spaces, and 1 to 200 characters"
        ) {
            id in
            !id.isEmpty && id.unicodeScalars.count <= identifierLimit
                && id.unicodeScalars.allSatisfy {
                    $0 != "/" && !$0.properties.isWhitespace && $0 != "\u{FEFF}"
                }
        }
    }

    /// The most characters of a language tag.
    static var localeLimit: Int { 100 }

    /// A BCP 47 tag; `_` is taken for `-`.
    static var locale: Codec {
        text(.locale, expected: "a language tag", hint: "such as en, ja, zh-Hant or ar-EG") { tag in
            guard tag.utf8.count <= localeLimit else { return false }
            let subtags = tag.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
            let isWord = subtags.allSatisfy { subtag in
                (1...8).contains(subtag.count)
                    && subtag.allSatisfy {
                        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x30 && $0 <= 0x39
                    }
            }
            guard isWord, let language = subtags.first else { return false }
            return language.count >= 2 && language.allSatisfy { $0 > 0x39 }
        }
    }
}

extension Codec where Value == Bool {
    static var boolean: Codec { Codec(type: .boolean) { $1.boolean($0) } }
}

extension Codec where Value == Double {
    /// - Parameter hint: why there is nothing beyond the range.
    static func number(_ range: NumberRange, hint: String? = nil) -> Codec {
        Codec(type: .number(range)) { $1.number($0, in: range, hint: hint) }
    }

    static func number(_ least: Double, to most: Double, hint: String? = nil) -> Codec {
        number(NumberRange(least: least, most: most), hint: hint)
    }
}

extension Codec where Value == Int {
    static func integer(_ least: Int, to most: Int) -> Codec {
        let range = NumberRange.integers(Double(least), to: Double(most))
        return Codec(type: .number(range)) { id, reader in
            reader.number(id, in: range).flatMap { Int(exactly: $0) }
        }
    }
}

extension Codec where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    /// One of an enumeration's words.
    static func choice(_ noun: String) -> Codec {
        let values = Array(Value.allCases)
        let words = values.map(\.rawValue)
        return Codec(type: .choice(words, isName: false)) { id, reader in
            reader.choice(id, of: words, noun: noun).map { values[$0] }
        }
    }
}

extension Codec {
    /// A list.
    ///
    /// - Parameter readsEmpty: whether the elements' codec has its own word for an element that is empty.
    static func list<Element>(
        of element: Codec<Element>, count: ClosedRange<Int> = 0...Int.max, noun: String, hint: String? = nil,
        readsEmpty: Bool = false
    ) -> Codec where Value == [Element] {
        Codec(type: .list(of: element.type, count: count)) { id, reader in
            let list = reader.tree.resolve(id)
            guard reader.kind(list) == .list else {
                reader.failExpected(noun, at: id, hint: hint)
                return nil
            }
            let size = Int(reader.tree.nodes[Int(list)].first)
            guard count.contains(size) else {
                reader.fail(
                    id, "expected \(noun), found \(size == 1 ? "1 value" : "\(size) values")", hint: hint)
                return nil
            }
            var elements: [Element] = []
            elements.reserveCapacity(size)
            var child = list + 1
            let end = reader.tree.next(list)
            while child < end {
                if !readsEmpty, reader.isAbsent(child) {
                    reader.fail(
                        child, "a value of the list is empty", hint: "remove it, or quote an empty text")
                } else if let value = element.read(child, &reader) {
                    elements.append(value)
                }
                child = reader.tree.next(child)
            }
            return elements.count == size ? elements : nil
        }
    }

    /// A mapping that makes a value of its own.
    static func object<Root>(
        _ object: @escaping @Sendable @autoclosure () -> ObjectCodec<Root>, initial: Root,
        finish: @escaping @Sendable (Root, NodeID, inout Reader) -> Value?
    ) -> Codec where Root: Sendable {
        Codec(type: .object { object().type }) { id, reader in
            var root = initial
            guard object().read(id, onto: &root, &reader) else { return nil }
            return finish(root, id, &reader)
        }
    }

    /// One of two notations: `first` for what `takesFirst` says, else `second`.
    static func either(
        _ first: Codec, _ second: Codec, takesFirst: @escaping @Sendable (NodeID, Reader) -> Bool
    ) -> Codec {
        Codec(type: .either([first.type, second.type])) { id, reader in
            takesFirst(id, reader) ? first.read(id, &reader) : second.read(id, &reader)
        }
    }
}

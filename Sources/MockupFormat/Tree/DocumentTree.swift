/// One value of a document: 16 bytes, in document order, a collection before its children.
struct Node: Sendable {
    enum Kind: UInt8 {
        /// An unquoted YAML scalar: what it is depends on what is due.
        case plain
        /// A quoted or block YAML scalar, or a JSON string: text.
        case quoted
        /// JSON only.
        case null, yes, no, number
        case list, mapping
        /// Stands for an earlier node.
        case alias
    }

    var kind: Kind
    /// Whether the text holds a character that no text may hold.
    var isForbidden = false
    /// YAML: the place in the source, in code points after a BOM.
    var start: UInt32 = 0
    /// Text: where it begins. A collection: how many children. An alias: the node it stands for. A number: its low half.
    var first: UInt32 = 0
    /// Text: its length in bytes. A collection: one past its last descendant. A number: its high half.
    var second: UInt32 = 0
}

typealias NodeID = UInt32

/// A document as it was written, before any key is understood.
struct DocumentTree: Sendable {
    var nodes: [Node] = []
    /// The UTF-8 of every text, one after the other.
    var text: [UInt8] = []

    /// The node itself, or the one that an alias stands for.
    func resolve(_ id: NodeID) -> NodeID {
        let node = nodes[Int(id)]
        return node.kind == .alias ? node.first : id
    }

    /// The node after this one and all its descendants.
    func next(_ id: NodeID) -> NodeID {
        let node = nodes[Int(id)]
        return node.kind == .list || node.kind == .mapping ? node.second : id + 1
    }

    /// The children of a list, or the keys and values of a mapping in turn.
    func children(_ id: NodeID) -> [NodeID] {
        var found: [NodeID] = []
        found.reserveCapacity(Int(nodes[Int(id)].first))
        var child = id + 1
        let end = next(id)
        while child < end {
            found.append(child)
            child = next(child)
        }
        return found
    }

    /// The text of a scalar, for a node of kind `plain` or `quoted`.
    func string(_ id: NodeID) -> String {
        let node = nodes[Int(id)]
        return text.withUnsafeBufferPointer { bytes in
            let start = Int(node.first)
            return String(
                decoding: UnsafeBufferPointer(rebasing: bytes[start..<start + Int(node.second)]),
                as: UTF8.self)
        }
    }

    /// A text of a few words of the scalar, fit for a message.
    func excerpt(_ id: NodeID) -> String {
        let node = nodes[Int(id)]
        let start = Int(node.first)
        let head = String(decoding: text[start..<start + min(Int(node.second), 240)], as: UTF8.self)
        return Excerpt.of(head)
    }

    func isText(_ id: NodeID) -> Bool {
        let kind = nodes[Int(id)].kind
        return kind == .plain || kind == .quoted
    }

    func number(_ id: NodeID) -> Double {
        let node = nodes[Int(id)]
        return Double(bitPattern: UInt64(node.second) << 32 | UInt64(node.first))
    }

    /// `$.table.sections[0].rows[2]`; a key's path is its value's.
    func path(of id: NodeID) -> String {
        var path = "$"
        var parent: NodeID = 0
        while parent != id, nodes[Int(parent)].kind == .list || nodes[Int(parent)].kind == .mapping {
            let isMapping = nodes[Int(parent)].kind == .mapping
            var child = parent + 1
            var index = 0
            while child < nodes[Int(parent)].second {
                let value = isMapping ? next(child) : child
                let end = next(value)
                if id < end {
                    path += isMapping ? Self.component(string(child)) : "[\(index)]"
                    if id < value { return path }
                    child = value
                    break
                }
                child = end
                index += 1
            }
            guard child < nodes[Int(parent)].second else { return path }
            parent = child
        }
        return path
    }

    private static func component(_ key: String) -> String {
        let isName =
            !key.isEmpty && key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A }
        return isName ? ".\(key)" : "['\(Excerpt.of(key))']"
    }
}

/// A document's words in a message: short, on one line, without what a terminal would obey.
enum Excerpt {
    static func of(_ text: String, limit: Int = 60) -> String {
        var excerpt = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit {
                excerpt += "…"
                break
            }
            switch scalar {
            case "\n": excerpt += "\\n"
            case "\t": excerpt += "\\t"
            default:
                if ForbiddenCharacter.contains(scalar) || scalar.properties.generalCategory == .format
                    || scalar == "\u{2028}" || scalar == "\u{2029}"
                {
                    excerpt += ForbiddenCharacter.name(scalar)
                } else {
                    excerpt.unicodeScalars.append(scalar)
                }
            }
            count += 1
        }
        return excerpt
    }
}

/// What no text of a document may hold: control characters other than newline and tab, and noncharacters.
enum ForbiddenCharacter {
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// `U+0007`.
    static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// A sentence about a character: `control character U+0007 is not allowed`.
    static func complaint(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0: "NUL (U+0000) is not allowed"
        case 0...0x9F: "control character \(name(scalar)) is not allowed"
        default: "noncharacter \(name(scalar)) is not allowed"
        }
    }

    /// Whether valid UTF-8 holds one.
    static func occurs(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var i = 0
        while i < bytes.count {
            let byte = bytes[i]
            if byte < 0x20 {
                if byte != 0x09, byte != 0x0A { return true }
            } else if byte == 0x7F {
                return true
            } else if byte == 0xC2 {
                if bytes[i + 1] < 0xA0 { return true }
            } else if byte == 0xEF, bytes[i + 1] == 0xB7 {
                if bytes[i + 2] >= 0x90, bytes[i + 2] <= 0xAF { return true }
            } else if byte == 0xEF, bytes[i + 1] == 0xBF {
                if bytes[i + 2] >= 0xBE { return true }
            } else if byte >= 0xF0 {
                if bytes[i + 1] & 0x0F == 0x0F, bytes[i + 2] == 0xBF, bytes[i + 3] >= 0xBE { return true }
            }
            i += 1
        }
        return false
    }
}

/// A pattern that chooses snapshots by their names.
///
/// `*` stands for any characters, slashes too, `?` for one, `[a-z]` for one of some and `[!a-z]` for one of all
/// others; a backslash takes away what the character after it means. A pattern without a slash also matches the
/// document's name alone: `settings` chooses all its variants.
public struct GlobPattern: Hashable, Sendable {
    private enum Part: Hashable {
        case any
        case one
        case literal(Unicode.Scalar)
        case among([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    }

    /// The pattern as it was given.
    public let text: String
    private let parts: [Part]
    private let matchesDocument: Bool

    public init(_ text: String) {
        self.text = text
        let scalars = Array(text.unicodeScalars)
        var parts: [Part] = []
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "*":
                if parts.last != .any { parts.append(.any) }
            case "?": parts.append(.one)
            case "\\" where index < scalars.count:
                parts.append(.literal(scalars[index]))
                index += 1
            case "[":
                if let (part, end) = Self.set(scalars, from: index) {
                    parts.append(part)
                    index = end
                } else {
                    parts.append(.literal(scalar))
                }
            default: parts.append(.literal(scalar))
            }
        }
        self.parts = parts
        matchesDocument = !parts.contains(.literal("/"))
    }

    /// The pattern for one name and no other.
    public static func escaped(_ name: String) -> String {
        name.unicodeScalars.reduce(into: "") { text, scalar in
            if "*?[\\".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
    }

    /// Whether the pattern chooses a snapshot.
    public func matches(document: String, variant: String) -> Bool {
        matches("\(document)/\(variant)") || matchesDocument && matches(document)
    }

    /// In time that is at most the product of the lengths: of several `*`, only the last is ever tried again.
    func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var (part, place) = (0, 0)
        var retry: (part: Int, place: Int)?
        while place < scalars.count {
            if part < parts.count, parts[part] == .any {
                retry = (part + 1, place)
                part += 1
            } else if part < parts.count, Self.accepts(parts[part], scalars[place]) {
                part += 1
                place += 1
            } else if let last = retry {
                retry = (last.part, last.place + 1)
                (part, place) = (last.part, last.place + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .any }
    }

    private static func accepts(_ part: Part, _ scalar: Unicode.Scalar) -> Bool {
        switch part {
        case .any, .one: true
        case .literal(let literal): literal == scalar
        case .among(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }

    /// A set in brackets and the index after it; `nil` when nothing closes it.
    private static func set(_ scalars: [Unicode.Scalar], from start: Int) -> (Part, Int)? {
        var index = start
        let isNegated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
        if isNegated { index += 1 }
        let first = index
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        while index < scalars.count {
            if scalars[index] == "]", index > first {
                return (.among(ranges, isNegated: isNegated), index + 1)
            }
            let low = scalars[index]
            if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]",
                scalars[index + 2] >= low
            {
                ranges.append(low...scalars[index + 2])
                index += 3
            } else {
                ranges.append(low...low)
                index += 1
            }
        }
        return nil
    }
}

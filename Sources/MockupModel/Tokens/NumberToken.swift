/// How a number follows the text size.
public enum TokenGrowth: Hashable, Sendable {
    /// The same at every size.
    case none
    /// In proportion to a text style's size.
    case with(TextStyle)
    /// As `with`, but never below what it is at `large`.
    case up(TextStyle)

    /// The factor at a text size; 1 at `large`.
    public func factor(at category: ContentSizeCategory) -> Double {
        switch self {
        case .none: 1
        case .with(let style): style.size(at: category) / style.size(at: .large)
        case .up(let style): max(1, style.size(at: category) / style.size(at: .large))
        }
    }

    /// In words, for the reference.
    public var words: String {
        switch self {
        case .none: "fixed"
        case .with(let style): "as \(style.rawValue)"
        case .up(let style): "as \(style.rawValue), never smaller"
        }
    }
}

/// A number that a look gives and a document can replace: its name, its meaning, how it grows, and where it stands.
///
/// All are in points.
public struct NumberToken: Sendable {
    /// The key in a document.
    public let name: String
    public let keyPath: WritableKeyPath<Tokens, Double> & Sendable
    public let meaning: String
    public let growth: TokenGrowth
    /// What a document may set.
    public let range: ClosedRange<Double>

    init(
        _ name: String, _ keyPath: WritableKeyPath<Tokens, Double> & Sendable, _ meaning: String,
        growth: TokenGrowth = .none, range: ClosedRange<Double> = 0...1_000
    ) {
        self.name = name
        self.keyPath = keyPath
        self.meaning = meaning
        self.growth = growth
        self.range = range
    }
}

/// A choice between two ways that a look makes and a document can replace.
public struct FlagToken: Sendable {
    public let name: String
    public let keyPath: WritableKeyPath<Tokens, Bool> & Sendable
    public let meaning: String

    init(_ name: String, _ keyPath: WritableKeyPath<Tokens, Bool> & Sendable, _ meaning: String) {
        self.name = name
        self.keyPath = keyPath
        self.meaning = meaning
    }
}

/// A font that a look gives and a document can replace.
public struct NamedFontToken: Sendable {
    public let name: String
    public let keyPath: WritableKeyPath<Tokens, FontToken> & Sendable
    public let meaning: String

    init(_ name: String, _ keyPath: WritableKeyPath<Tokens, FontToken> & Sendable, _ meaning: String) {
        self.name = name
        self.keyPath = keyPath
        self.meaning = meaning
    }
}

/// How a document is written down.
public enum Notation: String, CaseIterable, Hashable, Sendable {
    case yaml, json
}

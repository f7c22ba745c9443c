import MockupModel

/// Collects what a closure lists, with conditions and loops.
@resultBuilder
public enum ListBuilder<Element> {
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first: [Element]) -> [Element] { first }
    public static func buildEither(second: [Element]) -> [Element] { second }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension ListBuilder where Element == Cell {
    /// A bare string is a cell with that title.
    public static func buildExpression(_ title: String) -> [Cell] { [Cell(title)] }
}

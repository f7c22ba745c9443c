import TableMockup

/// A list of things to buy, and the screen that shows it.
public struct GroceryList: Sendable {
    public struct Item: Sendable {
        public var name: String
        public var memo: String
        public var isBought: Bool

        public init(_ name: String, memo: String = "", isBought: Bool = false) {
            self.name = name
            self.memo = memo
            self.isBought = isBought
        }
    }

    public var items: [Item]

    public init(_ items: [Item]) {
        self.items = items
    }

    /// A small screen keeps the pictures small.
    public static let device = Device(name: "Small", size: Size(width: 240, height: 260), scale: 1)

    public func screen(appearance: Appearance = .light, textSize: ContentSizeCategory = .large) -> Mockup {
        Mockup(device: Self.device, appearance: appearance, textSize: textSize) {
            NavigationBar("Groceries")
            Table(style: .plain) {
                Section {
                    for item in items {
                        Cell(item.name).subtitle(item.memo).checkbox(item.isBought)
                    }
                }
            }
        }
    }
}

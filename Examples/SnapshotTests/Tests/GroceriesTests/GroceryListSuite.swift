import Groceries
import TableMockupTesting
import Testing

/// With Swift Testing.
@Suite struct GroceryListSuite {
    let list = GroceryList([.init("Eggs", memo: "A dozen, from the market if it is open"), .init("Flour")])

    @Test func nothingToBuy() {
        assertMockup(GroceryList([]).screen())
    }

    @Test(arguments: Appearance.allCases) func appearance(_ appearance: Appearance) {
        assertMockup(list.screen(appearance: appearance), named: "\(appearance)")
    }

    @Test func buying() {
        var list = list
        assertMockup(list.screen())
        list.items[1].isBought = true
        assertMockup(list.screen())
    }
}

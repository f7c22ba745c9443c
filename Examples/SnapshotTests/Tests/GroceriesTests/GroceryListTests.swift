import Groceries
import TableMockupTesting
import XCTest

/// With XCTest.
final class GroceryListTests: XCTestCase {
    let list = GroceryList([.init("Milk", memo: "Semi-skimmed", isBought: true), .init("Butter")])

    func testLight() {
        assertMockup(list.screen())
    }

    func testDark() async {
        assertMockup(list.screen(appearance: .dark))
    }

    func testEveryTextSize() {
        for textSize in [ContentSizeCategory.xSmall, .ax1] {
            assertMockup(list.screen(textSize: textSize), named: "\(textSize)")
        }
    }
}

import MockupFormat
import TableMockup
import Testing

/// A mockup that is built in Swift keeps the rules that a document's reader enforces.
@Suite("Validation of mockups")
struct ValidationTests {
    private static func mockup(_ sections: Section...) -> Mockup {
        var mockup = Mockup(device: Device(size: Size(width: 120, height: 160), scale: 1)) { Table {} }
        mockup.table.sections = sections
        return mockup
    }

    private static func cell(_ change: (inout Cell) -> Void) -> Cell {
        var cell = Cell("Milk")
        change(&cell)
        return cell
    }

    private static let faults: [(Mockup, String)] = [
        (mockup(Section(id: "a"), Section(id: "a")), "the id 'a' is there twice"),
        (mockup(Section(), Section(id: "section-0")), "the id 'section-0' is there twice"),
        (mockup(Section(id: "table")), "the id 'table' is taken"),
        (mockup(Section(rows: [Cell("1", id: "x"), Cell("2", id: "x")])), "the id 'x' is there twice"),
        (mockup(Section(rows: [Cell("1", id: "row-1"), Cell("2")])), "the id 'row-1' is there twice"),
        (mockup(Section(rows: [Cell("1", id: "footer")])), "the id 'footer' is taken"),
        (mockup(Section(rows: [Cell("1", id: "a/b")])), "'a/b' can't be an id"),
        (mockup(Section(rows: [Cell("1", id: "")])), "'' can't be an id"),
        (mockup(Section(rows: [cell { $0.height = -1 }])), "the height of row 'Milk' is -1 pt"),
        (
            mockup(Section(rows: [cell { $0.minHeight = .nan }])),
            "the least height of row 'Milk' is not a number"
        ),
        (
            mockup(Section(rows: [cell { $0.titleText.lineLimit = -1 }])),
            "the line limit of row 'Milk' is negative"
        ),
        (
            mockup(Section(rows: [cell { ($0.isOn, $0.accessory) = (true, .checkmark) }])),
            "row 'Milk': a cell has either 'switch' or 'accessory', not both"
        ),
    ]

    @Test("what is wrong is named, whatever is asked for", arguments: faults.indices)
    func faultsAreNamed(_ index: Int) throws {
        let (mockup, message) = Self.faults[index]
        let renderer = try Renderer()
        let calls: [() throws -> Void] = [
            { _ = try renderer.png(mockup) }, { _ = try renderer.svg(mockup) },
            { _ = try renderer.layout(mockup) },
            { _ = try renderer.check(mockup) },
        ]
        for call in calls {
            let error = #expect(throws: RenderError.self) { try call() }
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
    }

    @Test("what is changed in a document's mockup is looked at again")
    func changesAfterReading() throws {
        let text = "device: iPhone 15\ntable: {sections: [{rows: [{title: Milk}, {title: Bread}]}]}\n"
        let document = try MockupDocument(parsing: Array(text.utf8), notation: .yaml, file: "screen.yaml")
        let renderer = try Renderer()
        var mockup = document.variants[0].mockup
        _ = try renderer.layout(mockup)
        mockup.table.sections[0].rows[1].height = -1
        #expect(throws: RenderError.self) { try renderer.layout(mockup) }
        mockup = document.variants[0].mockup
        mockup.table.sections[0].rows += [Cell("Tea", id: "row-0")]
        #expect(throws: RenderError.self) { try renderer.layout(mockup) }
        mockup = document.variants[0].mockup
        mockup.table.sections.append(Section(id: "toolbar"))
        #expect(throws: RenderError.self) { try renderer.layout(mockup) }
    }

    @Test("what is known of a table's rows is none of its values")
    func knowledgeIsNoValue() throws {
        let text = "device: iPhone 15\ntable: {sections: [{rows: [{title: Milk}]}]}\n"
        let document = try MockupDocument(parsing: Array(text.utf8), notation: .yaml, file: "screen.yaml")
        let known = document.variants[0].mockup.table
        var unknown = known
        unknown.sections = known.sections
        #expect(known == unknown)
        #expect(known.hashValue == unknown.hashValue)
    }
}

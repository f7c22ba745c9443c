import Foundation
import MockupFormat
import MockupModel
import Testing

/// Each kind of element is shown by an example.
@Suite struct ExampleTests {
    /// Those of the folder itself: the packages in it have files of their own.
    static let files = ((try? Repository.files(below: "Examples", extensions: ["yaml", "json"])) ?? [])
        .filter { $0.count(where: { $0 == "/" }) == 1 }

    static func mockups() throws -> [Mockup] {
        try files.flatMap { file in
            let bytes = try [UInt8](Data(contentsOf: Repository.root.appending(path: file)))
            return try MockupDocument(
                parsing: bytes, notation: file.hasSuffix(".json") ? .json : .yaml, file: file
            ).variants.map(\.mockup)
        }
    }

    @Test func thereAreExamplesInBothNotations() {
        #expect(Self.files.contains { $0.hasSuffix(".yaml") })
        #expect(Self.files.contains { $0.hasSuffix(".json") })
        for file in Self.files {
            let name = file.dropFirst("Examples/".count)
            #expect(
                (name.split(separator: "/").last ?? "").allSatisfy {
                    $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "."
                }, "\(name)")
        }
    }

    @Test func everyCellStyleIsShown() throws {
        let shown = Set(try Self.mockups().flatMap(\.table.sections).flatMap(\.rows).map(\.settledStyle))
        #expect(shown == Set(CellStyle.allCases))
    }

    @Test func everyAccessoryAndStateIsShown() throws {
        let cells = try Self.mockups().flatMap(\.table.sections).flatMap(\.rows)
        #expect(Set(cells.map(\.accessory)) == Set(Accessory.allCases))
        #expect(Set(cells.compactMap(\.checkbox)) == Set(CheckboxState.allCases))
        #expect(Set(cells.compactMap(\.isOn)) == [true, false])
    }

    @Test func everyTableStyleAndAlignmentIsShown() throws {
        let tables = try Self.mockups().map(\.table)
        #expect(Set(tables.map(\.style)) == Set(TableStyle.allCases))
        #expect(Set(tables.map(\.alignment)) == Set(TableAlignment.allCases))
        #expect(tables.contains { $0.sections.contains { $0.footer != nil } })
    }

    @Test func bothAppearancesDirectionsAndTitlesAreShown() throws {
        let mockups = try Self.mockups()
        #expect(Set(mockups.map(\.appearance)) == Set(Appearance.allCases))
        #expect(Set(mockups.map(\.layoutDirection)) == Set(LayoutDirection.allCases))
        #expect(Set(mockups.compactMap(\.navigationBar?.largeTitle)) == [true, false])
        #expect(Set(mockups.map(\.theme.name)) == Set(Theme.catalogue.map(\.name)))
    }
}

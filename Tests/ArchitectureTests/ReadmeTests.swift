import Foundation
import Testing

/// What the README says is there.
@Suite struct ReadmeTests {
    static let text =
        (try? String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

    @Test func everyFileItNamesExists() throws {
        let names = Self.text.matches(of: /(?:src="|\]\()([A-Za-z][^")]*)/).map { String($0.1) }
        #expect(names.count > 15)
        for name in names where !name.hasPrefix("http") {
            let path = Repository.root.appending(path: name).path(percentEncoded: false)
            #expect(FileManager.default.fileExists(atPath: path), "\(name)")
        }
    }

    @Test func everyExampleIsShown() throws {
        for file in ExampleTests.files { #expect(Self.text.contains("](\(file))"), "\(file)") }
    }

    @Test func itsDocumentIsTheExample() throws {
        let lines = try Repository.lines(of: "Examples/groceries.yaml").filter { !$0.isEmpty }
        #expect(lines.count == 5)
        #expect(Self.text.contains("```yaml\n" + lines.joined(separator: "\n") + "\n```"))
    }
}

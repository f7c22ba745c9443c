import Foundation
import MockupFormat
import MockupModel
import Testing

@Suite struct SchemaTests {
    private func schema() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(DocumentSchema.json().utf8))
        return try #require(object as? [String: Any])
    }

    private func keys(_ object: Any?) throws -> Set<String> {
        let type = try #require(object as? [String: Any])
        #expect(type["additionalProperties"] as? Bool == false)
        return Set(try #require(type["properties"] as? [String: Any]).keys)
    }

    @Test func keysAreThoseOfTheDocument() throws {
        let schema = try schema()
        let screen: Set<String> = [
            "device", "theme", "appearance", "contrast", "textSize", "direction", "locale", "statusBar",
            "navigationBar", "table",
        ]
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(try keys(schema) == screen.union(["variants", "snapshot"]))
        let types = try #require(schema["$defs"] as? [String: Any])
        #expect(try keys(types["variant"]) == screen.union(["name"]))
        #expect(try keys(types["matrix"]) == screen)
        #expect(try keys(types["device"]) == ["size", "scale", "safeArea", "cutout"])
        #expect(try keys(types["navigationBar"]) == ["title", "largeTitle", "back", "leading", "trailing"])
        #expect(
            try keys(types["table"]) == [
                "style", "alignment", "alignmentRegion", "maxHeight", "rowHeight", "sectionHeaderHeight",
                "sectionFooterHeight", "contentOffset", "sections",
            ])
        #expect(try keys(types["snapshot"]) == ["tolerance"])
        #expect(
            try keys(types["tolerance"]) == [
                "reason", "threshold", "ignoresAntialiasing", "maximumCount", "maximumCluster",
            ])
        #expect(try keys(types["section"]) == ["id", "header", "footer", "rows"])
        #expect(
            try keys(types["cell"]) == [
                "id", "cell", "title", "subtitle", "value", "detail", "memo", "checkbox", "switch",
                "accessory",
                "lineLimit", "truncationMode", "strikethrough", "height", "minHeight",
            ])
        #expect(try keys(types["metrics"]) == Set(Tokens.numbers.map(\.name)))
        #expect(try keys(types["colors"]) == Set(ColorToken.allCases.map(\.rawValue)))
    }

    @Test func everyReferenceHasATarget() throws {
        let text = DocumentSchema.json()
        let types = try #require(try schema()["$defs"] as? [String: Any])
        let names = text.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
        #expect(!names.isEmpty)
        for name in names { #expect(types[name] != nil, "\(name)") }
    }

    @Test func markdownTellsEveryKey() {
        let text = DocumentSchema.markdown()
        #expect(text.contains("| `alignment` | `top` · `center` · `firstHeader` · `resize` | `top` | where"))
        #expect(text.contains("| `scale` | a number above 0 and at most 16 | required | pixels a point |"))
        #expect(
            text.contains("| `detail` | text | – | the line under an item's title (cell kind item only) |"))
        #expect(text.contains("in UTF-8, of at most 512 MiB and nested at most 64 deep"))
        for token in Tokens.numbers { #expect(text.contains("| `\(token.name)` |")) }
        #expect(text.contains("Planned but not built yet: `image`, `symbol`."))
    }

    @Test(arguments: Corpus.refused)
    func refusedDocumentsAreRefused(_ text: String) {
        #expect(!diagnostics(text, .json).isEmpty)
    }

    /// Needs PyPI's jsonschema, in the Python that the environment names.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["TABLEMOCKUP_PYTHON"] != nil))
    func anIndependentValidatorAgrees() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let schema = folder.appending(path: "schema.json")
        try DocumentSchema.json().write(to: schema, atomically: true, encoding: .utf8)
        func write(_ texts: [String], _ name: String) throws -> [String] {
            try texts.enumerated().map { index, text in
                let file = folder.appending(path: "\(name)-\(index).json")
                try text.write(to: file, atomically: true, encoding: .utf8)
                return file.path
            }
        }
        let accepted = try Corpus.documents.map {
            String(decoding: try convert(Array($0.utf8), from: .yaml, to: .json, file: "test"), as: UTF8.self)
        }
        #expect(try run([schema.path] + write(accepted, "accepted")) == 0)
        #expect(try run(["--reject", schema.path] + write(Corpus.refused, "refused")) == 0)
    }

    private func run(_ arguments: [String]) throws -> Int32 {
        let tool = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "tools/check_schema.py")
        let process = Process()
        process.executableURL = URL(
            filePath: ProcessInfo.processInfo.environment["TABLEMOCKUP_PYTHON"] ?? "/usr/bin/python3")
        process.arguments = [tool.path] + arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

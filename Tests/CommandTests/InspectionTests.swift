import Foundation
import MockupModel
import Testing

@Suite struct LayoutCommandTests {
    @Test func jsonHoldsTheTree() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let result = try tool.run("layout", "a.yaml", "--format", "json")
            #expect(result.status == 0 && result.errors.isEmpty)
            let top = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            #expect(Set(top.keys) == ["size", "warnings", "root"])
            #expect(top["size"] as? [String: Double] == ["width": 320, "height": 200])
            #expect((top["warnings"] as? [Any])?.isEmpty == true)
            let root = try #require(top["root"] as? [String: Any])
            #expect(root["role"] as? String == "screen")
            let rows = Self.nodes(root).filter { $0["role"] as? String == "cell" }
            #expect(rows.compactMap { $0["id"] as? String } == ["section-0/row-0", "section-0/row-1"])
            let frames = rows.compactMap { $0["frame"] as? [String: Double] }
            #expect(frames.map { $0["height"] } == [44, 44])
            #expect(frames.map { $0["width"] } == [320, 320])
            #expect(frames.map { $0["y"] } == [0, 44])
            let titles = Self.nodes(root).filter { $0["role"] as? String == "title" }
            let lines = titles.compactMap { ($0["text"] as? [String: Any])?["lines"] as? [[String: Any]] }
            #expect(lines.flatMap { $0 }.compactMap { $0["text"] as? String } == ["One", "Two"])
        }
    }

    static func nodes(_ node: [String: Any]) -> [[String: Any]] {
        [node] + (node["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }

    @Test func textIsOneNodeALine() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.plain, to: "a.yaml")
            let result = try tool.run("layout", "a.yaml")
            #expect(result.status == 0)
            #expect(
                result.text.split(separator: "\n").contains {
                    $0.contains("section-0/row-1") && $0.contains("cell")
                })
            #expect(result.text == (try tool.run("layout", "-", input: Data(Sample.plain.utf8)).text))
        }
    }

    @Test func viewportOrFullHeight() throws {
        try Tool.inFolder { tool in
            let rows = String(repeating: "    - row\n", count: 100)
            try tool.write(
                "device: {size: [320, 200], scale: 1}\ntable:\n  sections:\n  - rows:\n" + rows, to: "a.yaml")
            let viewport = try tool.run("layout", "a.yaml").text
            #expect(viewport.contains("section-0/row-4") && !viewport.contains("section-0/row-5"))
            #expect(try tool.run("layout", "a.yaml", "--full-height").text.contains("section-0/row-99"))
            let scrolled = try tool.run("layout", "a.yaml", "--content-offset", "440").text
            #expect(scrolled.contains("section-0/row-10") && !scrolled.contains("section-0/row-9"))
        }
    }

    @Test func firstOfSeveralVariantsIsTakenAndTheOthersAreNamed() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.variants, to: "v.yaml")
            let result = try tool.run("layout", "v.yaml")
            #expect(result.status == 0)
            #expect(
                result.errors == "v.yaml: note: this is the variant 'light'; '--variant' chooses 'dark'\n")
            let dark = try tool.run("layout", "v.yaml", "--variant", "dark")
            #expect(dark.status == 0 && dark.errors.isEmpty)
            // Colours don't move anything.
            #expect(dark.text == result.text)
        }
    }
}

@Suite struct CheckCommandTests {
    @Test func goodInputsAreOkAndBadOnesAreTold() throws {
        try Tool.inFolder { tool in
            try tool.write(Sample.variants, to: "a.yaml")
            try tool.write(Sample.broken, to: "b.yaml")
            let good = try tool.run("check", "a.yaml")
            #expect(good.status == 0 && good.text == "a.yaml: ok\n" && good.errors.isEmpty)
            let mixed = try tool.run("check", "b.yaml", "a.yaml")
            #expect(mixed.status == 2 && mixed.text == "a.yaml: ok\n")
            #expect(try tool.names() == ["a.yaml", "b.yaml"])
        }
    }

    @Test func characterWithoutAGlyphIsFoundBelowTheScreenToo() throws {
        try Tool.inFolder { tool in
            let rows = String(repeating: "    - row\n", count: 100)
            try tool.write(
                "table:\n  sections:\n  - rows:\n" + rows + "    - \"\\U0010FFFD\"\n", to: "a.yaml")
            #expect(try tool.run("render", "a.yaml").status == 0)
            let result = try tool.run("check", "a.yaml")
            #expect(result.status == 2)
            #expect(
                result.errors.contains("U+10FFFD") && result.errors.contains("section-0/row-100"),
                "\(result.errors)")
        }
    }
}

@Suite struct ConvertCommandTests {
    static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples")
    static let documents =
        ((try? FileManager.default.contentsOfDirectory(atPath: examples.path(percentEncoded: false))) ?? [])
        .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()

    @Test func thereAreDocuments() {
        #expect(Self.documents.count >= 7)
    }

    @Test(arguments: documents) func conversionThereAndBackSaysTheSame(_ name: String) throws {
        try Tool.inFolder { tool in
            let source = Self.examples.appending(path: name).path(percentEncoded: false)
            let json = try tool.run("convert", source, "--format", "json")
            #expect(json.status == 0, "\(json.errors)")
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: json.output) }
            try tool.write(json.output, to: "a.json")
            let yaml = try tool.run("convert", "a.json")
            #expect(yaml.status == 0, "\(yaml.errors)")
            try tool.write(yaml.output, to: "a.yaml")
            #expect(try tool.run("convert", "a.yaml", "--format=json").output == json.output)
            let layouts = try [source, "a.json", "a.yaml"].map {
                try tool.run("layout", $0, "--full-height").text
            }
            #expect(!layouts[0].isEmpty && layouts[0] == layouts[1] && layouts[1] == layouts[2])
        }
    }

    @Test(arguments: documents) func exampleIsGood(_ name: String) throws {
        try Tool.inFolder { tool in
            let source = Self.examples.appending(path: name).path(percentEncoded: false)
            let check = try tool.run("check", source)
            #expect(check.status == 0 && check.text == "\(source): ok\n", "\(check.errors)")
            let pictures = try tool.run("render", source, "-o", "out/", "--scale", "1")
            #expect(pictures.status == 0, "\(pictures.errors)")
            for picture in try tool.names() where picture.hasSuffix(".png") {
                #expect(Tool.size(ofPNG: try tool.data(picture)) != nil)
            }
        }
    }
}

@Suite struct ListingCommandTests {
    @Test func devicesAreListedAsTextAndJSON() throws {
        try Tool.inFolder { tool in
            let text = try tool.run("devices")
            #expect(text.status == 0)
            let lines = text.text.split(separator: "\n")
            #expect(lines.count == Device.catalogue.count + 1)
            #expect(
                lines.contains {
                    $0.split(separator: "  ", omittingEmptySubsequences: true).map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                        == ["iPhone 15", "393 × 852", "3×", "top 59, bottom 34"]
                })
            let json = try tool.run("devices", "--format", "json")
            let list = try #require(JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
            #expect(list.compactMap { $0["name"] as? String } == Device.catalogue.compactMap(\.name))
            let device = try #require(list.first { $0["name"] as? String == "iPhone 15" })
            #expect(device["size"] as? [Double] == [393, 852])
            #expect(device["cutout"] as? String == "dynamicIsland")
            #expect(device["scale"] as? Double == 3)
            #expect(
                device["safeArea"] as? [String: Double] == ["top": 59, "left": 0, "bottom": 34, "right": 0])
        }
    }

    @Test func fontsAreListedAndBundled() throws {
        try Tool.inFolder { tool in
            let json = try tool.run("fonts", "--format", "json")
            #expect(json.status == 0, "\(json.errors)")
            let list = try #require(JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
            #expect(!list.isEmpty)
            for file in list {
                #expect((file["sha256"] as? String)?.count == 64)
                #expect((file["path"] as? String)?.hasPrefix("/") == true)
            }
            #expect(try tool.run("fonts").text.split(separator: "\n").count == list.count + 1)
            let bundle = try tool.run("fonts", "--bundle", "team/fonts")
            #expect(bundle.status == 0, "\(bundle.errors)")
            let names = try tool.names().filter { $0.hasPrefix("team/fonts/") }
            #expect(names == list.compactMap { $0["name"] as? String }.map { "team/fonts/" + $0 }.sorted())
            // The bundle draws as the system does.
            try tool.write(Sample.plain, to: "a.yaml")
            let ours = try tool.run("render", "a.yaml", "-o", "-")
            #expect(
                try tool.run("render", "a.yaml", "-o", "-", "--fonts", "team/fonts").output == ours.output)
            let listed = try tool.run("fonts", "--fonts", "team/fonts", "--format", "json")
            let again = try #require(JSONSerialization.jsonObject(with: listed.output) as? [[String: Any]])
            #expect(again.map { $0["sha256"] as? String } == list.map { $0["sha256"] as? String })
        }
    }

    @Test func missingFontsAreTold() throws {
        try Tool.inFolder { tool in
            try FileManager.default.createDirectory(
                at: tool.folder.appending(path: "empty"), withIntermediateDirectories: false)
            let result = try tool.run("fonts", "--fonts", "empty")
            #expect(result.status == 2)
            #expect(result.text.contains("missing"))
            #expect(result.errors.contains("is missing"))
        }
    }

    @Test func schemaIsJSONOrMarkdown() throws {
        try Tool.inFolder { tool in
            let schema = try tool.run("schema")
            let top = try #require(JSONSerialization.jsonObject(with: schema.output) as? [String: Any])
            #expect(top["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
            #expect(try tool.run("schema", "--format", "json").output == schema.output)
            #expect(try tool.run("schema", "--format", "markdown").text.contains("\n| "))
        }
    }
}

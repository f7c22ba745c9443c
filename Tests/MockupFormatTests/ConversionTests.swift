import Foundation
import MockupFormat
import MockupModel
import Testing

@Suite struct ConversionTests {
    private func converted(_ text: String, _ from: Notation, _ to: Notation) throws -> String {
        String(decoding: try convert(Array(text.utf8), from: from, to: to, file: "test"), as: UTF8.self)
    }

    @Test func scalarsAreTyped() throws {
        let text = """
            navigationBar: {title: no, largeTitle: on}
            table:
              maxHeight: 1.50
              contentOffset: +.5
              sections:
                - rows:
                  - {title: 1.10, checkbox: on, lineLimit: 2}
                  - ~
            variants:
              - name:
                appearance: dark
            """
        let expected = """
            {
              "navigationBar": {
                "title": "no",
                "largeTitle": true
              },
              "table": {
                "maxHeight": 1.5,
                "contentOffset": 0.5,
                "sections": [
                  {
                    "rows": [
                      {
                        "title": "1.10",
                        "checkbox": true,
                        "lineLimit": 2
                      },
                      "~"
                    ]
                  }
                ]
              },
              "variants": [
                {
                  "name": null,
                  "appearance": "dark"
                }
              ]
            }

            """
        #expect(try converted(text, .yaml, .json) == expected)
    }

    @Test func yamlIsReadable() throws {
        let text = #"""
            {"device": {"size": [393, 852.5], "scale": 3}, "navigationBar": {"title": "no", "trailing": []},
             "table": {"sections": [{"header": "a: b", "rows": ["Plain", "12:30", {"title": "two\nlines"}, {}]}, {}]},
             "variants": {"appearance": ["light", "dark"], "locale": null}}
            """#
        let expected = """
            device:
              size: [393, 852.5]
              scale: 3
            navigationBar:
              title: "no"
              trailing: []
            table:
              sections:
                - header: "a: b"
                  rows:
                    - Plain
                    - "12:30"
                    - title: |-
                        two
                        lines
                    - {}
                - {}
            variants:
              appearance: [light, dark]
              locale:

            """
        #expect(try converted(text, .json, .yaml) == expected)
    }

    @Test(arguments: Corpus.documents)
    func convertingKeepsTheMeaning(_ text: String) throws {
        let original = try yaml(text)
        let asJSON = try converted(text, .yaml, .json)
        #expect(try json(asJSON) == original)
        let asYAML = try converted(asJSON, .json, .yaml)
        #expect(try yaml(asYAML) == original)
        #expect(try converted(asYAML, .yaml, .json) == asJSON)
        #expect(try converted(text, .yaml, .yaml) == asYAML)
        #expect(try converted(asYAML, .yaml, .yaml) == asYAML)
        #expect(try converted(asJSON, .json, .json) == asJSON)
        _ = try JSONSerialization.jsonObject(with: Data(asJSON.utf8))
    }

    @Test func everyTextSurvives() throws {
        let pieces = [
            "", " ", "\n", "\t", "a", "-", "#", ":", "'", "\"", "\\", "|", "é", "夕", "😀", "\u{2028}",
            "\u{200B}", "0", ".", ",",
            "[", "}", "&", "*", "!", "%", "@", "`", "~", "no", "null", "\u{FEFF}", "\u{AD}", "\u{301}",
        ]
        var titles: [String] = []
        for first in pieces {
            for second in pieces {
                for third in ["", "\n", " ", "b"] { titles.append(first + second + third) }
            }
        }
        let list = try #require(
            String(data: JSONSerialization.data(withJSONObject: titles), encoding: .utf8))
        let text = "{\"table\": {\"sections\": [{\"rows\": \(list)}]}}"
        let asYAML = try converted(text, .json, .yaml)
        #expect(try yaml(asYAML).variants[0].mockup.table.sections[0].rows.map(\.title) == titles)
        #expect(try converted(asYAML, .yaml, .json) == converted(text, .json, .json))
    }

    @Test func onlyValidDocumentsAreConverted() {
        #expect(throws: DocumentError.self) { try converted("theme: x", .yaml, .json) }
        #expect(throws: DocumentError.self) { try converted("", .yaml, .json) }
    }

    @Test func documentsAreReadInParallel() async throws {
        let texts = Corpus.documents
        let expected = try texts.map { try yaml($0) }
        await withTaskGroup(of: Bool.self) { group in
            for round in 0..<200 {
                group.addTask {
                    let index = round % texts.count
                    let bytes = Array(texts[index].utf8)
                    guard
                        let read = try? MockupDocument(parsing: bytes, notation: .yaml, file: "a"),
                        let other = try? convert(bytes, from: .yaml, to: .json, file: "a"),
                        let again = try? MockupDocument(parsing: other, notation: .json, file: "b")
                    else { return false }
                    return read == expected[index] && again == expected[index]
                }
            }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}

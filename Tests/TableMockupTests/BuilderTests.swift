import MockupFormat
import TableMockup
import Testing

@Suite("Swift builders")
struct BuilderTests {
    @Test("a document and the builders that say the same give identical mockups and layouts")
    func sameAsDocument() throws {
        let yaml = """
            device: iPhone 15
            appearance: dark
            textSize: xLarge
            locale: ja
            navigationBar: {title: 夕飯, largeTitle: true, back: リスト, trailing: [編集]}
            table:
              style: insetGrouped
              alignment: center
              sections:
                - header: 乳製品
                  footer: 賞味期限
                  rows:
                    - {cell: item, title: 牛乳, detail: 198円 × 2, memo: 低脂肪, checkbox: on}
                    - Plain title only
                    - {title: Wi-Fi, value: Home, accessory: disclosure}
                    - {title: Two, subtitle: lines, checkbox: mixed, id: two}
                    - {title: On, switch: on, lineLimit: 1, truncationMode: middle, strikethrough: true}
                    - {cell: value2, title: Work, value: "555", height: 50}
            """
        let document = try MockupDocument(parsing: Array(yaml.utf8), notation: .yaml, file: "test.yaml")
        let built = Mockup(device: .iPhone15, appearance: .dark, textSize: .xLarge, locale: "ja") {
            NavigationBar("夕飯", largeTitle: true, back: "リスト", trailing: ["編集"])
            Table(style: .insetGrouped, alignment: .center) {
                Section("乳製品", footer: "賞味期限") {
                    Cell("牛乳").item(detail: "198円 × 2", memo: "低脂肪").checkbox(true)
                    "Plain title only"
                    Cell("Wi-Fi").value("Home").accessory(.disclosure)
                    Cell("Two").subtitle("lines").checkbox(.mixed).id("two")
                    Cell("On").switch(true).lineLimit(1).truncationMode(.middle).strikethrough()
                    Cell("Work").value2("555").height(50)
                }
            }
        }
        let parsed = try #require(document.variants.first).mockup
        #expect(parsed == built)
        #expect(try parsed.layout() == built.layout())
    }

    @Test("conditions and loops list what they say")
    func control() {
        let isShown = false
        let table = Table {
            for index in 0..<3 {
                Section("Section \(index)") {
                    if index == 1 { "one" } else { Cell("other") }
                    if isShown { "hidden" }
                }
            }
        }
        #expect(table.sections.map { $0.rows.map(\.title) } == [["other"], ["one"], ["other"]])
    }
}

import MockupFormat
import MockupModel
import Testing

@Suite struct DocumentTests {
    @Test func everyKeyReachesTheModel() throws {
        let mockup = try mockup(
            """
            device: {size: [100, 200.5], scale: 2, safeArea: {top: 5, left: 1, bottom: 6, right: 2}, cutout: notch}
            theme: ios7
            appearance: dark
            contrast: high
            textSize: ax3
            direction: rtl
            locale: ar-EG
            statusBar: {time: "10:09"}
            navigationBar: {title: T, largeTitle: yes, back: B, leading: [L1, L2], trailing: [R]}
            table:
              style: insetGrouped
              alignment: resize
              alignmentRegion: screen
              maxHeight: 300
              rowHeight: 50
              sectionHeaderHeight: 22
              sectionFooterHeight: 0
              contentOffset: -12.5
              sections:
                - {id: s, header: H, footer: F, rows: [One]}
            """)
        let expected = Mockup(
            device: Device(
                size: Size(width: 100, height: 200.5), scale: 2,
                safeArea: EdgeInsets(top: 5, left: 1, bottom: 6, right: 2), cutout: .notch),
            theme: .ios7, appearance: .dark, contrast: .high, textSize: .ax3, direction: .rightToLeft,
            locale: "ar-EG", statusBar: StatusBar(time: "10:09"),
            navigationBar: NavigationBar(
                "T", largeTitle: true, back: "B", leading: ["L1", "L2"], trailing: ["R"]),
            table: Table(
                style: .insetGrouped, alignment: .resize, alignmentRegion: .screen, maxHeight: 300,
                rowHeight: .fixed(50), sectionHeaderHeight: 22, sectionFooterHeight: 0, contentOffset: -12.5,
                sections: [Section("H", footer: "F", id: "s", rows: [Cell("One")])]))
        #expect(mockup == expected)
    }

    @Test func everyKeyOfACell() throws {
        let cell = try #require(
            rows(
                """
                - id: c
                  cell: item
                  title: T
                  detail: D
                  memo: M
                  checkbox: mixed
                  accessory: checkmark
                  lineLimit: 2
                  truncationMode: middle
                  strikethrough: on
                  height: 60
                  minHeight: 50
                """
            ).first)
        var expected = Cell("T", id: "c").item(detail: "D", memo: "M")
        expected.checkbox = .mixed
        expected.accessory = .checkmark
        expected.titleText.lineLimit = 2
        expected.titleText.truncationMode = .middle
        expected.titleText.isStruckThrough = true
        expected.height = 60
        expected.minHeight = 50
        #expect(cell == expected)
    }

    @Test func absentKeysAreDefaults() throws {
        #expect(try yaml("locale: en").variants == [Variant(name: "default", mockup: Mockup())])
        #expect(try json("{}").variants == [Variant(name: "default", mockup: Mockup())])
        #expect(try mockup("device:\ntheme:\ntable:\nvariants:\nstatusBar:\nnavigationBar:\n") == Mockup())
        #expect(
            try json("{\"device\": null, \"table\": {\"sections\": null}}").variants[0].mockup == Mockup())
    }

    @Test func kindFollowsFromKeys() throws {
        let cells = try rows(
            """
            - Plain title only
            - {title: a, subtitle: b}
            - {title: a, value: b}
            - {title: a, value: b, cell: value2}
            - {title: a, cell: subtitle}
            - {title: a, cell: item}
            - {title: a, cell: default}
            - {switch: off}
            - ""
            """)
        #expect(
            cells.map(\.settledStyle) == [
                .default, .subtitle, .value1, .value2, .subtitle, .item, .default, .default, .default,
            ])
        #expect(cells[1] == Cell("a").subtitle("b"))
        #expect(cells[2] == Cell("a").value("b"))
        #expect(cells[3] == Cell("a").value2("b"))
        #expect(cells[0].title == "Plain title only")
        #expect(cells[5].checkbox == nil)
        #expect(cells[7].isOn == false)
    }

    @Test func statusBarIsShownHiddenOrTold() throws {
        #expect(try mockup("statusBar: off").statusBar == StatusBar(time: "9:41", isHidden: true))
        #expect(try mockup("statusBar: true").statusBar == StatusBar())
        #expect(try mockup("statusBar: {time: 9:42}").statusBar == StatusBar(time: "9:42"))
    }

    @Test func emptyBackIsTheChevronAlone() throws {
        #expect(try mockup("navigationBar: {back: \"\"}").navigationBar?.back == "")
        #expect(try mockup("navigationBar:\n  title: x\n  back:\n").navigationBar?.back == nil)
    }

    @Test func themeTokensAreReplaced() throws {
        let theme = try mockup(
            """
            theme:
              base: ios7
              metrics: {rowHeight: 60, disclosureTrailingOffset: -3}
              colors:
                tint: '#FF0000'
                label: {light: '#111', dark: '#EEEEEE80'}
            """
        ).theme
        #expect(theme.name == "ios7")
        #expect(theme.overrides.numbers == ["rowHeight": 60, "disclosureTrailingOffset": -3])
        let colors = theme.overrides.colors
        #expect(colors[.tint]?[.dark, .high] == Color(rgba: 0xFF00_00FF))
        #expect(colors[.label]?[.light, .high] == Color(rgba: 0x1111_11FF))
        #expect(colors[.label]?[.dark, .standard] == Color(rgba: 0xEEEE_EE80))
    }

    @Test func everyCatalogueNameIsRead() throws {
        for device in Device.catalogue {
            #expect(try mockup("device: \(device.name ?? "")").device == device)
        }
        for theme in Theme.catalogue { #expect(try mockup("theme: \(theme.name)").theme == theme) }
        for size in ContentSizeCategory.allCases {
            #expect(try mockup("textSize: \(size.rawValue)").textSize == size)
        }
    }

    @Test func everyTokenCanBeSet() throws {
        for token in Tokens.numbers {
            let theme = try mockup("theme: {metrics: {\(token.name): 7}}").theme
            #expect(theme.overrides.numbers == [token.name: 7])
        }
        for token in ColorToken.allCases {
            let theme = try mockup("theme: {colors: {\(token.rawValue): '#01020304'}}").theme
            #expect(theme.overrides.colors[token]?[.light, .standard] == Color(rgba: 0x0102_0304))
        }
    }

    @Test func emptySectionsAreLegal() throws {
        let table = try mockup("table: {sections: [{}, {header: a}, {rows: []}]}").table
        #expect(table.sections == [Section(), Section("a"), Section()])
        #expect(try mockup("table: {sections: []}").table == Table())
        #expect(try mockup("table: {}").table == Table())
    }
}

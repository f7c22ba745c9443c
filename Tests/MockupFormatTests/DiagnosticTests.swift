import MockupFormat
import Testing

@Suite struct DiagnosticTests {
    @Test func formIsFileLineColumnMessageHint() {
        let text =
            String(repeating: "#\n", count: 9) + "table:\n  sections:\n  - rows:\n    - title: x\n        \n"
        let document = text.replacing("        \n", with: "      checkbx: on\n")
        let bytes = Array(document.utf8)
        do throws(DocumentError) {
            _ = try MockupDocument(parsing: bytes, notation: .yaml, file: "Examples/shopping-list.yaml")
            Issue.record("no error")
        } catch {
            #expect(
                error.description
                    == "Examples/shopping-list.yaml:14:7: error: unknown key 'checkbx' in a cell\n"
                    + "  hint: did you mean 'checkbox'?")
        }
    }

    @Test func jsonNamesThePath() {
        let text = #"{"table": {"sections": [{"rows": ["a", "b", {"checkbx": true}]}]}}"#
        #expect(
            diagnostics(text, .json).map(\.description) == [
                "test: error: $.table.sections[0].rows[2].checkbx: unknown key 'checkbx' in a cell\n"
                    + "  hint: did you mean 'checkbox'?"
            ])
        #expect(diagnostics(#"{"a b'": 1}"#, .json).first?.path == "$['a b'']")
    }

    @Test func columnsCountCodePoints() {
        expectError("navigationBar: {title: 夕飯😀é, ▶x: 1}", "unknown key 'x' in the navigation bar")
        // A byte order mark has no width, and every kind of line end is one.
        for end in ["\n", "\r\n", "\r"] {
            let found = diagnostics("\u{FEFF}locale: en\(end)\(end)# é\(end)  \(end)theme: x\(end)")
            #expect(found.map { [$0.line, $0.column] } == [[5, 8]])
        }
    }

    @Test func unknownKeysAndNearNames() {
        expectErrors(
            """
            ▶devise: iPhone 15
            device: ▶iphone15
            theme: ▶ios8
            ▶style: plain
            table:
              alignment: ▶centre
              ▶content_offset: 5
              ▶rows: []
              sections:
                - ▶titel: x
            ▶"line\\nbreak": 1
            ▶'': 1
            """,
            [
                ("unknown key 'devise' at the top level", "did you mean 'device'?"),
                ("'iphone15' is not a device of the catalogue", "did you mean 'iPhone 15'?"),
                ("'ios8' is not a theme", "did you mean 'ios' or 'ios7'?"),
                ("unknown key 'style' at the top level", "'style' is a key in the table"),
                ("'centre' is not an alignment", "did you mean 'center'?"),
                ("unknown key 'content_offset' in the table", "did you mean 'contentOffset'?"),
                ("unknown key 'rows' in the table", "'rows' is a key in a section"),
                ("unknown key 'titel' in a section", nil),
                ("unknown key 'line\\nbreak' at the top level", nil),
                ("unknown key '' at the top level", nil),
            ])
    }

    @Test func farNamesGetAList() {
        expectError(
            "device: ▶Commodore", "'Commodore' is not a device of the catalogue",
            hint: "the command `tablemockup devices` lists them")
        expectError("appearance: ▶sepia", "'sepia' is not an appearance", hint: "one of light, dark")
    }

    @Test func plannedIsNamed() {
        expectErrors(
            """
            theme: ▶ios26
            ▶searchBar: {}
            ▶tabBar: 1
            ▶toolbar: x
            table:
              sections:
                - rows:
                  - {▶image: x, ▶symbol: y}
            """,
            [
                ("'ios26' is planned but not built yet", "the themes are ios, ios7"),
                ("'searchBar' is planned but not built yet", nil),
                ("'tabBar' is planned but not built yet", nil),
                ("'toolbar' is planned but not built yet", nil),
                ("'image' is planned but not built yet", nil),
                ("'symbol' is planned but not built yet", nil),
            ])
        for theme in ["material3", "wireframe"] {
            #expect(
                diagnostics("theme: \(theme)").first?.message == "'\(theme)' is planned but not built yet")
        }
    }

    @Test func duplicateKeysNameTheFirst() {
        expectError(
            "theme: ios\nlocale: en\n▶theme: ios", "duplicate key 'theme' at the top level, first at 1:1")
        expectError(
            "navigationBar: {title: a, ▶\"title\": a}",
            "duplicate key 'title' in the navigation bar, first at 1:17")
        let found = diagnostics("{\"locale\": \"en\",\n \"locale\": \"en\"}", .json)
        #expect(found.first?.line == 2)
        #expect(found.first?.message.hasPrefix("not valid JSON: duplicate object key") == true)
    }

    @Test func shortenedNamesAreNearTheirWholes() {
        let hint = diagnostics("device: iphon se").first?.hint
        #expect(hint?.contains("iPhone SE (1st generation)") == true, "\(hint ?? "none")")
        #expect(diagnostics("device: iPhone 15 Por").first?.hint?.contains("'iPhone 15 Pro'") == true)
    }

    @Test func wrongShapes() {
        expectErrors(
            """
            statusBar: ▶9
            navigationBar: ▶Title
            table:
              sections: ▶{rows: []}
            device: {? ▶[a] : b, size: ▶[1], scale: ▶fast}
            locale: ▶[en]
            """,
            [
                ("expected true, false or a mapping, found '9'", "such as {time: \"9:41\"}"),
                ("expected a mapping of keys, true or false, found 'Title'", "such as {title: Groceries}"),
                ("expected a list of sections, found a mapping", "each begins with '- '"),
                ("expected a key, found a list", nil),
                ("expected a list of width and height, found 1 value", "such as [393, 852]"),
                ("'fast' is not a number", nil),
                ("expected a text, found a list", nil),
            ])
    }

    @Test func missingKeysAndSafeAreas() {
        expectErrors(
            "device: ▶▶{safeArea: {top: 1}}",
            [("'size' is missing in a device", nil), ("'scale' is missing in a device", nil)])
        expectError(
            "device: ▶{size: [100, 50], scale: 1, safeArea: {top: 30, bottom: 21}}",
            "the safe area is larger than the screen")
    }

    @Test func cellRules() {
        expectErrors(
            """
            table:
              sections:
                - rows:
                  - {subtitle: a, ▶value: b}
                  - {▶detail: d}
                  - {▶memo: d, value: v}
                  - {cell: default, ▶subtitle: s}
                  - {cell: value2, ▶subtitle: s}
                  - {cell: item, ▶value: v}
                  - {switch: on, ▶accessory: disclosure}
                  - {switch: on, accessory: none}
                  - {checkbox: ▶"on"}
                  - {checkbox: ▶mixde}
                  -▶
                  - ▶[a]
            """,
            [
                (
                    "a cell has either 'subtitle' or 'value', not both",
                    "'subtitle' stands below the title, 'value' beside it"
                ),
                ("'detail' is not a key of a cell of kind 'default'", "it belongs to 'cell: item'"),
                ("'memo' is not a key of a cell of kind 'value1'", "it belongs to 'cell: item'"),
                ("'subtitle' is not a key of a cell of kind 'default'", "it belongs to 'cell: subtitle'"),
                ("'subtitle' is not a key of a cell of kind 'value2'", "it belongs to 'cell: subtitle'"),
                (
                    "'value' is not a key of a cell of kind 'item'",
                    "it belongs to 'cell: value1' or 'cell: value2'"
                ),
                ("a cell has either 'switch' or 'accessory', not both", "remove one of them"),
                ("expected true, false or mixed, found the text 'on'", "write true without quotes"),
                ("expected true, false or mixed, found 'mixde'", "did you mean 'mixed'?"),
                ("a row is empty", "write \"\" for a row with an empty title"),
                ("expected a text, found a list", nil),
            ])
    }

    @Test func idsTellSiblingsApart() {
        expectErrors(
            """
            table:
              sections:
                - id: ▶section-1
                  rows:
                    - {id: a}
                    - {id: ▶a}
                    - {id: ▶row-3}
                    - {title: b}
                    - {id: row-4}
                    - {id: row-99}
                    - {id: row-03}
                    - {id: ▶header}
                    - {id: ▶a/b}
                    - {id: ▶"a b"}
                    - {id: ▶""}
                    - {id: \(String(repeating: "é", count: 200))}
                    - {id: ▶\(String(repeating: "é", count: 201))}
                - {rows: [{id: a}]}
                - {id: ▶table}
            """,
            [
                ("id 'section-1' is already that of a sibling without an 'id'", nil),
                ("duplicate id 'a' in its section, first at 5:16", nil),
                ("id 'row-3' is already that of a sibling without an 'id'", nil),
                ("id 'header' is taken by a node of that name", nil),
                ("'a/b' is not an id", "an id has neither '/' nor spaces, and 1 to 200 characters"),
                ("'a b' is not an id", "an id has neither '/' nor spaces, and 1 to 200 characters"),
                ("'' is not an id", "an id has neither '/' nor spaces, and 1 to 200 characters"),
                (
                    "'\(String(repeating: "é", count: 60))…' is not an id",
                    "an id has neither '/' nor spaces, and 1 to 200 characters"
                ),
                ("id 'table' is taken by a node of that name", nil),
            ])
    }

    @Test func colorsWantQuotes() {
        let hint = "quote it: an unquoted '#' begins a comment"
        expectErrors(
            "theme:\n  colors:\n    ▶tint: #FF0000\n    label: {▶dark: }\n    cell: ▶FF0000\n    barTitle: ▶'#12345'\n",
            [
                ("a colour is missing", hint), ("a colour is missing", hint),
                ("'FF0000' is not a colour", "write '#FF0000'"),
                (
                    "'#12345' is not a colour",
                    "'#' and three, six or eight hexadecimal digits, such as '#007AFF'"
                ),
            ])
    }

    @Test func localesAreTags() {
        for tag in ["en", "zh-Hant-TW", "sr_Latn", "haw"] { #expect(diagnostics("locale: \(tag)").isEmpty) }
        let long = "en" + String(repeating: "-x", count: 50)
        #expect(
            diagnostics("locale: \(long)").count == 1 && diagnostics("locale: \(long.dropLast(2))").isEmpty)
        for tag in ["e", "en-", "12", "en US", "日本", "en-verylongsubtag"] {
            #expect(diagnostics("locale: \(tag)").first?.message == "'\(tag)' is not a language tag")
        }
    }

    @Test func manyErrorsAreCounted() {
        let rows = String(repeating: "    - {x: 1}\n", count: 15_000)
        let bytes = Array("table:\n  sections:\n  - rows:\n\(rows)".utf8)
        do throws(DocumentError) {
            _ = try MockupDocument(parsing: bytes, notation: .yaml, file: "test")
            Issue.record("no error")
        } catch {
            #expect(error.diagnostics.count == 100)
            #expect(error.omittedCount == 14_900)
            #expect(error.diagnostics.last?.line == 103)
            #expect(error.description.hasSuffix("\ntest: error: and 14900 more"))
        }
    }

    @Test func longTextsAreCutInMessages() {
        let found = diagnostics("theme: \(String(repeating: "x", count: 5000))")
        #expect(found.first?.message == "'\(String(repeating: "x", count: 60))…' is not a theme")
    }
}

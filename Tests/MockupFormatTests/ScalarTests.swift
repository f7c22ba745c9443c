import MockupFormat
import MockupModel
import Testing

@Suite struct ScalarTests {
    @Test(arguments: [
        "no", "yes", "on", "1.10", "~", "null", "true", "0x10", "1e3", "12:30:45", "2024-01-01", ".nan", "=",
        "1_000",
        "Norway", "☃", "a#b", "a:b",
    ])
    func textIsTheSource(_ source: String) throws {
        #expect(try rows("- title: \(source)").first?.title == source)
        #expect(try rows("- \(source)").first?.title == source)
    }

    @Test func quotedAndBlockTexts() throws {
        let cells = try rows(
            """
            - 'it''s'
            - "a\\tb\\nc \\u263A \\U0001F600"
            - {title: "", value: ''}
            """)
        #expect(cells.map(\.title) == ["it's", "a\tb\nc ☺ 😀", ""])
        #expect(cells[2] == cells[2].value(""))
        let folded = try mockup("navigationBar:\n  title: |\n    a\n     b\n  back: >-\n    c\n    d\n")
            .navigationBar
        #expect(folded == NavigationBar("a\n b\n", back: "c d"))
    }

    @Test(arguments: ["true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"])
    func trueWords(_ word: String) throws {
        #expect(try rows("- checkbox: \(word)").first?.checkbox == .on)
        #expect(try rows("- switch: \(word)").first?.isOn == true)
    }

    @Test(arguments: ["false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"])
    func falseWords(_ word: String) throws {
        #expect(try rows("- checkbox: \(word)").first?.checkbox == .off)
        #expect(try rows("- switch: \(word)").first?.isOn == false)
    }

    @Test(arguments: ["y", "tRUE", "1", "oN", "~", "truth"])
    func otherWordsAreNoBooleans(_ word: String) {
        let found = diagnostics("navigationBar: {largeTitle: \(word)}")
        #expect(found.map(\.message) == ["expected true or false, found '\(word)'"])
    }

    @Test(arguments: [
        ("12", 12.0), ("-3", -3), ("+3", 3), (".5", 0.5), ("5.", 5), ("1.50", 1.5), ("1e2", 100),
        ("2.5E-1", 0.25),
        ("0", 0), ("-0", 0), ("0.25", 0.25),
    ])
    func numbers(_ source: String, _ value: Double) throws {
        let offset = try mockup("table: {contentOffset: \(source)}").table.contentOffset
        #expect(offset == value)
        #expect(offset.sign == (value < 0 ? .minus : .plus))
    }

    @Test(
        arguments: [
            ("wide", "'wide' is not a number", nil),
            (".nan", "'.nan' is not a finite number", nil),
            ("NaN", "'NaN' is not a finite number", nil),
            ("-.inf", "'-.inf' is not a finite number", nil),
            ("Infinity", "'Infinity' is not a finite number", nil),
            ("0x10", "'0x10' is not a decimal number", "write it in decimal"),
            ("0o17", "'0o17' is not a decimal number", "write it in decimal"),
            ("017", "'017' is not a decimal number", "write it without leading zeros"),
            ("1_000", "'1_000' is not a number", "write it without '_'"),
            ("1e999", "'1e999' is too large for a number", nil),
            ("12pt", "'12pt' is not a number", "write the number alone; lengths are in points"),
            ("9:41", "'9:41' is not a number", nil), ("~", "'~' is not a number", nil),
            ("1e", "'1e' is not a number", nil), (".", "'.' is not a number", nil),
            ("1.2.3", "'1.2.3' is not a number", nil),
            ("'12'", "expected a number, found the text '12'", "remove the quotes"),
            ("'a'", "expected a number, found the text 'a'", nil),
            ("[1]", "expected a number, found a list", nil),
            ("{}", "expected a number, found a mapping", nil),
        ] as [(String, String, String?)])
    func refusedNumbers(_ source: String, _ message: String, _ hint: String?) {
        expectErrors("table: {contentOffset: ▶\(source)}", [(message, hint)])
    }

    @Test func numbersKeepTheirRange() {
        expectErrors(
            """
            device: {size: [▶0, ▶10001], scale: ▶16.1, safeArea: {top: ▶-1}}
            table:
              maxHeight: ▶-1
              rowHeight: ▶0
              sectionHeaderHeight: ▶100001
              sections:
                - rows:
                  - {lineLimit: ▶1.5, height: ▶0, minHeight: ▶-2}
            theme: {metrics: {rowHeight: ▶1000.5, textInset: ▶-1}}
            """,
            [
                ("0 is out of range, expected a number above 0 and at most 10000", nil),
                ("10001 is out of range, expected a number above 0 and at most 10000", nil),
                ("16.1 is out of range, expected a number above 0 and at most 16", nil),
                ("-1 is out of range, expected a number from 0 to 10000", nil),
                ("-1 is out of range, expected a number from 0 to 100000", nil),
                ("0 is out of range, expected a number above 0 and at most 100000", nil),
                ("100001 is out of range, expected a number from 0 to 100000", nil),
                ("1.5 is not a whole number, expected a whole number from 0 to 100000", nil),
                ("0 is out of range, expected a number above 0 and at most 100000", nil),
                ("-2 is out of range, expected a number from 0 to 100000", nil),
                ("1000.5 is out of range, expected a number from 0 to 1000", nil),
                ("-1 is out of range, expected a number from 0 to 1000", nil),
            ])
    }

    @Test func jsonKeepsItsTypes() {
        let found = diagnostics(
            #"{"navigationBar": {"title": 1.10, "back": true, "largeTitle": "yes"}, "table": {"maxHeight": "3"}}"#,
            .json)
        #expect(
            found.map(\.description) == [
                "test: error: $.navigationBar.title: expected a text, found the number 1.1\n"
                    + "  hint: quote it: \"1.1\"",
                "test: error: $.navigationBar.back: expected a text, found true\n  hint: quote it: \"true\"",
                "test: error: $.navigationBar.largeTitle: expected true or false, found the text 'yes'\n"
                    + "  hint: write true without quotes",
                "test: error: $.table.maxHeight: expected a number, found the text '3'\n"
                    + "  hint: remove the quotes",
            ])
    }

    @Test func jsonSurrogatePairsAreCharacters() throws {
        #expect(
            try json(#"{"navigationBar": {"title": "\ud83d\ude00"}}"#).variants[0].mockup.navigationBar?.title
                == "😀")
    }
}

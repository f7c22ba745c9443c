import MockupFormat
import MockupModel
import Testing

@Suite struct VariantTests {
    @Test func overridesGoOnTop() throws {
        let variants = try yaml(
            """
            locale: ja
            theme: {metrics: {rowHeight: 50}}
            navigationBar: {title: T, largeTitle: on}
            statusBar: {time: "8:00"}
            table: {style: grouped, sections: [{rows: [a]}]}
            variants:
              - {name: Dark_1, appearance: dark}
              - table: {contentOffset: 100}
              - {name: x, navigationBar: {largeTitle: off}, statusBar: off, theme: {metrics: {textInset: 3}}, locale: }
              - {name: 夕飯.2, table: {sections: []}, theme: ios7}
              - name: same
            """
        ).variants
        #expect(variants.map(\.name) == ["Dark_1", "100", "x", "夕飯.2", "same"])
        var base = Mockup(
            locale: "ja", statusBar: StatusBar(time: "8:00"),
            navigationBar: NavigationBar("T", largeTitle: true),
            table: Table(style: .grouped, sections: [Section(rows: [Cell("a")])]))
        base.theme.overrides.set(\.row.height, to: 50)
        #expect(variants[4].mockup == base)
        var dark = base
        dark.appearance = .dark
        #expect(variants[0].mockup == dark)
        var scrolled = base
        scrolled.table.contentOffset = 100
        #expect(variants[1].mockup == scrolled)
        var changed = base
        changed.navigationBar?.largeTitle = false
        changed.statusBar.isHidden = true
        changed.theme.overrides.set(\.row.textInset, to: 3)
        #expect(variants[2].mockup == changed)
        var empty = base
        empty.table.sections = []
        empty.theme = .ios7
        #expect(variants[3].mockup == empty)
    }

    @Test func matrixTakesEveryCombination() throws {
        let variants = try yaml(
            """
            variants:
              appearance: [light, dark]
              textSize: [large, ax3]
              device: [iPhone 15, "iPhone SE (3rd generation)"]
            """
        ).variants
        #expect(
            variants.map(\.name) == [
                "light--large--iphone-15", "light--large--iphone-se-3rd-generation", "light--ax3--iphone-15",
                "light--ax3--iphone-se-3rd-generation", "dark--large--iphone-15",
                "dark--large--iphone-se-3rd-generation", "dark--ax3--iphone-15",
                "dark--ax3--iphone-se-3rd-generation",
            ])
        #expect(variants[3].mockup == Mockup(device: .iPhoneSE3, textSize: .ax3))
        #expect(variants[4].mockup == Mockup(appearance: .dark))
    }

    @Test func namesAreMadeOfValues() throws {
        let variants = try yaml(
            """
            variants:
              - {textSize: xxLarge, direction: rtl, locale: zh-Hant}
              - {device: iPhone XS Max}
              - {table: {style: insetGrouped}}
              - {table: {contentOffset: -10.5}}
              - {table: {rowHeight: automatic}}
              - {table: {rowHeight: 1e2}}
              - {statusBar: off}
              - {navigationBar: {title: "夕飯 (今日)"}}
              - {theme: {colors: {tint: '#FF0000'}}}
              - {appearance: , contrast: high}
            """
        ).variants
        #expect(
            variants.map(\.name) == [
                "xx-large--rtl--zh-hant", "iphone-xs-max", "inset-grouped", "minus-10.5", "automatic", "100",
                "false", "夕飯-今日", "ff0000", "high",
            ])
    }

    @Test func namesMustBeTold() {
        expectErrors(
            """
            variants:
              - ▶{device: {size: [1, 2], scale: 1}}
              - ▶{navigationBar: {title: "★"}}
              - ▶{}
              - {appearance: dark}
              - ▶{name: Dark}
              - {name: ▶a/b}
              - {name: ▶.a}
              - {name: ▶a b}
              - {name: ▶""}
              - {name: ▶\(String(repeating: "n", count: 101))}
              - ▶{table: {contentOffset: 1, style: plain}}
              - ▶dark
              - {name: z, ▶variants: []}
            """,
            [
                ("a variant has no name and its values give none", "add a 'name'"),
                ("a variant has no name and its values give none", "add a 'name'"),
                ("a variant has no name and its values give none", "add a 'name'"),
                ("duplicate variant name 'Dark', first at 5:5", "give the variants names of their own"),
            ]
                + ["a/b", ".a", "a b", "", String(repeating: "n", count: 60) + "…"].map {
                    (
                        "'\($0)' is not a variant's name",
                        "at most 100 letters, digits, '-', '_' and '.', not beginning with '.'"
                    )
                } + [
                    ("a variant has no name and its values give none", "add a 'name'"),
                    (
                        "expected a mapping of keys, found 'dark'",
                        "the keys in a variant are name, device, theme …"
                    ),
                    ("unknown key 'variants' in a variant", "'variants' is a key at the top level"),
                ])
    }

    @Test func matrixErrors() {
        expectErrors(
            """
            variants:
              appearance: [light, ▶lite]
              contrast: ▶high
              textSize: ▶[]
              locale:
                - en
                - ▶~
                -▶
              ▶name: [a]
            """,
            [
                ("'lite' is not an appearance", "one of light, dark"),
                ("expected a list of values, found 'high'", "such as [light, dark]"),
                ("expected a list of values, found an empty one", nil),
                ("'~' is not a language tag", "such as en, ja, zh-Hant or ar-EG"),
                ("a value is empty", "remove it, or write a list of variants"),
                ("unknown key 'name' in a matrix of variants", "'name' is a key in a variant"),
            ])
        expectError(
            "variants: {device: [▶{size: [1, 2], scale: 1}]}", "this value of a matrix gives no name",
            hint: "write the variants as a list in which each has a 'name'")
        expectError(
            "variants: {appearance: [light, ▶light]}", "duplicate variant name 'light', first at 1:25",
            hint: "give the variants names of their own")
        expectError("variants: ▶[]", "expected at least one variant, found none")
        expectError("variants: ▶{}", "expected at least one variant, found none")
        expectError("variants: ▶dark", "expected a list of variants or a matrix, found 'dark'")
    }

    @Test func variantsAreBounded() {
        let offsets = (0..<101).map { "{contentOffset: \($0)}" }.joined(separator: ", ")
        let times = (0..<100).map { "{time: '\($0)'}" }.joined(separator: ", ")
        expectError(
            "variants: ▶{table: [\(offsets)], statusBar: [\(times)]}",
            "expected at most 10000 variants, found more")
        let list = String(repeating: "- {}\n", count: 10_001)
        #expect(
            diagnostics("variants:\n\(list)").first?.message == "expected at most 10000 variants, found more")
    }

    @Test func errorsInTheBaseAndInVariantsComeTogether() {
        expectErrors(
            "theme: ▶x\nvariants:\n  - {name: a, theme: ▶y}\nlocale: ▶'!'\n",
            [
                ("'x' is not a theme", "one of ios, ios7"),
                ("'y' is not a theme", "one of ios, ios7"),
                ("'!' is not a language tag", "such as en, ja, zh-Hant or ar-EG"),
            ])
    }
}

/// Documents of every shape, all valid.
enum Corpus {
    static let documents: [String] = [
        "{}", "locale: en", shopping, sugar, texts, themed, matrix, aliases, absent,
    ]

    static let shopping = """
        device: iPhone 15   # comment
        theme: ios
        appearance: light
        locale: ja
        statusBar: {time: "9:41"}
        navigationBar: {title: 夕飯の買い物, largeTitle: true, back: リスト, trailing: [編集]}
        table:
          style: insetGrouped
          alignment: center
          contentOffset: 0
          rowHeight: 44.50
          sections:
            - header: 乳製品
              footer: 賞味期限に注意
              id: dairy
              rows:
                - cell: item
                  checkbox: on
                  title: 牛乳
                  detail: 198円 × 2
                  memo: できれば低脂肪。なければいつもの。
                - Plain title only
                - {title: Wi-Fi, value: Home, accessory: disclosure}
                - {title: Bluetooth, switch: OFF, lineLimit: 2}
            - {}
            - rows: []
        variants:
          - {name: dark, appearance: dark}
          - table: {contentOffset: +12.}
        """

    static let sugar = """
        device: {size: [393, 852], scale: 3, safeArea: {top: 59, bottom: 34}, cutout: dynamicIsland}
        statusBar: off
        table:
          rowHeight: automatic
          sections:
            - rows: [one, two, 'three', {title: four, checkbox: mixed}, {checkbox: No}]
        """

    /// Texts that a careless writer would turn into something else.
    static let texts = #"""
        navigationBar: {title: "", back: ' ', leading: [no, "~"], trailing: []}
        table:
          sections:
            - rows:
                - no
                - NULL
                - ~
                - 1.10
                - 0x1F
                - 12:30
                - 2024-01-01
                - 2024-01-01T12:00:00Z
                - .inf
                - -.INF
                - "- a"
                - "? b"
                - "a: b"
                - "a:"
                - "a #b"
                - "#c"
                - " leading"
                - "trailing "
                - "tab\there"
                - "two\nlines"
                - "ends\n"
                - "ends twice\n\n"
                - "\nbegins"
                - "a\n b\n\nc"
                - "a\n  \nb"
                - " a\nb"
                - "a\nb "
                - "%x"
                - "@x"
                - "`x"
                - "&x"
                - "*x"
                - "!x"
                - "|"
                - ">"
                - "{a}"
                - "[a]"
                - "a, b"
                - "\"quoted\""
                - "it's"
                - 'back\slash'
                - "..."
                - "---"
                - "--- a"
                - "<<"
                - "="
                - "\u2028\u2029\u200b\ufeff\u202e\u00ad"
                - "😀 👩‍👩‍👧 é e\u0301"
                - "\U0010fffd\ue000"
                - 日本語
                - "y"
                - n
                - Off
                - "123"
                - +1
                - 1_000
                - "0o7"
                - 1e5
                - "key: [value]"
        """#

    static let themed = """
        theme:
          base: ios7
          metrics: {rowHeight: 50, textInset: 16.5, checkmarkTrailingOffset: -1e0}
          colors: {tint: '#FF0000', label: {light: "#000", dark: '#FFFFFF80'}}
        contrast: high
        textSize: ax3
        direction: rtl
        """

    static let matrix = """
        variants:
          appearance: [light, dark]
          table: [{contentOffset: 0}, {contentOffset: 1.5e1}]
          statusBar: [yes, off]
          device: [iPhone 15, iPhone X]
        """

    static let aliases = """
        table:
          sections:
            - &s {header: &h yes, rows: &r [a, {title: *h, subtitle: b, checkbox: yes}]}
            - {header: *h, rows: *r}
            - *s
        """

    static let absent = """
        device:
        locale:
        navigationBar: {title: , back: ""}
        table:
          maxHeight:
          sections:
            - header:
              rows:
                - title: a
                  value:
                  cell: item
                  checkbox:
        """

    /// JSON documents that the schema has to refuse as the reader does.
    static let refused: [String] = [
        #"[]"#, #"{"x": 1}"#, #"{"device": "iPhone 99"}"#, #"{"device": {"size": [1, 2]}}"#,
        #"{"device": {"size": [1], "scale": 1}}"#, #"{"device": {"size": [1, 2, 3], "scale": 1}}"#,
        #"{"device": {"size": [0, 2], "scale": 1}}"#, #"{"device": {"size": [1, 2], "scale": 0}}"#,
        #"{"device": {"size": [1, 2], "scale": 17}}"#, #"{"device": {"size": [1, 2], "scale": null}}"#,
        #"{"theme": "ios26"}"#, #"{"theme": {"metrics": {"x": 1}}}"#,
        #"{"theme": {"metrics": {"rowHeight": -1}}}"#,
        #"{"theme": {"colors": {"tint": "red"}}}"#, ##"{"theme": {"colors": {"tint": {"x": "#000"}}}}"##,
        #"{"appearance": "sepia"}"#, #"{"textSize": 3}"#, #"{"locale": "e n"}"#, #"{"statusBar": 1}"#,
        #"{"statusBar": "off"}"#, #"{"navigationBar": "T"}"#, #"{"navigationBar": {"title": 1}}"#,
        #"{"navigationBar": {"back": true}}"#, #"{"navigationBar": {"trailing": "Edit"}}"#,
        #"{"navigationBar": {"trailing": [null]}}"#, #"{"navigationBar": {"title": "a\u0007"}}"#,
        #"{"table": {"rowHeight": 0}}"#, #"{"table": {"rowHeight": "auto"}}"#,
        #"{"table": {"maxHeight": "3"}}"#,
        #"{"table": {"sections": {}}}"#, #"{"table": {"sections": [null]}}"#, #"{"table": {"rows": []}}"#,
        #"{"table": {"sections": [{"id": "a b"}]}}"#, #"{"table": {"sections": [{"rows": [1]}]}}"#,
        #"{"table": {"sections": [{"rows": [null]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"checkbx": true}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"checkbox": "on"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"subtitle": "a", "value": "b"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"detail": "a"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"cell": null, "memo": "a"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"cell": "item", "value": "a"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"cell": "value2", "subtitle": "a"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"switch": false, "accessory": "disclosure"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"image": "x"}]}]}}"#,
        #"{"table": {"sections": [{"rows": [{"lineLimit": 1.5}]}]}}"#, #"{"variants": []}"#,
        #"{"variants": {}}"#,
        #"{"variants": [{"name": "a/b"}]}"#, #"{"variants": [{"name": ".a"}]}"#,
        #"{"variants": [{"name": "a", "variants": []}]}"#, #"{"variants": [{"name": "a", "x": 1}]}"#,
        #"{"variants": {"appearance": "dark"}}"#, #"{"variants": {"appearance": []}}"#,
        #"{"variants": {"appearance": ["lite"]}}"#, #"{"variants": {"appearance": [null]}}"#,
        #"{"variants": {"name": ["a"]}}"#,
    ]
}

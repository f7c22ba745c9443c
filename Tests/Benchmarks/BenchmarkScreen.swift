/// The screen that everything is measured with: 390 × 844, at 3× unless said otherwise, rows of the `item` kind with
/// memos in English, Japanese and emoji.
enum BenchmarkScreen {
    private static let memos = [
        "Low fat if they have it, otherwise the usual one.", "できれば低脂肪。なければいつもの。手前から取る。",
        "For the party 🎉 on Saturday, so take the large one 🧀.", "",
        "Two small ones are better than a large one, because one of them goes into the freezer until next week.",
        "お弁当用なので小さめのものを選ぶ。傷のないもの。", "Ask whether the offer 🏷️ still holds.",
    ]

    /// A document of its own for each number, so that nothing of one is known from another.
    static func yaml(_ number: Int, rows: Int = 12, scale: Int = 3) -> String {
        var text = """
            device: {size: [390, 844], scale: \(scale), safeArea: {top: 47, bottom: 34}}
            locale: ja
            navigationBar: {title: 買い物 \(number), back: リスト}
            table:
              style: plain
              sections:
                - rows:

            """
        for row in 0..<rows {
            let memo = memos[(row + number) % memos.count]
            text += """
                        - cell: item
                          checkbox: \(row % 2 == 0 ? "on" : "off")
                          title: Item \(number * 1000 + row) 商品
                          detail: \(100 + (number * 37 + row * 53) % 900)円 × \(row % 5 + 1)
                          memo: "\(memo.isEmpty ? "" : "\(memo) \(number)-\(row)")"

                """
        }
        return text
    }

    /// The same document as `yaml`, on one line of JSON.
    static func json(_ number: Int, scale: Int = 3) -> String {
        let cells = (0..<12).map { row in
            let memo = memos[(row + number) % memos.count]
            return """
                {"cell":"item","checkbox":\(row % 2 == 0),"title":"Item \(number * 1000 + row) 商品",\
                "detail":"\(100 + (number * 37 + row * 53) % 900)円 × \(row % 5 + 1)",\
                "memo":"\(memo.isEmpty ? "" : "\(memo) \(number)-\(row)")"}
                """
        }
        return """
            {"device":{"size":[390,844],"scale":\(scale),"safeArea":{"top":47,"bottom":34}},"locale":"ja",\
            "navigationBar":{"title":"買い物 \(number)","back":"リスト"},\
            "table":{"style":"plain","sections":[{"rows":[\(cells.joined(separator: ","))]}]}}
            """
    }
}

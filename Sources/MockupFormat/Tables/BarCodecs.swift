import MockupModel

extension ObjectCodec where Root == StatusBar {
    static let statusBar = ObjectCodec(
        "statusBar", place: "in the status bar", doc: "the strip with the time at the top of the screen",
        fields: [
            Field("time", .text, "the time it shows", default: .string("9:41")) { $0.time = $1 }
        ])
}

extension ObjectCodec where Root == NavigationBar {
    static let navigationBar = ObjectCodec(
        "navigationBar", place: "in the navigation bar", doc: "the bar with the screen's title",
        fields: [
            Field("title", .text, "the screen's title", default: .string("")) { $0.title = $1 },
            Field(
                "largeTitle", .boolean, "whether the title stands large below the bar", default: .bool(false)
            ) { $0.largeTitle = $1 },
            Field(
                "back", .text,
                "the back button's label; a quoted empty text is the chevron alone; "
                    + "absent: no button"
            ) { $0.back = $1 },
            Field(
                "leading", .buttons, "the buttons at the leading edge, outermost first", default: .array([])
            ) { $0.leading = $1 },
            Field(
                "trailing", .buttons, "the buttons at the trailing edge, outermost last", default: .array([])
            ) { $0.trailing = $1 },
        ])
}

extension Codec where Value == [String] {
    static let buttons = Codec.list(of: .text, noun: "a list of labels", hint: "such as [Edit]")
}

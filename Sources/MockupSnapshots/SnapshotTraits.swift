import TableMockup

/// What decides a whole picture besides its device and scale, and shows in no node of a layout.
enum SnapshotTraits {
    /// Each trait's value, by its name in sentences.
    static func traits(of mockup: Mockup) -> [String: String] {
        [
            "theme": mockup.theme.name, "appearance": mockup.appearance.rawValue,
            "contrast": mockup.contrast.rawValue, "text size": mockup.textSize.rawValue,
            "direction": mockup.layoutDirection.rawValue, "locale": mockup.locale,
            "table style": mockup.table.style.rawValue, "table alignment": mockup.table.alignment.rawValue,
        ]
    }

    /// `the theme is ios7, was ios` for each that has changed; nothing of what an older manifest doesn't know.
    static func changes(from old: [String: String], to new: [String: String]) -> [String] {
        new.sorted { $0.key < $1.key }.compactMap { name, value in
            old[name].flatMap { $0 == value ? nil : "the \(name) is \(value), was \($0)" }
        }
    }
}

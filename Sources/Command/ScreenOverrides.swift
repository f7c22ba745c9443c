import MockupFormat
import TableMockup

/// What the options say about a screen; it holds over what the document says.
struct ScreenOverrides: Sendable {
    var scale: Double?
    var isFullHeight = false
    /// The variant to take; `nil` for all.
    var variant: String?
    private var device: Device?
    private var theme: Theme?
    private var appearance: Appearance?
    private var textSize: ContentSizeCategory?
    private var direction: LayoutDirection?
    private var locale: String?
    private var contentOffset: Double?

    /// The greatest scale: a point is then as large as a thumb's nail on most displays.
    static let greatestScale = 16.0
    /// The greatest content offset in points, beyond any table.
    private static let greatestOffset = 1e9

    init(_ arguments: Arguments) throws(CommandFailure) {
        isFullHeight = arguments.has(.fullHeight)
        variant = arguments[.variant]
        appearance = arguments[.appearance].flatMap(Appearance.init)
        direction = arguments[.direction].flatMap(LayoutDirection.init)
        if let text = arguments[.scale] { scale = try Self.scale(text) }
        if let text = arguments[.contentOffset] { contentOffset = try Self.offset(text) }
        if let name = arguments[.device] { device = try Self.device(name) }
        if let name = arguments[.theme] { theme = try Self.theme(name) }
        if let name = arguments[.textSize] { textSize = try Self.category(name) }
        if let tag = arguments[.locale] { locale = try Self.locale(tag) }
    }

    func apply(to mockup: Mockup) -> Mockup {
        var mockup = mockup
        if let device { mockup.device = device }
        if let theme { mockup.theme = theme }
        if let appearance { mockup.appearance = appearance }
        if let textSize { mockup.textSize = textSize }
        if let locale { mockup.locale = locale }
        if let direction { mockup.direction = direction }
        if let contentOffset { mockup.table.contentOffset = contentOffset }
        return mockup
    }

    private static func scale(_ text: String) throws(CommandFailure) -> Double {
        guard let value = number(text), value > 0, value <= greatestScale else {
            throw .usage(
                "'--scale' is '\(text)'; expected a number above 0 and at most \(Int(greatestScale))")
        }
        return value
    }

    private static func offset(_ text: String) throws(CommandFailure) -> Double {
        guard let value = number(text), value.magnitude <= greatestOffset else {
            throw .usage("'--content-offset' is '\(text)'; expected a number of points")
        }
        return value
    }

    /// A finite decimal number.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text),
            value.isFinite
        else { return nil }
        return value
    }

    private static func device(_ name: String) throws(CommandFailure) -> Device {
        let names = Device.catalogue.compactMap(\.name)
        if let device = Device.catalogue.first(where: { $0.name == name }) { return device }
        if let device = Device.catalogue.first(where: { $0.name?.lowercased() == name.lowercased() }) {
            return device
        }
        throw .usage(
            "unknown device '\(name)'",
            hint: Suggestion.hint(for: name, in: names) ?? "'tablemockup devices' lists them")
    }

    private static func theme(_ name: String) throws(CommandFailure) -> Theme {
        if let theme = Theme.catalogue.first(where: { $0.name == name }) { return theme }
        if ["ios26", "material3", "wireframe"].contains(name) {
            throw .usage("theme '\(name)' is planned but not built yet")
        }
        let names = Theme.catalogue.map(\.name)
        throw .usage(
            "unknown theme '\(name)'; expected \(list(names))", hint: Suggestion.hint(for: name, in: names))
    }

    private static func category(_ name: String) throws(CommandFailure) -> ContentSizeCategory {
        if let category = ContentSizeCategory(rawValue: name) { return category }
        let names = ContentSizeCategory.allCases.map(\.rawValue)
        throw .usage(
            "unknown text size '\(name)'; expected \(list(names))",
            hint: Suggestion.hint(for: name, in: names))
    }

    /// Checks that a language tag is made as BCP 47 asks: subtags of up to eight letters and digits.
    private static func locale(_ tag: String) throws(CommandFailure) -> String {
        let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        let isWellFormed = subtags.enumerated().allSatisfy { index, subtag in
            (1...8).contains(subtag.utf8.count)
                && subtag.utf8.allSatisfy { byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                    case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
                    default: false
                    }
                }
        }
        guard isWellFormed, (2...8).contains(subtags[0].utf8.count) else {
            throw .usage("'\(tag)' is not a language tag", hint: "write a tag such as ja, zh-Hant or ar-EG")
        }
        return tag
    }
}

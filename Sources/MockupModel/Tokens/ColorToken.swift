/// What a colour is for.
public enum ColorToken: String, CaseIterable, Hashable, Sendable {
    case background
    case groupedBackground
    case cell
    case groupedCell
    case label
    case secondaryLabel
    case tertiaryLabel
    case sectionText
    case plainHeaderText
    case plainHeaderBackground
    case separator
    case tint
    case onTint
    case checkboxBorder
    case switchOn
    case switchOff
    case switchKnob
    case barBackground
    case barHairline
    case barTitle
    case statusBar
    case switchShadow
    case sensorIsland

    /// What the colour is for, in words.
    public var meaning: String {
        switch self {
        case .background: "behind a plain table"
        case .groupedBackground: "behind a grouped table"
        case .cell: "a row of a plain table"
        case .groupedCell: "a row of a grouped table"
        case .label: "a title"
        case .secondaryLabel: "a value, a subtitle, a detail"
        case .tertiaryLabel: "a disclosure indicator"
        case .sectionText: "the text of a section header or footer in a grouped table"
        case .plainHeaderText: "the text of a section header in a plain table"
        case .plainHeaderBackground: "behind a section header of a plain table"
        case .separator: "the lines between rows"
        case .tint: "buttons, checkmarks and checked boxes"
        case .onTint: "what stands on the tint: a checkbox's mark"
        case .checkboxBorder: "the border of a checkbox that is off"
        case .switchOn: "the track of a switch that is on"
        case .switchOff: "the track of a switch that is off"
        case .switchKnob: "the knob of a switch"
        case .barBackground: "behind a bar"
        case .barHairline: "the line between a bar and the table"
        case .barTitle: "the title of a bar"
        case .statusBar: "the status bar's glyphs and the home indicator"
        case .switchShadow: "the shadow below the knob of a switch"
        case .sensorIsland: "the island cut out of the top of a screen"
        }
    }
}

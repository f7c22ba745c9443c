import MockupModel

extension Look {
    /// The default look: plain and grouped as UITableView on iOS 13–14, inset grouped as a List on iOS 15–18.
    public static let ios = Look(
        name: "ios", tokens: .ios,
        palettes: PaletteSet(
            light: .iosLight, dark: .iosDark, lightHighContrast: .iosLightHighContrast,
            darkHighContrast: .iosDarkHighContrast),
        parts: .uiKit, controls: .uiKit)
}

/// The strip with the time at the top of a screen.
public struct StatusBar: Hashable, Sendable {
    public var time: String
    /// Hides the glyphs; moves nothing.
    public var isHidden: Bool

    public init(time: String = "9:41", isHidden: Bool = false) {
        self.time = time
        self.isHidden = isHidden
    }
}

/// The bar with a screen's title.
public struct NavigationBar: Hashable, Sendable {
    public var title: String
    /// Whether the title stands large below the bar.
    public var largeTitle: Bool
    /// The back button's label; empty for the chevron alone, `nil` for no button.
    public var back: String?
    /// The labels of the buttons at the leading edge, after the back button, outermost first.
    public var leading: [String]
    /// The labels of the buttons at the trailing edge, outermost last.
    public var trailing: [String]

    public init(
        _ title: String = "", largeTitle: Bool = false, back: String? = nil, leading: [String] = [],
        trailing: [String] = []
    ) {
        self.title = title
        self.largeTitle = largeTitle
        self.back = back
        self.leading = leading
        self.trailing = trailing
    }
}

/// A table screen: everything that decides what it looks like, and nothing else.
public struct Mockup: Hashable, Sendable {
    public var device: Device
    public var theme: Theme
    public var appearance: Appearance
    public var contrast: Contrast
    public var textSize: ContentSizeCategory
    /// Which way the screen reads; `nil` for the way of its locale.
    public var direction: LayoutDirection?
    /// A BCP 47 language tag; decides the direction, the shapes of Han characters and how headers are uppercased.
    public var locale: String
    public var statusBar: StatusBar
    public var navigationBar: NavigationBar?
    public var table: Table

    public init(
        device: Device = .standard, theme: Theme = .ios, appearance: Appearance = .light,
        contrast: Contrast = .standard, textSize: ContentSizeCategory = .large,
        direction: LayoutDirection? = nil, locale: String = "en", statusBar: StatusBar = StatusBar(),
        navigationBar: NavigationBar? = nil, table: Table = Table()
    ) {
        self.device = device
        self.theme = theme
        self.appearance = appearance
        self.contrast = contrast
        self.textSize = textSize
        self.direction = direction
        self.locale = locale
        self.statusBar = statusBar
        self.navigationBar = navigationBar
        self.table = table
    }

    /// The direction that holds: the one that is set, else the locale's.
    public var layoutDirection: LayoutDirection {
        direction ?? LayoutDirection(locale: locale)
    }
}

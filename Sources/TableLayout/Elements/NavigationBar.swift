import Drawing
import MockupModel

/// What lies behind a navigation bar and the status bar above it.
struct BarBackground: Hashable, Sendable {
    /// Whether the bar has a background of its own, or lets the screen's background through.
    var isOpaque: Bool
    /// What the bar lets through where it has none of its own.
    var screen: ColorToken

    func paint(in frame: Rect, with painter: inout Painter) {
        let area = Rect(x: frame.x, y: 0, width: frame.width, height: frame.maxY)
        painter.fill(.rect(area), isOpaque ? .barBackground : screen)
    }
}

extension LayoutContext {
    /// A navigation bar that begins at `top`.
    func navigationBar(_ bar: NavigationBar, top: Double, isScrolled: Bool) throws(LayoutError) -> LayoutNode
    {
        let standardHeight = self[.navigationBarHeight]
        let height = standardHeight + (bar.largeTitle ? self[.largeTitleHeight] : 0)
        var items: [LayoutNode] = []
        var left = safeArea.left + self[.barButtonInset] + wideShift
        if let back = bar.back {
            let button = try backButton(back, top: top)
            left = button.frame.maxX + self[.barButtonSpacing]
            items.append(button)
        }
        for (index, title) in bar.leading.enumerated() {
            let button = try barButton(title, id: "navigation-bar/leading-\(index)", top: top) { _ in left }
            left = button.frame.maxX + self[.barButtonSpacing]
            items.append(button)
        }
        var right = screen.width - safeArea.right - self[.barButtonInset] - wideShift
        for (index, title) in bar.trailing.enumerated().reversed() {
            let button = try barButton(title, id: "navigation-bar/trailing-\(index)", top: top) { right - $0 }
            right = button.frame.x - self[.barButtonSpacing]
            items.append(button)
        }
        if !bar.title.isEmpty {
            items.append(
                bar.largeTitle
                    ? try largeTitle(bar.title, top: top + standardHeight)
                    : try barTitle(bar.title, top: top, between: left, and: right))
        }
        // A large title, and a card list that is not scrolled, stand on the screen's own background.
        let isOpaque = isScrolled || !(bar.largeTitle || style == .insetGrouped)
        if isOpaque {
            items.append(
                LayoutNode(
                    id: "navigation-bar/separator", role: .separator,
                    frame: Rect(x: 0, y: top + height, width: screen.width, height: 0),
                    element: .separator(Separator(side: .below, color: .barHairline))))
        }
        return LayoutNode(
            id: "navigation-bar", role: .navigationBar,
            frame: Rect(x: 0, y: top, width: screen.width, height: height),
            element: .barBackground(
                BarBackground(isOpaque: isOpaque, screen: style == .plain ? .background : .groupedBackground)),
            children: items)
    }

    /// What wide screens add to a bar's insets.
    private var wideShift: Double { isWide ? self[.textInsetWide] - self[.textInset] : 0 }

    private func barTitle(_ title: String, top: Double, between left: Double, and right: Double)
        throws(LayoutError) -> LayoutNode
    {
        let text = try shape(
            title, font: font(\.barTitle), width: max(0, right - left), lineLimit: 1,
            node: "navigation-bar/title")
        let width = text.size.width
        // In the middle of the screen, or as near to it as the buttons allow.
        let x = min(max((screen.width - width) / 2, left), max(left, right - width))
        return barLabel(
            text, id: "navigation-bar/title", role: .title, x: x, width: width,
            baseline: top + self[.barTitleBaseline], color: .barTitle)
    }

    private func largeTitle(_ title: String, top: Double) throws(LayoutError) -> LayoutNode {
        let x = safeArea.left + textInset
        let text = try shape(
            title, font: font(\.largeTitle), width: screen.width - x - safeArea.right - textInset,
            lineLimit: 1,
            node: "navigation-bar/title")
        return barLabel(
            text, id: "navigation-bar/title", role: .title, x: x, width: text.size.width,
            baseline: top + self[.largeTitleBaseline], color: .barTitle)
    }

    private func barButton(_ title: String, id: String, top: Double, x: (Double) -> Double)
        throws(LayoutError) -> LayoutNode
    {
        // A button keeps its words; the title gives way.
        let text = try shape(title, font: font(\.barButton), width: screen.width / 2, lineLimit: 1, node: id)
        return barLabel(
            text, id: id, role: .barButton, x: x(text.size.width), width: text.size.width,
            baseline: top + self[.barTitleBaseline], color: .tint)
    }

    private func backButton(_ title: String, top: Double) throws(LayoutError) -> LayoutNode {
        let id = "navigation-bar/back"
        let size = Size(width: self[.backChevronWidth], height: self[.backChevronHeight])
        let shift = safeArea.left + wideShift
        let chevron = LayoutNode(
            id: id + "/chevron", role: .accessory,
            frame: Rect(
                x: shift + self[.backChevronX], y: top + (self[.navigationBarHeight] - size.height) / 2,
                width: size.width, height: size.height),
            element: .chevron(
                Chevron(
                    lineWidth: self[.backChevronLineWidth], pointsRight: direction == .rightToLeft,
                    color: .tint)))
        let text = try shape(title, font: font(\.barButton), width: screen.width / 2, lineLimit: 1, node: id)
        var children = [chevron]
        if !title.isEmpty {
            children.append(
                barLabel(
                    text, id: id + "/title", role: .title, x: shift + self[.backLabelX],
                    width: text.size.width,
                    baseline: top + self[.barTitleBaseline], color: .tint))
        }
        let maxX = children.last?.frame.maxX ?? chevron.frame.maxX
        return LayoutNode(
            id: id, role: .backButton,
            frame: Rect(
                x: chevron.frame.x, y: top, width: maxX - chevron.frame.x, height: self[.navigationBarHeight]),
            children: children)
    }

    /// A line of text on a baseline.
    func barLabel(
        _ text: ShapedText, id: String, role: NodeRole, x: Double, width: Double, baseline: Double,
        color: ColorToken
    ) -> LayoutNode {
        var text = text
        // The frame hugs the text, wherever that stood in the width that it was shaped in.
        let left = text.lines.map(\.x).min() ?? 0
        for index in text.lines.indices { text.lines[index].x -= left }
        let ascent = text.lines.first?.baseline ?? 0
        return label(
            text, id: id, role: role,
            frame: Rect(x: x, y: baseline - ascent, width: width, height: text.size.height), color: color)
    }
}

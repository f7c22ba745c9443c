import BoxLayout
import MockupModel

extension UIKit {
    /// A bar with buttons at both ends and a title: in the middle, or large below the buttons.
    @Sendable static func navigationBar(_ bar: NavigationBar, _ place: BarPlace, _ traits: LookTraits) -> Box
    {
        let tokens = traits.tokens.bar
        let parts = BarParts(bar: bar, traits: traits)
        let standard = Box.between(
            leading: parts.leading, center: bar.largeTitle ? .empty : parts.title, trailing: parts.trailing
        ).size(SizeRule(height: tokens.height))
        var boxes = [standard]
        if bar.largeTitle { boxes.append(parts.largeTitle.size(SizeRule(height: tokens.largeTitleHeight))) }
        // A large title, and a card list that is not scrolled, stand on the screen's own background.
        let isOpaque = place.isScrolled || !(bar.largeTitle || traits.style == .insetGrouped)
        let hairline = Box.decoration(Decoration(.hairline(.belowTop), .barHairline), .empty)
            .node("separator", .separator).align(.fill, .end)
        return Box.decoration(
            Decoration(
                .bounds(outsets: Insets(top: place.top)), isOpaque ? .barBackground : background(traits)),
            .overlay(.vertical(boxes), isOpaque ? [hairline] : [])
        ).node("navigation-bar", .navigationBar)
    }
}

private struct BarParts {
    let bar: NavigationBar
    let traits: LookTraits

    private var tokens: BarTokens { traits.tokens.bar }

    /// What wide screens add to a bar's insets, in points.
    private var wideShift: Double {
        traits.isWide ? traits.tokens.row.textInsetWide - traits.tokens.row.textInset : 0
    }

    var leading: Box {
        var boxes = bar.leading.enumerated().map { button($1, "leading-\($0)") }
        let inset = bar.back == nil ? tokens.buttonInset : tokens.backChevronX
        if let back = bar.back { boxes.insert(backButton(back), at: 0) }
        return buttons(boxes).padding(
            Insets(
                leading: traits.safeArea.leading + inset + wideShift,
                trailing: boxes.isEmpty ? 0 : tokens.buttonSpacing))
    }

    var trailing: Box {
        let boxes = bar.trailing.enumerated().map { button($1, "trailing-\($0)") }
        return buttons(boxes, listsLastFirst: true).padding(
            Insets(
                leading: boxes.isEmpty ? 0 : tokens.buttonSpacing,
                trailing: traits.safeArea.trailing + tokens.buttonInset + wideShift))
    }

    var title: Box {
        guard !bar.title.isEmpty else { return .empty }
        return label(bar.title, traits.font(\.barTitle), .barTitle).node("title", .title)
            .onBaseline(tokens.titleBaseline)
    }

    var largeTitle: Box {
        guard !bar.title.isEmpty else { return .empty }
        return label(bar.title, traits.font(\.largeTitle), .barTitle).node("title", .title)
            .align(.start, .fill).onBaseline(tokens.largeTitleBaseline)
            .padding(
                Insets(
                    leading: traits.safeArea.leading + traits.textInset,
                    trailing: traits.safeArea.trailing + traits.textInset))
    }

    private func buttons(_ boxes: [Box], listsLastFirst: Bool = false) -> Box {
        guard !boxes.isEmpty else { return .empty }
        var stack = Stack(
            .horizontal, spacing: tokens.buttonSpacing, alignment: .fill,
            boxes.map { Stack.Child($0, share: .hug) })
        stack.listsLastFirst = listsLastFirst
        return .stack(stack)
    }

    /// A button keeps its words, up to half of the screen; the title gives way.
    private func buttonLabel(_ title: String) -> Box {
        label(title, traits.font(\.barButton), .tint).size(SizeRule(maxWidth: traits.screen.width / 2))
    }

    private func button(_ title: String, _ name: String) -> Box {
        buttonLabel(title).node(name, .barButton).onBaseline(tokens.titleBaseline)
    }

    private func backButton(_ title: String) -> Box {
        let size = Size(width: tokens.backChevronWidth, height: tokens.backChevronHeight)
        let chevron = UIKit.chevron(
            size, lineWidth: tokens.backChevronLineWidth, pointsForward: false, .tint
        ).node("chevron", .accessory).align(.start, .center)
        guard !title.isEmpty else { return chevron.node("back", .backButton) }
        return Box.horizontal(
            alignment: .fill,
            [
                Stack.Child(
                    chevron.size(SizeRule(width: tokens.backLabelX - tokens.backChevronX))),
                Stack.Child(
                    buttonLabel(title).node("title", .title).onBaseline(tokens.titleBaseline),
                    share: .hug),
            ]
        ).node("back", .backButton)
    }

    private func label(_ text: String, _ font: Font, _ color: ColorToken) -> Box {
        .label(Label(text, font: font, color: color, lineLimit: 1, width: .hug))
    }
}

extension Box {
    func onBaseline(_ baseline: Double) -> Box { .baseline(baseline, self) }
}

import BoxLayout
import MockupModel

/// Section headers and footers.
extension UIKit {
    @Sendable static func sections(_ traits: LookTraits) -> SectionRules {
        let safe = Insets(leading: traits.safeArea.leading, trailing: traits.safeArea.trailing)
        switch traits.style {
        case .plain:
            return SectionRules(
                margins: .zero, firstGap: 0, headerGap: 0, headerGapBelowFooter: 0, footerGap: 0)
        case .grouped:
            let tokens = traits.tokens.groupedSection
            return SectionRules(
                margins: .zero, firstGap: tokens.firstGap, headerGap: tokens.gap,
                headerGapBelowFooter: tokens.gapBelowFooter, footerGap: tokens.gap)
        case .insetGrouped:
            let tokens = traits.tokens.card
            return SectionRules(
                margins: Insets(
                    leading: safe.leading + tokens.margin, trailing: safe.trailing + tokens.margin),
                firstGap: traits.hasLargeTitle ? 0 : tokens.firstGap, headerGap: tokens.gap,
                headerGapBelowFooter: tokens.gapBelowFooter, footerGap: tokens.gap)
        }
    }

    @Sendable static func sectionHeader(_ text: String, _ place: SectionPlace, _ traits: LookTraits) -> Box {
        let isPlain = traits.style == .plain
        let words =
            isPlain || !traits.tokens.uppercasesHeaders ? text : text.uppercased(locale: traits.locale)
        let paddings = headerPaddings(traits)
        let label = Box.label(
            Label(
                words, font: traits.font(isPlain ? \.plainHeader : \.groupedHeader),
                color: isPlain ? .plainHeaderText : .sectionText))
        var own = label.padding(textInsets(traits, top: paddings.top, bottom: paddings.bottom)).size(
            SizeRule(
                height: place.fixedHeight,
                minHeight: isPlain ? traits.tokens.plainSection.headerHeight : nil,
                alignment: Alignment(.fill, .center)))
        if isPlain { own = .decoration(Decoration(.bounds(), .plainHeaderBackground, isBackdrop: true), own) }
        // A header that alignment stretches keeps its text, and its background, at its own place: the bottom.
        let hasExtra = place.isFirst && traits.style == .grouped && place.fixedHeight == nil
        let above = hasExtra ? traits.tokens.groupedSection.firstHeaderExtra : 0
        return Box.vertical([.spacer(length: above, least: 0), own])
    }

    @Sendable static func sectionFooter(_ text: String, _ place: SectionPlace, _ traits: LookTraits) -> Box {
        let paddings = footerPaddings(traits)
        return Box.label(Label(text, font: traits.font(\.footer), color: .sectionText))
            .padding(textInsets(traits, top: paddings.top, bottom: paddings.bottom))
            .size(SizeRule(height: place.fixedHeight, alignment: Alignment(.fill, .center)))
    }

    private static func textInsets(_ traits: LookTraits, top: Double, bottom: Double) -> Insets {
        let isCard = traits.style == .insetGrouped
        let inset = isCard ? traits.tokens.card.textInset : traits.textInset
        return Insets(
            top: top, leading: inset + (isCard ? 0 : traits.safeArea.leading), bottom: bottom,
            trailing: inset + (isCard ? 0 : traits.safeArea.trailing))
    }

    private static func headerPaddings(_ traits: LookTraits) -> (top: Double, bottom: Double) {
        switch traits.style {
        case .plain:
            let tokens = traits.tokens.plainSection
            return (tokens.headerPaddingTop, tokens.headerPaddingBottom)
        case .grouped:
            let tokens = traits.tokens.groupedSection
            return (tokens.headerPaddingTop, tokens.headerPaddingBottom)
        case .insetGrouped:
            let tokens = traits.tokens.card
            return (tokens.headerPaddingTop, tokens.headerPaddingBottom)
        }
    }

    private static func footerPaddings(_ traits: LookTraits) -> (top: Double, bottom: Double) {
        switch traits.style {
        case .plain:
            let padding = traits.tokens.plainSection.footerPadding
            return (padding, padding)
        case .grouped:
            let tokens = traits.tokens.groupedSection
            return (tokens.footerPaddingTop, tokens.footerPaddingBottom)
        case .insetGrouped:
            let tokens = traits.tokens.card
            return (tokens.footerPaddingTop, tokens.footerPaddingBottom)
        }
    }
}

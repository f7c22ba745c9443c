import BoxLayout
import Drawing
import MockupModel

extension UIKit {
    /// A cell: its texts in what its leading and trailing items leave, everything in the vertical middle.
    @Sendable static func row(_ cell: Cell, _ place: RowPlace, _ traits: LookTraits, _ controls: Controls)
        -> Box
    {
        let row = RowParts(cell: cell, place: place, traits: traits)
        let content = Box.horizontal(
            row.leading(controls) + [Stack.Child(texts(of: cell, place, traits), share: .rest)]
                + row.trailing(controls)
        ).padding(row.insets)
        let sized = content.size(
            SizeRule(
                height: place.fixedHeight,
                minHeight: place.fixedHeight == nil ? cell.minHeight ?? traits.tokens.row.height : nil,
                alignment: Alignment(.fill, .center)))
        return Box.decoration(row.background, .overlay(sized, row.separators))
    }

    /// The arrangement of a cell's texts.
    private static func texts(of cell: Cell, _ place: RowPlace, _ traits: LookTraits) -> Box {
        switch cell.settledStyle {
        case .default: defaultTexts(of: cell, traits)
        case .subtitle: subtitleTexts(of: cell, traits)
        case .value1: value1Texts(of: cell, place, traits)
        case .value2: value2Texts(of: cell, traits)
        case .item: itemTexts(of: cell, traits)
        }
    }
}

/// What a row has around its texts.
private struct RowParts {
    let cell: Cell
    let place: RowPlace
    let traits: LookTraits

    private var isCard: Bool { traits.style == .insetGrouped }

    /// From the row's leading edge to what stands first, in points.
    private var leadingInset: Double {
        isCard ? traits.tokens.card.textInset : traits.safeArea.leading + traits.textInset
    }

    var insets: Insets {
        Insets(leading: leadingInset, trailing: trailingInset)
    }

    private var trailingInset: Double {
        let row = traits.tokens.row
        let safe = isCard ? 0 : traits.safeArea.trailing
        if !cell.trailing.isEmpty {
            if isCard { return traits.tokens.card.textInset }
            return safe + (traits.isWide ? row.accessoryInsetWide : row.accessoryInset)
        }
        if cell.settledStyle == .item {
            // The labels' own width is what the row's width, less a number, leaves.
            let item = traits.tokens.item
            let inset = isCard ? traits.tokens.card.textInset : traits.textInset
            return safe + max(0, item.reservedWidth - inset - item.textIndent)
        }
        return isCard ? traits.tokens.card.textInset : safe + traits.textInset
    }

    func leading(_ controls: Controls) -> [Stack.Child] {
        cell.shownLeading.map { item in
            Stack.Child(
                controls.box(of: item, traits).size(
                    SizeRule(
                        width: traits.tokens.item.textIndent, alignment: Alignment(.start, .center))))
        }
    }

    func trailing(_ controls: Controls) -> [Stack.Child] {
        cell.trailing.map { item in
            Stack.Child(
                controls.box(of: item, traits).padding(Insets(leading: traits.tokens.row.accessorySpacing)))
        }
    }

    var background: Decoration {
        var corners: Corners = []
        if isCard, place.isFirst { corners.formUnion(.top) }
        if isCard, place.isLast { corners.formUnion(.bottom) }
        return Decoration(
            .bounds(radius: traits.tokens.card.cornerRadius, corners: corners),
            traits.style == .plain ? .cell : .groupedCell, isBackdrop: true)
    }

    /// Plain: below every row from its text on. Grouped: also above the first, and the outer two over the whole width.
    /// Inset grouped: between the rows of a card only.
    var separators: [Box] {
        let below = separator("separator", .aboveBottom)
        let above = separator("top-separator", .belowTop)
        switch traits.style {
        case .plain:
            // Source: 140.0 on a 375 × 812 screen, the lower edge of a large title's bar.
            return (place.followsLargeTitle ? [above.padding(separatorInset)] : [])
                + [below.padding(separatorInset)]
        case .insetGrouped: return place.isLast ? [] : [below.padding(separatorInset)]
        case .grouped:
            return (place.isFirst ? [above] : [])
                + [place.isLast ? below : below.padding(separatorInset)]
        }
    }

    /// From the first text on; beside a value2 title, which ends where its value begins, from the inset on.
    private var separatorInset: Insets {
        let hasIndent = !cell.shownLeading.isEmpty && cell.settledStyle != .value2
        return Insets(leading: leadingInset + (hasIndent ? traits.tokens.item.textIndent : 0))
    }

    private func separator(_ name: String, _ side: Decoration.HairlineSide) -> Box {
        Box.decoration(Decoration(.hairline(side), .separator), .empty).node(name, .separator)
            .align(.fill, side == .belowTop ? .start : .end)
    }
}

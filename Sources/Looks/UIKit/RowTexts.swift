import BoxLayout
import MockupModel

/// How the texts of each cell style stand to each other, paddings included.
extension UIKit {
    /// A title alone.
    static func defaultTexts(of cell: Cell, _ traits: LookTraits) -> Box {
        label(cell.titleText, traits.font(\.title)).padding(rowPadding(traits))
    }

    /// A title, and a smaller line under it.
    static func subtitleTexts(of cell: Cell, _ traits: LookTraits) -> Box {
        let row = traits.tokens.row
        return Box.vertical([
            label(cell.titleText, traits.font(\.title)),
            label(
                cell.text(.subtitle) ?? CellText(.subtitle, ""), traits.font(\.subtitle),
                traits.style == .insetGrouped ? .secondaryLabel : .label),
        ]).padding(Insets(top: row.subtitlePaddingTop, bottom: row.subtitlePaddingBottom))
    }

    /// A title, and a value at the trailing edge; the value goes below the title where both don't fit side by side.
    static func value1Texts(of cell: Cell, _ place: RowPlace, _ traits: LookTraits) -> Box {
        let value = cell.text(.value) ?? CellText(.value, "")
        let title = label(cell.titleText, traits.font(\.title))
        let spacing = cell.title.isEmpty || value.text.isEmpty ? 0 : traits.tokens.row.valueSpacing
        func beside(_ value: CellText) -> Box {
            .horizontal(
                spacing: spacing, alignment: .fill,
                [
                    Stack.Child(title, share: .rest),
                    Stack.Child(label(value, traits.font(\.value), .secondaryLabel, .end)),
                ])
        }
        var squeezed = value
        squeezed.lineLimit = 1
        let canGrow = cell.titleText.lineLimit != 1 && place.fixedHeight == nil
        let below = Box.vertical([title, label(value, traits.font(\.value), .secondaryLabel)])
        return Box.firstThatFits([beside(value), canGrow ? below : beside(squeezed)])
            .padding(rowPadding(traits))
    }

    /// A small tinted title that ends where the value begins.
    static func value2Texts(of cell: Cell, _ traits: LookTraits) -> Box {
        let row = traits.tokens.row
        var title = cell.titleText
        if title.lineLimit == 0 { title.lineLimit = 1 }
        return Box.horizontal(
            spacing: row.value2Spacing, alignment: .start,
            [
                Stack.Child(
                    // The column grows with its text, to half of the row at most.
                    label(title, traits.font(\.value2), .tint, .end)
                        .size(SizeRule(width: row.value2TitleWidth)), greatestPart: 0.5),
                Stack.Child(
                    label(cell.text(.value) ?? CellText(.value, ""), traits.font(\.value2)), share: .rest),
            ]
        ).padding(rowPadding(traits))
    }

    /// Three labels: a name and a detail of one line each, and a memo of as many lines as it needs.
    ///
    /// 5 + 21 (name), 2 + 20 (detail), 6 + memo + 5: a row without a memo is 59 pt high. A label whose font is
    /// higher than its line here grows; nothing shrinks.
    static func itemTexts(of cell: Cell, _ traits: LookTraits) -> Box {
        let item = traits.tokens.item
        var title = cell.titleText
        title.lineLimit = max(1, title.lineLimit)
        var detail = cell.text(.detail) ?? CellText(.detail, "")
        detail.lineLimit = 1
        let memo = cell.text(.memo) ?? CellText(.memo, "")
        return Box.vertical([
            label(title, traits.font(\.itemTitle), minHeight: item.titleHeight),
            label(detail, traits.font(\.itemDetail), .secondaryLabel, minHeight: item.detailHeight)
                .padding(Insets(top: item.detailSpacing)),
            label(memo, traits.font(\.itemMemo), .secondaryLabel, yieldsToHeight: true)
                .padding(Insets(top: item.memoSpacing)),
        ]).padding(Insets(top: item.paddingTop, bottom: item.paddingBottom))
    }

    private static func rowPadding(_ traits: LookTraits) -> Insets {
        Insets(top: traits.tokens.row.padding, bottom: traits.tokens.row.padding)
    }

    private static func label(
        _ text: CellText, _ font: Font, _ color: ColorToken = .label, _ alignment: AxisAlignment = .start,
        minHeight: Double? = nil, yieldsToHeight: Bool = false
    ) -> Box {
        let label = Box.label(
            Label(
                text.text, font: font, color: color, lineLimit: text.lineLimit,
                truncationMode: text.truncationMode, alignment: alignment,
                isStruckThrough: text.isStruckThrough, yieldsToHeight: yieldsToHeight))
        let sized = minHeight.map { label.size(SizeRule(minHeight: $0)) } ?? label
        return sized.node(text.role.rawValue, text.role.node)
    }
}

extension CellText.Role {
    /// What the text's node is.
    fileprivate var node: NodeRole {
        switch self {
        case .title: .title
        case .subtitle: .subtitle
        case .value: .value
        case .detail: .detail
        case .memo: .memo
        }
    }
}

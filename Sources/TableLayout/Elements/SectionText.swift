import Drawing
import MockupModel

/// Section headers and footers: how high they are, and their nodes.
extension TableContent {
    /// The paddings around the text of a header or a footer.
    struct Paddings {
        var top: Double
        var bottom: Double
        var minimum = 0.0
    }

    /// The height in points of a section's header as alignment finds it.
    func ownHeaderHeight(_ section: Int) throws(LayoutError) -> Double {
        guard table.sections[section].hasHeader else { return headerGap(section) }
        if let height = table.sectionHeaderHeight { return height }
        let extra = section == 0 && context.style == .grouped ? context[.groupedFirstHeaderExtra] : 0
        return extra + naturalHeight(of: try headerText(section), headerPaddings)
    }

    /// What stands where a section has no header.
    func headerGap(_ section: Int) -> Double {
        let followsFooter = section > 0 && table.sections[section - 1].hasFooter
        switch context.style {
        case .plain: return 0
        case .grouped:
            if section == 0 { return context[.groupedFirstGap] }
            return context[followsFooter ? .groupedGapBelowFooter : .groupedGap]
        case .insetGrouped:
            if section == 0 { return followsLargeTitle ? 0 : context[.insetGroupedFirstGap] }
            return context[followsFooter ? .insetGroupedGapBelowFooter : .insetGroupedGap]
        }
    }

    /// The height in points of a section's footer.
    func footerHeight(_ section: Int) throws(LayoutError) -> Double {
        guard table.sections[section].hasFooter else { return footerGap }
        if let height = table.sectionFooterHeight { return height }
        return naturalHeight(of: try footerText(section), footerPaddings)
    }

    /// What stands where a section has no footer.
    var footerGap: Double {
        switch context.style {
        case .plain: 0
        case .grouped: context[.groupedGap]
        case .insetGrouped: context[.insetGroupedGap]
        }
    }

    func headerNode(_ section: Int, y: Double, height: Double) throws(LayoutError) -> LayoutNode {
        let owner = table.sections[section]
        let id = owner.segment(at: section) + "/header"
        let frame = Rect(x: geometry.x, y: y, width: geometry.width, height: height)
        guard owner.hasHeader else { return LayoutNode(id: id, role: .sectionHeader, frame: frame) }
        let text = try headerText(section)
        // A header that alignment stretched keeps its text, and its background, at its own place: the bottom.
        let own = min(height, table.sectionHeaderHeight ?? naturalHeight(of: text, headerPaddings))
        let isPlain = context.style == .plain
        return LayoutNode(
            id: id, role: .sectionHeader, frame: frame,
            background: isPlain ? Background(color: .plainHeaderBackground, height: own) : nil,
            element: .label(Label(color: isPlain ? .plainHeaderText : .sectionText)),
            text: placed(text, own: own, paddings: headerPaddings, in: frame))
    }

    func footerNode(_ section: Int, y: Double, height: Double) throws(LayoutError) -> LayoutNode {
        let owner = table.sections[section]
        let id = owner.segment(at: section) + "/footer"
        let frame = Rect(x: geometry.x, y: y, width: geometry.width, height: height)
        guard owner.hasFooter else { return LayoutNode(id: id, role: .sectionFooter, frame: frame) }
        return LayoutNode(
            id: id, role: .sectionFooter, frame: frame, element: .label(Label(color: .sectionText)),
            text: placed(try footerText(section), own: height, paddings: footerPaddings, in: frame))
    }

    /// The text in the lowest `own` points of a frame: where its paddings put it, or in the middle of what a height
    /// that was given makes of them.
    private func placed(_ text: ShapedText, own: Double, paddings: Paddings, in frame: Rect) -> ShapedText {
        let slack = (own - paddings.top - text.size.height - paddings.bottom) / 2
        let left = context.direction == .leftToRight ? geometry.leading : geometry.trailing
        var text = text
        for index in text.lines.indices {
            text.lines[index].x += left
            text.lines[index].baseline += frame.height - own + paddings.top + slack
        }
        return text
    }

    private func naturalHeight(of text: ShapedText, _ paddings: Paddings) -> Double {
        max(paddings.minimum, paddings.top + text.size.height + paddings.bottom)
    }

    private func headerText(_ section: Int) throws(LayoutError) -> ShapedText {
        let owner = table.sections[section]
        let isPlain = context.style == .plain
        let title = owner.header ?? ""
        return try context.shape(
            isPlain || !context.metrics.uppercasesHeaders ? title : context.uppercased(title),
            font: context.font(isPlain ? \.plainHeader : \.groupedHeader), width: textWidth,
            node: owner.segment(at: section) + "/header")
    }

    private func footerText(_ section: Int) throws(LayoutError) -> ShapedText {
        let owner = table.sections[section]
        return try context.shape(
            owner.footer ?? "", font: context.font(\.footer), width: textWidth,
            node: owner.segment(at: section) + "/footer")
    }

    private var textWidth: Double {
        max(0, geometry.width - geometry.leading - geometry.trailing)
    }

    private var headerPaddings: Paddings {
        switch context.style {
        case .plain:
            Paddings(
                top: context[.plainHeaderPaddingTop], bottom: context[.plainHeaderPaddingBottom],
                minimum: context[.plainHeaderHeight])
        case .grouped:
            Paddings(top: context[.groupedHeaderPaddingTop], bottom: context[.groupedHeaderPaddingBottom])
        case .insetGrouped:
            Paddings(
                top: context[.insetGroupedHeaderPaddingTop], bottom: context[.insetGroupedHeaderPaddingBottom]
            )
        }
    }

    private var footerPaddings: Paddings {
        switch context.style {
        case .plain: Paddings(top: context[.plainFooterPadding], bottom: context[.plainFooterPadding])
        case .grouped:
            Paddings(top: context[.groupedFooterPaddingTop], bottom: context[.groupedFooterPaddingBottom])
        case .insetGrouped:
            Paddings(
                top: context[.insetGroupedFooterPaddingTop], bottom: context[.insetGroupedFooterPaddingBottom]
            )
        }
    }
}

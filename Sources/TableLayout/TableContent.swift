import BoxLayout
import Drawing
import Looks
import MockupModel

/// A table's content: its headers, rows and footers.
struct TableContent: ScrollContent {
    let context: ScreenContext
    let table: Table
    let rules: SectionRules
    /// The first header's height when alignment decides it.
    var firstHeaderHeight: Double?
    /// A block's.
    let width: Double

    init(context: ScreenContext) {
        self.context = context
        table = context.mockup.table
        rules = context.look.parts.sections(context.traits)
        width = max(0, context.screen.width - rules.margins.leading - rules.margins.trailing)
    }

    var blocks: TableBlocks { TableBlocks(of: table.sections) }

    func measure(_ block: TableBlock) throws(LayoutError) -> MeasuredBlock {
        switch block.kind {
        case .header:
            var measured = try measuredHeader(block.section)
            if block.section == 0, let firstHeaderHeight { measured.height = firstHeaderHeight }
            return measured
        case .row(let row):
            // The rows above a scrolled screen need not be shaped where their height is known.
            let cell = table.sections[block.section].rows[row]
            if let height = cell.height ?? table.rowHeight.points { return MeasuredBlock(height: height) }
            return try measured(box(of: block))
        case .footer:
            guard table.sections[block.section].hasFooter else {
                return MeasuredBlock(height: rules.footerGap)
            }
            return try measured(box(of: block))
        }
    }

    func node(of block: TableBlock, _ measured: MeasuredBlock) throws(LayoutError) -> LayoutNode {
        let size = Size(width: width, height: measured.height)
        if let box = measured.box { return box.placed(in: size, direction: context.text.direction) }
        return try box(of: block).measured(width: width, context.text)
            .placed(in: size, direction: context.text.direction)
    }

    /// A block's left edge in the content.
    var x: Double {
        context.text.direction == .leftToRight ? rules.margins.leading : rules.margins.trailing
    }

    private func measured(_ box: Box) throws(LayoutError) -> MeasuredBlock {
        let measured = try box.measured(width: width, context.text)
        return MeasuredBlock(height: measured.size.height, box: measured)
    }

    /// A section's header as it would be without alignment.
    func measuredHeader(_ section: Int) throws(LayoutError) -> MeasuredBlock {
        guard table.sections[section].hasHeader else { return MeasuredBlock(height: headerGap(section)) }
        return try measured(box(of: TableBlock(section: section, kind: .header)))
    }

    private func box(of block: TableBlock) -> Box {
        let section = table.sections[block.section]
        let name = "\(section.segment(at: block.section))/\(block.name(in: section))"
        let (parts, traits) = (context.look.parts, context.traits)
        switch block.kind {
        case .header:
            guard let header = section.header, section.hasHeader else {
                return Box.empty.node(name, .sectionHeader)
            }
            let place = SectionPlace(
                isFirst: block.section == 0, fixedHeight: table.sectionHeaderHeight)
            return parts.sectionHeader(header, place, traits).node(name, .sectionHeader)
        case .row(let row):
            let cell = section.rows[row]
            let place = RowPlace(
                isFirst: row == 0, isLast: row == section.rows.count - 1,
                followsLargeTitle: row == 0 && block.section == 0 && traits.hasLargeTitle
                    && !section.hasHeader,
                fixedHeight: cell.height ?? table.rowHeight.points)
            return parts.row(cell, place, traits, context.look.controls).node(name, .cell)
        case .footer:
            guard let footer = section.footer, section.hasFooter else {
                return Box.empty.node(name, .sectionFooter)
            }
            let place = SectionPlace(
                isFirst: block.section == 0, fixedHeight: table.sectionFooterHeight)
            return parts.sectionFooter(footer, place, traits).node(name, .sectionFooter)
        }
    }
}

/// What alignment does not count: the gaps above the first thing that is seen, and below the last.
extension TableContent {
    /// What stands where a section has no header, in points.
    func headerGap(_ section: Int) -> Double {
        if section == 0 { return rules.firstGap }
        return table.sections[section - 1].hasFooter ? rules.headerGapBelowFooter : rules.headerGap
    }

    /// The empty gaps above what is seen, in points.
    var leadingGap: Double {
        var gap = 0.0
        for (index, section) in table.sections.enumerated() {
            if section.hasHeader { return gap }
            gap += headerGap(index)
            if !section.rows.isEmpty || section.hasFooter { return gap }
            gap += rules.footerGap
        }
        return gap
    }

    /// The empty gaps below what is seen, in points; 0 when nothing is seen, since all of it is above then.
    private var trailingGap: Double {
        var gap = 0.0
        for (index, section) in table.sections.enumerated().reversed() {
            if section.hasFooter { return gap }
            gap += rules.footerGap
            if !section.rows.isEmpty || section.hasHeader { return gap }
            gap += headerGap(index)
        }
        return 0
    }

    /// What stands in the place of a first header without a title.
    var firstHeaderGap: Double {
        guard let first = table.sections.first, !first.hasHeader else { return 0 }
        return headerGap(0)
    }

    /// The height in points of the content without its empty gaps, or `nil` when it exceeds the limit.
    ///
    /// Stops measuring as soon as it does.
    func seenHeight(leadingGap: Double, limit: Double) throws(LayoutError) -> Double? {
        var height = -leadingGap - trailingGap
        for block in blocks {
            height += try measure(block).height
            if height > limit + 1e-9 { return nil }
        }
        return max(0, height)
    }
}

extension RowHeight {
    /// The height in points, or `nil` when content decides.
    var points: Double? {
        switch self {
        case .automatic: nil
        case .fixed(let height): height
        }
    }
}

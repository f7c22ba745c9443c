import MockupModel

/// What alignment does not count: the gaps above the first thing that is seen, and below the last.
extension TableContent {
    /// The empty gaps above what is seen, in points.
    var leadingGap: Double {
        var gap = 0.0
        for (index, section) in table.sections.enumerated() {
            if section.hasHeader { return gap }
            gap += headerGap(index)
            if !section.rows.isEmpty || section.hasFooter { return gap }
            gap += footerGap
        }
        return gap
    }

    /// The empty gaps below what is seen, in points; 0 when nothing is seen, since all of it is above then.
    var trailingGap: Double {
        var gap = 0.0
        for (index, section) in table.sections.enumerated().reversed() {
            if section.hasFooter { return gap }
            gap += footerGap
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
        for block in TableBlocks(of: table.sections) {
            height += try self.height(of: block)
            if height > limit + 1e-9 { return nil }
        }
        return max(0, height)
    }
}

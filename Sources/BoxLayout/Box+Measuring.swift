import Drawing
import MockupModel

extension Box {
    /// Finds out how large the box is in a width, and in a height where that is limited.
    ///
    /// - Throws: a text that can't be shaped, with its node's id below the box.
    public func measured(width: Double, height: Double? = nil, _ text: TextSetter) throws(LayoutError)
        -> MeasuredBox
    {
        switch self {
        case .label(let label):
            let shaped = try label.shaped(width: width, height: height, text)
            let own = label.width == .fill ? width : shaped.size.width
            return MeasuredBox(self, Size(width: own, height: shaped.size.height), .text(shaped))
        case .art(let art): return MeasuredBox(self, art.size)
        case .spacer(let length, _): return MeasuredBox(self, Size(width: length, height: length))
        case .stack(let stack):
            return switch stack.axis {
            case .horizontal: try stack.measuredRow(self, width: width, height: height, text)
            case .vertical: try stack.measuredColumn(self, width: width, height: height, text)
            }
        case .overlay(let base, let others):
            let measured = try base.measured(width: width, height: height, text)
            var all = [measured]
            for box in others { all.append(try box.measured(width: width, height: height, text)) }
            return MeasuredBox(self, measured.size, .many(all), isSqueezed: measured.isSqueezed)
        case .padding(let insets, let box):
            let inner = try box.measured(
                width: max(0, width - insets.horizontal), height: height.map { $0 - insets.vertical }, text)
            return MeasuredBox(
                self,
                Size(
                    width: inner.size.width + insets.horizontal,
                    height: inner.size.height + insets.vertical), around: inner)
        case .size(let rule, let box): return try measured(rule, box, width: width, height: height, text)
        case .align(_, let box), .decoration(_, let box):
            let inner = try box.measured(width: width, height: height, text)
            return MeasuredBox(self, inner.size, around: inner)
        case .baseline(let baseline, let box):
            let inner = try box.measured(width: width, height: height, text)
            let top = baseline - (inner.firstBaseline ?? 0)
            return MeasuredBox(
                self, Size(width: inner.size.width, height: top + inner.size.height), around: inner)
        case .firstThatFits(let boxes):
            for box in boxes.dropLast() {
                let inner = try box.measured(width: width, height: height, text)
                if !inner.isSqueezed { return inner }
            }
            return try (boxes.last ?? .empty).measured(width: width, height: height, text)
        case .between(let leading, let center, let trailing):
            return try measuredBetween(leading, center, trailing, width: width, height: height, text)
        case .node(let info, let box):
            let before = text.log?.count ?? 0
            do throws(LayoutError) {
                let inner = try box.measured(width: width, height: height, text)
                text.log?.nest(after: before, within: info.name)
                return MeasuredBox(self, inner.size, around: inner)
            } catch {
                throw error.within(info.name)
            }
        }
    }

    private func measured(
        _ rule: SizeRule, _ box: Box, width: Double, height: Double?, _ text: TextSetter
    ) throws(LayoutError) -> MeasuredBox {
        let inner = try box.measured(width: rule.width(in: width), height: rule.height ?? height, text)
        let own = rule.width == nil ? inner.size.width : rule.width(in: width)
        return MeasuredBox(
            self,
            Size(
                width: own, height: rule.height ?? max(rule.minHeight ?? 0, inner.size.height)),
            around: inner)
    }

    private func measuredBetween(
        _ leading: Box, _ center: Box, _ trailing: Box, width: Double, height: Double?, _ text: TextSetter
    ) throws(LayoutError) -> MeasuredBox {
        let first = try leading.measured(width: width, height: height, text)
        let last = try trailing.measured(width: width, height: height, text)
        let room = width - first.size.width - last.size.width
        let middle = try center.measured(width: max(0, room), height: height, text)
        let tallest = max(first.size.height, middle.size.height, last.size.height)
        return MeasuredBox(self, Size(width: width, height: tallest), .many([first, last, middle]))
    }
}

extension Box {
    /// The least height in points that a column keeps for a box below others.
    var leastHeight: Double {
        switch self {
        case .label(let label): label.leastHeight
        case .art(let art): art.size.height
        case .spacer(_, let least): least
        case .stack(let stack):
            switch stack.axis {
            case .vertical:
                stack.children.reduce(stack.spacing * Double(max(0, stack.children.count - 1))) {
                    $0 + $1.box.leastHeight
                }
            case .horizontal: stack.children.map(\.box.leastHeight).max() ?? 0
            }
        case .padding(let insets, let box): insets.vertical + box.leastHeight
        case .size(let rule, let box): rule.height ?? max(rule.minHeight ?? 0, box.leastHeight)
        case .overlay(let box, _), .align(_, let box), .decoration(_, let box), .node(_, let box),
            .baseline(_, let box):
            box.leastHeight
        case .firstThatFits(let boxes): boxes.last?.leastHeight ?? 0
        case .between(let leading, let center, let trailing):
            max(leading.leastHeight, center.leastHeight, trailing.leastHeight)
        }
    }

    /// The width that a box has where nothing limits it: exactly, or as far as its words tell.
    func idealWidth(_ text: TextSetter) throws(LayoutError) -> IdealWidth {
        switch self {
        case .label(let label):
            return IdealWidth(points: try label.idealWidth(text), isOfWords: true)
        case .art(let art): return IdealWidth(points: art.size.width)
        case .spacer(let length, _): return IdealWidth(points: length)
        case .stack(let stack): return try stack.idealWidth(text)
        case .overlay(let box, _), .align(_, let box), .decoration(_, let box), .baseline(_, let box):
            return try box.idealWidth(text)
        case .padding(let insets, let box): return try box.idealWidth(text) + insets.horizontal
        case .size(let rule, let box):
            if let width = rule.width { return IdealWidth(points: width) }
            var ideal = try box.idealWidth(text)
            if let maxWidth = rule.maxWidth { ideal.points = min(ideal.points, maxWidth) }
            return ideal
        case .firstThatFits(let boxes): return try (boxes.first ?? .empty).idealWidth(text)
        case .between(let leading, let center, let trailing):
            let (first, middle, last) = (
                try leading.idealWidth(text), try center.idealWidth(text), try trailing.idealWidth(text)
            )
            return first + (middle.points + last.points)
        case .node(let info, let box):
            let before = text.log?.count ?? 0
            do throws(LayoutError) {
                let width = try box.idealWidth(text)
                text.log?.nest(after: before, within: info.name)
                return width
            } catch {
                throw error.within(info.name)
            }
        }
    }
}

/// How wide something is where nothing limits it.
struct IdealWidth {
    var points: Double
    /// Whether words decide it. They are shaped again at this width, and must not wrap for want of a rounding error.
    var isOfWords = false

    static func + (width: IdealWidth, points: Double) -> IdealWidth {
        IdealWidth(points: width.points + points, isOfWords: width.isOfWords)
    }

    /// The width to offer.
    var offered: Double { isOfWords ? points + 0.01 : points }
}

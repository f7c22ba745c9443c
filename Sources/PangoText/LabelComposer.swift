import Drawing
import MockupModel

/// Makes one label's lines.
struct LabelComposer {
    private let request: TextRequest
    private let engine: ShapingEngine
    private let language: ShapingEngine.Language
    private let scalars: [UInt32]
    /// The width that lines may take, never negative.
    private let width: Double
    private var lines: [TextLine] = []
    private var height = 0.0
    private var isTruncated = false

    init(_ request: TextRequest, engine: ShapingEngine) throws(TextError) {
        self.request = request
        self.engine = engine
        language = engine.language(request.locale)
        width = request.width.map { $0 > 0 ? $0 : 0 } ?? .infinity
        var scalars: [UInt32] = []
        scalars.reserveCapacity(request.string.utf8.count)
        for scalar in request.string.unicodeScalars { scalars.append(scalar.value) }
        if scalars.count > PangoShaper.lengthLimit {
            throw .tooLong(count: scalars.count, limit: PangoShaper.lengthLimit)
        }
        self.scalars = scalars
    }

    mutating func compose() throws(TextError) -> ShapedText {
        if scalars.isEmpty { return .empty }
        var start = 0
        var isComplete = false
        while !isComplete {
            let end = scalars[start...].firstIndex(where: ScalarClass.isParagraphSeparator) ?? scalars.count
            let next = paragraphStart(after: end)
            isComplete = try addParagraph(start..<end, rest: next..<scalars.count) || end == scalars.count
            start = next
        }
        align()
        return ShapedText(
            lines: lines, size: Size(width: lines.map(\.width).max() ?? 0, height: height),
            isTruncated: isTruncated)
    }

    private func paragraphStart(after end: Int) -> Int {
        guard end < scalars.count else { return end }
        let isPair = scalars[end] == 0x0D && end + 1 < scalars.count && scalars[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    /// Adds a paragraph's lines; true when there may be no more.
    private mutating func addParagraph(_ range: Range<Int>, rest: Range<Int>) throws(TextError) -> Bool {
        let paragraph = try paragraph(Array(scalars[range]))
        var breaks: LineBreaks?
        var start = 0
        repeat {
            if request.lineLimit > 0 && lines.count >= request.lineLimit - 1 {
                try addLastLine(of: paragraph, from: start, rest: rest)
                return true
            }
            let cut = try paragraph.cut(from: start, width: width) {
                let known = breaks ?? LineBreaks(paragraph)
                breaks = known
                return known
            }
            add(try line(of: paragraph, from: start, cut))
            start = cut.end
        } while start < paragraph.count
        return false
    }

    private func paragraph(_ scalars: [UInt32]) throws(TextError) -> Paragraph {
        try Paragraph(
            ParagraphText(scalars), font: request.font, base: .natural(request.direction), language: language,
            engine: engine)
    }

    private func line(of paragraph: Paragraph, from start: Int, _ cut: LineCut) throws(TextError)
        -> ComposedLine
    {
        if cut.endsInHyphen {
            let words = paragraph.text.scalars[start..<cut.visibleEnd - 1] + [Paragraph.hyphen]
            return try paragraph.derived(Array(words), font: request.font).composeWhole(font: request.font)
        }
        return paragraph.compose(start..<cut.visibleEnd, font: request.font)
    }

    /// Adds the last line that the limit allows, and says with an ellipsis if it is not the text's last one.
    private mutating func addLastLine(
        of paragraph: Paragraph, from start: Int, rest: Range<Int>
    ) throws(TextError) {
        let font = request.font
        let hasRest = scalars[rest].contains(where: Self.isVisible)
        let fits = try paragraph.fits(from: start, width: width)
        if fits && !hasRest {
            let end = try paragraph.cut(from: start, width: width) { LineBreaks(paragraph) }.visibleEnd
            add(paragraph.compose(start..<end, font: font))
            return
        }
        isTruncated = true
        switch request.truncationMode {
        case .clip:
            try paragraph.shape(start..<paragraph.count)
            add(paragraph.compose(start..<paragraph.count, font: font))
        case .tail:
            add(try Truncation(paragraph: paragraph, font: font, width: width).tail(from: start))
        case .head, .middle:
            let (paragraph, start) = try joined(paragraph, from: start, rest: hasRest ? rest : nil)
            if try paragraph.fits(from: start, width: width) {
                isTruncated = false
                add(paragraph.compose(start..<paragraph.trimmedEnd(start..<paragraph.count), font: font))
                return
            }
            let truncation = Truncation(paragraph: paragraph, font: font, width: width)
            add(
                request.truncationMode == .head
                    ? try truncation.head(from: start) : try truncation.middle(from: start))
        }
    }

    /// What is left of the text in one paragraph, its paragraphs parted by spaces: the end of a text that loses its
    /// middle is the end of the whole text. When all of it fits, nothing is lost but the line ends.
    private func joined(
        _ paragraph: Paragraph, from start: Int, rest: Range<Int>?
    ) throws(TextError) -> (Paragraph, Int) {
        guard let rest else { return (paragraph, start) }
        var end = rest.upperBound
        while end > rest.lowerBound, !Self.isVisible(scalars[end - 1]) { end -= 1 }
        let words = scalars[rest.lowerBound..<end].map { ScalarClass.isParagraphSeparator($0) ? 0x20 : $0 }
        let all = paragraph.text.scalars[start...] + [0x20] + words
        return (try paragraph.derived(Array(all), font: request.font), 0)
    }

    private static func isVisible(_ scalar: UInt32) -> Bool {
        !ScalarClass.isBreakingSpace(scalar) && !ScalarClass.isParagraphSeparator(scalar)
            && !ScalarClass.isIgnorable(scalar)
    }

    private mutating func add(_ composed: ComposedLine) {
        var line = composed.line
        line.baseline = height + composed.ascent
        lines.append(line)
        height += composed.height
    }

    /// Puts the lines in their places. A line that is wider than the label keeps its beginning in sight.
    private mutating func align() {
        let space = request.width == nil ? lines.map(\.width).max() ?? 0 : width
        for index in lines.indices {
            let spare = space - lines[index].width
            if spare < 0 {
                lines[index].x = lines[index].direction == .leftToRight ? 0 : spare
                continue
            }
            switch request.alignment {
            case .left: lines[index].x = 0
            case .center: lines[index].x = spare / 2
            case .right: lines[index].x = spare
            }
        }
    }
}

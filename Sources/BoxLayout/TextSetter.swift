import Drawing
import MockupModel

/// How the labels of a screen are shaped.
public struct TextSetter {
    public let shaper: any TextShaping
    public let direction: LayoutDirection
    /// A BCP 47 tag.
    public let locale: String
    /// Takes the errors, where layout is to go on after them.
    public let log: LayoutErrorLog?

    public init(
        shaper: any TextShaping, direction: LayoutDirection, locale: String, log: LayoutErrorLog? = nil
    ) {
        self.shaper = shaper
        self.direction = direction
        self.locale = locale
        self.log = log
    }

    /// Shapes a label's text; the error's node is still relative to the label's own.
    func shape(_ label: Label, width: Double?, lineLimit: Int) throws(LayoutError) -> ShapedText {
        guard !label.text.isEmpty else { return .empty }
        if let control = label.text.utf8.first(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F })
        {
            let code = String(control, radix: 16, uppercase: true)
            return try failed(
                .engine(
                    "it holds the control character U+00\(code.count == 1 ? "0" : "")\(code), "
                        + "expected text with newlines and tabs at most"))
        }
        let request = TextRequest(
            label.text, font: label.font, width: width.map { max(0, $0) }, lineLimit: lineLimit,
            truncationMode: label.truncationMode, alignment: physical(label.alignment),
            direction: direction, locale: locale)
        do throws(TextError) {
            return try shaper.shape(request)
        } catch {
            return try failed(error)
        }
    }

    private func failed(_ cause: TextError) throws(LayoutError) -> ShapedText {
        let error = LayoutError(node: "", cause: cause)
        guard let log else { throw error }
        log.append(error)
        return .empty
    }

    private func physical(_ alignment: AxisAlignment) -> TextAlignment {
        switch (alignment, direction) {
        case (.start, .leftToRight), (.fill, .leftToRight), (.end, .rightToLeft): .left
        case (.end, .leftToRight), (.start, .rightToLeft), (.fill, .rightToLeft): .right
        case (.center, _): .center
        }
    }
}

import Drawing
import MockupModel

/// What every part of a layout needs to know: the metrics, the screen, and how to shape text.
///
/// Layout happens in left-to-right coordinates throughout; a right-to-left screen is mirrored once at the end.
struct LayoutContext {
    let metrics: Metrics
    let textSize: ContentSizeCategory
    let direction: LayoutDirection
    let locale: String
    let style: TableStyle
    let screen: Size
    /// The safe area with its leading edge on the left, whatever the direction.
    let safeArea: EdgeInsets
    let shaper: any TextShaping
    /// Takes the errors, where layout is to go on after them.
    let log: LayoutErrorLog?

    init(mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog?) {
        self.log = log
        metrics = mockup.theme.metrics
        textSize = mockup.textSize
        direction = mockup.layoutDirection
        locale = mockup.locale
        style = mockup.table.style
        screen = mockup.device.size
        self.shaper = shaper
        var safeArea = mockup.device.safeArea
        if mockup.layoutDirection == .rightToLeft { swap(&safeArea.left, &safeArea.right) }
        self.safeArea = safeArea
    }

    subscript(token: MetricToken) -> Double { metrics[token] }

    var isWide: Bool { screen.width >= metrics[.wideWidth] }

    /// From the screen's leading edge to text that stands in no card, the safe area not counted.
    var textInset: Double { metrics[isWide ? .textInsetWide : .textInset] }

    func font(_ token: KeyPath<Metrics.Fonts, FontToken>) -> Font {
        metrics.fonts[keyPath: token].font(at: textSize)
    }

    /// Shapes a text of a node.
    ///
    /// - Parameter alignment: where lines stand, with `.left` for the leading edge and `.right` for the trailing one.
    func shape(
        _ string: String, font: Font, width: Double? = nil, lineLimit: Int = 0,
        truncationMode: TruncationMode = .tail, alignment: TextAlignment = .left, node: String
    ) throws(LayoutError) -> ShapedText {
        guard !string.isEmpty else { return .empty }
        if let control = string.utf8.first(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F }) {
            let code = String(control, radix: 16, uppercase: true)
            return try failed(
                node,
                .engine(
                    "it holds the control character U+00\(code.count == 1 ? "0" : "")\(code), "
                        + "expected text with newlines and tabs at most"))
        }
        let request = TextRequest(
            string, font: font, width: width.map { max(0, $0) }, lineLimit: lineLimit,
            truncationMode: truncationMode, alignment: physical(alignment), direction: direction,
            locale: locale)
        do throws(TextError) {
            return try shaper.shape(request)
        } catch {
            return try failed(node, error)
        }
    }

    private func failed(_ node: String, _ cause: TextError) throws(LayoutError) -> ShapedText {
        let error = LayoutError(node: node, cause: cause)
        guard let log else { throw error }
        log.append(error)
        return .empty
    }

    private func physical(_ alignment: TextAlignment) -> TextAlignment {
        switch (alignment, direction) {
        case (.left, .rightToLeft): .right
        case (.right, .rightToLeft): .left
        default: alignment
        }
    }

    /// The locale's capitals of a text.
    func uppercased(_ string: String) -> String {
        let language = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard language == "tr" || language == "az" else { return string.uppercased() }
        // Turkish and Azerbaijani keep the dot of their i.
        return String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "i" ? "\u{130}" : $0 }))
            .uppercased()
    }
}

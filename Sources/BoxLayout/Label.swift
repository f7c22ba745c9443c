import Drawing
import MockupModel

/// Words in one font and one colour.
public struct Label: Hashable, Sendable {
    /// How wide a label is.
    public enum Width: Hashable, Sendable {
        /// As wide as its room; the lines stand in it as the alignment says.
        case fill
        /// As wide as its longest line.
        case hug
    }

    public var text: String
    public var font: Font
    public var color: ColorToken
    /// How many lines there may be; 0 for as many as it needs.
    public var lineLimit: Int
    public var truncationMode: TruncationMode
    /// Where the lines stand: `.start`, `.center` or `.end`.
    public var alignment: AxisAlignment
    public var isStruckThrough: Bool
    public var width: Width
    /// Whether the label goes away where a given height has no room for one line; otherwise one line stays.
    public var yieldsToHeight: Bool

    public init(
        _ text: String, font: Font, color: ColorToken, lineLimit: Int = 0,
        truncationMode: TruncationMode = .tail, alignment: AxisAlignment = .start,
        isStruckThrough: Bool = false, width: Width = .fill, yieldsToHeight: Bool = false
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.alignment = alignment
        self.isStruckThrough = isStruckThrough
        self.width = width
        self.yieldsToHeight = yieldsToHeight
    }
}

extension Label {
    /// The least height in points that a stack keeps for the label.
    var leastHeight: Double { text.isEmpty || yieldsToHeight ? 0 : font.lineHeight }

    /// The width in points of the text where nothing wraps it.
    func idealWidth(_ text: TextSetter) throws(LayoutError) -> Double {
        try text.shape(self, width: nil, lineLimit: 0).size.width
    }

    /// The text in a width, in no more lines than a height has room for.
    func shaped(width: Double, height: Double?, _ text: TextSetter) throws(LayoutError) -> ShapedText {
        if yieldsToHeight, let height, height < font.lineHeight - 1e-6 { return .empty }
        var limit = lineLimit
        if let height {
            // No line is lower than the font's own line height.
            let fitting = max(1, Int(min(1e6, height / font.lineHeight)))
            limit = limit == 0 ? fitting : min(limit, fitting)
        }
        while true {
            let shaped = try text.shape(self, width: width, lineLimit: limit)
            guard let height, shaped.lines.count > 1, shaped.size.height > height + 1e-6 else {
                return self.width == .hug ? shaped.hugged : shaped
            }
            limit = shaped.lines.count - 1
        }
    }
}

extension ShapedText {
    /// The lines moved to the left edge, wherever they stood in the width that they were shaped in.
    fileprivate var hugged: ShapedText {
        let left = lines.map(\.x).min() ?? 0
        guard left != 0 else { return self }
        return offsetBy(x: -left, y: 0)
    }

    func offsetBy(x: Double, y: Double) -> ShapedText {
        guard x != 0 || y != 0 else { return self }
        var copy = self
        for index in copy.lines.indices {
            copy.lines[index].x += x
            copy.lines[index].baseline += y
        }
        return copy
    }
}

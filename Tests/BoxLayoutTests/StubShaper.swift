import Drawing
import MockupModel

/// Text as arithmetic: every character is `0.5 · size` wide, lines break at spaces, words longer than a line break
/// anywhere. Counts what it shapes.
final class StubShaper: TextShaping {
    private(set) var shaped = 0

    static func advance(_ font: Font) -> Double { font.size * 0.5 }

    func singleLineHeight(of string: String, font: Font, locale: String) throws(TextError) -> Double {
        string.isEmpty ? 0 : font.lineHeight
    }

    func shape(_ request: TextRequest) throws(TextError) -> ShapedText {
        shaped += 1
        if request.string.contains("\u{FFFF}") { throw .missingGlyphs(["\u{FFFF}"]) }
        let advance = Self.advance(request.font)
        let capacity = request.width.map { max(1, Int(($0 + 1e-6) / advance)) } ?? .max
        var lines = request.string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            Self.wrap(Array($0), capacity: capacity)
        }
        let isTruncated = request.lineLimit > 0 && lines.count > request.lineLimit
        if isTruncated {
            lines = Array(lines.prefix(request.lineLimit))
            let kept = lines[lines.count - 1].prefix(max(0, capacity - 1))
            lines[lines.count - 1] = request.truncationMode == .clip ? Array(kept) : kept + ["…"]
        }
        let widest = Double(lines.map(\.count).max() ?? 0) * advance
        let box = request.width ?? widest
        let height = request.font.lineHeight
        let shapedLines = lines.enumerated().map { index, characters in
            let width = Double(characters.count) * advance
            let x: Double =
                switch request.alignment {
                case .left: 0
                case .center: (box - width) / 2
                case .right: box - width
                }
            return TextLine(
                text: String(characters), x: x, baseline: Double(index) * height + request.font.ascent,
                width: width, direction: request.direction, runs: [])
        }
        return ShapedText(
            lines: shapedLines, size: Size(width: widest, height: Double(lines.count) * height),
            isTruncated: isTruncated)
    }

    private static func wrap(_ paragraph: [Character], capacity: Int) -> [[Character]] {
        var lines: [[Character]] = []
        var line: [Character] = []
        for word in paragraph.split(separator: " ") {
            var word = Array(word)
            if !line.isEmpty, line.count + 1 + word.count > capacity {
                lines.append(line)
                line = []
            }
            if !line.isEmpty { line.append(" ") }
            while line.count + word.count > capacity {
                let fitting = capacity - line.count
                lines.append(line + word.prefix(fitting))
                word.removeFirst(fitting)
                line = []
            }
            line += word
        }
        lines.append(line)
        return lines
    }
}

import BoxLayout
import Drawing
import MockupModel

extension ScreenLayout {
    /// The layout as text, one node a line, made for grep and diff:
    /// `id role x y width height`, then the state of a control in parentheses, or the lines of a text as they are
    /// drawn, each in quotes.
    ///
    /// Points with at most two decimals; the same bytes for the same layout.
    public func text() -> String {
        var output = ""
        root.write(to: &output, depth: 0, in: .zero)
        for warning in warnings { output += "warning: \(warning)\n" }
        return output
    }
}

extension LayoutNode {
    /// - Parameter origin: the left top corner of what is around the node, on the screen.
    fileprivate func write(to output: inout String, depth: Int, in origin: Point) {
        let corner = Point(x: origin.x + frame.x, y: origin.y + frame.y)
        output += String(repeating: "  ", count: depth)
        output += "\(id) \(role.rawValue)"
        for number in [corner.x, corner.y, frame.width, frame.height] {
            output += " " + number.decimalText(places: 2)
        }
        if let state = accessibilityLabel { output += " (\(state))" }
        for line in text?.lines ?? [] {
            output += " \"" + line.text.escapedForDump + "\""
        }
        output += "\n"
        for child in children { child.write(to: &output, depth: depth + 1, in: corner) }
    }
}

extension String {
    /// The text on one line, with quotes and line ends escaped.
    fileprivate var escapedForDump: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

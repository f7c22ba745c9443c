import BoxLayout
import Drawing
import MockupModel

extension ScreenLayout {
    /// The layout as JSON: `size`, `warnings` and `root`, in points and screen coordinates, at most three decimals.
    public func json() -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("size") {
                $0.object {
                    $0.number("width", size.width)
                    $0.number("height", size.height)
                }
            }
            writer.key("warnings") { writer in
                writer.array(warnings) { $0.string($1.description) }
            }
            writer.key("root") { root.write(to: &$0, in: .zero) }
        }
        return writer.text + "\n"
    }
}

extension LayoutNode {
    /// - Parameter origin: the left top corner of what is around the node, on the screen.
    fileprivate func write(to writer: inout JSONWriter, in origin: Point) {
        let corner = Point(x: origin.x + frame.x, y: origin.y + frame.y)
        writer.object { writer in
            writer.key("id") { $0.string(id) }
            writer.key("role") { $0.string(role.rawValue) }
            writer.key("frame") {
                $0.object {
                    $0.number("x", corner.x)
                    $0.number("y", corner.y)
                    $0.number("width", frame.width)
                    $0.number("height", frame.height)
                }
            }
            if let text, !text.lines.isEmpty {
                writer.key("text") { writer in
                    writer.object { writer in
                        writer.key("lines") { writer in
                            writer.array(text.lines) { write($1, to: &$0, in: corner) }
                        }
                    }
                }
            }
            writer.key("children") { writer in
                writer.array(children) { $1.write(to: &$0, in: corner) }
            }
        }
    }

    private func write(_ line: TextLine, to writer: inout JSONWriter, in corner: Point) {
        writer.object {
            $0.key("text") { $0.string(line.text) }
            $0.number("x", corner.x + line.x)
            $0.number("baseline", corner.y + line.baseline)
            $0.number("width", line.width)
        }
    }
}

/// Writes JSON with two spaces a level.
private struct JSONWriter {
    private(set) var text = ""
    private var depth = 0
    private var needsComma = false

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        open("{")
        body(&self)
        close("}")
    }

    mutating func array<Item>(_ items: [Item], _ body: (inout JSONWriter, Item) -> Void) {
        guard !items.isEmpty else {
            text += "[]"
            return
        }
        open("[")
        for item in items {
            separate()
            body(&self, item)
            needsComma = true
        }
        close("]")
    }

    mutating func key(_ key: String, _ value: (inout JSONWriter) -> Void) {
        separate()
        string(key)
        text += ": "
        value(&self)
        needsComma = true
    }

    mutating func number(_ name: String, _ value: Double) {
        key(name) { $0.text += value.decimalText(places: 3) }
    }

    mutating func string(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\0"..<" ", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private mutating func open(_ bracket: String) {
        text += bracket
        depth += 1
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        depth -= 1
        text += "\n" + String(repeating: "  ", count: depth) + bracket
        needsComma = true
    }

    private mutating func separate() {
        text += (needsComma ? ",\n" : "\n") + String(repeating: "  ", count: depth)
        needsComma = false
    }
}

import Drawing
import MockupModel

extension SVGDocument {
    mutating func draw(
        _ line: TextLine, origin: Point, _ color: Color, artwork: inout GlyphArtwork
    ) throws {
        guard let grid = GlyphGrid(line: line, origin: origin, scale: scale) else { return }
        for run in line.runs where run.size > 0 && run.size * scale <= Double.pixelLimit {
            try draw(run, on: grid, color, artwork: &artwork)
        }
        words(of: line, origin: origin, baseline: Double(grid.baseline) / scale)
    }

    private mutating func draw(
        _ run: GlyphRun, on grid: GlyphGrid, _ color: Color, artwork: inout GlyphArtwork
    ) throws {
        /// The group of outlines that is open: where it begins in quarters, and its units.
        var group: OutlineGroup?
        for glyph in run.glyphs {
            guard let place = grid.quarters(of: glyph) else { continue }
            let (key, art) = try artwork.artwork(of: glyph.id, in: run.face, pixelsPerEm: run.size * scale)
            switch art {
            case .empty, .sized: continue
            case .outline(let data, let unitsPerEm):
                let open =
                    group
                    ?? OutlineGroup(
                        x: place.x, baseline: grid.baseline, factor: run.size / unitsPerEm, scale: scale)
                if group == nil { begin(open, color) }
                group = open
                let number = number(of: key) { definitions, number in
                    definitions.write("<path id=\"_g")
                    definitions.base36(number)
                    definitions.write("\" d=\"")
                    definitions.bytes += data
                    definitions.write("\"/>\n")
                }
                use(number, in: open, x: place.x, y: place.y)
            case .picture(let data, let left, let top, let width, let height):
                if group != nil { body.write("</g>\n") }
                group = nil
                let scale = scale
                let number = number(of: key) { definitions, number in
                    definitions.write("<image id=\"_g")
                    definitions.base36(number)
                    definitions.write("\"")
                    definitions.attribute("width", width / scale)
                    definitions.attribute("height", height / scale)
                    definitions.write(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
                    definitions.bytes += data
                    definitions.write("\"/>\n")
                }
                body.write("<use href=\"#_g")
                body.base36(number)
                body.write("\"")
                // On whole pixels, as in the bitmap.
                body.attribute("x", (Double((place.x + 2) >> 2) + left) / scale)
                body.attribute("y", (Double((place.y + 2) >> 2) + top) / scale)
                if color.alpha != 255 { body.attribute("opacity", Double(color.alpha) / 255) }
                body.write("/>\n")
            }
        }
        if group != nil { body.write("</g>\n") }
    }

    private mutating func begin(_ group: OutlineGroup, _ color: Color) {
        body.write("<g")
        body.fill(color)
        body.write(" transform=\"translate(")
        body.number(group.left, decimals: 4)
        body.write(" ")
        body.number(group.baseline, decimals: 4)
        body.write(")scale(")
        body.number(group.factor, decimals: 6)
        body.write(" -")
        body.number(group.factor, decimals: 6)
        body.write(")\">")
    }

    private mutating func use(_ number: Int, in group: OutlineGroup, x: Int, y: Int) {
        body.write("<use href=\"#_g")
        body.base36(number)
        body.write("\"")
        let (x, y) = group.units(x: x, y: y)
        if x != 0 { body.attribute("x", x, decimals: group.decimals) }
        if y != 0 { body.attribute("y", y, decimals: group.decimals) }
        body.write("/>")
    }

    private mutating func number(
        of key: GlyphArtwork.Key, define: (inout SVGWriter, Int) -> Void
    ) -> Int {
        if let number = glyphNumbers[key] { return number }
        let number = glyphNumbers.count
        glyphNumbers[key] = number
        define(&definitions, number)
        return number
    }

    /// The line's words over its glyphs: not to be seen, but to be found, selected and read aloud.
    private mutating func words(of line: TextLine, origin: Point, baseline: Double) {
        let size = line.runs.reduce(0) { max($0, $1.size) }
        guard size > 0, line.width > 0, !line.text.isEmpty else { return }
        let left = origin.x + line.x
        body.write("<text")
        switch line.direction {
        case .leftToRight: body.attribute("x", left, decimals: 3)
        case .rightToLeft:
            body.attribute("x", left + line.width, decimals: 3)
            body.write(" direction=\"rtl\" unicode-bidi=\"embed\"")
        }
        body.attribute("y", baseline, decimals: 3)
        body.attribute("font-size", size, decimals: 3)
        body.attribute("textLength", line.width, decimals: 3)
        body.write(" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\">")
        body.escaped(line.text)
        body.write("</text>\n")
    }
}

/// Outlines of one face and size in their own units, from the first one's origin.
private struct OutlineGroup {
    /// Where it begins, in quarters of a pixel.
    private let x: Int
    private let y: Int
    private let scale: Double
    /// The same in points.
    let left: Double
    let baseline: Double
    /// Points a unit, as it is written: positions are divided by this very number, so that they add up.
    let factor: Double
    /// Digits behind the point that keep positions within a fiftieth of a pixel.
    let decimals: Int

    init(x: Int, baseline: Int, factor: Double, scale: Double) {
        self.x = x
        y = baseline * 4
        self.scale = scale
        left = Double(x) / 4 / scale
        self.baseline = Double(baseline) / scale
        self.factor = max(1, (factor * 1e6).rounded()) / 1e6
        let unit = factor * scale
        decimals = unit <= 0.04 ? 0 : unit <= 0.4 ? 1 : 2
    }

    func units(x: Int, y: Int) -> (x: Double, y: Double) {
        let quarter = 0.25 / scale / factor
        let digits = Double(Fixed.powers[decimals])
        func rounded(_ value: Double) -> Double { (value * digits).rounded() / digits }
        return (rounded(Double(x - self.x) * quarter), rounded(Double(self.y - y) * quarter))
    }
}

extension SVGWriter {
    mutating func base36(_ value: Int) {
        if value >= 36 { base36(value / 36) }
        let digit = UInt8(value % 36)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}

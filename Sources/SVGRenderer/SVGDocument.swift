import Drawing
import MockupModel

/// A document while it is being written: its definitions and its body.
struct SVGDocument {
    let scale: Double
    var definitions = SVGWriter()
    var body = SVGWriter()
    private var identifiers = SVGIdentifiers()
    private var open: [Element] = []
    private var clips: [Rect: Int] = [:]
    /// The paths that are defined, and their numbers in order of appearance.
    var pathNumbers: [Path: Int] = [:]
    /// The glyphs that are defined, and their numbers in order of appearance.
    var glyphNumbers: [GlyphArtwork.Key: Int] = [:]

    private enum Element {
        case group
        case clip(Int)
    }

    init(scale: Double) {
        self.scale = scale
        body.bytes.reserveCapacity(64 << 10)
    }

    consuming func finish(size: Size, title: String) -> [UInt8] {
        while !open.isEmpty { closeLast() }
        var document = SVGWriter()
        document.bytes.reserveCapacity(definitions.bytes.count + body.bytes.count + 512)
        document.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        document.attribute("width", size.width)
        document.attribute("height", size.height)
        // The whole pixels that a bitmap has, of which a part of one may be missing in the points, or be too many.
        let (width, height) = (pixels(size.width), pixels(size.height))
        document.write(" viewBox=\"0 0 ")
        document.number(width / scale, decimals: 4)
        document.write(" ")
        document.number(height / scale, decimals: 4)
        if abs(width / scale - size.width) > 1e-4 || abs(height / scale - size.height) > 1e-4 {
            document.write("\" preserveAspectRatio=\"none")
        }
        document.write("\" font-family=\"Inter,Noto Sans,sans-serif\" xml:space=\"preserve\"><title>")
        document.escaped(title)
        document.write("</title>\n")
        if !definitions.bytes.isEmpty {
            document.write("<defs>\n")
            document.bytes += definitions.bytes
            document.write("</defs>\n")
        }
        document.bytes += body.bytes
        document.write("</svg>\n")
        return document.bytes
    }

    private func pixels(_ points: Double) -> Double { max(1, (points * scale).rounded()) }

    mutating func beginGroup(_ info: GroupInfo) {
        body.write("<g")
        body.attribute("id", identifiers.unique(info.id))
        body.attribute("data-role", info.role)
        if let label = info.label { body.attribute("aria-label", label) }
        body.write(">\n")
        open.append(.group)
    }

    mutating func endGroup() {
        close { if case .group = $0 { true } else { false } }
    }

    mutating func pushClip(_ rect: Rect) {
        let rect = rect.snapped(toScale: scale)
        let number = clips[rect] ?? clips.count
        if clips.updateValue(number, forKey: rect) == nil {
            definitions.write("<clipPath id=\"_c")
            definitions.fixed(number, decimals: 0)
            definitions.write("\"><rect")
            definitions.geometry(of: rect)
            definitions.write("/></clipPath>\n")
        }
        openClip(number)
    }

    mutating func popClip() {
        close { if case .clip = $0 { true } else { false } }
    }

    private mutating func openClip(_ number: Int) {
        body.write("<g clip-path=\"url(#_c")
        body.fixed(number, decimals: 0)
        body.write(")\">\n")
        open.append(.clip(number))
    }

    private mutating func closeLast() {
        body.write("</g>\n")
        open.removeLast()
    }

    /// Ends the innermost element of a kind. Those inside it that go on are closed and opened again, since elements
    /// can't cross; one that was never opened is not missed.
    private mutating func close(_ isKind: (Element) -> Bool) {
        guard let index = open.lastIndex(where: isKind) else { return }
        let inner = open[(index + 1)...]
        while open.count > index { closeLast() }
        for element in inner {
            switch element {
            case .clip(let number): openClip(number)
            case .group:
                body.write("<g>\n")
                open.append(.group)
            }
        }
    }
}

extension SVGWriter {
    /// The attributes of a rectangle; one without an area gets none, and draws nothing.
    mutating func geometry(of rect: Rect) {
        attribute("x", rect.x)
        attribute("y", rect.y)
        attribute("width", max(0, rect.width))
        attribute("height", max(0, rect.height))
    }
}

import Drawing
import MockupModel

extension SVGDocument {
    mutating func fill(_ shape: Shape, _ color: Color) {
        switch shape {
        case .rect(let rect): fill(rect.snapped(toScale: scale), radius: 0, color)
        case .hairline(let x, let width, let edge):
            fill(Rect.hairline(x: x, width: width, edge: edge, scale: scale), radius: 0, color)
        case .roundedRect(let rect, let radius, let corners):
            let rect = rect.snapped(toScale: scale)
            if corners.isSuperset(of: .all) || corners.isDisjoint(with: .all) {
                let radius = corners.isDisjoint(with: .all) ? 0 : radius
                fill(rect, radius: max(0, min(radius, rect.width / 2, rect.height / 2)), color)
            } else if rect.isDrawable {
                fill(Path(roundedRect: rect, radius: radius, corners: corners), color)
            }
        case .ellipse(let rect):
            guard rect.isDrawable else { return }
            body.write("<ellipse")
            body.attribute("cx", rect.midX)
            body.attribute("cy", rect.midY)
            body.attribute("rx", rect.width / 2)
            body.attribute("ry", rect.height / 2)
            body.fill(color)
            body.write("/>\n")
        case .path(let path, let origin):
            let (x, y) = (origin.x.snapped(toScale: scale), origin.y.snapped(toScale: scale))
            if !x.isNaN, !y.isNaN { use(path, x: x, y: y, color) }
        }
    }

    private mutating func fill(_ rect: Rect, radius: Double, _ color: Color) {
        guard rect.isDrawable else { return }
        body.write("<rect")
        body.geometry(of: rect)
        if radius > 0 { body.attribute("rx", radius) }
        body.fill(color)
        body.write("/>\n")
    }

    private mutating func fill(_ path: Path, _ color: Color) {
        let data = PathData.bytes(path, decimals: 3)
        guard !data.isEmpty else { return }
        body.write("<path d=\"")
        body.bytes += data
        body.write("\"")
        body.fill(color)
        body.write("/>\n")
    }

    /// Fills a path that is written once, however often it is used: checkmarks and chevrons come in columns.
    private mutating func use(_ path: Path, x: Double, y: Double, _ color: Color) {
        let number: Int
        if let known = pathNumbers[path] {
            number = known
        } else {
            let data = PathData.bytes(path, decimals: 3)
            guard !data.isEmpty else { return }
            number = pathNumbers.count
            pathNumbers[path] = number
            definitions.write("<path id=\"_p")
            definitions.fixed(number, decimals: 0)
            definitions.write("\" d=\"")
            definitions.bytes += data
            definitions.write("\"/>\n")
        }
        body.write("<use href=\"#_p")
        body.fixed(number, decimals: 0)
        body.write("\"")
        if x != 0 { body.attribute("x", x) }
        if y != 0 { body.attribute("y", y) }
        body.fill(color)
        body.write("/>\n")
    }
}

extension Rect {
    /// Whether there is anything to see of it.
    var isDrawable: Bool {
        width > 0 && height > 0 && !x.isNaN && !y.isNaN
    }
}

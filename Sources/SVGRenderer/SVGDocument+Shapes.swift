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
            fill(
                path.offsetBy(x: origin.x.snapped(toScale: scale), y: origin.y.snapped(toScale: scale)), color
            )
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
}

extension Rect {
    /// Whether there is anything to see of it.
    var isDrawable: Bool {
        width > 0 && height > 0 && !x.isNaN && !y.isNaN
    }
}

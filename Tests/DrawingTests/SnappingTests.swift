import MockupModel
import Testing

@testable import Drawing

@Suite struct SnappingTests {
    private static let scales: [Double] = [1, 2, 2.625, 3]

    @Test(arguments: scales)
    func neighboursShareTheirEdge(scale: Double) {
        var y = -7.3
        for step in 0..<500 {
            let height = Double(step * 37 % 101) / 13
            let upper = Rect(x: 0, y: y, width: 1, height: height).snapped(toScale: scale)
            let lower = Rect(x: 0, y: y + height, width: 1, height: 9).snapped(toScale: scale)
            #expect(upper.maxY.pixel(atScale: scale) == lower.minY.pixel(atScale: scale))
            #expect(upper.height >= 0)
            y += height
        }
    }

    @Test(arguments: scales)
    func edgesLieOnPixels(scale: Double) {
        for step in 0..<1000 {
            let snapped = (Double(step) * 0.137 - 40).snapped(toScale: scale)
            #expect(abs(snapped * scale - (snapped * scale).rounded()) < 1e-9)
            #expect(abs(snapped - (Double(step) * 0.137 - 40)) <= 0.5 / scale + 1e-5)
            #expect(snapped.snapped(toScale: scale) == snapped)
        }
    }

    @Test func halvesGoUpOnBothSidesOfZero() {
        #expect([0.5, 1.5, -0.5, -1.5].map { $0.snapped(toScale: 1) } == [1, 2, 0, -1])
        // 0.1 + 0.2 + 0.2 falls short of a half by a rounding error.
        #expect((1.1 - 0.6).snapped(toScale: 1) == 1)
    }

    @Test(arguments: scales)
    func hairlinesAreOnePixelInward(scale: Double) {
        for step in 0..<200 {
            let y = Double(step) * 0.61
            let edge = y.pixel(atScale: scale)
            for (edgeKind, offset) in [(HairlineEdge.above(y), -1), (.below(y), 0)] {
                guard
                    case .rect(let rect) = Shape.hairline(x: 1.3, width: 9, edge: edgeKind).snapped(
                        toScale: scale)
                else {
                    Issue.record("not a rectangle")
                    return
                }
                let (top, bottom) = (rect.minY.pixel(atScale: scale), rect.maxY.pixel(atScale: scale))
                #expect(top == edge.map { $0 + offset })
                #expect(bottom == top.map { $0 + 1 })
            }
        }
    }

    @Test func everyCommandIsSnappedOnce() {
        let line = TextLine(text: "a", x: 0.3, baseline: 11.4, width: 5, direction: .leftToRight, runs: [])
        let list = DisplayList(
            size: Size(width: 10.3, height: 20), title: "t",
            commands: [
                .pushClip(Rect(x: 0.2, y: 0.2, width: 1.2, height: 1.2)),
                .fill(.rect(Rect(x: 0.4, y: 0.6, width: 1, height: 1)), .black),
                .fill(.hairline(x: 0, width: 2, edge: .above(3.2)), .black),
                .fill(.path(Path(rect: .zero), origin: Point(x: 0.3, y: 0.8)), .black),
                .fill(.ellipse(Rect(x: 0.3, y: 0.3, width: 1, height: 1)), .black),
                .text(line, origin: Point(x: 0.3, y: 2.2), .black), .popClip,
            ])
        let snapped = list.snapped(toScale: 1)
        #expect(
            snapped.commands == [
                .pushClip(Rect(x: 0, y: 0, width: 1, height: 1)),
                .fill(.rect(Rect(x: 0, y: 1, width: 1, height: 1)), .black),
                .fill(.rect(Rect(x: 0, y: 2, width: 2, height: 1)), .black),
                .fill(.path(Path(rect: .zero), origin: Point(x: 0, y: 1)), .black),
                .fill(.ellipse(Rect(x: 0.3, y: 0.3, width: 1, height: 1)), .black),
                // 2.2 + 11.4 = 13.6 → 14.
                .text(line, origin: Point(x: 0.3, y: 14 - 11.4), .black), .popClip,
            ])
        #expect(snapped.snapped(toScale: 1) == snapped)
        #expect(snapped.size == list.size)
    }
}

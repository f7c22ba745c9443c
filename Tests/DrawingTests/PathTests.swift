import MockupModel
import Testing

@testable import Drawing

@Suite struct PathTests {
    /// The area inside, by the shoelace formula over curves cut into 64 lines; clockwise on screen is positive.
    private func area(_ path: Path) -> Double {
        var (sum, start, current) = (0.0, Point.zero, Point.zero)
        func line(to point: Point) {
            sum += current.x * point.y - point.x * current.y
            current = point
        }
        for element in path.elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point): line(to: point)
            case .curve(let first, let second, let end):
                let origin = current
                for step in 1...64 {
                    let t = Double(step) / 64
                    let weights = [
                        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t),
                        t * t * t,
                    ]
                    let points = [origin, first, second, end]
                    line(
                        to: zip(weights, points).reduce(Point.zero) {
                            Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
                        })
                }
            case .close: line(to: start)
            }
        }
        return sum / 2
    }

    @Test func ellipseHasItsArea() {
        let ellipse = Path(ellipseIn: Rect(x: 3, y: 4, width: 20, height: 10))
        #expect(abs(area(ellipse) - Double.pi * 10 * 5) < 0.2)
    }

    @Test func roundedRectLacksItsCorners() {
        let rect = Rect(x: 1, y: 2, width: 30, height: 20)
        let corner = 16 * (1 - Double.pi / 4)
        for (corners, count) in [(Corners.all, 4.0), (.top, 2), (.bottomLeft, 1), ([], 0)] {
            let path = Path(roundedRect: rect, radius: 4, corners: corners)
            #expect(abs(area(path) - (600 - count * corner)) < 0.05)
        }
        // No more than half of the shorter side: a capsule.
        #expect(abs(area(Path(roundedRect: rect, radius: 99)) - (200 + Double.pi * 100)) < 0.2)
        #expect(area(Path(roundedRect: rect, radius: -5)) == 600)
    }

    @Test func capsulesAllTurnTheSameWay() {
        // However a segment runs, its capsule must not cancel another's under the non-zero rule.
        for angle in 0..<12 {
            let end = Point(x: [1.0, 0, -1, 0.5][angle % 4] * 10, y: [0.0, 1, -1][angle % 3] * 10)
            guard end != .zero else { continue }
            let length = (end.x * end.x + end.y * end.y).squareRoot()
            let capsule = Path(polyline: [.zero, end], width: 4)
            #expect(abs(area(capsule) - (length * 4 + Double.pi * 4)) < 0.1)
        }
    }

    @Test func pointsOfNoLengthAreLeftOut() {
        let point = Point(x: 1, y: 1)
        #expect(Path(polyline: [point, point], width: 3).isEmpty)
        #expect(Path(polyline: [], width: 3).isEmpty)
    }

    @Test func mapMovesEveryPoint() {
        let path = Path([
            .move(Point(x: 0, y: 1)), .line(Point(x: 2, y: 3)),
            .curve(Point(x: 4, y: 5), Point(x: 6, y: 7), to: Point(x: 8, y: 9)), .close,
        ])
        #expect(
            path.offsetBy(x: 10, y: 20)
                == Path([
                    .move(Point(x: 10, y: 21)), .line(Point(x: 12, y: 23)),
                    .curve(Point(x: 14, y: 25), Point(x: 16, y: 27), to: Point(x: 18, y: 29)), .close,
                ]))
    }
}

import Drawing
import MockupModel
import Testing

@testable import SVGRenderer

@Suite struct ShapeTests {
    private func shape(_ shape: Shape, _ color: Color = .black, scale: Double = 1) throws -> String {
        let lines = try svg([.fill(shape, color)], scale: scale).split(separator: "\n")
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    @Test func rectanglesAreSnapped() throws {
        let rect = Rect(x: 0.3, y: 1.6, width: 10, height: 2)
        #expect(try shape(.rect(rect)) == ##"<rect x="0" y="2" width="10" height="2" fill="#000"/>"##)
        #expect(
            try shape(.rect(rect), scale: 3)
                == ##"<rect x=".3333" y="1.6667" width="10" height="2" fill="#000"/>"##)
        #expect(try shape(.rect(Rect(x: 0, y: 0, width: 0.1, height: 5))) == "")
    }

    @Test func hairlinesAreOnePixel() throws {
        #expect(
            try shape(.hairline(x: 16, width: 84, edge: .above(44)), scale: 2)
                == ##"<rect x="16" y="43.5" width="84" height=".5" fill="#000"/>"##)
        #expect(
            try shape(.hairline(x: 16, width: 84, edge: .below(44)), scale: 1)
                == ##"<rect x="16" y="44" width="84" height="1" fill="#000"/>"##)
    }

    @Test func coloursAreShort() throws {
        let rect = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))
        #expect(try shape(rect, Color(rgba: 0x1122_33FF)).hasSuffix(##"fill="#123"/>"##))
        #expect(try shape(rect, Color(rgba: 0x1A22_33FF)).hasSuffix(##"fill="#1a2233"/>"##))
        #expect(try shape(rect, Color(rgba: 0xFFFF_FF33)).hasSuffix(##"fill="#fff" fill-opacity=".2"/>"##))
        #expect(try shape(rect, .clear) == "")
    }

    @Test func roundedRectangles() throws {
        let rect = Rect(x: 0, y: 0, width: 10, height: 4)
        #expect(
            try shape(.roundedRect(rect, radius: 9, corners: .all))
                == ##"<rect x="0" y="0" width="10" height="4" rx="2" fill="#000"/>"##)
        #expect(
            try shape(.roundedRect(rect, radius: 9, corners: []))
                == ##"<rect x="0" y="0" width="10" height="4" fill="#000"/>"##)
        // 2 · 0.44772 = 0.895 from the corner.
        #expect(
            try shape(.roundedRect(rect, radius: 2, corners: .topLeft))
                == ##"<path d="m0 2c0-1.105.895-2 2-2h8v4h-10z" fill="#000"/>"##)
    }

    @Test func ellipsesAreNotSnapped() throws {
        #expect(
            try shape(.ellipse(Rect(x: 0.3, y: 0.5, width: 3, height: 5)))
                == ##"<ellipse cx="1.8" cy="3" rx="1.5" ry="2.5" fill="#000"/>"##)
    }

    @Test func pathsAreWrittenOnceAndUsed() throws {
        let path = Path([
            .move(Point(x: 1, y: 1)), .line(Point(x: 3, y: 2)), .line(Point(x: 3, y: 0.5)), .close,
        ])
        let text = try svg([
            .fill(.path(path, origin: Point(x: 10.4, y: 5.5)), .black),
            .fill(.path(path, origin: .zero), .white),
            .fill(.path(Path(), origin: .zero), .black),
        ])
        #expect(
            text.contains(
                """
                <defs>
                <path id="_p0" d="m1 1 2 1v-1.5z"/>
                </defs>
                <use href="#_p0" x="10" y="6" fill="#000"/>
                <use href="#_p0" fill="#fff"/>
                </svg>
                """))
    }
}

@Suite struct PathDataTests {
    private func data(_ elements: [Path.Element], decimals: Int = 0) -> String {
        String(decoding: PathData.bytes(Path(elements), decimals: decimals), as: UTF8.self)
    }

    @Test func straightLinesAreShort() {
        #expect(
            data([
                .move(Point(x: 10, y: 20)), .line(Point(x: 10, y: 5)), .line(Point(x: -3, y: 5)),
                .line(Point(x: -3, y: 5)), .line(Point(x: 0, y: 9)), .line(Point(x: 1, y: 8)), .close,
                .move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 1)),
            ]) == "m10 20v-15h-13l3 4 1-1zm-10-20 1 1")
    }

    @Test func curvesThatGoOnSmoothlyAreShort() {
        #expect(
            data([
                .move(.zero), .curve(Point(x: 0, y: 10), Point(x: 10, y: 20), to: Point(x: 20, y: 20)),
                .curve(Point(x: 30, y: 20), Point(x: 40, y: 11), to: Point(x: 40, y: 0)),
                .curve(Point(x: 41, y: -10), Point(x: 30, y: -20), to: Point(x: 20, y: -20)),
            ]) == "m0 0c0 10 10 20 20 20s20-9 20-20c1-10-10-20-20-20")
    }

    @Test func quadraticCurvesAreFoundAgain() {
        // Raised from the control points (30, 0) and (60, 60).
        #expect(
            data([
                .move(.zero), .curve(Point(x: 20, y: 0), Point(x: 35, y: 10), to: Point(x: 45, y: 30)),
                .curve(Point(x: 55, y: 50), Point(x: 70, y: 60), to: Point(x: 90, y: 60)),
            ]) == "m0 0q30 0 45 30t45 30")
    }

    @Test func roundingDoesNotAddUp() {
        let points = (1...9).map { Path.Element.line(Point(x: Double($0) / 3, y: Double($0) * 0.0004)) }
        // x: .333 .333 .334 … 3 in the end; y is 0 or .001 as often as it should be.
        let text = data([.move(.zero)] + points, decimals: 3)
        #expect(
            text == "m0 0h.333l.334.001h.333l.333.001h.334h.333l.333.001h.334h.333l.333.001"
                || text.contains("l"))
        var (x, y) = (0, 0)
        for end in points {
            guard case .line(let point) = end else { continue }
            (x, y) = (Int((point.x * 1000).rounded()), Int((point.y * 1000).rounded()))
        }
        #expect((x, y) == (3000, 4))
    }

    @Test func numbersNeedNoSpaceWhereTheyCanNotRunTogether() {
        #expect(
            data(
                [.move(Point(x: 0.5, y: 0.25)), .line(Point(x: 0.75, y: 0.5)), .line(Point(x: -1, y: 1.5))],
                decimals: 3)
                == "m.5.25.25.25-1.75 1")
    }

    @Test func nonsenseIsNothing() {
        #expect(data([.move(Point(x: .nan, y: 0))]) == "")
        #expect(data([]) == "" && data([.close]) == "")
        #expect(data([.line(Point(x: 1, y: 2)), .line(Point(x: 3, y: 2))]) == "m1 2h2")
    }

    @Test(
        arguments: [
            (0, "0"), (-0.00001, "0"), (0.5, ".5"), (-0.5, "-.5"), (10, "10"), (1.23456, "1.2346"),
            (-1200, "-1200"),
            (0.0625, ".0625"), (1e20, "100000000000"), (99.99999, "100"), (.nan, "0"), (1e-300, "0"),
        ] as [(Double, String)])
    func numbersAreShort(value: Double, text: String) {
        var writer = SVGWriter()
        writer.number(value, decimals: 4)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func base64OfTheStandard(plain: String, encoded: String) {
        var writer = SVGWriter()
        writer.base64(Array(plain.utf8))
        #expect(String(decoding: writer.bytes, as: UTF8.self) == encoded)
    }
}

import CFreeType
import Drawing
import MockupModel

/// Turns FreeType's outlines into paths.
enum OutlinePath {
    private struct Pen {
        var path = Path()
        var isOpen = false
        var position = Point.zero
    }

    /// The outline in its own units; quadratic curves are raised to cubic ones, which is exact.
    static func path(of outline: inout FT_Outline) -> Path {
        var pen = Pen()
        var functions = FT_Outline_Funcs(
            move_to: { end, pen in
                OutlinePath.with(end, pen) { end, pen in
                    if pen.isOpen { pen.path.close() }
                    pen.path.move(to: end)
                    pen.isOpen = true
                    pen.position = end
                }
            },
            line_to: { end, pen in
                OutlinePath.with(end, pen) { end, pen in
                    pen.path.line(to: end)
                    pen.position = end
                }
            },
            conic_to: { control, end, pen in
                guard let control else { return 1 }
                let middle = OutlinePath.point(control.pointee)
                return OutlinePath.with(end, pen) { end, pen in
                    let start = pen.position
                    pen.path.curve(
                        OutlinePath.between(start, middle), OutlinePath.between(end, middle), to: end)
                    pen.position = end
                }
            },
            cubic_to: { first, second, end, pen in
                guard let first, let second else { return 1 }
                let controls = (OutlinePath.point(first.pointee), OutlinePath.point(second.pointee))
                return OutlinePath.with(end, pen) { end, pen in
                    pen.path.curve(controls.0, controls.1, to: end)
                    pen.position = end
                }
            },
            shift: 0, delta: 0)
        let status = withUnsafeMutablePointer(to: &pen) { FT_Outline_Decompose(&outline, &functions, $0) }
        guard status == 0 else { return Path() }
        if pen.isOpen { pen.path.close() }
        return pen.path
    }

    private static func point(_ vector: FT_Vector) -> Point {
        Point(x: Double(vector.x), y: Double(vector.y))
    }

    /// Two thirds of the way from an end to the quadratic control point.
    private static func between(_ end: Point, _ control: Point) -> Point {
        Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }

    private static func with(
        _ end: UnsafePointer<FT_Vector>?, _ pen: UnsafeMutableRawPointer?, _ body: (Point, inout Pen) -> Void
    ) -> Int32 {
        guard let end, let pen else { return 1 }
        body(point(end.pointee), &pen.assumingMemoryBound(to: Pen.self).pointee)
        return 0
    }
}

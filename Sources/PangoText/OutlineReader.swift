import CHarfBuzz
import Drawing
import MockupModel

/// Reads glyphs' outlines as HarfBuzz hands them out.
///
/// HarfBuzz reads a single glyph of a large collection without going through the others, which FreeType does when
/// it opens one; the coordinates are the same.
final class OutlineReader {
    private struct Pen {
        var path = Path()
        var position = Point.zero
    }

    private let functions: OpaquePointer

    init() {
        // HarfBuzz never returns a null object; out of memory it hands out an inert one.
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                OutlineReader.with(data, x, y) { pen, end in pen.path.move(to: end) }
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                OutlineReader.with(data, x, y) { pen, end in pen.path.line(to: end) }
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                let control = OutlineReader.point(controlX, controlY)
                OutlineReader.with(data, x, y) { pen, end in
                    // A quadratic curve raised to a cubic one, which is exact.
                    pen.path.curve(
                        OutlineReader.between(pen.position, control), OutlineReader.between(end, control),
                        to: end)
                }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                let first = OutlineReader.point(firstX, firstY)
                let second = OutlineReader.point(secondX, secondY)
                OutlineReader.with(data, x, y) { pen, end in pen.path.curve(first, second, to: end) }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in
                guard let data else { return }
                data.assumingMemoryBound(to: Pen.self).pointee.path.close()
            }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
    }

    deinit {
        hb_draw_funcs_destroy(functions)
    }

    /// The outline in font units; empty for a glyph without one.
    func path(of glyph: UInt32, in face: LoadedFace) -> Path {
        var pen = Pen()
        withUnsafeMutablePointer(to: &pen) { hb_shim_draw_glyph(face.font, glyph, functions, $0) }
        return pen.path
    }

    private static func point(_ x: Float, _ y: Float) -> Point {
        Point(x: Double(x), y: Double(y))
    }

    /// Two thirds of the way from an end to the quadratic control point.
    private static func between(_ end: Point, _ control: Point) -> Point {
        Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }

    private static func with(
        _ data: UnsafeMutableRawPointer?, _ x: Float, _ y: Float, _ body: (inout Pen, Point) -> Void
    ) {
        guard let pen = data?.assumingMemoryBound(to: Pen.self) else { return }
        let end = point(x, y)
        body(&pen.pointee, end)
        pen.pointee.position = end
    }
}

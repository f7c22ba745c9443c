import CCairo
import Drawing
import MockupModel

/// How much of each pixel a shape covers, 0 … 255.
struct CoverageMask: Sendable {
    /// From the shape's origin to the mask's left and top edge, in pixels.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    /// `width · height` of them, rows from top to bottom.
    var bytes: [UInt8]

    static let empty = CoverageMask(left: 0, top: 0, width: 0, height: 0, bytes: [])
}

/// Turns paths into masks: all that Cairo does here.
///
/// Cairo's fill of a path on an 8-bit surface is the same in its versions 1.16 and 1.18; its text is not.
struct MaskRasterizer: ~Copyable {
    /// The side in pixels of the largest mask.
    static let side = 256
    /// Cairo keeps coordinates in 24 bits before the point; what is further away is brought nearer.
    private static let coordinateLimit = 4_194_304.0

    private let surface: OpaquePointer
    private let context: OpaquePointer

    init() throws(RenderingError) {
        let side = Int32(MaskRasterizer.side)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, side, side) else {
            throw .cairo("no surface")
        }
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .cairo("no context")
        }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        // Curves become chords inside them. Cairo's own 0.1 pixels takes a tenth of what a corner's pixel shows.
        cairo_set_tolerance(context, 0.02)
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The part of a path, in pixels, that lies in a rectangle of at most `side` by `side`.
    func mask(of path: Path, in rect: PixelRect) throws(RenderingError) -> CoverageMask {
        guard !rect.isEmpty, rect.width <= MaskRasterizer.side, rect.height <= MaskRasterizer.side else {
            return .empty
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw .cairo("no pixels") }
        var row = 0
        while row < rect.height {
            (data + row * stride).update(repeating: 0, count: rect.width)
            row += 1
        }
        cairo_surface_mark_dirty(surface)
        cairo_new_path(context)
        add(path, left: Double(rect.left), top: Double(rect.top))
        cairo_fill(context)
        cairo_surface_flush(surface)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        let bytes = [UInt8](unsafeUninitializedCapacity: rect.width * rect.height) { bytes, count in
            guard let target = bytes.baseAddress else { return }
            var row = 0
            while row < rect.height {
                (target + row * rect.width).update(from: data + row * stride, count: rect.width)
                row += 1
            }
            count = rect.width * rect.height
        }
        return CoverageMask(
            left: rect.left, top: rect.top, width: rect.width, height: rect.height, bytes: bytes)
    }

    private func add(_ path: Path, left: Double, top: Double) {
        func near(_ value: Double) -> Double {
            max(-MaskRasterizer.coordinateLimit, min(MaskRasterizer.coordinateLimit, value))
        }
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, near(point.x - left), near(point.y - top))
            case .line(let point): cairo_line_to(context, near(point.x - left), near(point.y - top))
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    context, near(first.x - left), near(first.y - top), near(second.x - left),
                    near(second.y - top), near(end.x - left), near(end.y - top))
            case .close: cairo_close_path(context)
            }
        }
    }

    /// The pixels that a path may touch; `nil` for one that has no points or a point that is no number.
    static func bounds(of path: Path) -> PixelRect? {
        var (left, top, right, bottom) = (
            Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
        )
        var isNumber = true
        func include(_ point: Point) {
            if point.x.isNaN || point.y.isNaN { isNumber = false }
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let first, let second, let end):
                include(first)
                include(second)
                include(end)
            case .close: break
            }
        }
        guard isNumber, left <= right else { return nil }
        let near = { (value: Double) in Int(max(-coordinateLimit, min(coordinateLimit, value))) }
        return PixelRect(
            left: near(left.rounded(.down)), top: near(top.rounded(.down)),
            right: near(right.rounded(.up)), bottom: near(bottom.rounded(.up)))
    }
}

import Drawing
import MockupModel

/// A filled area behind other things: a row, a header, a whole screen.
struct Background: Hashable, Sendable {
    var color: ColorToken
    var radius = 0.0
    var corners: Corners = []
    /// How much of the frame is filled, from its bottom up; `nil` for all of it.
    var height: Double?

    func paint(in frame: Rect, with painter: inout Painter) {
        var area = frame
        if let height, height < frame.height {
            area.y = frame.maxY - height
            area.height = height
        }
        if corners.isEmpty || radius == 0 {
            painter.fill(.rect(area), color)
        } else {
            painter.fill(.roundedRect(area, radius: radius, corners: corners), color)
        }
    }
}

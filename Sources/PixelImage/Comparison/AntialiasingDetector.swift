/// Tells pixels that only smooth an edge from those that make up a shape.
///
/// V. Vyšniauskas: "Anti-aliased Pixel and Intensity Slope Detector", Elektronika ir Elektrotechnika 7 (2009): such a
/// pixel lies between a darker and a brighter neighbour, has few neighbours of its own brightness, and the darkest or
/// the brightest of its neighbours belongs to a flat area in both pictures.
///
/// A line of one pixel is never taken for smoothing: it is the darkest or brightest of its surroundings itself.
enum AntialiasingDetector {
    static func isSmoothing(_ x: Int, _ y: Int, _ before: PixelPlane, _ after: PixelPlane) -> Bool {
        isSmoothing(x, y, in: before, other: after) || isSmoothing(x, y, in: after, other: before)
    }

    private static func isSmoothing(_ x: Int, _ y: Int, in plane: PixelPlane, other: PixelPlane) -> Bool {
        let (left, right) = (max(x - 1, 0), min(x + 1, plane.width - 1))
        let (top, bottom) = (max(y - 1, 0), min(y + 1, plane.height - 1))
        let isAtBorder = x == left || x == right || y == top || y == bottom
        let center = plane.pixel(x, y)
        if !isAtBorder {
            // Most of a screen is flat: three equal neighbours settle it.
            let row = plane.row(y) + x
            var equal = row[-1] == center ? 1 : 0
            equal += row[1] == center ? 1 : 0
            equal += row[-plane.stride] == center ? 1 : 0
            equal += row[plane.stride] == center ? 1 : 0
            if equal > 2 { return false }
        }
        let luma = ColorDistance.luma(center)
        // What lies beyond the border counts as one equal neighbour.
        var equal = isAtBorder ? 1 : 0
        var (darkest, brightest): (Int32, Int32) = (0, 0)
        var (darkX, darkY, brightX, brightY) = (0, 0, 0, 0)
        // Down the columns: of equally dark or bright ones the first counts, and that order is the usual one.
        let first = plane.row(top)
        var column = left
        while column <= right {
            var (row, place) = (top, first + column)
            while row <= bottom {
                let pixel = place.pointee
                if pixel != center {
                    let difference = ColorDistance.luma(pixel) &- luma
                    if difference < darkest {
                        (darkest, darkX, darkY) = (difference, column, row)
                    } else if difference > brightest {
                        (brightest, brightX, brightY) = (difference, column, row)
                    } else if difference == 0 {
                        equal &+= 1
                    }
                } else if column != x || row != y {
                    equal &+= 1
                }
                if equal > 2 { return false }
                (row, place) = (row &+ 1, place + plane.stride)
            }
            column &+= 1
        }
        guard darkest < 0, brightest > 0 else { return false }
        return isFlat(darkX, darkY, plane) && isFlat(darkX, darkY, other)
            || isFlat(brightX, brightY, plane) && isFlat(brightX, brightY, other)
    }

    /// Whether three or more neighbours are the very same pixel.
    private static func isFlat(_ x: Int, _ y: Int, _ plane: PixelPlane) -> Bool {
        let (left, right) = (max(x - 1, 0), min(x + 1, plane.width - 1))
        let (top, bottom) = (max(y - 1, 0), min(y + 1, plane.height - 1))
        let center = plane.pixel(x, y)
        var equal = x == left || x == right || y == top || y == bottom ? 1 : 0
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if column != x || row != y, plane.pixel(column, row) == center {
                    equal += 1
                    if equal > 2 { return true }
                }
                column += 1
            }
            row += 1
        }
        return false
    }
}

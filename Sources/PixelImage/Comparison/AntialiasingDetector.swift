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
        let around =
            x > 0 && x + 1 < plane.width && y > 0 && y + 1 < plane.height
            ? inner(x, y, plane) : atBorder(x, y, plane)
        guard let around, around.darkest < 0, around.brightest > 0 else { return false }
        let (dark, bright) = (around.darkPlace, around.brightPlace)
        return isFlat(dark.x, dark.y, plane) && isFlat(dark.x, dark.y, other)
            || isFlat(bright.x, bright.y, plane) && isFlat(bright.x, bright.y, other)
    }

    /// The darkest and the brightest neighbour of a pixel, in brightness against it.
    ///
    /// Neighbours are gone through down the columns: of equally dark or bright ones the first counts, and that order is
    /// the usual one.
    private struct Surroundings {
        var darkest: Int32 = 0
        var brightest: Int32 = 0
        var darkPlace = (x: 0, y: 0)
        var brightPlace = (x: 0, y: 0)
    }

    /// `nil` when three neighbours or more are as bright as the pixel.
    private static func inner(_ x: Int, _ y: Int, _ plane: PixelPlane) -> Surroundings? {
        let here = plane.row(y) + x
        let (above, below) = (here - plane.stride, here + plane.stride)
        let center = here.pointee
        // Most of a screen is flat: three equal neighbours settle it.
        var equal = here[-1] == center ? 1 : 0
        equal &+= here[1] == center ? 1 : 0
        equal &+= above.pointee == center ? 1 : 0
        equal &+= below.pointee == center ? 1 : 0
        if equal > 2 { return nil }
        // A difference and the neighbour's number share a word, so that the least and the greatest of eight are found
        // without a branch, which noisy pictures would make the processor guess wrong every time.
        let luma = ColorDistance.luma(center)
        equal = 0
        var (least, greatest): (Int32, Int32) = (0, 0)
        func meet(_ pixel: UInt32, _ number: Int32) {
            let difference = (ColorDistance.luma(pixel) &- luma) << 3
            equal &+= difference == 0 ? 1 : 0
            least = min(least, difference | number)
            greatest = max(greatest, difference | (7 &- number))
        }
        meet(above[-1], 0)
        meet(here[-1], 1)
        meet(below[-1], 2)
        meet(above[0], 3)
        meet(below[0], 4)
        meet(above[1], 5)
        meet(here[1], 6)
        meet(below[1], 7)
        if equal > 2 { return nil }
        return Surroundings(
            darkest: least >> 3, brightest: greatest >> 3, darkPlace: place(Int(least & 7), x, y),
            brightPlace: place(Int(7 &- greatest & 7), x, y))
    }

    /// Where the neighbour of a number is.
    private static func place(_ number: Int, _ x: Int, _ y: Int) -> (x: Int, y: Int) {
        // The pixel itself has no number.
        let cell = number < 4 ? number : number + 1
        return (x - 1 + cell / 3, y - 1 + cell % 3)
    }

    private static func atBorder(_ x: Int, _ y: Int, _ plane: PixelPlane) -> Surroundings? {
        let luma = ColorDistance.luma(plane.pixel(x, y))
        // What lies beyond the border counts as one equal neighbour.
        var equal = 1
        var result = Surroundings()
        for column in max(x - 1, 0)...min(x + 1, plane.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, plane.height - 1) where column != x || row != y {
                let difference = ColorDistance.luma(plane.pixel(column, row)) &- luma
                if difference == 0 { equal += 1 }
                if difference < result.darkest {
                    (result.darkest, result.darkPlace) = (difference, (column, row))
                }
                if difference > result.brightest {
                    (result.brightest, result.brightPlace) = (difference, (column, row))
                }
            }
        }
        return equal > 2 ? nil : result
    }

    /// Whether three or more neighbours are the very same pixel.
    private static func isFlat(_ x: Int, _ y: Int, _ plane: PixelPlane) -> Bool {
        guard x > 0, x + 1 < plane.width, y > 0, y + 1 < plane.height else {
            return isFlatAtBorder(x, y, plane)
        }
        let here = plane.row(y) + x
        let (above, below) = (here - plane.stride, here + plane.stride)
        let center = here.pointee
        func equals(_ pixel: UInt32) -> Int { pixel == center ? 1 : 0 }
        // Without a branch for each, which text would make the processor guess wrong.
        var equal = equals(above[-1]) &+ equals(above[0]) &+ equals(above[1])
        equal &+= equals(here[-1]) &+ equals(here[1])
        equal &+= equals(below[-1]) &+ equals(below[0]) &+ equals(below[1])
        return equal > 2
    }

    private static func isFlatAtBorder(_ x: Int, _ y: Int, _ plane: PixelPlane) -> Bool {
        let (left, right) = (max(x - 1, 0), min(x + 1, plane.width - 1))
        let (top, bottom) = (max(y - 1, 0), min(y + 1, plane.height - 1))
        let center = plane.pixel(x, y)
        // What lies beyond the border counts as one equal neighbour.
        var equal = 1
        var row = top
        while row <= bottom {
            var column = left
            while column <= right {
                if column != x || row != y, plane.pixel(column, row) == center { equal += 1 }
                column += 1
            }
            row += 1
        }
        return equal > 2
    }
}

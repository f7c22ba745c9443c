import Testing

@testable import PixelImage

/// A picture drawn with characters: `.` white, `#` black, `+` middle grey, `-` light grey, `~` almost white, a space is
/// transparent.
func picture(_ rows: String...) throws -> Bitmap {
    let colors: [Character: UInt32] = [
        ".": 0xFFFF_FFFF, "#": 0xFF00_0000, "+": 0xFF80_8080, "-": 0xFFC0_C0C0, "~": 0xFFFE_FEFE, " ": 0,
    ]
    let pixels = rows.joined().map { colors[$0] ?? 0xFFFF_0000 }
    return try Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
}

func compare(
    _ before: Bitmap, _ after: Bitmap, _ tolerance: ComparisonTolerance = .exact
) -> ImageComparison {
    ImagePair(before: before, after: after).compared(tolerance: tolerance)
}

@Suite struct ComparisonTests {
    typealias Cluster = ImageDifference.Cluster

    @Test func samePixelsAreIdentical() throws {
        let bitmap = try Bitmap.noise(30, 20, opaque: false)
        #expect(compare(bitmap, bitmap) == .identical)
        let copy = try Bitmap(width: 30, height: 20, pixels: bitmap.pixels.map { $0 })
        #expect(compare(bitmap, copy).isPass)
        #expect(compare(bitmap, copy).difference == nil)
    }

    @Test func everyPixelCountsByDefault() throws {
        let result = try compare(picture("....", "...."), picture("....", "..~."))
        let difference = try #require(result.difference)
        #expect(result == .different(difference))
        #expect((difference.count, difference.antialiasedCount, difference.faintCount) == (1, 0, 0))
        #expect(difference.clusters == [Cluster(x: 2, y: 1, width: 1, height: 1, count: 1)])
        // √(0.5053 · 1² / 35215)
        #expect(abs(difference.largestDistance - 0.003788) < 0.00001)
    }

    @Test func thresholdLeavesFaintPixelsOut() throws {
        let (before, after) = (try picture("......", "......"), try picture("~.....", "~...#."))
        let strict = compare(before, after, ComparisonTolerance(threshold: 0.0037))
        #expect(strict.difference?.count == 3 && strict.difference?.faintCount == 0)
        let loose = compare(before, after, ComparisonTolerance(threshold: 0.0038))
        #expect(loose.difference?.count == 1 && loose.difference?.faintCount == 2)
        #expect(loose.difference?.clusters == [Cluster(x: 4, y: 1, width: 1, height: 1, count: 1)])
        #expect(!loose.isPass)
        let faint = try compare(picture(".."), picture("~."), ComparisonTolerance(threshold: 0.1))
        var expected = ImageDifference()
        expected.faintCount = 1
        expected.largestDistance = faint.difference?.largestDistance ?? 0
        #expect(faint == .withinTolerance(expected))
    }

    @Test(arguments: [(-1, 0), (.nan, 0), (.infinity, 1), (7, 1), (0.25, 0.25)] as [(Double, Double)])
    func thresholdStaysInItsRange(_ given: Double, _ taken: Double) {
        #expect(ComparisonTolerance(threshold: given).threshold == taken)
    }

    @Test func movedHairlineIsNeverSmoothing() throws {
        let width = 40
        for line: UInt32 in [0xFF00_0000, 0xFFC6_C6C8, 0xFFF0_F0F0] {
            var (before, after) = (
                try Bitmap(width: width, height: 9, filledWith: .max),
                try Bitmap(width: width, height: 9, filledWith: .max)
            )
            before.withUnsafeMutablePixels { for x in 0..<width { $0[4 * width + x] = line } }
            after.withUnsafeMutablePixels { for x in 0..<width { $0[5 * width + x] = line } }
            let tolerance = ComparisonTolerance(ignoresAntialiasing: true, maximumCount: 79)
            let result = compare(before, after, tolerance)
            #expect(!result.isPass)
            #expect(result.difference?.count == 80)
            #expect(result.difference?.antialiasedCount == 0)
            #expect(
                result.difference?.clusters == [Cluster(x: 0, y: 4, width: 40, height: 2, count: 80)])
        }
    }

    @Test func blurredLineThatMovesIsNotLost() throws {
        // Two pixels share a line; each goes over to the next.
        let before = try picture("..-#...", "..-#...", "..-#...", "..-#...")
        let after = try picture("...-#..", "...-#..", "...-#..", "...-#..")
        let result = compare(before, after, ComparisonTolerance(ignoresAntialiasing: true))
        #expect(!result.isPass)
        // The dark cores of both, at least.
        #expect((result.difference?.count ?? 0) >= 8)
    }

    @Test func smoothedEdgeIsRecognised() throws {
        let before = try picture("...+###", "...+###", "...+###", "...+###", "...+###")
        let after = try picture("...-###", "...-###", "...-###", "...-###", "...-###")
        let counted = compare(before, after)
        #expect(counted.difference?.count == 5 && counted.difference?.antialiasedCount == 5)
        #expect(!counted.isPass)
        let ignored = compare(before, after, ComparisonTolerance(ignoresAntialiasing: true))
        #expect(ignored.difference?.count == 0 && ignored.difference?.antialiasedCount == 5)
        #expect(ignored.difference?.clusters == [])
        #expect(ignored.isPass)
    }

    @Test func flatChangeIsNoSmoothing() throws {
        // A square turns grey: its corner has a darker and a brighter neighbour in neither picture.
        let before = try picture(".......", "..###..", "..###..", "..###..", ".......")
        let after = try picture(".......", "..+++..", "..+++..", "..+++..", ".......")
        let result = compare(before, after, ComparisonTolerance(ignoresAntialiasing: true))
        #expect(result.difference?.count == 9 && result.difference?.antialiasedCount == 0)
    }

    @Test func countAndClusterLimitsBothHold() throws {
        let before = try Bitmap(width: 100, height: 1, filledWith: .max)
        var after = before
        // Two specks of one pixel and one of three.
        after.withUnsafeMutablePixels { for x in [0, 30, 60, 61, 62] { $0[x] = 0xFF00_0000 } }
        func passes(_ count: Int, _ cluster: Int?) -> Bool {
            compare(before, after, ComparisonTolerance(maximumCount: count, maximumCluster: cluster)).isPass
        }
        #expect(passes(5, nil) && passes(5, 3) && passes(1000, 3))
        #expect(!passes(4, nil) && !passes(4, 3) && !passes(1000, 2) && !passes(0, 1000))
    }

    @Test func alphaIsComparedOnWhiteAndOnBlack() throws {
        let transparent = try picture(" ")
        #expect(try compare(transparent, picture(".")).difference?.largestDistance ?? 0 > 0.9)
        #expect(try compare(transparent, picture("#")).difference?.largestDistance ?? 0 > 0.9)
        // Half-transparent black and grey look alike on white alone.
        let half = try Bitmap(width: 1, height: 1, pixels: [0x8000_0000])
        let grey = try Bitmap(width: 1, height: 1, pixels: [0xFF7F_7F7F])
        #expect(compare(half, grey, ComparisonTolerance(threshold: 0.4)).difference?.count == 1)
    }

    @Test func otherSizesAreComparedWhereTheyMeet() throws {
        let result = try compare(picture("..#", "..."), picture("..", "#.", ".."))
        guard case .sizeDiffers(let size) = result else {
            Issue.record("\(result)")
            return
        }
        #expect((size.beforeWidth, size.beforeHeight) == (3, 2))
        #expect((size.afterWidth, size.afterHeight) == (2, 3))
        // Two on the right, two below.
        #expect(size.outsideCount == 4)
        #expect(size.common.clusters == [Cluster(x: 0, y: 1, width: 1, height: 1, count: 1)])
        let tolerant = try compare(
            picture("..."), picture(".."), ComparisonTolerance(threshold: 1, maximumCount: 1000))
        #expect(!tolerant.isPass && tolerant.difference == nil)
    }

    @Test func manyRowsOnSeveralThreadsCountOnce() throws {
        let before = try Bitmap(width: 7, height: 1000, filledWith: .max)
        var after = before
        after.withUnsafeMutablePixels { for y in 0..<1000 { $0[y * 7 + y % 7] = 0xFF00_0000 } }
        #expect(
            compare(before, after).difference?.clusters == [
                Cluster(x: 0, y: 0, width: 7, height: 1000, count: 1000)
            ])
    }

    @Test func orderOfThePicturesDoesNotMatter() throws {
        for seed in 1...5 as ClosedRange<UInt64> {
            let before = try Bitmap.noise(23, 19, opaque: false, seed: seed)
            let after = try Bitmap.noise(23, 19, opaque: false, seed: seed + 100)
            let tolerance = ComparisonTolerance(threshold: 0.3, ignoresAntialiasing: true)
            #expect(compare(before, after, tolerance) == compare(after, before, tolerance))
        }
    }
}

@Suite struct ColorDistanceTests {
    @Test func distancesAreThoseOfThePaper() {
        // Black and white: ΔY = 255, no chroma.
        #expect(abs(ColorDistance.square(0xFF00_0000, .max) - 0.5053 * 65025) < 0.1)
        // Red and black: 255 · (0.29889531, 0.59597799, 0.21147017).
        let red = 65025 * (0.5053 * 0.0893384 + 0.299 * 0.3551898 + 0.1957 * 0.0447196)
        #expect(abs(ColorDistance.square(0xFFFF_0000, 0xFF00_0000) - Float(red)) < 0.2)
    }

    @Test func noPairPassesTheGreatestDistance() {
        let corners = (0..<8).map { corner -> UInt32 in
            (0..<3).reduce(0xFF00_0000) { corner >> $1 & 1 == 1 ? $0 | 0xFF << (8 * UInt32($1)) : $0 }
        }
        let all = corners.flatMap { first in corners.map { ColorDistance.square(first, $0) } }
        #expect(all.allSatisfy { $0 <= ColorDistance.greatestSquare })
        #expect(abs((all.max() ?? 0) - ColorDistance.greatestSquare) < 5)
    }

    @Test func brightnessIsThatOnWhite() {
        #expect(ColorDistance.luma(.max) == 255 << 16)
        #expect(ColorDistance.luma(0xFF00_0000) == 0)
        #expect(ColorDistance.luma(0) == 255 << 16)
        #expect(ColorDistance.luma(0x8000_0000) == 127 << 16)
    }
}

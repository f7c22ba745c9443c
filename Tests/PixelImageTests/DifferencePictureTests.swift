import Testing

@testable import PixelImage

@Suite struct DifferencePictureTests {
    /// `!` differs, `a` smooths an edge, `o` lies outside; white, black and the greys as they come out pale.
    private func text(_ bitmap: Bitmap) -> [String] {
        let names: [UInt32: Character] = [
            DifferenceColor.different: "!", DifferenceColor.smoothing: "a", DifferenceColor.outside: "o",
            0xFFFF_FFFF: ".", 0xFFC0_C0C0: "#", 0xFFE0_E0E0: "+", 0xFFF0_F0F0: "-",
        ]
        return (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { names[bitmap[x: $0, y: y]] ?? "?" })
        }
    }

    private func draw(
        _ before: Bitmap, _ after: Bitmap, _ tolerance: ComparisonTolerance = .exact
    ) throws -> [String] {
        try text(ImagePair(before: before, after: after).differencePicture(tolerance: tolerance))
    }

    @Test func changesStandOutOfThePaleOriginal() throws {
        #expect(
            try draw(picture("....", ".##.", "...."), picture("....", ".#..", "...#"))
                == ["....", ".#!.", "...!"])
    }

    @Test func smoothingHasItsOwnColour() throws {
        let before = try picture("...+###", "...+###", "...+###", "...+##.")
        let after = try picture("...-###", "...-###", "...-###", "...-###")
        #expect(try draw(before, after) == ["...a###", "...a###", "...a###", "...a##!"])
    }

    @Test func whatIsBelowTheThresholdStaysPale() throws {
        #expect(
            try draw(picture(".#"), picture("~."), ComparisonTolerance(threshold: 0.1)) == [".!"])
    }

    @Test func whatOnlyOneHasIsOutside() throws {
        #expect(try draw(picture("..#", "..."), picture("..", "#.", "..")) == ["..o", "!.o", "ooo"])
        #expect(try draw(picture("#"), picture("##", "##")) == ["#o", "oo"])
    }

    @Test func countedPixelsAreDrawnPixels() throws {
        let (before, after) = (
            try Bitmap.noise(60, 50, opaque: false, seed: 3), try Bitmap.noise(60, 50, opaque: false, seed: 4)
        )
        let pair = ImagePair(before: before, after: after)
        let tolerance = ComparisonTolerance(threshold: 0.2, ignoresAntialiasing: true)
        let drawn = try pair.differencePicture(tolerance: tolerance)
        let difference = try #require(pair.compared(tolerance: tolerance).difference)
        #expect(drawn.pixels.count { $0 == DifferenceColor.different } == difference.count)
        #expect(drawn.pixels.count { $0 == DifferenceColor.smoothing } == difference.antialiasedCount)
        #expect(difference.faintCount > 0 && difference.count > 0)
        #expect(try pair.differencePicture(tolerance: tolerance) == drawn)
    }

    @Test func tooLargeAUnionIsRefused() throws {
        let pair = ImagePair(
            before: try Bitmap(width: 10_000, height: 1), after: try Bitmap(width: 1, height: 10_000))
        #expect(throws: PixelImageError.tooLarge(width: 10_000, height: 10_000)) {
            try pair.differencePicture()
        }
    }
}

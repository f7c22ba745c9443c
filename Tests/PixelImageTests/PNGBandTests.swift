import Foundation
import Testing

@testable import PixelImage

@Suite struct PNGBandTests {
    private final class Sink {
        var bytes: [UInt8] = []
    }

    private func write(
        _ bitmap: Bitmap, bands heights: [Int], height: Int?, scale: Double = 1
    ) throws -> [UInt8] {
        let format = try PNGFormat(width: bitmap.width, isOpaque: bitmap.isOpaque, scale: scale)
        let sink = Sink()
        var stream = try PNGStream(format: format, height: height) { sink.bytes.append(contentsOf: $0) }
        var row = 0
        for height in heights {
            // An encoder of its own for each band, as if each had its own thread.
            var encoder = PNGBandEncoder(format: format)
            try stream.append(
                bitmap.crop(row..<row + height).withUnsafeBufferPointer { try encoder.encode($0) })
            row += height
        }
        try stream.finish()
        return sink.bytes
    }

    @Test(arguments: [[1, 1, 98], [33, 1, 17, 49], [100], Array(repeating: 1, count: 100)])
    func oddBandsMakeTheWholePicture(heights: [Int]) throws {
        for opaque in [true, false] {
            let bitmap = try Bitmap.noise(23, 100, opaque: opaque)
            let png = try write(bitmap, bands: heights, height: 100)
            #expect(try Bitmap(png: png).pixels == bitmap.pixels)
            try withTemporaryFolder { folder in
                let file = folder.appendingPathComponent("a.png")
                try Data(png).write(to: file)
                #expect(try run(["pngcheck", "-q", file.path]).status == 0)
            }
        }
    }

    @Test func ownBandsMakeTheSameBytesAsTheWhole() throws {
        let bitmap = try Bitmap.screen(1170, 700)
        let format = try PNGFormat(width: 1170, isOpaque: true, scale: 3)
        // 512 KiB of 4680-byte rows.
        #expect(format.bandHeight == 112)
        #expect(
            try write(bitmap, bands: [112, 112, 112, 112, 112, 112, 28], height: 700, scale: 3)
                == bitmap.png(scale: 3))
    }

    @Test func bandsMayBeEncodedAtTheSameTime() async throws {
        let bitmap = try Bitmap.screen(300, 900)
        let format = try PNGFormat(width: 300, isOpaque: true, scale: 1)
        let starts = Array(stride(from: 0, to: 900, by: format.bandHeight))
        let bands = try await withThrowingTaskGroup(of: (Int, PNGBand).self) { group in
            for start in starts {
                group.addTask {
                    var encoder = PNGBandEncoder(format: format)
                    let rows = bitmap.crop(start..<min(start + format.bandHeight, 900))
                    return (start, try rows.withUnsafeBufferPointer { try encoder.encode($0) })
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        let sink = Sink()
        var stream = try PNGStream(format: format, height: 900) { sink.bytes.append(contentsOf: $0) }
        for start in starts { try stream.append(#require(bands[start])) }
        try stream.finish()
        #expect(starts.count == 3)
        #expect(try sink.bytes == bitmap.png())
    }

    @Test func heightIsPatchedAfterwards() throws {
        let bitmap = try Bitmap.screen(50, 301)
        var png = try write(bitmap, bands: [301], height: nil)
        let header = try PNGFormat(width: 50, isOpaque: true, scale: 1).headerChunk(height: 301)
        png.replaceSubrange(
            PNGFormat.headerChunkOffset..<PNGFormat.headerChunkOffset + header.count, with: header)
        #expect(try png == bitmap.png())
    }

    @Test func rowsMustAddUp() throws {
        let bitmap = try Bitmap.screen(5, 10)
        #expect(throws: PixelImageError.self) { try write(bitmap, bands: [4, 5], height: 10) }
        #expect(throws: PixelImageError.self) { try write(bitmap, bands: [4, 6], height: 9) }
        #expect(throws: PixelImageError.self) { try write(bitmap, bands: [], height: nil) }
        #expect(throws: PixelImageError.self) { try write(bitmap, bands: [10], height: 0) }
    }

    @Test func formatsMustMatch() throws {
        let (rgb, rgba) = (
            try PNGFormat(width: 5, isOpaque: true, scale: 1),
            try PNGFormat(width: 5, isOpaque: false, scale: 1)
        )
        var encoder = PNGBandEncoder(format: rgba)
        let band = try [UInt32](repeating: 0, count: 10).withUnsafeBufferPointer { try encoder.encode($0) }
        #expect(throws: PixelImageError.self) {
            var stream = try PNGStream(format: rgb, height: 2) { _ in }
            try stream.append(band)
        }
        #expect(throws: PixelImageError.self) {
            try [UInt32](repeating: 0, count: 9).withUnsafeBufferPointer { try encoder.encode($0) }
        }
        #expect(throws: PixelImageError.self) {
            try encoder.encode(UnsafeBufferPointer(start: nil, count: 0))
        }
    }

    @Test func sidesThatPNGCannotSayAreRefused() throws {
        #expect(throws: PixelImageError.self) { try PNGFormat(width: 0, isOpaque: true, scale: 1) }
        #expect(throws: PixelImageError.self) { try PNGFormat(width: .max, isOpaque: true, scale: 1) }
        let format = try PNGFormat(width: 1, isOpaque: true, scale: 1)
        #expect(throws: PixelImageError.self) { try format.headerChunk(height: 1 << 31) }
        #expect(try format.headerChunk(height: 1 << 31 - 1).count == 25)
    }

    @Test func errorsOfTheSinkComeThrough() throws {
        struct Full: Error {}
        let format = try PNGFormat(width: 1, isOpaque: true, scale: 1)
        #expect(throws: Full.self) { _ = try PNGStream(format: format, height: 1) { _ in throw Full() } }
    }
}

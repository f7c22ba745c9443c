extension Bitmap {
    /// The picture as a PNG file: RGB if it is opaque, RGBA otherwise.
    ///
    /// - Parameter scale: pixels a point, which the file states as its resolution.
    public func png(scale: Double = 1) throws -> [UInt8] {
        let format = try PNGFormat(width: width, isOpaque: isOpaque, scale: scale)
        let output = ByteCollector()
        var stream = try PNGStream(format: format, height: height) { output.bytes.append(contentsOf: $0) }
        var encoder = PNGBandEncoder(format: format)
        try pixels.withUnsafeBufferPointer { pixels in
            var row = 0
            while row < height {
                let end = min(row + format.bandHeight, height)
                let rows = UnsafeBufferPointer(rebasing: pixels[row * width..<end * width])
                try stream.append(encoder.encode(rows))
                row = end
            }
        }
        try stream.finish()
        return output.bytes
    }
}

private final class ByteCollector {
    var bytes: [UInt8] = []
}

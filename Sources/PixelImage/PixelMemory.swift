/// Remembers where pairs of pixels stood in some rows, to find them again. Its owner deallocates it.
struct PixelMemory {
    private static let bits = 13
    private let places = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << bits)

    func deallocate() {
        places.deallocate()
    }

    func forget() {
        places.update(repeating: -1, count: 1 << Self.bits)
    }

    /// The pixels from one place on as they stood before: how many are the same, at least two, and how many bytes of
    /// the file lie between. Remembers the place.
    @inline(__always)
    func match(at x: Int, row: Int, of rows: PixelDeflater.Rows) -> (pixels: Int, distance: Int)? {
        guard x &+ 1 < rows.width else { return nil }
        let pixels = rows.pixels
        let index = row &* rows.width &+ x
        let (first, second) = (pixels[index], pixels[index &+ 1])
        let hash = (first &* 0x9E37_79B1 ^ second) &* 0x85EB_CA6B
        let slot = Int(hash >> UInt32(32 - Self.bits))
        let place = Int(places[slot])
        places[slot] = Int32(truncatingIfNeeded: index)
        guard place >= 0, pixels[place] == first, pixels[place &+ 1] == second else { return nil }
        let (oldRow, oldX) = place.quotientAndRemainder(dividingBy: rows.width)
        let distance = (row &- oldRow) &* rows.bytesPerRow &+ (x &- oldX) &* rows.bytesPerPixel
        guard distance <= DeflateCode.windowSize else { return nil }
        // A match stays in its row, there and here, since bytes of filters lie between rows.
        let limit = min(rows.width &- max(x, oldX), 258 / rows.bytesPerPixel)
        guard limit > 1 else { return nil }
        var count = 2
        while count < limit, pixels[place &+ count] == pixels[index &+ count] { count &+= 1 }
        return (count, distance)
    }
}

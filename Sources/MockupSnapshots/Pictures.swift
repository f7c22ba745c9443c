import PangoText
import PixelImage

/// What this module asks of pixels.
enum Pictures {
    static func hash(of bitmap: Bitmap) -> String {
        SHA256.of(bitmap.pixels.flatMap { pixel in [UInt8(truncatingIfNeeded: pixel)] })
    }

    static func decoded(_ png: [UInt8]) throws(PixelImageError) -> Bitmap { try Bitmap(png: png) }

    static func verdict(old: Bitmap, new: Bitmap, tolerance: SnapshotTolerance?) -> Verdict {
        var (left, top, right, bottom, count) = (Int.max, Int.max, 0, 0, 0)
        for y in 0..<old.height {
            for x in 0..<old.width where old[x: x, y: y] != new[x: x, y: y] {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                count += 1
            }
        }
        if count == 0 { return .identical }
        let cluster = PixelCluster(
            x: left, y: top, width: right - left + 1, height: bottom - top + 1, count: count)
        let difference = PixelDifference(count: count, total: old.width * old.height, clusters: [cluster])
        if let tolerance, count <= tolerance.maximumCount, count <= tolerance.maximumCluster {
            return .withinTolerance(difference)
        }
        return .different(difference)
    }

    static func difference(old: Bitmap, new: Bitmap) -> [UInt8]? { try? new.png() }
}

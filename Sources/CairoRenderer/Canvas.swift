import Drawing
import MockupModel

/// Some rows of a picture while they are being drawn.
struct Canvas {
    /// The first pixel of the rows.
    let pixels: UnsafeMutablePointer<UInt32>
    /// What can be drawn at all, in pixels of the whole picture; the width is the picture's.
    let bounds: PixelRect
    /// Where drawing has an effect; inside `bounds`.
    var clip: PixelRect

    init(pixels: UnsafeMutablePointer<UInt32>, width: Int, rows: Range<Int>) {
        self.pixels = pixels
        bounds = PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
        clip = bounds
    }

    @inline(__always)
    private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        pixels + (y - bounds.top) * bounds.right
    }

    func fill(_ rect: PixelRect, _ color: Color) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        let ink = Ink(color)
        var y = area.top
        while y < area.bottom {
            let target = row(y) + area.left
            if ink.alpha == 255 {
                target.update(repeating: ink.pixel, count: area.width)
            } else {
                var x = 0
                while x < area.width {
                    target[x] = Lanes.mix(ink.lanes, over: target[x], weight: ink.alpha)
                    x &+= 1
                }
            }
            y += 1
        }
    }

    /// Lays a colour through a mask whose place is told from `x`, `y`.
    func fill(_ mask: CoverageMask, x: Int, y: Int, _ color: Color) {
        let (left, top) = (x + mask.left, y + mask.top)
        let area = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
            .intersection(clip)
        guard !area.isEmpty else { return }
        let ink = Ink(color)
        mask.bytes.withUnsafeBufferPointer { bytes in
            guard let bytes = bytes.baseAddress else { return }
            var y = area.top
            while y < area.bottom {
                let coverage = bytes + (y - top) * mask.width + (area.left - left)
                ink.blend(UnsafeRawPointer(coverage), onto: row(y) + area.left, count: area.width)
                y += 1
            }
        }
    }

    /// Lays a picture on, weakened by an alpha from 0 to 255.
    func draw(_ picture: ScaledStrike, x: Int, y: Int, alpha: UInt8) {
        let (left, top) = (x + picture.left, y + picture.top)
        let area = PixelRect(left: left, top: top, right: left + picture.width, bottom: top + picture.height)
            .intersection(clip)
        guard !area.isEmpty else { return }
        picture.pixels.withUnsafeBufferPointer { source in
            var y = area.top
            while y < area.bottom {
                let target = row(y)
                var x = area.left
                while x < area.right {
                    let lanes = Lanes.spread(source[(y - top) * picture.width + x - left])
                    let weakened = Lanes.divideBy255(lanes &* UInt64(alpha))
                    let opposite = 255 &- UInt64(Lanes.gather(weakened) >> 24)
                    let rest = Lanes.divideBy255(Lanes.spread(target[x]) &* opposite)
                    target[x] = Lanes.gather(weakened &+ rest)
                    x &+= 1
                }
                y += 1
            }
        }
    }
}

/// A colour made ready for blending.
private struct Ink {
    /// The colour without its alpha, opaque.
    let pixel: UInt32
    let lanes: UInt64
    /// 0 … 255.
    let alpha: UInt64

    init(_ color: Color) {
        pixel = 0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        lanes = Lanes.spread(pixel)
        alpha = UInt64(color.alpha)
    }

    @inline(__always)
    func blend(_ coverage: UnsafeRawPointer, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
        var x = 0
        while x < count {
            // Most of a mask is empty or full: eight pixels at a time are passed over or filled.
            if x &+ 8 <= count {
                let eight = coverage.loadUnaligned(fromByteOffset: x, as: UInt64.self)
                if eight == 0 {
                    x &+= 8
                    continue
                }
                if eight == .max, alpha == 255 {
                    (target + x).update(repeating: pixel, count: 8)
                    x &+= 8
                    continue
                }
            }
            let end = min(x &+ 8, count)
            while x < end {
                let weight = UInt64(coverage.load(fromByteOffset: x, as: UInt8.self))
                if weight == 255, alpha == 255 {
                    target[x] = pixel
                } else if weight != 0 {
                    target[x] = Lanes.mix(lanes, over: target[x], weight: Lanes.scale(alpha, by: weight))
                }
                x &+= 1
            }
        }
    }
}

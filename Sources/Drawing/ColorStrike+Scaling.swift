/// A colour glyph at the size at which it is drawn, on whole pixels.
public struct ScaledStrike: Hashable, Sendable {
    /// Pixels from the glyph's origin to the picture's left edge; negative is left of it.
    public var left: Int
    /// Pixels from the baseline down to the picture's top edge; negative is above it.
    public var top: Int
    public var width: Int
    public var height: Int
    /// Premultiplied `0xAARRGGBB`, rows from top to bottom.
    public var pixels: [UInt32]

    public static let empty = ScaledStrike(left: 0, top: 0, width: 0, height: 0, pixels: [])
}

extension ColorStrike {
    /// The columns and rows that the strike touches at a size, from the glyph's origin, y growing downwards.
    public func bounds(atPixelsPerEm size: Double) -> (columns: Range<Int>, rows: Range<Int>)? {
        guard let factor = factor(atPixelsPerEm: size) else { return nil }
        let edges = [left, left + Double(width), -top, Double(height) - top].map { $0 * factor }
        guard edges.allSatisfy({ abs($0) <= 1e6 }) else { return nil }
        return (
            Int(edges[0].rounded(.down))..<Int(edges[1].rounded(.up)),
            Int(edges[2].rounded(.down))..<Int(edges[3].rounded(.up))
        )
    }

    /// The strike at another size: every pixel is the mean of the area that it covers, or where the strike
    /// is magnified, of an area of one strike pixel about its middle.
    ///
    /// All in integers, so that it is the same on every machine; no overshoot, and no fringe, since colours are
    /// weighed with their alpha.
    ///
    /// - Parameters:
    ///   - columns: which columns to make, from the glyph's origin; normally those of `bounds`.
    ///   - rows: which rows to make, from the baseline, y growing downwards.
    public func scaled(toPixelsPerEm size: Double, columns: Range<Int>, rows: Range<Int>) -> ScaledStrike {
        guard let factor = factor(atPixelsPerEm: size), !columns.isEmpty, !rows.isEmpty,
            width > 0, height > 0, pixels.count == width * height
        else { return .empty }
        let across = columns.map { AreaWeights(target: $0, factor: factor, edge: left, count: width) }
        let down = rows.map { AreaWeights(target: $0, factor: factor, edge: -top, count: height) }
        let used = (down.map(\.first).min() ?? 0)..<(down.map(\.end).max() ?? 0)
        let narrowed = narrowed(across, rows: used)
        var result = [UInt32](repeating: 0, count: columns.count * rows.count)
        narrowed.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { result in
                var target = 0
                for weights in down {
                    var column = 0
                    while column < columns.count {
                        // Blue, green, red and alpha with 6 bits behind the point, times 14 bits of weight.
                        var sum = SIMD4<UInt32>(repeating: 1 << 19)
                        var row = weights.first
                        while row < weights.end {
                            let pixel = source[(row - used.lowerBound) * columns.count + column]
                            sum &+= pixel &* weights.weights[row - weights.first]
                            row += 1
                        }
                        sum &>>= 20
                        result[target] = sum.x | sum.y << 8 | sum.z << 16 | sum.w << 24
                        target += 1
                        column += 1
                    }
                }
            }
        }
        return ScaledStrike(
            left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count,
            pixels: result)
    }

    /// The rows of the strike that matter, scaled horizontally; 14 bits a channel.
    private func narrowed(_ across: [AreaWeights], rows: Range<Int>) -> [SIMD4<UInt32>] {
        var result: [SIMD4<UInt32>] = []
        result.reserveCapacity(across.count * rows.count)
        pixels.withUnsafeBufferPointer { pixels in
            for row in rows {
                for weights in across {
                    var sum = SIMD4<UInt32>(repeating: 1 << 7)
                    var column = weights.first
                    while column < weights.end {
                        let pixel = pixels[row * width + column]
                        let channels = SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 0xFF
                        sum &+= channels &* weights.weights[column - weights.first]
                        column += 1
                    }
                    result.append(sum &>> 8)
                }
            }
        }
        return result
    }

    private func factor(atPixelsPerEm size: Double) -> Double? {
        let factor = size / pixelsPerEm
        return factor.isFinite && factor > 1e-4 && left.isFinite && top.isFinite ? factor : nil
    }
}

/// How much each pixel of a strike's row or column counts for one pixel of the result.
private struct AreaWeights {
    /// The first pixel that counts, and the one behind the last.
    var first: Int
    var end: Int
    /// They sum up to 2¹⁴ where the area lies inside the strike, to less at its edges.
    var weights: [UInt32] = []

    /// - Parameters:
    ///   - target: the pixel of the result, from the glyph's origin.
    ///   - edge: where the strike begins, in its own pixels from the glyph's origin.
    ///   - count: the strike's length.
    init(target: Int, factor: Double, edge: Double, count: Int) {
        // In 65536ths of a strike pixel from the strike's edge.
        let one = 65536
        let step = Int((65536 / factor).rounded())
        let window = max(step, one)
        let start = Int(((Double(target) + 0.5) / factor * 65536 - edge * 65536).rounded()) - window / 2
        let limit = start + window
        first = max(0, min(count, start >> 16))
        end = max(first, min(count, (limit + one - 1) >> 16))
        var (covered, given) = (0, 0)
        for pixel in first..<end {
            covered += min(limit, (pixel + 1) * one) - max(start, pixel * one)
            let total = (covered * 16384 + window / 2) / window
            weights.append(UInt32(total - given))
            given = total
        }
    }
}

/// Arithmetic on four 8-bit channels at once, each in a lane of 16 bits.
///
/// All blending of a drawing happens here, in integers rounded to nearest, and depends on no library's version.
enum Lanes {
    private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        let pixel = UInt64(pixel)
        return pixel & 0x00FF_00FF | (pixel & 0xFF00_FF00) << 24
    }

    @inline(__always)
    static func gather(_ lanes: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: lanes & 0x00FF_00FF | lanes >> 24 & 0xFF00_FF00)
    }

    /// Each lane, at most 255², divided by 255 and rounded to nearest.
    @inline(__always)
    static func divideBy255(_ lanes: UInt64) -> UInt64 {
        let rounded = lanes &+ 0x0080_0080_0080_0080
        return (rounded &+ (rounded >> 8 & mask)) >> 8 & mask
    }

    /// (source · weight + target · (255 − weight)) / 255.
    @inline(__always)
    static func mix(_ source: UInt64, over target: UInt32, weight: UInt64) -> UInt32 {
        gather(divideBy255(source &* weight &+ spread(target) &* (255 &- weight)))
    }

    @inline(__always)
    static func scale(_ value: UInt64, by weight: UInt64) -> UInt64 {
        let product = value &* weight &+ 128
        return (product &+ product >> 8) >> 8
    }
}

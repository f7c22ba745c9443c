/// How far apart two colours look.
///
/// Y. Kotsarenko, F. Ramos: "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2 (2010): the weighted squares of the differences in the YIQ
/// space, 0.5053 · ΔY² + 0.299 · ΔI² + 0.1957 · ΔQ².
enum ColorDistance {
    /// The greatest square that two opaque colours can be apart.
    static let greatestSquare: Float = 35215

    /// The square of the distance of two premultiplied pixels.
    ///
    /// Where one is translucent, they are laid on white and on black, and the larger distance counts: what differs
    /// in its alpha alone differs on one of the two.
    static func square(_ first: UInt32, _ second: UInt32) -> Float {
        let onBlack = square(
            channel(first, 16) - channel(second, 16), channel(first, 8) - channel(second, 8),
            channel(first, 0) - channel(second, 0))
        guard first & second < 0xFF00_0000 else { return onBlack }
        // On white, each channel gains what the alpha lacks.
        let gain = channel(second, 24) - channel(first, 24)
        let onWhite = square(
            channel(first, 16) - channel(second, 16) + gain, channel(first, 8) - channel(second, 8) + gain,
            channel(first, 0) - channel(second, 0) + gain)
        return max(onBlack, onWhite)
    }

    /// A pixel's brightness on white, in 1/65536 of a level: whole numbers, so that equal ones are equal.
    static func luma(_ pixel: UInt32) -> Int32 {
        let (red, green, blue) = (
            Int32(truncatingIfNeeded: pixel >> 16 & 0xFF), Int32(truncatingIfNeeded: pixel >> 8 & 0xFF),
            Int32(truncatingIfNeeded: pixel & 0xFF)
        )
        let lack = Int32(truncatingIfNeeded: 255 - pixel >> 24)
        return 19588 &* red &+ 38445 &* green &+ 7503 &* blue &+ lack << 16
    }

    private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Float {
        Float(Int32(truncatingIfNeeded: pixel >> shift & 0xFF))
    }

    private static func square(_ red: Float, _ green: Float, _ blue: Float) -> Float {
        let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
        let i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}

extension Device {
    /// The device of a document that names none.
    public static let standard = iPhone15

    /// Every device that a document can name, in portrait: iPhones, then Androids, each oldest first.
    public static let catalogue: [Device] = [
        .iPhoneOriginal, .iPhone3G, .iPhone3GS, .iPhone4, .iPhone4S, .iPhone5, .iPhone5c, .iPhone5s,
        .iPhoneSE1, .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone6Plus,
        .iPhone6sPlus, .iPhone7Plus, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXSMax,
        .iPhone11ProMax, .iPhoneXR, .iPhone11, .iPhone12Mini, .iPhone13Mini, .iPhone12, .iPhone12Pro,
        .iPhone13, .iPhone13Pro, .iPhone14, .iPhone16e, .iPhone12ProMax, .iPhone13ProMax, .iPhone14Plus,
        .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax, .iPhone15Plus, .iPhone15ProMax,
        .iPhone16Plus, .iPhone16Pro, .iPhone17, .iPhone17Pro, .iPhone16ProMax, .iPhone17ProMax, .iPhoneAir,
        .iPhone17e, .nexus5, .pixel, .pixelXL, .pixel2, .pixel2XL, .pixel3, .pixel3XL, .pixel3A, .pixel3AXL,
        .pixel4, .pixel4XL, .pixel4A, .pixel5, .pixel6, .pixel6Pro, .pixel6A, .pixel7Pro, .pixel7, .pixel7A,
        .pixel8, .pixel8Pro, .pixel8A, .pixel9, .pixel9A, .pixel9Pro, .pixel9ProXL, .androidSmallPhone,
        .androidMediumPhone, .samsungGalaxyS24S25,
    ]

    /// A device of the catalogue: size in points, safe area's top and bottom edge in points.
    static func entry(
        _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double,
        _ cutout: ScreenCutout = .none
    ) -> Device {
        Device(
            name: name, size: Size(width: width, height: height), scale: scale,
            safeArea: EdgeInsets(top: top, bottom: bottom), cutout: cutout)
    }
}

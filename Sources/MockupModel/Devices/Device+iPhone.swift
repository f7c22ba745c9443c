// Sources: Human Interface Guidelines, layout (points and scales); safe areas from dumps of the simulators.

extension Device {
    public static let iPhoneOriginal = entry("iPhone (original)", 320, 480, scale: 1, top: 20, bottom: 0)
    public static let iPhone3G = entry("iPhone 3G", 320, 480, scale: 1, top: 20, bottom: 0)
    public static let iPhone3GS = entry("iPhone 3GS", 320, 480, scale: 1, top: 20, bottom: 0)
    public static let iPhone4 = entry("iPhone 4", 320, 480, scale: 2, top: 20, bottom: 0)
    public static let iPhone4S = entry("iPhone 4S", 320, 480, scale: 2, top: 20, bottom: 0)
    public static let iPhone5 = entry("iPhone 5", 320, 568, scale: 2, top: 20, bottom: 0)
    public static let iPhone5c = entry("iPhone 5c", 320, 568, scale: 2, top: 20, bottom: 0)
    public static let iPhone5s = entry("iPhone 5s", 320, 568, scale: 2, top: 20, bottom: 0)
    public static let iPhoneSE1 = entry("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0)
    public static let iPhone6 = entry("iPhone 6", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhone6s = entry("iPhone 6s", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhone7 = entry("iPhone 7", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhone8 = entry("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhoneSE2 = entry("iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhoneSE3 = entry("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0)
    public static let iPhone6Plus = entry("iPhone 6 Plus", 414, 736, scale: 3, top: 20, bottom: 0)
    public static let iPhone6sPlus = entry("iPhone 6s Plus", 414, 736, scale: 3, top: 20, bottom: 0)
    public static let iPhone7Plus = entry("iPhone 7 Plus", 414, 736, scale: 3, top: 20, bottom: 0)
    public static let iPhone8Plus = entry("iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0)
    public static let iPhoneX = entry("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34, .notch)
    public static let iPhoneXS = entry("iPhone XS", 375, 812, scale: 3, top: 44, bottom: 34, .notch)
    public static let iPhone11Pro = entry("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34, .notch)
    public static let iPhoneXSMax = entry("iPhone XS Max", 414, 896, scale: 3, top: 44, bottom: 34, .notch)
    public static let iPhone11ProMax = entry(
        "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34, .notch)
    public static let iPhoneXR = entry("iPhone XR", 414, 896, scale: 2, top: 48, bottom: 34, .notch)
    public static let iPhone11 = entry("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34, .notch)
    public static let iPhone12Mini = entry("iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34, .notch)
    public static let iPhone13Mini = entry("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34, .notch)
    public static let iPhone12 = entry("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone12Pro = entry("iPhone 12 Pro", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone13 = entry("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone13Pro = entry("iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone14 = entry("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone16e = entry("iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone12ProMax = entry(
        "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone13ProMax = entry(
        "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone14Plus = entry("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34, .notch)
    public static let iPhone14Pro = entry(
        "iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone15 = entry("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone15Pro = entry(
        "iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone16 = entry("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone14ProMax = entry(
        "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone15Plus = entry(
        "iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone15ProMax = entry(
        "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone16Plus = entry(
        "iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34, .dynamicIsland)
    public static let iPhone16Pro = entry(
        "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34, .dynamicIsland)
    public static let iPhone17 = entry("iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34, .dynamicIsland)
    public static let iPhone17Pro = entry(
        "iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34, .dynamicIsland)
    public static let iPhone16ProMax = entry(
        "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, .dynamicIsland)
    public static let iPhone17ProMax = entry(
        "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, .dynamicIsland)
    public static let iPhoneAir = entry("iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34, .dynamicIsland)
    public static let iPhone17e = entry("iPhone 17e", 390, 844, scale: 3, top: 47, bottom: 34, .notch)
}

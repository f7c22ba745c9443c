// Sources: Paparazzi's `DeviceConfig` and Android Studio's device list (pixels and density); insets from AOSP's
// system bars. A point is a density-independent pixel.

extension Device {
    public static let nexus5 = entry("Nexus 5", 360, 640, scale: 3, top: 24, bottom: 24)
    public static let pixel = entry("Pixel", 411.4, 731.4, scale: 2.625, top: 24, bottom: 24)
    public static let pixelXL = entry("Pixel XL", 411.4, 731.4, scale: 3.5, top: 24, bottom: 24)
    public static let pixel2 = entry("Pixel 2", 411.4, 731.4, scale: 2.625, top: 24, bottom: 24)
    public static let pixel2XL = entry("Pixel 2 XL", 411.4, 822.9, scale: 3.5, top: 24, bottom: 24)
    public static let pixel3 = entry("Pixel 3", 392.7, 785.5, scale: 2.75, top: 24, bottom: 24)
    public static let pixel3XL = entry("Pixel 3 XL", 411.4, 845.7, scale: 3.5, top: 24, bottom: 24)
    public static let pixel3A = entry("Pixel 3A", 392.7, 807.3, scale: 2.75, top: 24, bottom: 24)
    public static let pixel3AXL = entry("Pixel 3A XL", 432, 864, scale: 2.5, top: 24, bottom: 24)
    public static let pixel4 = entry("Pixel 4", 392.7, 829.1, scale: 2.75, top: 24, bottom: 24)
    public static let pixel4XL = entry("Pixel 4 XL", 411.4, 868.6, scale: 3.5, top: 24, bottom: 24)
    public static let pixel4A = entry("Pixel 4A", 392.7, 850.9, scale: 2.75, top: 24, bottom: 24)
    public static let pixel5 = entry("Pixel 5", 392.7, 850.9, scale: 2.75, top: 24, bottom: 24)
    public static let pixel6 = entry("Pixel 6", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel6Pro = entry("Pixel 6 Pro", 411.4, 891.4, scale: 3.5, top: 50, bottom: 24)
    public static let pixel6A = entry("Pixel 6A", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel7Pro = entry("Pixel 7 Pro", 411.4, 891.4, scale: 3.5, top: 50, bottom: 24)
    public static let pixel7 = entry("Pixel 7", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel7A = entry("Pixel 7A", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel8 = entry("Pixel 8", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel8Pro = entry("Pixel 8 Pro", 448, 997.3, scale: 3, top: 50, bottom: 24)
    public static let pixel8A = entry("Pixel 8A", 411.4, 914.3, scale: 2.625, top: 50, bottom: 24)
    public static let pixel9 = entry("Pixel 9", 411.4, 923.4, scale: 2.625, top: 66, bottom: 24)
    public static let pixel9A = entry("Pixel 9A", 411.4, 923.4, scale: 2.625, top: 24, bottom: 24)
    public static let pixel9Pro = entry("Pixel 9 Pro", 426.7, 952, scale: 3, top: 66, bottom: 24)
    public static let pixel9ProXL = entry("Pixel 9 Pro XL", 448, 997.3, scale: 3, top: 66, bottom: 24)
    public static let androidSmallPhone = entry(
        "Android Small Phone", 360, 640, scale: 2, top: 24, bottom: 24)
    public static let androidMediumPhone = entry(
        "Android Medium Phone", 411, 914, scale: 2.625, top: 24, bottom: 24)
    public static let samsungGalaxyS24S25 = entry(
        "Samsung Galaxy S24/S25", 360, 780, scale: 3, top: 24, bottom: 24)
}

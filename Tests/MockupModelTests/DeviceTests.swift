import MockupModel
import Testing

@Suite struct DeviceTests {
    /// Name; width, height, scale, safe area (top, left, bottom, right) in portrait; cutout.
    ///
    /// Sources: Human Interface Guidelines, layout; safe areas of the simulators; Android Studio's device list, with
    /// AOSP's bars of 24 where nothing else is known.
    private static let reference = """
        iPhone (original)|320 480 1 20 0 0 0|none
        iPhone 3G|320 480 1 20 0 0 0|none
        iPhone 3GS|320 480 1 20 0 0 0|none
        iPhone 4|320 480 2 20 0 0 0|none
        iPhone 4S|320 480 2 20 0 0 0|none
        iPhone 5|320 568 2 20 0 0 0|none
        iPhone 5c|320 568 2 20 0 0 0|none
        iPhone 5s|320 568 2 20 0 0 0|none
        iPhone SE (1st generation)|320 568 2 20 0 0 0|none
        iPhone 6|375 667 2 20 0 0 0|none
        iPhone 6s|375 667 2 20 0 0 0|none
        iPhone 7|375 667 2 20 0 0 0|none
        iPhone 8|375 667 2 20 0 0 0|none
        iPhone SE (2nd generation)|375 667 2 20 0 0 0|none
        iPhone SE (3rd generation)|375 667 2 20 0 0 0|none
        iPhone 6 Plus|414 736 3 20 0 0 0|none
        iPhone 6s Plus|414 736 3 20 0 0 0|none
        iPhone 7 Plus|414 736 3 20 0 0 0|none
        iPhone 8 Plus|414 736 3 20 0 0 0|none
        iPhone X|375 812 3 44 0 34 0|notch
        iPhone XS|375 812 3 44 0 34 0|notch
        iPhone 11 Pro|375 812 3 44 0 34 0|notch
        iPhone XS Max|414 896 3 44 0 34 0|notch
        iPhone 11 Pro Max|414 896 3 44 0 34 0|notch
        iPhone XR|414 896 2 48 0 34 0|notch
        iPhone 11|414 896 2 48 0 34 0|notch
        iPhone 12 mini|375 812 3 50 0 34 0|notch
        iPhone 13 mini|375 812 3 50 0 34 0|notch
        iPhone 12|390 844 3 47 0 34 0|notch
        iPhone 12 Pro|390 844 3 47 0 34 0|notch
        iPhone 13|390 844 3 47 0 34 0|notch
        iPhone 13 Pro|390 844 3 47 0 34 0|notch
        iPhone 14|390 844 3 47 0 34 0|notch
        iPhone 16e|390 844 3 47 0 34 0|notch
        iPhone 12 Pro Max|428 926 3 47 0 34 0|notch
        iPhone 13 Pro Max|428 926 3 47 0 34 0|notch
        iPhone 14 Plus|428 926 3 47 0 34 0|notch
        iPhone 14 Pro|393 852 3 59 0 34 0|dynamicIsland
        iPhone 15|393 852 3 59 0 34 0|dynamicIsland
        iPhone 15 Pro|393 852 3 59 0 34 0|dynamicIsland
        iPhone 16|393 852 3 59 0 34 0|dynamicIsland
        iPhone 14 Pro Max|430 932 3 59 0 34 0|dynamicIsland
        iPhone 15 Plus|430 932 3 59 0 34 0|dynamicIsland
        iPhone 15 Pro Max|430 932 3 59 0 34 0|dynamicIsland
        iPhone 16 Plus|430 932 3 59 0 34 0|dynamicIsland
        iPhone 16 Pro|402 874 3 62 0 34 0|dynamicIsland
        iPhone 17|402 874 3 62 0 34 0|dynamicIsland
        iPhone 17 Pro|402 874 3 62 0 34 0|dynamicIsland
        iPhone 16 Pro Max|440 956 3 62 0 34 0|dynamicIsland
        iPhone 17 Pro Max|440 956 3 62 0 34 0|dynamicIsland
        iPhone Air|420 912 3 68 0 34 0|dynamicIsland
        iPhone 17e|390 844 3 47 0 34 0|notch
        Nexus 5|360 640 3 24 0 24 0|none
        Pixel|411.4 731.4 2.625 24 0 24 0|none
        Pixel XL|411.4 731.4 3.5 24 0 24 0|none
        Pixel 2|411.4 731.4 2.625 24 0 24 0|none
        Pixel 2 XL|411.4 822.9 3.5 24 0 24 0|none
        Pixel 3|392.7 785.5 2.75 24 0 24 0|none
        Pixel 3 XL|411.4 845.7 3.5 24 0 24 0|none
        Pixel 3A|392.7 807.3 2.75 24 0 24 0|none
        Pixel 3A XL|432 864 2.5 24 0 24 0|none
        Pixel 4|392.7 829.1 2.75 24 0 24 0|none
        Pixel 4 XL|411.4 868.6 3.5 24 0 24 0|none
        Pixel 4A|392.7 850.9 2.75 24 0 24 0|none
        Pixel 5|392.7 850.9 2.75 24 0 24 0|none
        Pixel 6|411.4 914.3 2.625 50 0 24 0|none
        Pixel 6 Pro|411.4 891.4 3.5 50 0 24 0|none
        Pixel 6A|411.4 914.3 2.625 50 0 24 0|none
        Pixel 7 Pro|411.4 891.4 3.5 50 0 24 0|none
        Pixel 7|411.4 914.3 2.625 50 0 24 0|none
        Pixel 7A|411.4 914.3 2.625 50 0 24 0|none
        Pixel 8|411.4 914.3 2.625 50 0 24 0|none
        Pixel 8 Pro|448 997.3 3 50 0 24 0|none
        Pixel 8A|411.4 914.3 2.625 50 0 24 0|none
        Pixel 9|411.4 923.4 2.625 66 0 24 0|none
        Pixel 9A|411.4 923.4 2.625 24 0 24 0|none
        Pixel 9 Pro|426.7 952 3 66 0 24 0|none
        Pixel 9 Pro XL|448 997.3 3 66 0 24 0|none
        Android Small Phone|360 640 2 24 0 24 0|none
        Android Medium Phone|411 914 2.625 24 0 24 0|none
        Samsung Galaxy S24/S25|360 780 3 24 0 24 0|none
        """

    @Test func everyDeviceIsInTheCatalogue() throws {
        let lines = Self.reference.split(separator: "\n")
        #expect(lines.count == 81)
        for line in lines {
            let fields = line.split(separator: "|").map(String.init)
            let numbers = fields[1].split(separator: " ").compactMap { Double($0) }
            try #require(numbers.count == 7)
            let device = try #require(Device.catalogue.first { $0.name == fields[0] }, "\(fields[0])")
            #expect(device.size == Size(width: numbers[0], height: numbers[1]), "\(fields[0])")
            #expect(device.scale == numbers[2], "\(fields[0])")
            #expect(
                device.safeArea
                    == EdgeInsets(top: numbers[3], left: numbers[4], bottom: numbers[5], right: numbers[6]),
                "\(fields[0])")
            #expect(device.cutout.rawValue == fields[2], "\(fields[0])")
        }
    }

    @Test func namesAreUnique() {
        let names = Device.catalogue.compactMap(\.name)
        #expect(names.count == Device.catalogue.count)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        #expect(Device.standard.name == "iPhone 15")
    }

    /// Tops of navigation bars, measured on iOS 17 and 18.
    @Test(
        arguments: [
            (.iPhoneSE3, 20), (.iPhoneX, 44), (.iPhone14, 47), (.iPhone15, 161.0 / 3),
            (.iPhone16Pro, 169.0 / 3),
            (.pixel9, 66),
        ] as [(Device, Double)])
    func navigationBarsBeginBelowTheSafeTop(_ device: Device, _ top: Double) {
        #expect(abs(device.navigationBarTop - top) < 1e-9)
    }
}

import MockupModel
import Testing

@testable import TableLayout

@Suite("Bars")
struct BarTests {
    private func layout(_ device: Device, _ bar: NavigationBar?, style: TableStyle = .plain) throws
        -> ScreenLayout
    {
        try Mockup(
            device: device, navigationBar: bar,
            table: Table(style: style, sections: [Section(rows: [Cell("Row")])])
        ).laidOut()
    }

    private static let tops: [(Device, Double)] = [
        (.iPhoneSE1, 20), (.iPhoneX, 44), (.iPhone12, 47), (.iPhone13Mini, 50), (.iPhone11, 48),
        (.iPhone15, 161.0 / 3), (.iPhone16Pro, 169.0 / 3), (.iPhoneAir, 188.0 / 3), (.pixel8, 50),
    ]

    @Test("a bar begins at the safe area's top, on Dynamic Island screens above it", arguments: tops)
    func top(device: Device, top: Double) throws {
        let layout = try layout(device, NavigationBar("Title"))
        expectClose(try layout.frame("navigation-bar").y, top)
        expectClose(try layout.frame("navigation-bar").maxY, top + 44)
        expectClose(try layout.frame("section-0/row-0").y, top + 44)
        expectClose(try layout.baseline("navigation-bar/title"), top + 28 + 1.0 / 3)
    }

    @Test("a large title adds 52")
    func largeTitle() throws {
        let layout = try layout(.iPhoneX, NavigationBar("Title", largeTitle: true))
        #expect(try layout.frame("navigation-bar") == Rect(x: 0, y: 44, width: 375, height: 96))
        #expect(try layout.frame("section-0/row-0").y == 140)
    }

    @Test("without a bar content begins at the safe area's top")
    func noBar() throws {
        let layout = try layout(.iPhone15, nil)
        #expect(try layout.frame("section-0/row-0").y == 59)
        #expect(layout.node("navigation-bar") == nil)
    }

    @Test("the title is centred, and gives way to the buttons")
    func title() throws {
        let centred = try layout(.iPhoneX, NavigationBar("Title", back: "Back", trailing: ["Edit"]))
        expectClose(try centred.frame("navigation-bar/title").midX, 375 / 2)
        let crowded = try layout(
            .iPhoneX,
            NavigationBar("A title of many letters", back: "A long way back", trailing: ["Done"]))
        let (back, title, done) = (
            try crowded.frame("navigation-bar/back"), try crowded.frame("navigation-bar/title"),
            try crowded.frame("navigation-bar/trailing-0")
        )
        #expect(title.x >= back.maxX && title.maxX <= done.x)
        #expect(crowded.node("navigation-bar/title")?.text?.isTruncated == true)
    }

    @Test("the last trailing button stands at the edge")
    func trailing() throws {
        let layout = try layout(.iPhoneX, NavigationBar("", trailing: ["One", "Two"]))
        let (one, two) = (
            try layout.frame("navigation-bar/trailing-0"), try layout.frame("navigation-bar/trailing-1")
        )
        expectClose(two.maxX, 359)
        expectClose(one.maxX, two.x - 16)
    }

    @Test("a hidden status bar moves nothing")
    func hiddenStatusBar() throws {
        var mockup = Mockup(
            device: .iPhone15, navigationBar: NavigationBar("Title"),
            table: Table(sections: [Section(rows: [Cell("Row")])]))
        let shown = try mockup.laidOut()
        mockup.statusBar.isHidden = true
        let hidden = try mockup.laidOut()
        #expect(shown.node("status-bar") != nil && hidden.node("status-bar") == nil)
        #expect(try shown.frame("section-0/row-0") == hidden.frame("section-0/row-0"))
    }

    @Test("bars do not grow with the text size", arguments: ContentSizeCategory.allCases)
    func textSize(category: ContentSizeCategory) throws {
        var mockup = Mockup(device: .iPhoneX, navigationBar: NavigationBar("Title", back: "Back"))
        let large = try mockup.laidOut()
        mockup.textSize = category
        #expect(try mockup.laidOut().node("navigation-bar") == large.node("navigation-bar"))
    }

    @Test("screens with a home indicator have one, 8 above the edge", arguments: Device.catalogue)
    func homeIndicator(device: Device) throws {
        let layout = try layout(device, nil)
        guard let indicator = layout.node("home-indicator") else {
            #expect(device.safeArea.bottom == 0)
            return
        }
        #expect(device.safeArea.bottom > 0)
        #expect(indicator.frame.maxY == device.size.height - 8)
        expectClose(indicator.frame.midX, device.size.width / 2)
    }

    @Test("everything stands on the screen of every device", arguments: Device.catalogue)
    func everyDevice(device: Device) throws {
        for direction in LayoutDirection.allCases {
            var mockup = Mockup(
                device: device, direction: direction,
                navigationBar: NavigationBar("Title", back: "Back", trailing: ["Edit"]),
                table: Table(style: .insetGrouped, sections: [Section("Header", footer: "Footer")]))
            var cell = Cell("Title").item(detail: "Detail", memo: "Memo")
            cell.accessory = .disclosure
            mockup.table.sections[0].rows = [cell]
            for node in try mockup.laidOut().screenNodes {
                #expect(node.frame.x >= 0 && node.frame.maxX <= device.size.width, "\(node.id)")
                #expect(node.frame.y >= 0 && node.frame.maxY <= device.size.height, "\(node.id)")
            }
        }
    }
}

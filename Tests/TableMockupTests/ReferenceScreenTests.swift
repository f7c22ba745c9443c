import Foundation
import MockupFormat
import TableMockup
import Testing

/// Screens of UIKit that were measured to a third of a point, laid out from documents with content of our own: what
/// stands at a place there stands within half a point of it here.
@Suite("Reference screens")
struct ReferenceScreenTests {
    private func layout(_ name: String) throws -> ScreenLayout {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Reference/\(name).yaml")))
        let document = try MockupDocument(parsing: bytes, notation: .yaml, file: name)
        return try Renderer().layout(try #require(document.variants.first).mockup)
    }

    private func expect(
        _ value: Double, near expected: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            abs(value - expected) <= 0.5, "\(value) is not within half a point of \(expected)",
            sourceLocation: sourceLocation)
    }

    @Test(
        "plain tables: pitch, hairlines, baseline, insets",
        arguments: [("plain-320", 20.0, 16.0, 320.0), ("plain-375", 44, 16, 375), ("plain-414", 44, 20, 414)])
    func plain(name: String, top: Double, inset: Double, width: Double) throws {
        let layout = try layout(name)
        for row in 0..<10 {
            let frame = try layout.frame("section-0/row-\(row)")
            expect(frame.y, near: top + 44 * Double(row))
            expect(frame.height, near: 44)
            let hairline = try layout.frame("section-0/row-\(row)/separator")
            expect(hairline.y, near: frame.y + 44)
            expect(hairline.x, near: inset)
            expect(hairline.maxX, near: width)
            expect(try layout.baseline("section-0/row-\(row)/title"), near: frame.y + 28)
            expect(try layout.frame("section-0/row-\(row)/title").x, near: inset)
        }
    }

    @Test("a navigation bar and its hairline")
    func bars() throws {
        let layout = try layout("bars-375")
        let bar = try layout.frame("navigation-bar")
        expect(bar.y, near: 0)
        expect(bar.maxY, near: 44)
        let hairline = try layout.frame("navigation-bar/separator")
        expect(hairline.y, near: 44)
        expect(hairline.x, near: 0)
        expect(hairline.maxX, near: 375)
        expect(try layout.frame("navigation-bar/leading-0").x, near: 16)
    }

    @Test("grouped on iOS 13: bar, first row, switch, hairlines")
    func groupedIOS13() throws {
        let layout = try layout("grouped-ios13-375")
        let bar = try layout.frame("navigation-bar")
        expect(bar.y, near: 44)
        expect(bar.maxY, near: 88)
        expect(try layout.frame("navigation-bar/separator").y, near: 88)
        let chevron = try layout.frame("navigation-bar/back/chevron")
        expect(chevron.x, near: 8.67)
        expect(chevron.maxX, near: 21)
        expect(chevron.y, near: 55.67)
        expect(chevron.maxY, near: 76.67)
        let row = try layout.frame("section-0/row-0")
        expect(row.y, near: 123)
        expect(row.maxY, near: 167)
        let (top, bottom) = (
            try layout.frame("section-0/row-0/top-separator"), try layout.frame("section-0/row-0/separator")
        )
        expect(top.y, near: 123)
        expect(bottom.y, near: 167)
        for hairline in [top, bottom] {
            expect(hairline.x, near: 0)
            expect(hairline.maxX, near: 375)
        }
        let toggle = try layout.frame("section-0/row-0/switch")
        expect(toggle.x, near: 309)
        expect(toggle.maxX, near: 360)
        expect(toggle.y, near: 129.67)
        expect(toggle.maxY, near: 160.67)
        let indicator = try layout.frame("home-indicator")
        expect(indicator.x, near: 120.67)
        expect(indicator.maxX, near: 254.67)
        expect(indicator.y, near: 799)
        expect(indicator.maxY, near: 804)
    }

    @Test("inset grouped: header, cards, gaps, baselines")
    func insetGrouped() throws {
        let layout = try layout("inset-grouped-375")
        expect(try layout.frame("section-0/header").y, near: 50)
        for (row, y) in [87.33, 131.33, 175.33, 219.33].enumerated() {
            let frame = try layout.frame("section-0/row-\(row)")
            expect(frame.x, near: 20)
            expect(frame.maxX, near: 355)
            expect(frame.y, near: y)
            expect(frame.maxY, near: y + 44)
            expect(try layout.frame("section-0/row-\(row)/title").x, near: 40)
        }
        expect(try layout.frame("section-1/row-0").y, near: 318.33)
        expect(try layout.frame("section-1/row-2").maxY, near: 450.33)
        expect(try layout.baseline("section-0/header"), near: 78.33)
        expect(try layout.baseline("section-1/header"), near: 318.33 - 9)
        #expect(try #require(layout.node("section-0/header")).text?.lines.first?.text == "EXPORT")
    }

    @Test("a large title and the first separator below it")
    func largeTitle() throws {
        let layout = try layout("large-title-375")
        expect(try layout.frame("navigation-bar").maxY, near: 140)
        expect(try layout.frame("navigation-bar/title").x, near: 16)
        expect(try layout.baseline("navigation-bar/title"), near: 124)
        expect(try layout.frame("section-0/row-0/top-separator").y, near: 140)
        expect(try layout.frame("section-0/row-0").y, near: 140)
        expect(try layout.baseline("status-bar/time"), near: 28.67)
        expect(try layout.frame("status-bar/battery").maxX, near: 360.67)
        expect(try layout.frame("status-bar/wifi").x, near: 316)
    }

    @Test("grouped on iOS 7: gaps and insets")
    func groupedIOS7() throws {
        let layout = try layout("grouped-ios7-568")
        expect(try layout.frame("navigation-bar").maxY, near: 64)
        let header = try layout.frame("section-0/header")
        expect(header.y, near: 64)
        expect(header.maxY, near: 119)
        expect(try layout.baseline("section-0/header"), near: 109.5)
        for row in 0..<6 {
            expect(try layout.frame("section-0/row-\(row)").maxY, near: 163 + 44 * Double(row))
        }
        expect(try layout.frame("section-0/row-0/top-separator").x, near: 0)
        expect(try layout.frame("section-0/row-0/separator").x, near: 15)
        expect(try layout.frame("section-0/row-0/title").x, near: 15)
        expect(try layout.baseline("section-0/row-0/title"), near: 119 + 28.5)
        let chevron = try layout.frame("section-0/row-4/accessory")
        expect(chevron.x, near: 297)
        expect(chevron.maxX, near: 305)
        let back = try layout.frame("navigation-bar/back/chevron")
        expect(back.x, near: 8)
        expect(back.maxX, near: 20.5)
        expect(back.y, near: 32)
        expect(back.maxY, near: 52.5)
        expect(try layout.baseline("navigation-bar/title"), near: 48.5)
    }

    @Test("grouped on iOS 7.1: footer, and the gap below it")
    func groupedIOS7Footer() throws {
        let layout = try layout("grouped-ios7-480")
        for (row, y) in [92.0, 136, 180].enumerated() {
            expect(try layout.frame("section-0/row-\(row)/separator").y, near: y)
        }
        let mark = try layout.frame("section-0/row-1/accessory")
        expect(mark.x, near: 292)
        expect(mark.maxX, near: 304.5)
        expect(mark.y, near: 109.5)
        expect(mark.maxY, near: 119.5)
        let toggle = try layout.frame("section-0/row-0/switch")
        expect(toggle.x, near: 254)
        expect(toggle.maxX, near: 305)
        expect(try layout.baseline("section-0/footer"), near: 200)
        expect(try layout.frame("section-1/row-0").y, near: 220)
        expect(try layout.frame("section-1/row-0/top-separator").x, near: 0)
        expect(try layout.frame("section-1/row-0/separator").y, near: 264)
        expect(try layout.frame("section-1/row-0/value").maxX, near: 305)
    }
}

extension ScreenLayout {
    fileprivate func frame(_ id: String) throws -> Rect { try #require(frame(of: id), "no node '\(id)'") }

    /// The first baseline of a node's text on the screen.
    fileprivate func baseline(_ id: String) throws -> Double {
        let node = try #require(self.node(id))
        return try frame(id).y + (try #require(node.text?.lines.first)).baseline
    }
}

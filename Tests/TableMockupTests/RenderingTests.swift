import Foundation
import MockupFormat
import PixelImage
import TableMockup
import Testing

@Suite("Rendering")
struct RenderingTests {
    /// A small screen with something of everything.
    private static let screen = Mockup(device: Device(size: Size(width: 200, height: 300), scale: 2)) {
        NavigationBar("Title", back: "Back")
        Table(style: .insetGrouped) {
            Section("Header", footer: "Footer") {
                Cell("Milk").item(detail: "198 × 2", memo: "low fat 🥛 低脂肪").checkbox(true)
                Cell("Wi-Fi").value("Home").accessory(.disclosure)
                Cell("On").switch(true)
            }
        }
    }

    private func list(rows: Int, height: Double) -> Mockup {
        Mockup(
            device: Device(
                size: Size(width: 200, height: height), scale: 1.5, safeArea: EdgeInsets(top: 20, bottom: 34))
        ) {
            NavigationBar("Rows")
            Table {
                Section("Header") {
                    for row in 0..<rows {
                        Cell("Row \(row) with words that wrap").item(detail: "\(row)", memo: "memo g̃ ที่ปู่")
                    }
                }
            }
        }
    }

    @Test("the same bytes again, in the same renderer, in another, and after other pictures")
    func determinism() throws {
        let renderer = try Renderer()
        let (png, svg) = (try renderer.png(Self.screen), try renderer.svg(Self.screen))
        _ = try renderer.png(list(rows: 3, height: 300))
        _ = try renderer.svg(list(rows: 3, height: 300))
        #expect(try renderer.png(Self.screen) == png)
        #expect(try renderer.svg(Self.screen) == svg)
        let another = try Renderer()
        _ = try another.svg(list(rows: 5, height: 200))
        #expect(try another.svg(Self.screen) == svg)
        #expect(try another.png(Self.screen) == png)
        #expect(try Self.screen.png() == png.bytes)
    }

    @Test("a picture is round(size × scale)", arguments: [1, 1.5, 2, 2.625, 3])
    func size(scale: Double) throws {
        let bytes = try Renderer().png(Self.screen, options: RenderOptions(scale: scale)).bytes
        let bitmap = try Bitmap(png: bytes)
        #expect(bitmap.width == Int((200 * scale).rounded()) && bitmap.height == Int((300 * scale).rounded()))
        #expect(bitmap.isOpaque)
    }

    @Test("full height draws in bands what a screen of that height draws at once")
    func fullHeightEqualsScreen() throws {
        let renderer = try Renderer()
        let short = list(rows: 100, height: 300)
        let height = try renderer.layout(short, isFullHeight: true).size.height
        let tall = list(rows: 100, height: height)
        let bands = try renderer.png(short, options: RenderOptions(isFullHeight: true)).bytes
        #expect(height > 7000)
        #expect(bands == (try renderer.png(tall).bytes))
    }

    @Test("full height of what fits is the screen")
    func fullHeightThatFits() throws {
        let renderer = try Renderer()
        #expect(
            try renderer.png(Self.screen, options: RenderOptions(isFullHeight: true))
                == renderer.png(Self.screen))
    }

    @Test("a bitmap beyond the limit is refused, and the way out named")
    func bitmapLimit() throws {
        var mockup = Self.screen
        mockup.device.size = Size(width: 5000, height: 5000)
        let error = #expect(throws: RenderError.self) { try mockup.png() }
        let text = try #require(error).description
        #expect(text.contains("64 Mpx") && text.contains("--full-height") && text.contains("scale"))
    }

    @Test(
        "values that make no sense are refused by name",
        arguments: [-1, 0, .nan, .infinity, 1e9] as [Double])
    func invalidSizes(value: Double) throws {
        let renderer = try Renderer()
        for path in [\Mockup.device.size.width, \.device.size.height, \.device.scale] {
            var mockup = Self.screen
            mockup[keyPath: path] = value
            #expect(throws: RenderError.self) { try renderer.png(mockup) }
            #expect(throws: RenderError.self) { try renderer.svg(mockup) }
        }
        var mockup = Self.screen
        mockup.table.rowHeight = .fixed(value)
        if value != 0 { #expect(throws: RenderError.self) { try renderer.layout(mockup) } }
        mockup = Self.screen
        mockup.table.contentOffset = value
        if !value.isFinite { #expect(throws: RenderError.self) { try renderer.layout(mockup) } }
    }

    @Test("a character without a glyph is an error that names it and the node, or a box")
    func missingGlyph() throws {
        let mockup = Mockup { Table { Section { Cell("a\u{10FFFD}b") } } }
        let error = #expect(throws: RenderError.self) { try mockup.png() }
        let text = try #require(error).description
        #expect(text == "section-0/row-0/title: no font has a glyph for U+10FFFD")
        let several = Mockup { Table { Section("\u{378}x\u{379}\u{378}") { Cell("\u{381}") } } }
        let all = #expect(throws: RenderError.self) { try several.png() }
        #expect(
            try #require(all).description == """
                section-0/header: no font has a glyph for U+0378, U+0379
                section-0/row-0/title: no font has a glyph for U+0381
                """)
        let boxed = try Renderer(missingGlyphs: .box).layout(mockup)
        #expect(boxed.node("section-0/row-0/title")?.text?.lines.first?.text == "a\u{10FFFD}b")
    }

    @Test(
        "control characters in a text are refused with the node",
        arguments: ["a\u{7}b", "a\0b", "a\u{7F}", "\u{1B}[0m"])
    func controlCharacters(text: String) throws {
        let mockup = Mockup { Table { Section { Cell(text) } } }
        let error = #expect(throws: RenderError.self) { try mockup.png() }
        #expect(try #require(error).description.hasPrefix("section-0/row-0/title: "))
    }

    @Test("a background that lets light through does so in the PNG, band by band as well")
    func translucentBackground() throws {
        var mockup = Mockup(device: Device(size: Size(width: 20, height: 90), scale: 1)) {
            Table { Section { Cell("") } }
        }
        mockup.theme.overrides.set(.background, to: Color(rgba: 0xFF00_0080))
        let renderer = try Renderer()
        for isFullHeight in [false, true] {
            let bytes = try renderer.png(mockup, options: RenderOptions(isFullHeight: isFullHeight)).bytes
            let bitmap = try Bitmap(png: bytes)
            // Half of red, multiplied by its alpha.
            #expect(bitmap[x: 5, y: 80] == 0x8080_0000)
            #expect(bitmap[x: 5, y: 10] == 0xFFFF_FFFF)
            #expect(!bitmap.isOpaque)
        }
    }

    @Test("light and dark differ in colours and in nothing else")
    func appearance() throws {
        let renderer = try Renderer()
        var dark = Self.screen
        dark.appearance = .dark
        #expect(try renderer.layout(dark) == renderer.layout(Self.screen))
        #expect(try renderer.png(dark) != renderer.png(Self.screen))
    }
}

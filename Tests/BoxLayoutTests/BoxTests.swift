import Drawing
import MockupModel
import Testing

@testable import BoxLayout

/// Arithmetic by hand: every character is 5 pt wide at 10 pt, a line 12 pt high.
@Suite("Boxes")
struct BoxTests {
    private let font = Font(size: 10)

    private func text(_ direction: LayoutDirection = .leftToRight) -> TextSetter {
        TextSetter(shaper: StubShaper(), direction: direction, locale: "en")
    }

    private func label(_ words: String, limit: Int = 0, width: Label.Width = .fill) -> Box {
        .label(Label(words, font: font, color: .label, lineLimit: limit, width: width))
    }

    private func square(_ size: Double, _ name: String) -> Box {
        Box.art(Art(size: Size(width: size, height: size)) { _, _ in [] }).node(name, .accessory)
    }

    /// The frames of a box's nodes by name, in a width and a height.
    private func frames(
        _ box: Box, width: Double = 100, height: Double? = nil, _ direction: LayoutDirection = .leftToRight
    ) throws -> [String: Rect] {
        let measured = try Box.node(NodeInfo("root", .cell), box).measured(
            width: width, height: height, text(direction))
        let size = Size(width: width, height: height ?? measured.size.height)
        var frames: [String: Rect] = [:]
        measured.placed(in: size, direction: direction).visit { node, corner in
            frames[node.id] = Rect(origin: corner, size: node.frame.size)
        }
        return frames
    }

    @Test("what stands at the leading edge stands at the right where one reads from there")
    func leadingIsResolvedOnce() throws {
        let box = Box.horizontal(
            spacing: 4, [Stack.Child(square(10, "a")), Stack.Child(square(20, "b"))]
        ).padding(Insets(leading: 6, trailing: 30))
        let left = try frames(box)
        #expect(left["root/a"] == Rect(x: 6, y: 5, width: 10, height: 10))
        #expect(left["root/b"] == Rect(x: 20, y: 0, width: 20, height: 20))
        let right = try frames(box, .rightToLeft)
        #expect(right["root/a"] == Rect(x: 84, y: 5, width: 10, height: 10))
        #expect(right["root/b"] == Rect(x: 60, y: 0, width: 20, height: 20))
    }

    @Test("frames are those in the node around")
    func framesAreRelative() throws {
        let box = Box.node(
            NodeInfo("outer", .cell), square(10, "inner").padding(Insets(top: 3, leading: 2))
        ).padding(Insets(top: 7, leading: 5))
        let measured = try Box.node(NodeInfo("root", .cell), box).measured(width: 50, text())
        let root = measured.placed(in: measured.size, direction: .leftToRight)
        #expect(root.children[0].frame.origin == Point(x: 5, y: 7))
        #expect(root.children[0].children[0].frame.origin == Point(x: 2, y: 3))
        #expect(root.children[0].insets == EdgeInsets(top: 3, left: 2))
    }

    @Test("placing shapes nothing")
    func placingShapesNothing() throws {
        let shaper = StubShaper()
        let setter = TextSetter(shaper: shaper, direction: .leftToRight, locale: "en")
        let box = Box.vertical([label("some words").node("a", .title), label("more").node("b", .value)])
        let measured = try Box.node(NodeInfo("root", .cell), box).measured(width: 40, setter)
        let before = shaper.shaped
        _ = measured.placed(in: Size(width: 40, height: 100), direction: .leftToRight)
        #expect(shaper.shaped == before)
    }

    @Test("words that want their own width leave the rest to others, and give way to half")
    func sharing() throws {
        func row(_ title: String, _ value: String) -> Box {
            .horizontal(
                spacing: 10, alignment: .fill,
                [
                    Stack.Child(label(title, limit: 1).node("title", .title), share: .rest),
                    Stack.Child(label(value, limit: 1).node("value", .value)),
                ])
        }
        let roomy = try frames(row("four", "six666"))
        #expect(roomy["root/value"]?.width == 30.01)
        #expect(abs(try #require(roomy["root/title"]).width - 59.99) < 1e-9)
        // 90 between them: the value gets what a short title leaves, or half beside a long one.
        let longValue = try frames(row("four", String(repeating: "v", count: 40)))
        #expect(longValue["root/value"]?.width == 70)
        let bothLong = try frames(row(String(repeating: "t", count: 40), String(repeating: "v", count: 40)))
        #expect(bothLong["root/value"]?.width == 45)
        #expect(bothLong["root/title"]?.width == 45)
    }

    @Test("the first arrangement that need not be squeezed is taken, else the last")
    func firstThatFits() throws {
        let beside = Box.horizontal(
            [
                Stack.Child(label("aaaa").node("a", .title), share: .rest),
                Stack.Child(label("bbbb").node("b", .value)),
            ])
        let below = Box.vertical([label("aaaa").node("a", .title), label("bbbb").node("b", .value)])
        let box = Box.firstThatFits([beside, below])
        #expect(try frames(box, width: 41)["root/b"]?.y == 0)
        #expect(try frames(box, width: 39)["root/b"]?.y == font.lineHeight)
    }

    @Test("a column's limit is shared: the first takes what the others don't need at least")
    func limitedColumn() throws {
        let words = "a a a a a a a a"
        let box = Box.vertical([label(words).node("a", .title), label(words).node("b", .value)])
        let line = font.lineHeight
        let frames = try frames(box, width: 5, height: 4 * line)
        #expect(frames["root/a"] == Rect(x: 0, y: 0, width: 5, height: 3 * line))
        #expect(frames["root/b"] == Rect(x: 0, y: 3 * line, width: 5, height: line))
    }

    @Test("spacers take what is left of a column, and give what is missing")
    func spacers() throws {
        let box = Box.vertical([.spacer(length: 10, least: 0), square(20, "a")])
        #expect(try frames(box)["root/a"]?.y == 10)
        #expect(try frames(box, height: 50)["root/a"]?.y == 30)
        #expect(try frames(box, height: 22)["root/a"]?.y == 2)
        #expect(try frames(box, height: 15)["root/a"] == Rect(x: 0, y: 0, width: 100, height: 15))
    }

    @Test("a size holds, and what is in it stands where it is told")
    func sizes() throws {
        let box = square(10, "a").size(SizeRule(width: 40, height: 30, alignment: Alignment(.end, .center)))
        #expect(try frames(box.align(.start, .start))["root/a"] == Rect(x: 30, y: 10, width: 10, height: 10))
        let least = square(10, "a").size(SizeRule(minHeight: 30, alignment: Alignment(.start, .end)))
        #expect(try frames(least)["root/a"] == Rect(x: 0, y: 20, width: 10, height: 10))
    }

    @Test("what stands between two others is in the middle of all, or as near as they allow")
    func between() throws {
        func bar(_ leading: Double) -> Box {
            .between(
                leading: square(leading, "l"), center: square(20, "c"), trailing: square(10, "t"))
        }
        #expect(try frames(bar(10))["root/c"]?.x == 40)
        #expect(try frames(bar(50))["root/c"]?.x == 50)
        #expect(try frames(bar(10))["root/t"]?.x == 90)
        #expect(try frames(bar(50), .rightToLeft)["root/c"]?.x == 30)
    }

    @Test("a baseline stands where it is told, whatever the font")
    func baselines() throws {
        let box = Box.baseline(30, label("x", width: .hug).node("a", .title))
        let frame = try #require(try frames(box)["root/a"])
        #expect(abs(frame.y + font.ascent - 30) < 1e-9)
        #expect(frame.width == 100)
    }

    @Test("an error names the node, from the outermost in, thrown or logged")
    func errors() throws {
        let box = Box.node(NodeInfo("row", .cell), label("\u{FFFF}").node("title", .title))
        #expect(throws: LayoutError(node: "row/title", cause: .missingGlyphs(["\u{FFFF}"]))) {
            _ = try box.measured(width: 100, text())
        }
        let log = LayoutErrorLog()
        let setter = TextSetter(shaper: StubShaper(), direction: .leftToRight, locale: "en", log: log)
        let measured = try Box.vertical([box, box]).measured(width: 100, setter)
        #expect(log.errors.map(\.node) == ["row/title"])
        #expect(measured.size.height == 0)
    }

    @Test("paints stand in their node; what is a backdrop lies below everything")
    func paints() throws {
        let fill = Decoration(.bounds(outsets: Insets(top: 3)), .cell, isBackdrop: true)
        let line = Decoration(.hairline(.aboveBottom), .separator)
        let box = Box.decoration(fill, .decoration(line, square(10, "a"))).padding(Insets(top: 5))
        let measured = try Box.node(NodeInfo("root", .cell), box).measured(width: 20, text())
        let node = measured.placed(in: Size(width: 20, height: measured.size.height), direction: .leftToRight)
        #expect(node.backdrop == [.fill(.rect(Rect(x: 0, y: 2, width: 20, height: 13)), .cell)])
        #expect(node.paints == [.fill(.hairline(x: 0, width: 20, edge: .above(15)), .separator)])
    }
}

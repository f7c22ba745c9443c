import BoxLayout
import Drawing
import Looks
import MockupModel

/// A mockup with its look, and how its texts are shaped.
struct ScreenContext {
    let mockup: Mockup
    let look: Look
    let traits: LookTraits
    let text: TextSetter

    init(mockup: Mockup, shaper: any TextShaping, log: LayoutErrorLog?) {
        self.mockup = mockup
        look = Look(of: mockup.theme)
        traits = LookTraits(of: mockup, look: look)
        text = TextSetter(
            shaper: shaper, direction: mockup.layoutDirection, locale: mockup.locale, log: log)
    }

    var screen: Size { mockup.device.size }

    /// A part of the screen in a rectangle of it.
    func node(_ box: MeasuredBox, in rect: Rect) -> LayoutNode {
        var node = box.placed(in: rect.size, direction: text.direction)
        node.frame = node.frame.offsetBy(x: rect.x, y: rect.y)
        return node
    }

    /// The same of a box that nobody had to measure before.
    func node(_ box: Box, in rect: Rect) throws(LayoutError) -> LayoutNode {
        node(try box.measured(width: rect.width, height: rect.height, text), in: rect)
    }
}

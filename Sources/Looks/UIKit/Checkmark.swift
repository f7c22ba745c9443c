import BoxLayout
import Drawing
import MockupModel

extension UIKit {
    /// The mark of a row that is chosen.
    @Sendable static func checkmark(_ traits: LookTraits) -> Box {
        let tokens = traits.tokens.controls.checkmark
        return Box.art(
            Art(size: Size(width: tokens.width, height: tokens.height)) { size, _ in
                let line = tokens.lineWidth
                let (left, right) = (line / 2, size.width - line / 2)
                let (top, bottom) = (line / 2, size.height - line / 2)
                let points = [
                    Point(x: left, y: top + (bottom - top) * 0.58),
                    Point(x: left + (right - left) * 0.36, y: bottom), Point(x: right, y: top),
                ]
                return [.fill(.path(Path(polyline: points, width: line), origin: .zero), .tint)]
            }
        ).node("accessory", .accessory, state: NodeState(isSelected: true))
            .padding(Insets(trailing: tokens.trailingOffset))
    }
}

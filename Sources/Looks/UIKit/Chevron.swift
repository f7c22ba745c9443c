import BoxLayout
import Drawing
import MockupModel

extension UIKit {
    /// An angle that points at where a row leads.
    @Sendable static func disclosure(_ traits: LookTraits) -> Box {
        let tokens = traits.tokens.controls.disclosure
        return chevron(
            Size(width: tokens.width, height: tokens.height), lineWidth: tokens.lineWidth,
            pointsForward: true, .tertiaryLabel
        ).node("accessory", .accessory).padding(Insets(trailing: tokens.trailingOffset))
    }

    /// An angle whose ink fills its size.
    static func chevron(_ size: Size, lineWidth: Double, pointsForward: Bool, _ color: ColorToken) -> Box {
        .art(
            Art(size: size) { size, direction in
                let half = lineWidth / 2
                let pointsRight = pointsForward == (direction == .leftToRight)
                let (tip, back) = pointsRight ? (size.width - half, half) : (half, size.width - half)
                let points = [
                    Point(x: back, y: half), Point(x: tip, y: size.height / 2),
                    Point(x: back, y: size.height - half),
                ]
                return [.fill(.path(Path(polyline: points, width: lineWidth), origin: .zero), color)]
            })
    }
}

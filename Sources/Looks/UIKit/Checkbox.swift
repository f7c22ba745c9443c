import BoxLayout
import Drawing
import MockupModel

extension UIKit {
    /// A square box: empty, with a mark, or with a bar for a mixed state.
    @Sendable static func checkbox(_ state: CheckboxState, _ traits: LookTraits) -> Box {
        let tokens = traits.tokens.controls.checkbox
        return Box.art(
            Art(size: Size(width: tokens.size, height: tokens.size)) { size, _ in
                CheckboxArt(tokens: tokens, size: size.width).paints(state)
            }
        ).node("checkbox", .checkbox, state: NodeState(check: state))
    }
}

private struct CheckboxArt {
    let tokens: CheckboxTokens
    let size: Double

    func paints(_ state: CheckboxState) -> [Paint] {
        switch state {
        case .off: [.fill(.path(ring, origin: .zero), .checkboxBorder)]
        case .on, .mixed:
            [
                .fill(.path(box, origin: .zero), .tint),
                .fill(.path(Path(polyline: mark(of: state), width: size / 11), origin: .zero), .onTint),
            ]
        }
    }

    private var box: Path {
        Path(roundedRect: Rect(x: 0, y: 0, width: size, height: size), radius: tokens.cornerRadius)
    }

    /// The box without its inside, which runs the other way round so that the non-zero rule leaves it out.
    private var ring: Path {
        let border = tokens.borderWidth
        let inner = Rect(x: border, y: border, width: size - 2 * border, height: size - 2 * border)
        let hole = Path(roundedRect: inner, radius: max(0, tokens.cornerRadius - border))
        return Path(box.elements + hole.mapPoints { Point(x: size - $0.x, y: $0.y) }.elements)
    }

    private func mark(of state: CheckboxState) -> [Point] {
        let fractions =
            state == .mixed
            ? [Point(x: 0.27, y: 0.5), Point(x: 0.73, y: 0.5)]
            : [Point(x: 0.25, y: 0.52), Point(x: 0.43, y: 0.70), Point(x: 0.76, y: 0.31)]
        return fractions.map { Point(x: $0.x * size, y: $0.y * size) }
    }
}

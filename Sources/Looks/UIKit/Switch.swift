import BoxLayout
import Drawing
import MockupModel

extension UIKit {
    /// A track with a round knob at its leading (off) or trailing (on) end.
    @Sendable static func toggle(_ isOn: Bool, _ traits: LookTraits) -> Box {
        let tokens = traits.tokens.controls.toggle
        return Box.art(
            Art(size: Size(width: tokens.width, height: tokens.height)) { size, direction in
                paints(isOn, isKnobAtRight: isOn == (direction == .leftToRight), tokens, size)
            }
        ).node("switch", .switch, state: NodeState(check: isOn ? .on : .off))
    }

    private static func paints(_ isOn: Bool, isKnobAtRight: Bool, _ tokens: SwitchTokens, _ size: Size)
        -> [Paint]
    {
        let track = Path(
            roundedRect: Rect(x: 0, y: 0, width: size.width, height: size.height), radius: size.height / 2)
        var paints: [Paint] = [.fill(.path(track, origin: .zero), isOn ? .switchOn : .switchOff)]
        let diameter = size.height - 2 * tokens.knobInset
        let knob = Rect(
            x: isKnobAtRight ? size.width - tokens.knobInset - diameter : tokens.knobInset,
            y: tokens.knobInset, width: diameter, height: diameter)
        // A soft shadow, 2 pt below the knob: circles that darken each other towards the middle.
        for spread in [3.0, 2.25, 1.5, 0.75, 0] {
            let shadow = Rect(
                x: knob.x - spread, y: knob.y + 2 - spread, width: diameter + 2 * spread,
                height: diameter + 2 * spread)
            paints.append(.fill(.ellipse(shadow), .switchShadow))
        }
        paints.append(.fill(.ellipse(knob), .switchKnob))
        return paints
    }
}

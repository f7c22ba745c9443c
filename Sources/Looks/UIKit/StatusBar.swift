import BoxLayout
import MockupModel

extension UIKit {
    /// The strip at the top of a screen, when there is room for one and it isn't hidden.
    ///
    /// Source: status bars measured at 375 × 812 (notch), 393 × 852 (Dynamic Island) and 320 × 568 (none); other
    /// screens follow the one of their kind.
    @Sendable static func statusBar(_ bar: StatusBar, _ device: Device, _ traits: LookTraits) -> Box? {
        guard !bar.isHidden, traits.safeArea.top >= 16 else { return nil }
        let isClassic = traits.safeArea.top < 40
        let places =
            isClassic
            ? StatusBarPlaces.classic(traits)
            : device.cutout == .dynamicIsland ? .island(traits) : .notch(traits)
        var boxes: [Box] = []
        if device.cutout == .dynamicIsland { boxes.append(island) }
        if !bar.time.isEmpty {
            boxes.append(
                time(
                    bar.time, places, traits.font(isClassic ? \.classicStatusBarTime : \.statusBarTime),
                    traits))
        }
        boxes += places.glyphs
        return Box.overlay(.empty, boxes).size(SizeRule(height: traits.safeArea.top))
            .node("status-bar", .statusBar)
    }

    private static func time(_ time: String, _ places: StatusBarPlaces, _ font: Font, _ traits: LookTraits)
        -> Box
    {
        Box.label(Label(time, font: font, color: .statusBar, lineLimit: 1, width: .hug))
            .size(SizeRule(maxWidth: traits.screen.width / 3))
            .node("time", .time).align(.center, .fill)
            .size(SizeRule(width: 2 * places.timeCenter)).align(.start, .fill)
            .onBaseline(places.baseline)
    }

    /// Source: 134, 11.33, 125 × 36.67 on a 393 pt wide screen.
    private static var island: Box {
        StatusGlyph.island.box(Size(width: 125, height: 36 + 2.0 / 3)).node("island", .sensorIsland)
            .padding(Insets(top: 11 + 1.0 / 3)).align(.center, .start)
    }
}

/// Where the parts of a status bar stand.
private struct StatusBarPlaces {
    /// From the leading edge to the middle of the time, in points.
    var timeCenter: Double
    /// From the top to the baseline that everything stands on, in points.
    var baseline: Double
    var glyphs: [Box]

    /// Time at the leading end, glyphs at the trailing end, beside a notch.
    static func notch(_ traits: LookTraits) -> StatusBarPlaces {
        // The ears of a 390 pt screen are wider than those of a 375 pt one.
        let shift = traits.screen.width > 375 ? 6.0 : 0
        let baseline = 28 + 2.0 / 3 + (traits.safeArea.top - 44)
        return StatusBarPlaces(
            timeCenter: 46 + 2.0 / 3 + shift, baseline: baseline,
            glyphs: trailing(
                [
                    (.cellularSignal, Size(width: 17, height: 11), 5),
                    (.wifi, Size(width: 15 + 1.0 / 3, height: 11), 5),
                    (.battery, Size(width: 24 + 1.0 / 3, height: 11 + 1.0 / 3), 14 + 1.0 / 3 + shift),
                ], baseline))
    }

    /// Time and glyphs on both sides of a Dynamic Island.
    static func island(_ traits: LookTraits) -> StatusBarPlaces {
        let baseline = 35 + 2.0 / 3 + (traits.safeArea.top - 59)
        return StatusBarPlaces(
            timeCenter: 71.2, baseline: baseline,
            glyphs: trailing(
                [
                    (.cellularSignal, Size(width: 18, height: 12), 6 + 1.0 / 3),
                    (.wifi, Size(width: 17, height: 12 + 1.0 / 3), 7 + 1.0 / 3),
                    (.battery, Size(width: 27 + 1.0 / 3, height: 13), 32 + 2.0 / 3),
                ], baseline))
    }

    /// Time in the middle, as before the notch.
    static func classic(_ traits: LookTraits) -> StatusBarPlaces {
        let baseline = (traits.safeArea.top - 20) / 2 + 15
        let leading = Box.horizontal(
            alignment: .end,
            [
                child(.cellularSignal, Size(width: 14, height: 9), Insets(leading: 6.5, trailing: 4.5)),
                child(.wifi, Size(width: 12.5, height: 9), .zero),
            ]
        ).align(.start, .end).size(SizeRule(height: baseline)).align(.fill, .start)
        let battery = Box.horizontal(
            alignment: .end, [child(.battery, Size(width: 25, height: 10), Insets(trailing: 5.5))]
        ).align(.end, .end).size(SizeRule(height: baseline + 0.5)).align(.fill, .start)
        return StatusBarPlaces(
            timeCenter: traits.screen.width / 2, baseline: baseline, glyphs: [leading, battery])
    }

    /// Glyphs on a baseline, each with the distance to what comes after it.
    private static func trailing(_ glyphs: [(StatusGlyph, Size, Double)], _ baseline: Double) -> [Box] {
        [
            Box.horizontal(alignment: .end, glyphs.map { child($0, $1, Insets(trailing: $2)) })
                .align(.end, .end).size(SizeRule(height: baseline)).align(.fill, .start)
        ]
    }

    private static func child(_ glyph: StatusGlyph, _ size: Size, _ insets: Insets) -> Stack.Child {
        Stack.Child(glyph.box(size).node(glyph.name, glyph.role).padding(insets))
    }
}

import Drawing
import MockupModel

extension LayoutContext {
    /// The status bar, when the screen has room for one and it isn't hidden.
    ///
    /// Source: status bars measured at 375 × 812 (notch), 393 × 852 (Dynamic Island) and 320 × 568 (none); other
    /// screens follow the one of their kind.
    func statusBar(_ bar: StatusBar, cutout: ScreenCutout) throws(LayoutError) -> LayoutNode? {
        guard !bar.isHidden, safeArea.top >= 16 else { return nil }
        let isClassic = safeArea.top < 40
        let places = isClassic ? classicPlaces : cutout == .dynamicIsland ? islandPlaces : notchPlaces
        let font = font(isClassic ? \.classicStatusBarTime : \.statusBarTime)
        var children: [LayoutNode] = []
        if cutout == .dynamicIsland { children.append(glyph(.sensorIsland, "island", islandFrame)) }
        if !bar.time.isEmpty {
            let id = "status-bar/time"
            let text = try shape(bar.time, font: font, width: screen.width / 3, lineLimit: 1, node: id)
            children.append(
                barLabel(
                    text, id: id, role: .time, x: places.timeCenter - text.size.width / 2,
                    width: text.size.width, baseline: places.baseline, color: .statusBar))
        }
        children.append(glyph(.cellularSignal, "signal", places.signal))
        children.append(glyph(.wifi, "wifi", places.wifi))
        children.append(glyph(.battery, "battery", places.battery))
        return LayoutNode(
            id: "status-bar", role: .statusBar,
            frame: Rect(x: 0, y: 0, width: screen.width, height: safeArea.top), children: children)
    }

    private struct Places {
        var timeCenter: Double
        var baseline: Double
        var signal: Rect
        var wifi: Rect
        var battery: Rect
    }

    /// Time at the leading end, glyphs at the trailing end, beside a notch.
    private var notchPlaces: Places {
        let baseline = 28 + 2.0 / 3 + (safeArea.top - 44)
        // The ears of a 390 pt screen are wider than those of a 375 pt one.
        let shift = screen.width > 375 ? 6.0 : 0
        let right = screen.width - 14 - 1.0 / 3 - shift
        return Places(
            timeCenter: 46 + 2.0 / 3 + shift, baseline: baseline,
            signal: Rect(x: right - 66 - 2.0 / 3, y: baseline - 11, width: 17, height: 11),
            wifi: Rect(x: right - 44 - 2.0 / 3, y: baseline - 11, width: 15 + 1.0 / 3, height: 11),
            battery: Rect(
                x: right - 24 - 1.0 / 3, y: baseline - 11 - 1.0 / 3, width: 24 + 1.0 / 3, height: 11 + 1.0 / 3
            ))
    }

    /// Time and glyphs on both sides of a Dynamic Island.
    private var islandPlaces: Places {
        let baseline = 35 + 2.0 / 3 + (safeArea.top - 59)
        let right = screen.width - 32 - 2.0 / 3
        return Places(
            timeCenter: 71.2, baseline: baseline,
            signal: Rect(x: right - 76, y: baseline - 12, width: 18, height: 12),
            wifi: Rect(x: right - 51 - 2.0 / 3, y: baseline - 12 - 1.0 / 3, width: 17, height: 12 + 1.0 / 3),
            battery: Rect(x: right - 27 - 1.0 / 3, y: baseline - 13, width: 27 + 1.0 / 3, height: 13))
    }

    /// Time in the middle, as before the notch.
    private var classicPlaces: Places {
        let baseline = (safeArea.top - 20) / 2 + 15
        let right = screen.width - 5.5
        return Places(
            timeCenter: screen.width / 2, baseline: baseline,
            signal: Rect(x: 6.5, y: baseline - 9, width: 14, height: 9),
            wifi: Rect(x: 25, y: baseline - 9, width: 12.5, height: 9),
            battery: Rect(x: right - 25, y: baseline - 9.5, width: 25, height: 10))
    }

    private var islandFrame: Rect {
        // Source: 134, 11.33, 125 × 36.67 on a 393 pt wide screen.
        Rect(x: (screen.width - 125) / 2, y: 11 + 1.0 / 3, width: 125, height: 36 + 2.0 / 3)
    }

    private func glyph(_ kind: StatusGlyph.Kind, _ name: String, _ frame: Rect) -> LayoutNode {
        let role: NodeRole =
            switch kind {
            case .cellularSignal: .cellularSignal
            case .wifi: .wifi
            case .battery: .battery
            case .sensorIsland: .sensorIsland
            }
        return LayoutNode(
            id: "status-bar/\(name)", role: role, frame: frame, element: .statusGlyph(StatusGlyph(kind: kind))
        )
    }
}

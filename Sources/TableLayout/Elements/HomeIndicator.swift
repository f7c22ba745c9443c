import Drawing
import MockupModel

/// The bar at the bottom of a screen without a home button.
struct HomeIndicator: Hashable, Sendable {
    func paint(in frame: Rect, with painter: inout Painter) {
        painter.fill(
            .roundedRect(frame, radius: frame.height / 2, corners: .all), .statusBar)
    }
}

extension LayoutContext {
    /// The home indicator above the bottom edge of a picture; `nil` for a screen with a home button.
    func homeIndicator(bottom: Double) -> LayoutNode? {
        guard safeArea.bottom >= 20 else { return nil }
        // Source: 134 pt of 375 and 140 pt of 393, measured; 0.357 of the width gives both.
        let width = (screen.width * 0.357).rounded()
        let height = self[.homeIndicatorHeight]
        return LayoutNode(
            id: "home-indicator", role: .homeIndicator,
            frame: Rect(
                x: (screen.width - width) / 2, y: bottom - self[.homeIndicatorGap] - height, width: width,
                height: height), element: .homeIndicator(HomeIndicator()))
    }
}

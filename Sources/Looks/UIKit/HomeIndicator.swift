import BoxLayout
import MockupModel

extension UIKit {
    /// The bar at the bottom of a screen; `nil` for a screen with a home button.
    @Sendable static func homeIndicator(_ device: Device, _ traits: LookTraits) -> Box? {
        guard traits.safeArea.bottom >= 20 else { return nil }
        let tokens = traits.tokens.homeIndicator
        // Source: 134 pt of 375 and 140 pt of 393, measured; 0.357 of the width gives both.
        let size = Size(width: (traits.screen.width * 0.357).rounded(), height: tokens.height)
        return Box.art(
            Art(size: size) { size, _ in
                [
                    .fill(
                        .roundedRect(
                            Rect(origin: .zero, size: size), radius: size.height / 2, corners: .all),
                        .statusBar)
                ]
            }
        ).node("home-indicator", .homeIndicator).align(.center, .end).padding(Insets(bottom: tokens.gap))
    }
}

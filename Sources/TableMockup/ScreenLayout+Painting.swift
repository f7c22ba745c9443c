import Drawing
import MockupModel
import Painting
import TableLayout

extension ScreenLayout {
    /// What to draw, in points; colours come from the palette and from nowhere else.
    public func displayList(palette: Palette) -> DisplayList {
        DisplayList(painting: root, title: title, palette: palette)
    }
}

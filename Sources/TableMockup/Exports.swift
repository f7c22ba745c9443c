@_exported import BoxLayout
@_exported import Drawing
@_exported import Looks
@_exported import MockupFormat
@_exported import MockupModel
import PangoText
@_exported import TableLayout

/// Where the font files are: the system's folders, or a folder of one's own.
public typealias FontLibrary = PangoText.FontLibrary

/// What happens to a character that no font has.
public typealias MissingGlyphs = PangoText.MissingGlyphs

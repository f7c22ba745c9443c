import CairoRenderer
import Drawing
import MockupModel
import PixelImage
import TableLayout

/// Why a mockup can't be drawn.
public enum RenderError: Error, Sendable {
    /// A value of the mockup is out of range; says which and what is possible.
    case invalidMockup(String)
    /// Some texts can't be shaped: at least one, and at most a hundred.
    case text([LayoutError])
    case image(PixelImageError)
    case drawing(RenderingError)
    /// The picture can't be written.
    case output(OutputError)
}

extension RenderError: CustomStringConvertible {
    /// What happened, lowercase, without a full stop; a line for each text that can't be shaped.
    public var description: String {
        switch self {
        case .invalidMockup(let reason): reason
        case .text(let errors): errors.map(\.description).joined(separator: "\n")
        case .image(let error): error.description
        case .drawing(let error): error.description
        case .output(let error): error.description
        }
    }

    /// What to do about it, where there is something to say.
    public var hint: String? {
        switch self {
        case .text(let errors): errors.first?.hint
        case .invalidMockup, .image, .drawing, .output: nil
        }
    }
}

extension LayoutError: CustomStringConvertible {
    /// The node, and what is wrong with its text.
    public var description: String { "\(node): \(cause.explanation)" }

    /// What to do about it, where there is something to say.
    public var hint: String? { cause.hint }
}

extension TextError {
    var explanation: String {
        switch self {
        case .missingGlyphs(let scalars):
            "no font has a glyph for \(scalars.map(\.notation).joined(separator: ", "))"
        case .missingFont(let file): "the font file '\(file)' is missing or damaged"
        case .tooLong(let count, let limit):
            "the text is \(count) characters long, more than the \(limit) that are shaped in one label"
        case .engine(let reason): "the text can't be shaped: \(reason)"
        }
    }

    var hint: String? {
        switch self {
        case .missingGlyphs:
            "draw a box in its place (--missing-glyphs box, in Swift missingGlyphs: .box), or add a font"
        case .missingFont: "'tablemockup fonts' lists the files that are needed and where they are looked for"
        case .tooLong, .engine: nil
        }
    }
}

extension Unicode.Scalar {
    /// `U+1F95B '🥛'`, without the character where it can't be seen.
    fileprivate var notation: String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isVisible =
            !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .unassigned && properties.generalCategory != .privateUse
            && properties.generalCategory != .control
        return isVisible ? "\(code) '\(self)'" : code
    }
}

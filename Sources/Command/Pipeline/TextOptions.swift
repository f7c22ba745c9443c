import PangoText
import TableMockup

/// What the options say about fonts.
struct TextOptions: Sendable {
    let fonts: FontLibrary
    let missingGlyphs: MissingGlyphs

    init(_ arguments: Arguments) throws(CommandFailure) {
        missingGlyphs = arguments[.missingGlyphs] == "box" ? .box : .error
        guard let folder = arguments[.fonts] else {
            fonts = .system
            return
        }
        guard Path.isFolder(folder) else {
            throw .failure(
                "there is no font folder '\(folder)'",
                hint: "'tablemockup fonts --bundle \(folder)' makes one")
        }
        fonts = .directory(folder)
        guard fonts.isReadable else { throw .failure("can't read the font folder '\(folder)'") }
    }

    /// - Parameter threadCount: How many threads one picture may keep busy.
    func makeRenderer(threadCount: Int = 1) throws(CommandFailure) -> Renderer {
        do throws(RenderError) {
            return try Renderer(fonts: fonts, missingGlyphs: missingGlyphs, threadCount: threadCount)
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// A kind of picture.
enum PictureFormat: String, Sendable {
    case png, svg
}

/// Where pictures go, as far as the options say.
struct PictureOutput: Sendable {
    /// The option's value, `nil` without one.
    let destination: String?
    /// The option's value, `nil` without one.
    let format: PictureFormat?

    init(_ arguments: Arguments) throws(CommandFailure) {
        destination = arguments[.output]
        format = arguments[.pictureFormat].flatMap(PictureFormat.init)
    }

    /// Endings that promise a picture of a certain kind; a file with one of them holds nothing else.
    private static let pictureExtensions = [
        "png", "svg", "pdf", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif", "ps", "eps",
    ]

    static func isPictureName(_ path: String) -> Bool {
        pictureExtensions.contains(Path.fileExtension(of: path).lowercased())
    }

    /// The format for a file of a given name.
    func format(for file: String) throws(CommandFailure) -> PictureFormat {
        let ending = Path.fileExtension(of: file).lowercased()
        guard Self.isPictureName(file) else { return format ?? .png }
        let named = PictureFormat(rawValue: ending)
        if let format, format != named {
            throw .usage(
                "format '\(format.rawValue)' contradicts the name '\(file)'",
                hint: "leave out '--format' or end the name with .\(format.rawValue)")
        }
        guard let named else {
            throw .usage(
                ending == "pdf"
                    ? "format 'pdf' is planned but not built yet"
                    : "no picture can be written as '.\(ending)'",
                hint: "end the name with .png or .svg")
        }
        return named
    }
}

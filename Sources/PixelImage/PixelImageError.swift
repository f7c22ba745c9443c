/// Why a picture can't be made, written or read.
public enum PixelImageError: Error, Hashable, Sendable {
    /// A side is 0 or negative.
    case emptyBitmap(width: Int, height: Int)
    /// More pixels than `Bitmap.pixelLimit`.
    case tooLarge(width: Int, height: Int)
    case wrongPixelCount(Int, width: Int, height: Int)
    /// A side is longer than a PNG file can say (2³¹ − 1), or a band is longer than one of its chunks.
    case tooLargeForPNG(width: Int, height: Int)
    /// The data don't start as a PNG file does.
    case notPNG
    /// The data end before the picture does.
    case truncatedPNG
    /// The data are a PNG file with an error in it; says what libpng says.
    case damagedPNG(String)
    /// A library refused to work.
    case encoder(String)
    /// Bands of another width or format, or more or fewer rows than were announced.
    case mismatchedBand(String)
}

extension PixelImageError {
    /// The same for those who read a file: what helps those who draw is of no use to them.
    package var readingDescription: String {
        guard case .tooLarge(let width, let height) = self else { return description }
        return "its \(width) × \(height) pixels are over the limit of \(Bitmap.pixelLimit / 1_000_000) Mpx"
    }
}

extension PixelImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .emptyBitmap(let width, let height):
            "a bitmap of \(width) × \(height) pixels has no pixels; both sides must be at least 1"
        case .tooLarge(let width, let height):
            """
            a bitmap of \(width) × \(height) pixels is over the limit of \(Bitmap.pixelLimit / 1_000_000) Mpx \
            (million pixels); lower the scale, or draw in bands with --full-height
            """
        case .wrongPixelCount(let count, let width, let height):
            "\(count) pixels given for a bitmap of \(width) × \(height)"
        case .tooLargeForPNG(let width, let height):
            "a picture of \(width) × \(height) pixels is more than a PNG file can hold; lower the scale"
        case .notPNG: "not a PNG file: the first eight bytes are not a PNG signature"
        case .truncatedPNG: "the PNG file is cut off: its end is missing"
        case .damagedPNG(let reason): "the PNG file is damaged: \(reason)"
        case .encoder(let reason): "the PNG encoder failed: \(reason)"
        case .mismatchedBand(let reason): "the bands do not make up the picture: \(reason)"
        }
    }
}

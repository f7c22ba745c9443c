import TableMockup

/// What became of a picture.
struct PictureOutcome: Sendable {
    var warnings: [String] = []
    /// Why there is no picture.
    var failure: CommandFailure?
}

/// Draws pictures one after the other; each thread has its own.
struct PictureDrawer {
    private let text: TextOptions
    private let options: RenderOptions
    private var renderer: Renderer?

    private let threadCount: Int

    /// - Parameter threadCount: How many threads one picture may keep busy.
    init(text: TextOptions, options: RenderOptions, threadCount: Int) {
        self.threadCount = threadCount
        self.text = text
        self.options = options
    }

    mutating func draw(_ picture: Picture) -> PictureOutcome {
        do throws(CommandFailure) {
            return PictureOutcome(warnings: try write(picture))
        } catch {
            return PictureOutcome(failure: error)
        }
    }

    /// Writes the picture; returns the layout's warnings.
    private mutating func write(_ picture: Picture) throws(CommandFailure) -> [String] {
        let drawing: Renderer
        if let renderer {
            drawing = renderer
        } else {
            drawing = try text.makeRenderer(threadCount: threadCount)
        }
        renderer = drawing
        do throws(RenderError) {
            switch picture.format {
            case .svg:
                let result = try drawing.svg(picture.mockup, options: options)
                let file = try Self.begin(picture, isPatchable: false)
                try Self.finish(file, with: result.bytes)
                return result.warnings.map(\.description)
            case .png:
                let file = try Self.begin(picture, isPatchable: true)
                let warnings = try drawing.writePNG(picture.mockup, options: options, to: file)
                try Self.finish(file, with: [])
                return warnings.map(\.description)
            }
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func begin(_ picture: Picture, isPatchable: Bool) throws(RenderError) -> OutputFile {
        do throws(OutputError) {
            switch picture.target {
            case .standardOutput: return try .standardOutput(isPatchable: isPatchable)
            case .file(let path): return try OutputFile(path: path, isPatchable: isPatchable)
            }
        } catch {
            throw .output(error)
        }
    }

    private static func finish(_ file: OutputFile, with bytes: [UInt8]) throws(RenderError) {
        do throws(OutputError) {
            try file.write(bytes)
            try file.commit()
        } catch {
            throw .output(error)
        }
    }
}

extension CommandFailure {
    init(_ error: RenderError) {
        if case .output(let error) = error {
            self.init(error)
        } else {
            self.init(status: .failure, message: error.description, hint: error.hint)
        }
    }
}

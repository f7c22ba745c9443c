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

    init(text: TextOptions, options: RenderOptions) {
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
        do {
            let renderer = try renderer ?? text.makeRenderer()
            self.renderer = renderer
            switch picture.format {
            case .svg:
                let (bytes, warnings) = try renderer.svg(picture.mockup, options: options)
                let file = try Self.begin(picture, isPatchable: false)
                try file.write(bytes)
                try file.commit()
                return warnings
            case .png:
                let file = try Self.begin(picture, isPatchable: true)
                let warnings = try renderer.writePNG(picture.mockup, options: options, to: file)
                try file.commit()
                return warnings
            }
        } catch let error as OutputError {
            throw CommandFailure(error)
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw .failure("\(error)")
        }
    }

    private static func begin(_ picture: Picture, isPatchable: Bool) throws(OutputError) -> OutputFile {
        switch picture.target {
        case .standardOutput: try .standardOutput(isPatchable: isPatchable)
        case .file(let path): try OutputFile(path: path, isPatchable: isPatchable)
        }
    }
}

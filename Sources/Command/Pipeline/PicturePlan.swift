import TableMockup

/// A picture that is to be drawn.
struct Picture: Sendable {
    enum Target: Hashable, Sendable {
        case standardOutput
        case file(String)
    }

    /// The document's path as it was given.
    let input: String
    /// The variant's name, when the document has variants.
    let variant: String?
    let mockup: Mockup
    let target: Target
    let format: PictureFormat

    /// How messages name the picture's source.
    var source: String {
        InputFile.name(of: input) + (variant.map { " (\($0))" } ?? "")
    }
}

/// Decides, before anything is drawn, where each picture goes.
struct PicturePlan {
    private struct Wish {
        let input: String
        let variant: String?
        let mockup: Mockup
    }

    private let output: PictureOutput
    private let inputCount: Int
    private var wishes: [Wish] = []

    init(output: PictureOutput, inputCount: Int) {
        self.output = output
        self.inputCount = inputCount
    }

    mutating func add(input: String, variant: String?, mockup: Mockup) {
        wishes.append(Wish(input: input, variant: variant, mockup: mockup))
    }

    /// The pictures with their targets; makes the folder they go to.
    func finished() throws(CommandFailure) -> [Picture] {
        let place = try place()
        var pictures: [Picture] = []
        for wish in wishes { pictures.append(try picture(for: wish, at: place)) }
        try checkTargets(of: pictures)
        if case .folder(let folder) = place, !pictures.isEmpty {
            let code = Path.makeFolder(folder)
            guard code == 0 else {
                throw .failure("can't make the folder '\(folder)': \(systemErrorText(code))")
            }
        }
        return pictures
    }

    private enum Place {
        case besideInput
        case standardOutput
        case file(String)
        case folder(String)
    }

    private func place() throws(CommandFailure) -> Place {
        // An input that could not be read counts: what the output means must not depend on its content.
        let isSeveral = max(inputCount, wishes.count) > 1
        guard let destination = output.destination else {
            guard wishes.contains(where: { Path.isDescriptor($0.input) }) else { return .besideInput }
            guard !isSeveral else {
                throw .usage(
                    "standard input has no folder for its pictures", hint: "name one: '-o FOLDER/'")
            }
            return .standardOutput
        }
        if destination == "-" {
            guard !isSeveral else {
                throw .usage(
                    "several pictures can't go to standard output",
                    hint: "choose one with '--variant', or give a folder: '-o FOLDER/'")
            }
            return .standardOutput
        }
        if destination.hasSuffix("/") || Path.isFolder(destination) { return .folder(destination) }
        guard isSeveral else {
            let folder = Path.folder(of: destination)
            guard folder.isEmpty || Path.isFolder(folder) else {
                throw .failure("can't write '\(destination)': there is no folder '\(folder)'")
            }
            return .file(destination)
        }
        guard !PictureOutput.isPictureName(destination), !Path.exists(destination) else {
            throw .usage(
                "several pictures can't go into one file '\(destination)'",
                hint: "choose one with '--variant', or give a folder: '-o FOLDER/'")
        }
        return .folder(destination)
    }

    private func picture(for wish: Wish, at place: Place) throws(CommandFailure) -> Picture {
        let target: Picture.Target
        let format: PictureFormat
        switch place {
        case .standardOutput:
            format = output.format ?? .png
            target = .standardOutput
        case .file(let path):
            format = try output.format(for: path)
            target = .file(path)
        case .besideInput, .folder:
            format = output.format ?? .png
            let document = Path.isDescriptor(wish.input) ? "stdin" : Path.stem(of: wish.input)
            let name = ([document] + (wish.variant.map { [$0] } ?? []) + [format.rawValue]).joined(
                separator: ".")
            if case .folder(let folder) = place {
                target = .file(Path.join(folder, name))
            } else {
                target = .file(Path.join(Path.folder(of: wish.input), name))
            }
        }
        return Picture(
            input: wish.input, variant: wish.variant, mockup: wish.mockup, target: target, format: format)
    }

    /// Refuses two pictures for one name, and a picture in the place of a document.
    private func checkTargets(of pictures: [Picture]) throws(CommandFailure) {
        var sources: [String: String] = [:]
        let inputs = Dictionary(
            wishes.filter { !Path.isDescriptor($0.input) && !Path.isStream($0.input) }
                .map { (Path.canonical($0.input), $0.input) }, uniquingKeysWith: { first, _ in first })
        for picture in pictures {
            guard case .file(let path) = picture.target, !Path.isStream(path) else { continue }
            let canonical = Path.canonical(path)
            if let input = inputs[canonical] {
                throw .usage(
                    "the picture of '\(picture.source)' would take the place of the input '\(input)'")
            }
            if let other = sources.updateValue(picture.source, forKey: canonical) {
                let both = other == picture.source ? "'\(other)' twice" : "'\(other)' and '\(picture.source)'"
                throw .usage(
                    "two pictures would be '\(path)': \(both)", hint: "render them into different folders")
            }
        }
    }
}

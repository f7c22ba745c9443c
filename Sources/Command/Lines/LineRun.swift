import MockupFormat
import Synchronization
import TableMockup
import Threads

/// One call of `render --jsonl`: a document a line, for as long as lines come.
struct LineRun: Sendable {
    private let overrides: ScreenOverrides
    private let text: TextOptions
    private let format: PictureFormat
    private let folder: String
    private let jobs: Int
    private let inputs: [String]
    private let console: Console

    init(_ arguments: Arguments, jobs: Int, _ console: Console) throws(CommandFailure) {
        overrides = try ScreenOverrides(arguments)
        text = try TextOptions(arguments)
        format = arguments[.pictureFormat].flatMap(PictureFormat.init) ?? .png
        guard let folder = arguments[.output], folder != "-" else {
            throw .usage("'--jsonl' needs a folder for its pictures", hint: "name one: '-o FOLDER'")
        }
        guard !PictureOutput.isPictureName(folder) else {
            throw .usage(
                "'-o \(folder)' names a picture; '--jsonl' needs a folder for many",
                hint: "name one: '-o FOLDER'")
        }
        self.folder = folder
        inputs = arguments.operands.isEmpty ? ["-"] : arguments.operands
        self.jobs = jobs
        self.console = console
    }

    func run() throws(CommandFailure) -> ExitStatus {
        let code = Path.makeFolder(folder)
        guard code == 0 else { throw .failure("can't make the folder '\(folder)': \(systemErrorText(code))") }
        let reader = Mutex(LineReader(inputs))
        let claims = FileNameClaims()
        let status = Mutex(ExitStatus.success)
        let options = RenderOptions(scale: overrides.scale, isFullHeight: overrides.isFullHeight)
        Workers.run(jobs: jobs) { _ in
            reader.withLock { $0.next() }
        } makeWorker: {
            var drawer = PictureDrawer(text: text, options: options, threadCount: 1)
            return { number, line in render(line, number: number, claims, with: &drawer) }
        } receive: { _, result in
            status.withLock { status in
                if !result.isGood { status = .failure }
                do throws(CommandFailure) {
                    try console.result(result.text)
                    return true
                } catch {
                    console.report(error, in: "tablemockup")
                    status = .failure
                    return false
                }
            }
        }
        return status.withLock { $0 }
    }

    private func render(
        _ line: InputLine, number: Int, _ claims: FileNameClaims, with drawer: inout PictureDrawer
    ) -> LineResult {
        var result = LineResult(line, number: number)
        let pictures = pictures(of: line, &result)
        let names = pictures.map { Path.fileName(of: $0.path) }
        if let taken = claims.claim(names, for: number) {
            result.fail(
                .failure(
                    "an earlier document has the picture '\(taken)'", hint: "give each document its own name")
            )
            return result
        }
        for (path, picture) in pictures {
            let outcome = drawer.draw(picture)
            for warning in outcome.warnings where !result.warnings.contains(warning) {
                result.warnings.append(warning)
            }
            if let failure = outcome.failure {
                result.fail(failure, variant: picture.variant)
            } else {
                result.pictures.append(path)
            }
        }
        return result
    }

    /// What a line asks for, with the path of each picture; nothing if it is no good.
    private func pictures(of line: InputLine, _ result: inout LineResult) -> [(path: String, Picture)] {
        let loaded: LoadedDocument
        let variants: [Variant]
        do {
            let named = try NamedDocument(parsing: try line.content.get(), file: line.input)
            result.name = named.name ?? result.name
            loaded = LoadedDocument(named.document, path: line.input)
            variants = try loaded.variants(named: overrides.variant)
        } catch let error as DocumentError {
            result.fail(error)
            return []
        } catch let error as CommandFailure {
            result.fail(error)
            return []
        } catch {
            result.fail(.failure("\(error)"))
            return []
        }
        return variants.map { variant in
            let variantName = loaded.hasVariants ? variant.name : nil
            let parts = [result.name] + (variantName.map { [$0] } ?? []) + [format.rawValue]
            let path = Path.join(folder, parts.joined(separator: "."))
            return (
                path,
                Picture(
                    input: line.input, variant: variantName, mockup: overrides.apply(to: variant.mockup),
                    target: .file(path), format: format)
            )
        }
    }
}

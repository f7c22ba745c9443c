import MockupFormat
import Synchronization
import TableMockup
import Threads

extension Subcommand {
    static let render = Subcommand(
        name: "render",
        summary: "Draws the screens of documents as PNG or SVG.",
        discussion: [
            "An INPUT is a YAML or JSON file, or '-' for standard input. Every variant of a document is a picture. A "
                + "picture in a folder is called as its document, then its variant if the document has some: "
                + "list.yaml becomes list.png, or list.dark.png and list.light.png.",
            "A bad input doesn't stop the others. The command ends with 0 when all is well, 2 when an input is bad "
                + "or a file can't be written, 64 when it is called in a wrong way; the worst one wins.",
            "With '--jsonl' each line of the inputs, or of standard input, is a JSON document or "
                + "{\"name\": \"home\", \"document\": {…}}; lines may come for ever. The pictures go into the folder of "
                + "'-o' as home.png, or after the document's number as 1.png, 2.png, …. For each line there is one on "
                + "standard output, in the same order: {\"name\", \"input\", \"line\", \"ok\", \"pictures\": […], "
                + "\"warnings\": […], \"errors\": [{\"message\", \"hint\"?, \"path\"?, \"column\"?}]}.",
        ],
        operands: .many("INPUT", unless: .jsonLines),
        options: [.output, .pictureFormat] + Option.screen + [.jsonLines, .jobs],
        run: { arguments, console throws(CommandFailure) in
            arguments.has(.jsonLines)
                ? try LineRun(arguments, jobs: try RenderRun.jobs(arguments[.jobs]), console).run()
                : try RenderRun(arguments, console).run()
        })
}

/// One call of `render`.
struct RenderRun: Sendable {
    private let overrides: ScreenOverrides
    private let text: TextOptions
    private let output: PictureOutput
    private let jobs: Int
    private let inputs: [String]
    private let console: Console

    init(_ arguments: Arguments, _ console: Console) throws(CommandFailure) {
        overrides = try ScreenOverrides(arguments)
        inputs = arguments.operands
        output = try PictureOutput(arguments)
        jobs = try Self.jobs(arguments[.jobs])
        text = try TextOptions(arguments)
        self.console = console
    }

    func run() throws(CommandFailure) -> ExitStatus {
        var plan = PicturePlan(output: output, inputCount: inputs.count)
        var status = ExitStatus.success
        for loaded in load() {
            switch loaded {
            case .success(let document): status = max(status, choose(from: document, into: &plan))
            case .failure(let error):
                error.diagnostics.forEach(console.diagnostic)
                status = max(status, .failure)
            }
        }
        let pictures = try plan.finished()
        if console.hasResultTerminal,
            pictures.contains(where: { $0.target == .standardOutput && $0.format == .png })
        {
            throw .usage("a PNG would go to the terminal", hint: "name a file: '-o NAME.png'")
        }
        return max(status, draw(pictures))
    }

    /// The documents, or why there are none, in the order of the inputs.
    private func load() -> [Result<LoadedDocument, LoadedDocument.Failure>] {
        let inputs = inputs
        let all = Mutex<[Result<LoadedDocument, LoadedDocument.Failure>]>([])
        // What comes through a stream of this process is read in order: two inputs may be the same one.
        let jobs = inputs.contains(where: { Path.isDescriptor($0) || Path.isStream($0) }) ? 1 : jobs
        Workers.run(count: inputs.count, jobs: jobs) {
            { index in
                Result { () throws(LoadedDocument.Failure) in try LoadedDocument(path: inputs[index]) }
            }
        } receive: { _, loaded in
            all.withLock { $0.append(loaded) }
        }
        return all.withLock { $0 }
    }

    /// Adds a document's pictures to the plan.
    private func choose(from document: LoadedDocument, into plan: inout PicturePlan) -> ExitStatus {
        let variants: [Variant]
        do throws(CommandFailure) {
            variants = try document.variants(named: overrides.variant)
        } catch {
            console.report(error, in: InputFile.name(of: document.path))
            return error.status
        }
        for variant in variants {
            plan.add(
                input: document.path, variant: document.hasVariants ? variant.name : nil,
                mockup: overrides.apply(to: variant.mockup))
        }
        return .success
    }

    private func draw(_ pictures: [Picture]) -> ExitStatus {
        let reporter = PictureReporter(console: console, total: pictures.count)
        let options = RenderOptions(scale: overrides.scale, isFullHeight: overrides.isFullHeight)
        let text = text
        // What the pictures leave of the cores goes to the bands within them.
        let threadCount = max(1, jobs / max(1, pictures.count))
        Workers.run(count: pictures.count, jobs: jobs) {
            var drawer = PictureDrawer(text: text, options: options, threadCount: threadCount)
            return { drawer.draw(pictures[$0]) }
        } receive: { index, outcome in
            reporter.report(outcome, of: pictures[index])
        }
        return reporter.finish()
    }

    static func jobs(_ text: String?) throws(CommandFailure) -> Int {
        guard let text else { return Processors.count }
        guard let count = Int(text), (1...1024).contains(count) else {
            throw .usage("'--jobs' is '\(text)'; expected a whole number from 1 to 1024")
        }
        return count
    }
}

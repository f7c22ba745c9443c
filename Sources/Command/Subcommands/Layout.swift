import MockupFormat
import TableMockup

extension Subcommand {
    static let layout = Subcommand(
        name: "layout",
        summary:
            "Prints the laid-out tree of a screen: every node's role, frame and lines of text, in points.",
        discussion: [
            "What the screen shows is listed; with '--full-height' all there is. Of a document with several variants "
                + "it takes the first, unless '--variant' names another."
        ],
        operands: .one("INPUT"),
        options: [.dumpFormat] + Option.screen.filter { $0.name != Option.scale.name },
        run: { arguments, console throws(CommandFailure) in
            let overrides = try ScreenOverrides(arguments)
            let text = try TextOptions(arguments)
            let path = arguments.operands[0]
            let name = InputFile.name(of: path)
            let document: LoadedDocument
            do throws(LoadedDocument.Failure) {
                document = try LoadedDocument(path: path)
            } catch {
                error.diagnostics.forEach(console.diagnostic)
                return .failure
            }
            let variants = try document.variants(named: overrides.variant)
            guard let variant = variants.first else { throw .failure("\(name) has no variant") }
            if variants.count > 1 {
                let others = list(variants.dropFirst().map { "'\($0.name)'" }, word: "and")
                console.diagnostic(
                    "\(name): note: this is the variant '\(variant.name)'; '--variant' chooses \(others)")
            }
            let renderer = try text.makeRenderer()
            let layout: ScreenLayout
            do throws(RenderError) {
                layout = try renderer.layout(
                    overrides.apply(to: variant.mockup), isFullHeight: overrides.isFullHeight)
            } catch {
                console.report(CommandFailure(error), in: name)
                return .failure
            }
            for warning in layout.warnings { console.diagnostic("\(name): warning: \(warning)") }
            let dump = arguments[.dumpFormat] == "json" ? layout.json() : layout.text()
            try console.result(dump.hasSuffix("\n") ? dump : dump + "\n")
            return .success
        })
}

import MockupFormat

extension Subcommand {
    static let schema = Subcommand(
        name: "schema",
        summary: "Prints what a document may hold, as a JSON Schema or as a page to read.",
        options: [
            Option(
                "format", .choice(["json", "markdown"]), help: "JSON Schema 2020-12 (the default) or Markdown"
            )
        ],
        run: { arguments, console throws(CommandFailure) in
            let text = arguments["format"] == "markdown" ? DocumentSchema.markdown() : DocumentSchema.json()
            try console.result(text.hasSuffix("\n") ? text : text + "\n")
            return .success
        })
}

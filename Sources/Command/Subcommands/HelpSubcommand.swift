extension Subcommand {
    static let help = Subcommand(
        name: "help",
        summary: "Tells how this command or one of its subcommands is used.",
        operands: .optional("SUBCOMMAND"),
        run: { arguments, console throws(CommandFailure) in
            if let name = arguments.operands.first {
                try console.result(Help.text(of: Subcommand.named(name)))
            } else {
                try console.result(Help.overview)
            }
            return .success
        })
}

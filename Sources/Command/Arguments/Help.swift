/// The help texts, made from the declarations and wrapped at 80 columns.
enum Help {
    static let columns = 80

    static var overview: String {
        var text = """
            usage: tablemockup SUBCOMMAND …

            Draws table screens (lists, forms, settings pages) from a document.

            subcommands:

            """
        let width = (Subcommand.all.map(\.name.count).max() ?? 0) + 2
        for subcommand in Subcommand.all {
            text += entry(subcommand.name, subcommand.summary, indent: width + 2)
        }
        text += "\n  --version  the version of this command\n"
        text += "\n'tablemockup help SUBCOMMAND' tells more.\n"
        return text
    }

    static func text(of subcommand: Subcommand) -> String {
        var usage = subcommand.operands.usage.isEmpty ? [] : [subcommand.operands.usage]
        usage += subcommand.options.map { "[\($0.usage)]" }
        let head = "usage: tablemockup \(subcommand.name)"
        var text = wrap(usage, first: head, indent: head.count + 1)
        text += "\n" + paragraph(subcommand.summary)
        for part in subcommand.discussion { text += "\n" + paragraph(part) }
        text += "\noptions:\n"
        for option in subcommand.options + [.help] {
            text += entry(
                option.name == Option.help.name ? "-h, --help" : option.usage, option.help, indent: 26)
        }
        return text
    }

    static func paragraph(_ text: String) -> String {
        wrap(text.split(separator: " ").map(String.init), first: "", indent: 0)
    }

    /// A name and its explanation beside it, or below when the name is long.
    static func entry(_ name: String, _ text: String, indent: Int) -> String {
        let words = text.split(separator: " ").map(String.init)
        let head = "  " + name
        guard head.count < indent else {
            let pad = String(repeating: " ", count: indent - 1)
            return wrap([], first: head, indent: 4) + wrap(words, first: pad, indent: indent)
        }
        return wrap(
            words, first: head + String(repeating: " ", count: indent - 1 - head.count), indent: indent)
    }

    /// Words after a beginning, in lines that don't pass the last column.
    private static func wrap(_ words: [String], first: String, indent: Int) -> String {
        var lines: [String] = []
        var line = first
        for word in words {
            let isFresh = line.isEmpty || line.allSatisfy { $0 == " " } && line.count >= indent
            if isFresh {
                line += word
            } else if line.count + 1 + word.count <= columns {
                line += " " + word
            } else {
                lines.append(line)
                line = String(repeating: " ", count: indent) + word
            }
        }
        lines.append(line)
        return lines.joined(separator: "\n") + "\n"
    }
}

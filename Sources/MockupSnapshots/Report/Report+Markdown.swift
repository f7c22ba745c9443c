extension Report {
    /// A summary for a pull request: the headline, and each snapshot that needs a look with its explanation and the
    /// command that accepts it. At most about 60,000 bytes, which a comment on GitHub holds.
    public var markdown: [UInt8] {
        var text = "\(ReportFile.summaryMark)\n## Snapshots: \(failureCount == 0 ? "✅" : "❌") \(headline)\n\n"
        if !entries.isEmpty {
            text += "| verdict | snapshots |\n| --- | ---: |\n"
            for (name, count) in counts { text += "| \(Verdict.words(for: name)) | \(count) |\n" }
            text += "\n"
        }
        let failures = entries.filter { !$0.result.verdict.isPass }
        for (index, entry) in failures.enumerated() {
            let part = entry.markdown
            guard text.utf8.count + part.utf8.count < 60_000 else {
                text += "… and \(failures.count - index) more; the report has them all.\n\n"
                break
            }
            text += part
        }
        let commands = Set(failures.compactMap(\.result.acceptCommand))
        if failures.count > 1, commands.count > 1 {
            text += "Each command accepts what was drawn; look at the pictures in the report first.\n"
        }
        return Array(text.utf8)
    }
}

extension ReportEntry {
    fileprivate var markdown: String {
        var text = "<details><summary><b>\(MarkdownText.html(result.name))</b>: "
        text += "\(MarkdownText.html(message))</summary>\n\n"
        let lines = result.explanation.prefix(12)
        for line in lines { text += "- \(MarkdownText.inline(line))\n" }
        let rest = result.explanation.count - lines.count
        if rest > 0 { text += "- … and \(rest) more\n" }
        if !lines.isEmpty { text += "\n" }
        if let command = result.acceptCommand { text += MarkdownText.block(command, language: "sh") + "\n" }
        return text + "</details>\n\n"
    }
}

/// Text of unknown origin in GitHub's Markdown.
enum MarkdownText {
    /// The longest line of an explanation that is shown, in characters.
    private static let limit = 500

    /// Inside of HTML.
    static func html(_ text: String) -> String { escape(text, alsoMarkdown: false) }

    /// Inside of a paragraph or a list's element.
    static func inline(_ text: String) -> String { escape(text, alsoMarkdown: true) }

    /// A block of code, fenced by more backticks than the text has in a row.
    static func block(_ text: String, language: String) -> String {
        var longest = 0
        var run = 0
        for byte in text.utf8 {
            run = byte == 0x60 ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        // A blank line would end the HTML around it, not the block; lines are kept.
        let lines = text.split(whereSeparator: \.isNewline).map { ReportText.visible(String($0)) }
        return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
    }

    private static func escape(_ text: String, alsoMarkdown: Bool) -> String {
        var result = ""
        var count = 0
        for scalar in ReportText.visible(text).unicodeScalars {
            count += 1
            guard count <= limit else { return result + "…" }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // Neither notifies anybody nor points at an issue.
            case "@", "#": result += "\(scalar)<!-- -->"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "+", "-", "=", "$":
                result += alsoMarkdown ? "\\\(scalar)" : "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Report {
    /// The results as JUnit XML: a suite for each document, a case for each variant.
    public var junit: [UInt8] {
        let groups = Dictionary(grouping: entries) { Array($0.result.document.utf8) }
        let ordered = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"tablemockup\"\(Self.numbers(of: entries))>\n"
        for group in ordered {
            let document = XMLText.attribute(group[0].result.document)
            xml += "  <testsuite name=\"\(document)\"\(Self.numbers(of: group))>\n"
            for entry in group.sorted(by: {
                $0.result.variant.utf8.lexicographicallyPrecedes($1.result.variant.utf8)
            }) {
                xml += entry.junit(document: document)
            }
            xml += "  </testsuite>\n"
        }
        return Array((xml + "</testsuites>\n").utf8)
    }

    private static func numbers(of entries: [ReportEntry]) -> String {
        let errors = entries.count { $0.result.verdict.isError }
        let failures = entries.count { !$0.result.verdict.isPass } - errors
        let time = entries.reduce(0) { $0 + $1.result.seconds }
        return " tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" "
            + "time=\"\(XMLText.seconds(time))\""
    }
}

extension Verdict {
    /// Whether there was nothing to compare, as JUnit tells errors from failures.
    fileprivate var isError: Bool {
        switch self {
        case .unreadable, .failed: true
        default: false
        }
    }
}

extension ReportEntry {
    fileprivate func junit(document: String) -> String {
        var xml = "    <testcase classname=\"\(document)\" name=\"\(XMLText.attribute(result.variant))\""
        if let source = result.source { xml += " file=\"\(XMLText.attribute(source))\"" }
        xml += " time=\"\(XMLText.seconds(result.seconds))\""
        guard !result.verdict.isPass else { return xml + "/>\n" }
        let tag = result.verdict.isError ? "error" : "failure"
        let name = result.verdict.name
        xml += ">\n      <\(tag) type=\"\(name)\" message=\"\(XMLText.attribute(message))\">"
        return xml + XMLText.content(details) + "</\(tag)>\n    </testcase>\n"
    }

    /// One line: the verdict and its numbers.
    var message: String {
        let first = result.verdict.summary.split(whereSeparator: \.isNewline).first ?? ""
        return "\(Verdict.words(for: result.verdict.name)): \(first)"
    }

    /// The explanation and how to accept, on lines of their own.
    var details: String {
        var lines = result.explanation
        if lines.isEmpty { lines = ["\(Verdict.words(for: result.verdict.name)): \(result.verdict.summary)"] }
        if let command = result.acceptCommand { lines.append("accept with: \(command)") }
        return lines.joined(separator: "\n")
    }
}

/// Text in XML 1.0.
enum XMLText {
    static func attribute(_ text: String) -> String {
        escape(text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            default: nil
            }
        }
    }

    static func content(_ text: String) -> String { escape(text) { _ in nil } }

    private static func escape(_ text: String, _ special: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if let known = special(scalar) {
                result += known
                continue
            }
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // Not allowed in any form (XML 1.0, 2.2).
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
                result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Seconds with three digits, whatever the host's language.
    static func seconds(_ value: Double) -> String {
        let thousandths = Int(min(max(value, 0), 1e12) * 1000 + 0.5)
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}

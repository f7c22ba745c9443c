import MockupFormat

/// The report as one page that needs nothing but its pictures.
struct HTMLPage {
    let report: Report
    let isSingleFile: Bool

    /// Pictures of snapshots that pass are embedded up to this many bytes; all that need a look are, whatever they take.
    var passingBudget = 32 << 20

    func write<Failure: Error>(_ sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        try sink(Array(head.utf8))
        let embedded = isSingleFile ? try writePictures(sink) : []
        try sink(Array("<script type=\"application/json\" id=\"snapshots\">[\n".utf8))
        for (index, entry) in report.entries.enumerated() {
            if index > 0 { try sink([0x2C]) }
            try sink(
                Self.scriptSafe(
                    json(of: entry, index, isLinked: !isSingleFile || embedded.contains(index)).bytes))
        }
        try sink(
            Array(
                "]</script>\n<script>\n\(Self.script)\n\(Self.stageScript)\n</script>\n</body>\n</html>\n"
                    .utf8))
    }

    /// Writes the pictures as data URIs, each in an element of its own that is only read when it is shown.
    ///
    /// - Returns: the entries whose pictures are in the page.
    private func writePictures<Failure: Error>(
        _ sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) -> Set<Int> {
        var embedded: Set<Int> = []
        var spent = 0
        for (index, entry) in report.entries.enumerated() {
            let passes = entry.result.verdict.isPass
            guard !passes || spent < passingBudget else { continue }
            embedded.insert(index)
            for role in roles(of: entry) {
                guard let bytes = entry.pictures[role]?.bytes else { continue }
                if passes { spent += bytes.count }
                try sink(
                    Array(
                        "<script type=\"text/plain\" id=\"\(Self.id(index, role))\">data:image/png;base64,"
                            .utf8))
                try sink(Base64.encoded(bytes))
                try sink(Array("</script>\n".utf8))
            }
        }
        return embedded
    }

    private static func id(_ index: Int, _ role: PictureRole) -> String { "p\(index)-\(role.rawValue)" }

    /// The pictures to show: one where before and after are the same.
    private func roles(of entry: ReportEntry) -> [PictureRole] {
        let isSame =
            entry.pictures[.expected] != nil
            && entry.pictures[.expected]?.source == entry.pictures[.actual]?.source
        return PictureRole.allCases.filter { entry.pictures[$0] != nil && !(isSame && $0 == .actual) }
    }

    /// Areas that a page marks; more help nobody.
    private static let areaLimit = 100

    private func json(of entry: ReportEntry, _ index: Int, isLinked: Bool) -> JSONValue {
        let result = entry.result
        let verdict = result.verdict
        var pairs: [(String, JSONValue)] = [
            ("document", .string(result.document)), ("variant", .string(result.variant)),
            ("verdict", .string(verdict.name)), ("passes", .bool(verdict.isPass)),
            ("summary", .string(verdict.summary)),
        ]
        if !result.explanation.isEmpty {
            pairs.append(("why", .array(result.explanation.map(JSONValue.string))))
        }
        if let command = result.acceptCommand { pairs.append(("accept", .string(command))) }
        if let source = result.source { pairs.append(("source", .string(source))) }
        if let baseline = result.baseline { pairs.append(("baseline", .string(baseline))) }
        if let difference = verdict.difference, difference.count > 0 {
            pairs.append(
                (
                    "areas",
                    .array(
                        difference.clusters.prefix(Self.areaLimit).map {
                            .array([$0.x, $0.y, $0.width, $0.height].map { .number(Double($0)) })
                        })
                ))
        }
        var pictures: [(String, JSONValue)] = []
        for role in roles(of: entry) {
            guard let picture = entry.pictures[role] else { continue }
            var fields: [(String, JSONValue)] = [
                ("width", .number(Double(picture.size.width))),
                ("height", .number(Double(picture.size.height))),
            ]
            if isSingleFile {
                if isLinked { fields.append(("id", .string(Self.id(index, role)))) }
            } else {
                fields.append(("path", .string(entry.path(of: role))))
            }
            pictures.append((role.rawValue, .object(fields)))
        }
        if !pictures.isEmpty { pairs.append(("pictures", .object(pictures))) }
        return JSONValue.object(pairs).withoutNUL
    }

    /// JSON that can't end the element it stands in: `<` only occurs in strings.
    static func scriptSafe(_ json: [UInt8]) -> [UInt8] {
        guard json.contains(0x3C) else { return json }
        var result: [UInt8] = []
        result.reserveCapacity(json.count + 64)
        for byte in json {
            if byte == 0x3C { result += "\\u003c".utf8 } else { result.append(byte) }
        }
        return result
    }

    private var head: String {
        let verdicts = report.counts.map { name, count in
            """
              <button type="button" data-verdict="\(name)" aria-pressed="false">\(Verdict.title(for: name))<b>\(count)</b></button>

            """
        }.joined()
        let status = report.failureCount == 0 ? "pass" : "fail"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            \(ReportFile.pageMark)
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(report.failureCount == 0 ? "✓" : "✗") Snapshots: \(report.headline)</title>
            <link rel="icon" href="data:,">
            <style>
            \(Self.style)
            </style>
            </head>
            <body data-pane="list">
            <a class="skip" href="#snapshot" id="skip">Skip to the snapshot</a>
            <header class="top">
            <h1>Snapshots</h1>
            <p class="headline \(status)">\(Self.sentence(report.headline))</p>
            <button type="button" id="help-button" class="icon" aria-haspopup="dialog" aria-keyshortcuts="?"><span aria-hidden="true">?</span><span class="unseen">Keyboard shortcuts</span></button>
            </header>
            <nav aria-label="Snapshots">
            <div class="filters" role="search" aria-label="Filter the snapshots">
            <label for="filter" class="unseen">Filter by name or reason</label>
            <input type="search" id="filter" placeholder="Filter by name or reason" autocomplete="off" spellcheck="false" aria-keyshortcuts="f" aria-controls="list">
            <div class="chips" id="verdicts" role="group" aria-label="Verdict">
              <button type="button" data-verdict="" aria-pressed="true">All<b>\(report.count)</b></button>
            \(verdicts)</div>
            <p id="shown" class="quiet" role="status"></p>
            </div>
            <ol id="list" role="list" tabindex="-1"></ol>
            <p class="empty" id="none" hidden>Nothing matches. <button type="button" id="clear">Clear the filter</button></p>
            </nav>
            <main id="snapshot" tabindex="-1" aria-label="Snapshot">
            <noscript><p class="notice">This page needs JavaScript; summary.md tells the same without.</p></noscript>
            </main>
            <p id="live" class="unseen" aria-live="polite"></p>
            <dialog id="help" aria-labelledby="help-title">
            <h2 id="help-title">Keyboard shortcuts</h2>
            <dl>
            <dt><kbd>j</kbd> <kbd>↓</kbd></dt><dd>next snapshot</dd>
            <dt><kbd>k</kbd> <kbd>↑</kbd></dt><dd>previous snapshot</dd>
            <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>all, side by side, swipe, blink, difference</dd>
            <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>move the swipe, or show before and after</dd>
            <dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>zoom to the next or previous changed area</dd>
            <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, zoom out, fit</dd>
            <dt><kbd>m</kbd></dt><dd>mark the changed areas</dd>
            <dt><kbd>c</kbd></dt><dd>copy the command that accepts</dd>
            <dt><kbd>f</kbd></dt><dd>filter</dd>
            <dt><kbd>Esc</kbd></dt><dd>leave the filter, or fit</dd>
            <dt><kbd>?</kbd></dt><dd>this help</dd>
            </dl>
            <button type="button" id="help-close">Close</button>
            </dialog>

            """
    }

    /// A headline with a capital.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension Verdict {
    /// A name as it stands on a button: `Size changed`.
    static func title(for name: String) -> String {
        let words = words(for: name)
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// RFC 4648, 4.
enum Base64 {
    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        return bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: (input.count + 2) / 3 * 4) { output, count in
                var index = 0
                while index < input.count {
                    let left = input.count - index
                    let group =
                        UInt32(input[index]) << 16 | (left > 1 ? UInt32(input[index + 1]) << 8 : 0)
                        | (left > 2 ? UInt32(input[index + 2]) : 0)
                    output[count] = alphabet[Int(group >> 18)]
                    output[count + 1] = alphabet[Int(group >> 12 & 63)]
                    output[count + 2] = left > 1 ? alphabet[Int(group >> 6 & 63)] : 0x3D
                    output[count + 3] = left > 2 ? alphabet[Int(group & 63)] : 0x3D
                    count += 4
                    index += 3
                }
            }
        }
    }
}

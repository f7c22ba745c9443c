import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Other renderers, drawing about the same screen as far as they can.
struct Peers {
    private let folder: String
    private let floor: String?
    private let runs: Int
    private let python = ".build/peers/bin/python"
    private let script = "Tests/tools/peers.py"

    init(folder: String, floor: String?, runs: Int) {
        self.folder = folder
        self.floor = floor
        self.runs = runs
    }

    /// Peers of PyPI that answer.
    var names: [String] {
        ["typst", "takumi", "plutoprint"].filter { run(pythonWords($0, rows: 12, screens: 1)) != nil }
    }

    private func pythonWords(_ name: String, rows: Int, screens: Int) -> [String] {
        [python, script, name, "\(folder)/peer.out", "\(rows)", "\(screens)"]
    }

    /// A whole process that draws one screen.
    func cold(_ name: String, rows: Int = 12) -> Usage? {
        medianUsage(rows == 12 ? runs : 1, pythonWords(name, rows: rows, screens: 1))
    }

    /// A whole process that draws a long table; `nil` if it fails, or takes more than 90 s.
    func long(_ name: String, rows: Int) -> Usage? {
        run(["/usr/bin/env", "timeout", "90"] + pythonWords(name, rows: rows, screens: 1))
    }

    /// The median of the seconds that comparing two files takes blazediff within Python.
    func blazediff(_ first: String, _ second: String) -> Double? {
        output([python, script, "blazediff", first, second, "15"]).flatMap(Double.init).map { $0 / 1000 }
    }

    /// A whole process of Python that compares two files with blazediff.
    func blazediffCold(_ first: String, _ second: String) -> Usage? {
        medianUsage(3, [python, script, "blazediff", first, second, "1"])
    }

    /// Seconds for one more distinct screen, and the file's size.
    func warm(_ name: String) -> (seconds: Double, bytes: Int)? {
        guard let text = output(pythonWords(name, rows: 12, screens: 4 * runs)), let value = Double(text)
        else {
            return nil
        }
        return (value / 1000, fileSize("\(folder)/peer.out"))
    }

    func floorCold() -> Usage? { floor.flatMap { medianUsage(runs, [$0, "\(folder)/floor.png", "1"]) } }

    /// Seconds for one more distinct screen.
    func floorWarm() -> Double? {
        guard let floor, let text = output([floor, "\(folder)/floor.png", "\(4 * runs)"]) else { return nil }
        return Double(text).map { $0 / 1000 }
    }

    /// Seconds for a screen when two processes draw at once.
    func floorWarmTwice() -> Double? {
        guard let floor else { return nil }
        let both = """
            "$0" "$1.a.png" "$2" >"$1.a" & "$0" "$1.b.png" "$2" >"$1.b"; wait; cat "$1.a" "$1.b" | tr '\\n' ' '
            """
        let words = ["/bin/sh", "-c", both, floor, "\(folder)/floor", "\(8 * runs)"]
        guard let text = output(words) else { return nil }
        let times = text.split(separator: " ").compactMap { Double($0) }
        return times.count == 2 ? 1 / (1000 / times[0] + 1000 / times[1]) : nil
    }

    /// Chromium's screenshot of a page.
    func chromium(rows: Int = 12) -> Usage? {
        let page = "\(folder)/page.html"
        guard run(["/usr/bin/env", "python3", script, "html", page, "\(rows)", "1"]) != nil else {
            return nil
        }
        let height = rows == 12 ? 844 : min(16_000, 91 + rows * 84)
        return medianUsage(
            max(1, runs / 3),
            [
                "/usr/bin/env", "chromium", "--headless", "--no-sandbox", "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=3", "--window-size=390,\(height)",
                "--screenshot=\(folder)/page.png", "file://\(page)",
            ])
    }

    /// librsvg's picture of our SVG: no layout is left to do.
    func librsvg(of svg: String) -> Usage? {
        medianUsage(runs, ["/usr/bin/env", "rsvg-convert", "--zoom", "3", svg, "-o", "\(folder)/rsvg.png"])
    }

    func output(_ words: [String]) -> String? {
        let path = "\(folder)/words"
        guard run(words, output: path) != nil, let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 64)
        guard fgets(&buffer, 64, file) != nil else { return nil }
        return String(
            decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

func fileSize(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
}

func medianUsage(_ count: Int, _ words: [String], accepting status: Int32 = 0) -> Usage? {
    var all: [Usage] = []
    for _ in 0..<count {
        guard let usage = run(words, accepting: status) else { return nil }
        all.append(usage)
    }
    return Usage(seconds: median(all.map(\.seconds)), mebibytes: median(all.map(\.mebibytes)))
}

import MockupFormat
import TableMockup

/// The whole benchmark: a table of us and others, then our phases and how they grow.
struct Benchmark {
    private let command: String
    private let folder: String
    private let runs: Int
    private let peers: Peers
    private var picture: String { "\(folder)/picture.png" }

    init(command: String, folder: String, floor: String?, runs: Int) {
        self.command = command
        self.folder = folder
        self.runs = runs
        peers = Peers(folder: folder, floor: floor, runs: runs)
    }

    func run(isQuick: Bool) throws {
        try printTable(isQuick: isQuick)
        try printGrowth(isQuick: isQuick)
        // Processes inherit this one's greatest memory in what the system tells of them: what is drawn here comes last.
        try printPhases()
        try printLongTable(isQuick: isQuick)
    }

    private func printTable(isQuick: Bool) throws {
        let names = peers.names
        var report = Report(columns: ["ours", "floor"] + names + ["chromium", "librsvg"])
        let screen = try write("screen.yaml", BenchmarkScreen.yaml(0))

        var cold: [String: String] = [:]
        cold["ours"] = text(ours(["render", screen, "-o", picture]))
        cold["floor"] = text(peers.floorCold())
        for name in names { cold[name] = text(peers.cold(name)) }
        cold["chromium"] = text(peers.chromium())
        let svg = "\(folder)/screen.svg"
        _ = ours(["render", screen, "-o", svg])
        cold["librsvg"] = text(peers.librsvg(of: svg))
        report.add("cold: one PNG, whole process", goal: "≤ 50 ms, ≤ 40 MiB", cold)

        var (warm, sizes): ([String: String], [String: String]) = ([:], [:])
        let (single, bytes) = try warmScreens(format: "png", jobs: 1)
        warm["ours"] = rate(single)
        sizes["ours"] = kilobytes(bytes)
        if let floor = peers.floorWarm() {
            warm["floor"] = rate(floor.seconds)
            sizes["floor"] = kilobytes(floor.bytes)
        }
        for name in names {
            guard let peer = peers.warm(name) else { continue }
            warm[name] = rate(peer.seconds)
            sizes[name] = kilobytes(peer.bytes)
        }
        report.add("warm: one more distinct screen, one core", goal: "≥ 90/s", warm)
        report.add(
            "the same on two", goal: "≥ 170/s", ["ours": rate(try warmScreens(format: "png", jobs: 2).0)])
        report.add("size of the PNG", goal: "≤ 300 KB", sizes)

        let (svgSeconds, svgBytes) = try warmScreens(format: "svg", jobs: 1)
        var svgs = ["ours": rate(svgSeconds) + ", " + kilobytes(svgBytes)]
        if names.contains("takumi"), let peer = peers.warm("takumi-svg") {
            svgs["takumi"] = rate(peer.seconds) + ", " + kilobytes(peer.bytes)
        }
        report.add("warm SVG, one core", goal: "≥ 250/s, ≤ 80 KB", svgs)

        let hundred = try write("hundred.yaml", BenchmarkScreen.yaml(0, rows: 100))
        var whole = ["ours": text(ours(["render", hundred, "--full-height", "-o", picture])) ?? "–"]
        for name in names { whole[name] = text(peers.cold(name, rows: 100)) }
        whole["chromium"] = text(peers.chromium(rows: 100))
        report.add("100 rows, whole height", goal: "≤ 0.15 s", whole)

        if !isQuick {
            let long = try write("long.yaml", BenchmarkScreen.yaml(0, rows: 5000))
            report.add(
                "5,000 rows, whole height", goal: "≤ 3.5 s, ≤ 64 MiB",
                ["ours": text(ours(["render", long, "--full-height", "-o", picture], count: 3)) ?? "–"])
        }
        print(report.text)
        print(
            """

            The screen: 390 × 844 at 3×, 12 rows with memos in English, Japanese and emoji. Not quite alike: the floor \
            has no document, layout or theme, and scans the host's fonts; typst, takumi, plutoprint and chromium draw \
            plain boxes without bars, and the first three start Python, which is in their cold times; plutoprint and \
            chromium lay out HTML; chromium's picture of 100 rows ends at 16,000 px; librsvg only draws our SVG.
            """)
    }

    private func ours(_ words: [String], count: Int? = nil) -> Usage? {
        medianUsage(count ?? runs, [command] + words)
    }

    /// Seconds a screen in a process that draws many, and the size of one.
    ///
    /// What a process that draws a few takes is taken off, so that its start doesn't count.
    private func warmScreens(format: String, jobs: Int) throws -> (Double, bytes: Int) {
        let (few, many) = (10, 110)
        var times: [Double] = []
        let paths = try [few, many].map { count in
            try write("\(count).jsonl", (0..<count).map { BenchmarkScreen.json($0) + "\n" }.joined())
        }
        let words = ["--format", format, "--jobs", "\(jobs)", "-o", "\(folder)/warm"]
        for _ in 0..<max(3, runs / 2) {
            guard let brief = medianUsage(1, [command, "render", "--jsonl", paths[0]] + words),
                let long = medianUsage(1, [command, "render", "--jsonl", paths[1]] + words)
            else { return (.nan, 0) }
            times.append((long.seconds - brief.seconds) / Double(many - few))
        }
        return (median(times), fileSize("\(folder)/warm/9.\(format)"))
    }

    private func printPhases() throws {
        print("\n| phase of a warm screen | median |\n|---|---|")
        var phases = try PhaseBenchmark()
        try phases.run(0..<10)
        phases = PhaseBenchmark(keeping: phases)
        try phases.run(10..<10 + 4 * runs)
        for (name, times) in phases.rows { print("| \(name) | \(milliseconds(median(times))) |") }
        print(
            "| together, one after the other | \(milliseconds(phases.rows.map { median($0.1) }.reduce(0, +))) |"
        )
    }

    private func printGrowth(isQuick: Bool) throws {
        print(
            "\n| whole height at 3×, whole process | time, memory | for each row | should be |\n|---|---|---|---|"
        )
        for rows in isQuick ? [10, 100, 1000] : [10, 100, 1000, 10_000] {
            let long = try write("grow.yaml", BenchmarkScreen.yaml(0, rows: rows))
            let usage = ours(["render", long, "--full-height", "-o", picture], count: rows > 1000 ? 1 : 3)
            print(
                "| \(rows) rows | \(text(usage) ?? "–") | \(milliseconds((usage?.seconds ?? .nan) / Double(rows))) "
                    + "| linear; memory constant but for the document |")
        }
        print("\n| one screen, whole process | time, memory | should be |\n|---|---|---|")
        let screen = try write("screen.yaml", BenchmarkScreen.yaml(0))
        for scale in 1...4 {
            let usage = ours(["render", screen, "--scale", "\(scale)", "-o", picture])
            print("| \(scale)× | \(text(usage) ?? "–") | start + pixels (\(scale * scale)×) |")
        }
    }

    private func printLongTable(isQuick: Bool) throws {
        print("\n| one screen of a long table | parsing | drawing | should be |\n|---|---|---|---|")
        let renderer = try Renderer()
        for rows in isQuick ? [10_000] : [10_000, 100_000, 1_000_000] {
            let bytes = Array(BenchmarkScreen.yaml(0, rows: rows).utf8)
            var start = now()
            let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "long.yaml")
            let parsing = now() - start
            start = now()
            _ = try renderer.png(document.variants[0].mockup)
            print(
                "| \(rows) rows | \(milliseconds(parsing)) | \(milliseconds(now() - start)) | linear; constant |"
            )
        }
    }

    private func write(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/\(name)"
        let file = try OutputFile(path: path)
        try file.write(Array(text.utf8))
        try file.commit()
        return path
    }

    private func text(_ usage: Usage?) -> String? {
        usage.map { "\(milliseconds($0.seconds)), \(short($0.mebibytes)) MiB" }
    }

    private func milliseconds(_ seconds: Double) -> String { short(seconds * 1000) + " ms" }

    private func rate(_ seconds: Double) -> String { "\(milliseconds(seconds)), \(short(1 / seconds))/s" }

    private func kilobytes(_ bytes: Int) -> String { short(Double(bytes) / 1000) + " KB" }
}

import MockupFormat
import TableMockup

/// The whole benchmark: a table of us and others, then our phases and how they grow.
struct Benchmark {
    let command: String
    let folder: String
    let runs: Int
    private let program: String
    let peers: Peers
    var picture: String { "\(folder)/picture.png" }

    init(command: String, program: String, folder: String, floor: String?, runs: Int) {
        self.command = command
        self.program = program
        self.folder = folder
        self.runs = runs
        peers = Peers(folder: folder, floor: floor, runs: runs)
    }

    func run(isQuick: Bool) throws {
        try printTable(isQuick: isQuick)
        try printGrowth(isQuick: isQuick)
        printLongTable(isQuick: isQuick)
        // Processes inherit this one's greatest memory in what the system tells of them: what is drawn here comes last.
        try printPhases()
    }

    func ours(_ words: [String], count: Int? = nil) -> Usage? {
        medianUsage(count ?? runs, [command] + words)
    }

    /// Seconds a screen in a process that draws many, and the size of one.
    ///
    /// What a process that draws a few takes is taken off, so that its start doesn't count.
    func warmScreens(format: String, jobs: Int) throws -> (Double, bytes: Int) {
        let (few, many) = (10, 110)
        var times: [Double] = []
        let paths = try [few, many].map { count in
            try write("\(count).jsonl", (0..<count).map { BenchmarkScreen.json($0) + "\n" }.joined())
        }
        let words = ["--format", format, "--jobs", "\(jobs)", "-o", "\(folder)/warm"]
        for _ in 0..<max(1, runs / 2) {
            guard let brief = medianUsage(1, [command, "render", "--jsonl", paths[0]] + words),
                let long = medianUsage(1, [command, "render", "--jsonl", paths[1]] + words)
            else { return (.nan, 0) }
            times.append((long.seconds - brief.seconds) / Double(many - few))
        }
        return (median(times), fileSize("\(folder)/warm/9.\(format)"))
    }

    func printPhases() throws {
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

    func printGrowth(isQuick: Bool) throws {
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

    func printLongTable(isQuick: Bool) {
        print("\n| one screen of a long table | parsing | the rest | should be |\n|---|---|---|---|")
        for rows in isQuick ? [10_000] : [10_000, 100_000] {
            guard let (parsing, rest) = viewport(rows: rows) else { continue }
            print("| \(rows) rows | \(milliseconds(parsing)) | \(milliseconds(rest)) | linear; constant |")
        }
    }

    /// Seconds that this program prints of what it measures in a process of its own.
    func alone(_ words: [String]) -> [Double]? {
        peers.output([program] + words)?.split(separator: " ").compactMap { Double($0) }.map { $0 / 1000 }
    }

    func viewport(rows: Int) -> (parsing: Double, rest: Double)? {
        guard let times = alone(["viewport", "\(rows)"]), times.count == 2 else { return nil }
        return (times[0], times[1])
    }

    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/\(name)"
        let file = try OutputFile(path: path)
        try file.write(Array(text.utf8))
        try file.commit()
        return path
    }

    func text(_ usage: Usage?) -> String? {
        usage.map { "\(milliseconds($0.seconds)), \(short($0.mebibytes)) MiB" }
    }

    func milliseconds(_ seconds: Double) -> String { short(seconds * 1000) + " ms" }

    func rate(_ seconds: Double) -> String { "\(milliseconds(seconds)), \(short(1 / seconds))/s" }

    func kilobytes(_ bytes: Int) -> String { short(Double(bytes) / 1000) + " KB" }
}

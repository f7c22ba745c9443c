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
        try printGrowthOverRows(isQuick: isQuick)
        try printGrowthOverScales(isQuick: isQuick)
        // Processes inherit this one's greatest memory in what the system tells of them: what is drawn here comes last.
        try printPhases()
    }

    func ours(_ words: [String], count: Int? = nil) -> Usage? {
        medianUsage(count ?? runs, [command] + words)
    }

    /// Seconds a screen in a process that draws many, and the size of the first.
    ///
    /// What a process that draws a few takes is taken off, so that its start doesn't count.
    func warmScreens(format: String, jobs: Int, scale: Int = 3) throws -> (seconds: Double, bytes: Int) {
        let (few, many) = (10, 110)
        var times: [Double] = []
        let paths = try [few, many].map { count in
            try write(
                "\(count).jsonl", (0..<count).map { BenchmarkScreen.json($0, scale: scale) + "\n" }.joined())
        }
        let words = ["--format", format, "--jobs", "\(jobs)", "-o", "\(folder)/warm"]
        for _ in 0..<max(1, runs / 2) {
            guard let brief = medianUsage(1, [command, "render", "--jsonl", paths[0]] + words),
                let long = medianUsage(1, [command, "render", "--jsonl", paths[1]] + words)
            else { return (.nan, 0) }
            times.append((long.seconds - brief.seconds) / Double(many - few))
        }
        return (median(times), fileSize("\(folder)/warm/1.\(format)"))
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

    /// Numbers that this program prints of what it measures in a process of its own.
    func alone(_ words: [String]) -> [Double]? {
        peers.output([program] + words)?.split(separator: " ").compactMap { Double($0) }
    }

    /// One screen of a long table: reading its document, drawing its beginning, and, of up to 10,000 rows, its end.
    func viewport(rows: Int) -> (parsing: Double, rest: Double, end: Double?)? {
        guard let times = alone(["viewport", "\(rows)"]), times.count >= 2 else { return nil }
        return (times[0] / 1000, times[1] / 1000, times.count > 2 ? times[2] / 1000 : nil)
    }

    /// Verifying beside drawing, as a text, and how large a PNG file was recorded.
    func verification(scale: Int, isQuick: Bool) -> (text: String, bytes: Int)? {
        let words = ["verify", "\(folder)/store\(scale)", isQuick ? "12" : "40", "\(scale)"]
        guard let values = alone(words), values.count == 3 else { return nil }
        let ratio = short(values[0] / values[1])
        return (
            "\(milliseconds(values[0] / 1000)) / \(milliseconds(values[1] / 1000)), \(ratio) : 1",
            Int(values[2])
        )
    }

    /// Pairs of pictures on disk: the same, with other words in a row, scrolled by a pixel, and in other colours.
    func pictures(scale: Int) throws -> [(before: String, after: String)] {
        let text = BenchmarkScreen.yaml(0, scale: scale)
        let screen = try write("before.yaml", text)
        let other = try write("after.yaml", text.replacing("Low fat", with: "Law fat"))
        let before = "\(folder)/before@\(scale)x.png"
        _ = ours(["render", screen, "-o", before], count: 1)
        let pixel = "\(1 / Double(scale))"
        let variants = [
            ("same", [screen]), ("text", [other]), ("shifted", [screen, "--content-offset", pixel]),
            ("all", [screen, "--appearance", "dark"]),
        ]
        return variants.map { name, words in
            let after = "\(folder)/\(name)@\(scale)x.png"
            _ = ours(["render"] + words + ["-o", after], count: 1)
            return (before, after)
        }
    }

    func comparing(_ pairs: [(before: String, after: String)]) -> [Double] {
        pairs.map { (alone(["compare", $0, $1])?.first ?? .nan) / 1000 }
    }

    func comparingAsCommand(_ pairs: [(before: String, after: String)]) -> [Double] {
        pairs.map { medianUsage(runs, [command, "diff", $0, $1], accepting: 1)?.seconds ?? .nan }
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

    func milliseconds(_ seconds: Double) -> String { milliseconds([seconds]) }

    func milliseconds(_ seconds: [Double]) -> String {
        seconds.map { short($0 * 1000) }.joined(separator: " / ") + " ms"
    }

    func rate(_ seconds: Double) -> String { "\(milliseconds(seconds)), \(short(1 / seconds))/s" }

    func kilobytes(_ bytes: Int) -> String { short(Double(bytes) / 1000) + " KB" }
}

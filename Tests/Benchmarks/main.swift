import MockupFormat
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Prints what the pipeline costs: medians, in milliseconds unless it says otherwise.
// The argument is the command's path; or, for one comparison alone, 'compare' and two pictures.

func row(_ name: String, _ values: String) {
    print(name + String(repeating: " ", count: max(1, 44 - name.count)) + values)
}

func milliseconds(_ seconds: Double) -> String { short(seconds * 1000) + " ms" }

if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "compare" {
    try ComparisonBenchmark.run(Array(CommandLine.arguments[2...]))
    exit(0)
}

guard CommandLine.arguments.count == 2 else {
    print("usage: tablemockup-benchmarks COMMAND | compare A.png B.png")
    exit(64)
}
let command = CommandLine.arguments[1]
let folder = "/tmp/tablemockup-benchmark-\(getpid())"
mkdir(folder, 0o700)

func writeScreen(_ name: String, rows: Int) throws -> String {
    let path = "\(folder)/\(name).yaml"
    let file = try OutputFile(path: path)
    try file.write(Array(BenchmarkScreen.yaml(0, rows: rows).utf8))
    try file.commit()
    return path
}

func runs(_ count: Int, _ words: [String]) -> (seconds: Double, mebibytes: Double) {
    let all = (0..<count).compactMap { _ in run([command] + words) }
    guard all.count == count else { return (.nan, .nan) }
    return (median(all.map(\.seconds)), median(all.map(\.mebibytes)))
}

do {
    defer {
        for name in ["screen.yaml", "screen.png", "long.yaml", "long.png"] { unlink("\(folder)/\(name)") }
    }
    let screen = try writeScreen("screen", rows: 12)
    let picture = "\(folder)/screen.png"

    print("whole process")
    row("  start (--version)", milliseconds(runs(21, ["--version"]).seconds))
    let cold = runs(21, ["render", screen, "-o", picture])
    row("  one PNG, 1170 × 2532", "\(milliseconds(cold.seconds)), \(short(cold.mebibytes)) MiB")
    row(
        "  one SVG", milliseconds(runs(21, ["render", screen, "-o", "/dev/null", "--format", "svg"]).seconds))

    print("\none more distinct screen, warm")
    var phases = try PhaseBenchmark()
    try phases.run(0..<10)
    phases = PhaseBenchmark(keeping: phases)
    try phases.run(10..<50)
    for (name, times) in phases.rows { row("  \(name)", milliseconds(median(times))) }
    let total = phases.rows.map { median($0.1) }.reduce(0, +)
    row("  together", "\(milliseconds(total)), \(short(1 / total)) a second on one core")
    row("  size of the PNG", "\(short(Double(phases.byteCount) / 1000)) KB")

    let renderer = try Renderer()
    var svgTimes: [Double] = []
    var svgSize = 0
    for number in 0..<40 {
        let bytes = Array(BenchmarkScreen.yaml(number).utf8)
        let start = now()
        let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "screen.yaml")
        svgSize = try renderer.svg(document.variants[0].mockup).bytes.count
        if number >= 10 { svgTimes.append(now() - start) }
    }
    row("  SVG", "\(milliseconds(median(svgTimes))), \(short(Double(svgSize) / 1000)) KB")

    print("\ngrowth: the whole height at 3×, whole process")
    for rows in [10, 100, 1000, 10_000] {
        let long = try writeScreen("long", rows: rows)
        let result = runs(rows > 1000 ? 1 : 3, ["render", long, "--full-height", "-o", "\(folder)/long.png"])
        row("  \(rows) rows", "\(milliseconds(result.seconds)), \(short(result.mebibytes)) MiB")
    }
    print("\ngrowth: one screen at each scale, whole process")
    for scale in 1...4 {
        row(
            "  \(scale)×",
            milliseconds(runs(5, ["render", screen, "--scale", "\(scale)", "-o", picture]).seconds))
    }
    print("\none screen of a long table")
    for rows in [10_000, 100_000] {
        let bytes = Array(BenchmarkScreen.yaml(0, rows: rows).utf8)
        var start = now()
        let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "long.yaml")
        let parsing = now() - start
        start = now()
        _ = try renderer.png(document.variants[0].mockup)
        row("  \(rows) rows", "parsing \(milliseconds(parsing)), drawing \(milliseconds(now() - start))")
    }
}
rmdir(folder)

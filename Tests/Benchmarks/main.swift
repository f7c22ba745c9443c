import MockupFormat
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Prints what the pipeline costs, and what it costs others that are there: medians of several runs.
//
// usage: Benchmarks COMMAND [--quick] [--floor PROGRAM]
//        Benchmarks compare A.png B.png   for one comparison alone
//        Benchmarks viewport ROWS         for one screen of a long table alone
//        Benchmarks verify FOLDER COUNT SCALE
//                                         for verification of screens beside drawing them, in a new folder

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 3, words[0] == "compare" {
    try ComparisonBenchmark.run(Array(words[1...]))
    exit(0)
}
if words.count == 2, words[0] == "viewport", let rows = Int(words[1]) {
    try ViewportBenchmark.run(rows: rows)
    exit(0)
}
if words.count == 4, words[0] == "verify", let count = Int(words[2]), let scale = Int(words[3]) {
    try VerificationBenchmark.run(folder: words[1], count: count, scale: scale)
    exit(0)
}
guard let command = words.first else {
    print("usage: Benchmarks COMMAND [--quick] [--floor PROGRAM]")
    exit(64)
}
let isQuick = words.contains("--quick")
let floorProgram = words.firstIndex(of: "--floor").flatMap {
    words.indices.contains($0 + 1) ? words[$0 + 1] : nil
}
let folder = "/tmp/tablemockup-benchmark-\(getpid())"
mkdir(folder, 0o700)

do {
    let benchmark = Benchmark(
        command: command, program: CommandLine.arguments[0], folder: folder, floor: floorProgram,
        runs: isQuick ? 3 : 11)
    try benchmark.run(isQuick: isQuick)
} catch {
    print("the benchmark failed: \(error)")
}
_ = run(["/bin/rm", "-r", folder])

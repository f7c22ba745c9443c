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

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 3, words[0] == "compare" {
    try ComparisonBenchmark.run(Array(words[1...]))
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
    let benchmark = Benchmark(command: command, folder: folder, floor: floorProgram, runs: isQuick ? 3 : 11)
    try benchmark.run(isQuick: isQuick)
} catch {
    print("the benchmark failed: \(error)")
}
_ = run(["/bin/rm", "-r", folder])

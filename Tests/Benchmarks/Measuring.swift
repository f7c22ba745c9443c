#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Seconds on a clock that only goes forward.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// A number with three significant digits.
func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let whole = Int((value * power).rounded())
    guard digits > 0 else { return String(whole) }
    let fraction = String(whole % Int(power))
    return "\(whole / Int(power))." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// What a process took: wall time, and its greatest memory.
struct Usage {
    var seconds: Double
    var mebibytes: Double
}

/// Runs a command once; `nil` if it fails.
///
/// - Parameters:
///   - output: the file that gets what it prints.
///   - accepting: the exit status besides 0 that is no failure.
func run(_ words: [String], output: String = "/dev/null", accepting other: Int32 = 0) -> Usage? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    let start = now()
    let child = spawn(words[0], arguments, output)
    guard child > 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 || status == other << 8 else {
        return nil
    }
    #if canImport(Darwin)
        let bytes = Double(usage.ru_maxrss)
    #else
        let bytes = Double(usage.ru_maxrss) * 1024
    #endif
    return Usage(seconds: now() - start, mebibytes: bytes / 1_048_576)
}

private func spawn(
    _ path: String, _ arguments: [UnsafeMutablePointer<CChar>?], _ output: String
) -> pid_t {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    return posix_spawn(&child, path, &actions, nil, arguments, environ) == 0 ? child : -1
}

import PixelImage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What comparing two PNG files costs in a process that runs already.
enum ComparisonBenchmark {
    /// Prints one line: milliseconds of everything from the files on, of that without reading and decoding, and of
    /// drawing the difference.
    static func run(_ paths: [String]) throws {
        var (whole, comparing, drawing): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<25 {
            let start = now()
            let pair = try ImagePair(before: contents(of: paths[0]), after: contents(of: paths[1]))
            let decoded = now()
            _ = pair.compared()
            let end = now()
            whole.append(end - start)
            comparing.append(end - decoded)
        }
        let pair = try ImagePair(before: contents(of: paths[0]), after: contents(of: paths[1]))
        for _ in 0..<5 {
            let start = now()
            _ = try pair.differencePicture()
            drawing.append(now() - start)
        }
        print([whole, comparing, drawing].map { short(median($0) * 1000) }.joined(separator: " "))
    }

    private static func contents(of path: String) -> [UInt8] {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return [] }
        defer { close(file) }
        let size = max(0, Int(lseek(file, 0, SEEK_END)))
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, pread(file, buffer.baseAddress, size, 0))
        }
    }
}

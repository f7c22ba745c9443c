import Foundation
import Testing

/// The built command, run as a user would.
struct Tool {
    /// What a run left.
    struct Result {
        var status: Int32
        var output: Data
        var errors: String
        var text: String { String(decoding: output, as: UTF8.self) }
    }

    static let binary = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "tablemockup")

    /// The folder that the command is run in; removed with `remove()`.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "tablemockup-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs a test's body with a folder of its own.
    static func inFolder(_ body: (Tool) throws -> Void) throws {
        let tool = try Tool()
        defer { tool.remove() }
        try body(tool)
    }

    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = Self.binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // What a CI service says of itself changes what the command does; tests that want it say so.
        process.environment = ProcessInfo.processInfo.environment.filter {
            $0.key != "CI" && !$0.key.hasPrefix("GITHUB_")
        }
        return process
    }

    @discardableResult
    func run(_ arguments: String..., input: Data = Data()) throws -> Result {
        try run(arguments, input: input)
    }

    @discardableResult
    func run(_ arguments: [String], input: Data = Data()) throws -> Result {
        // Files instead of pipes: nothing can fill up and stand still. Beside the folder, so as not to be seen in it.
        let base = folder.path(percentEncoded: false)
        let (inPath, outPath, errPath) = (base + ".in", base + ".out", base + ".err")
        for path in [outPath, errPath] { try Data().write(to: URL(filePath: path)) }
        try input.write(to: URL(filePath: inPath))
        defer {
            for path in [inPath, outPath, errPath] { try? FileManager.default.removeItem(atPath: path) }
        }
        let process = process(arguments)
        process.standardInput = try FileHandle(forReadingFrom: URL(filePath: inPath))
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outPath))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: errPath))
        try process.run()
        process.waitUntilExit()
        #expect(
            process.terminationReason == .exit, "\(arguments) ended by signal \(process.terminationStatus)")
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: URL(filePath: outPath)),
            errors: try String(contentsOfFile: errPath, encoding: .utf8))
    }

    /// Runs a line of shell in the folder; returns its exit status.
    func shell(_ line: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return process.terminationStatus
    }

    /// Puts a file in the folder.
    func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name))
    }

    /// Every file and folder below the folder, hidden ones too.
    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
    }

    /// A PNG's width and height in pixels, out of its header; `nil` for what is no PNG.
    static func size(ofPNG data: Data) -> [Int]? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return [16, 20].map { bytes[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    }
}

/// Documents that the tests use.
enum Sample {
    static let plain = """
        device: {size: [320, 200], scale: 2}
        table: {sections: [{rows: [One, Two]}]}

        """
    static let variants = plain + "variants: [{name: light}, {name: dark, appearance: dark}]\n"
    /// Parses, but has a character that no font draws.
    static let undrawable = "table: {sections: [{rows: [\"private \\U0010FFFD\"]}]}\n"
    static let broken = "table: {sektions: []}\n"
}

import MockupFormat
import PixelImage
import TableMockup

extension Subcommand {
    static let diff = Subcommand(
        name: "diff",
        summary: "Compares two PNG files, pixel by pixel.",
        discussion: [
            "Ends with 0 when the pictures are the same, with 1 when they differ, with 2 when one can't be read. Without "
                + "an option, one pixel that differs a little makes them different. Pictures of two sizes always are: "
                + "they are compared where they lie over each other, upper left corner on upper left corner.",
            "A distance is the one of Kotsarenko and Ramos (2010) in the YIQ space, as other tools have it: 0 for the same "
                + "colour, 0.97 for black and white, at most 1. Translucent pixels are compared on white and on black.",
            "Any PNG file will do: all colour types and depths, interlaced ones, the first picture of animated ones. "
                + "They are compared in 8 bits a channel, up to 64 Mpx; a gAMA chunk is heeded, a colour profile is not.",
        ],
        operands: .two("A.png", "B.png"),
        options: [
            Option(
                "o", .text("OUT.png"),
                help:
                    "draw what differs: A pale, the pixels that differ in magenta, smoothed edges in amber, and what "
                    + "only one of the pictures has in blue"),
            Option(
                "threshold", .text("T"),
                help:
                    "the colour distance, 0 to 1, that a pixel must pass to count, wherever it is: a line that is fainter "
                    + "may move unseen; 0 by default, 0.1 for what meets the eye"),
            Option(
                "ignore-antialiasing", help: "don't count pixels that only smooth an edge"),
            Option(
                "maximum-count", .text("N"),
                help: "the most pixels that may count in pictures that pass as the same; 0 by default"),
            Option(
                "maximum-cluster", .text("N"),
                help:
                    "the most pixels that may lie together among those, so that many specks may pass and a line "
                    + "may not"),
            .dumpFormat,
        ],
        run: { arguments, console throws(CommandFailure) in
            try Diff(arguments).run(console)
        })
}

/// A comparison that is asked for.
private struct Diff {
    private let paths: [String]
    private let output: String?
    private let isJSON: Bool
    private let tolerance: ComparisonTolerance

    init(_ arguments: Arguments) throws(CommandFailure) {
        paths = arguments.operands
        output = arguments[.output]
        isJSON = arguments[.dumpFormat] == "json"
        tolerance = ComparisonTolerance(
            threshold: try Self.threshold(arguments["threshold"]),
            ignoresAntialiasing: arguments["ignore-antialiasing"] != nil,
            maximumCount: try Self.count("maximum-count", arguments) ?? 0,
            maximumCluster: try Self.count("maximum-cluster", arguments))
        guard paths != ["-", "-"] else {
            throw .usage("standard input is one picture, and two are compared")
        }
        if let output { try Self.check(output, inputs: paths) }
    }

    func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
        var files: [[UInt8]] = []
        for path in paths {
            do throws(CommandFailure) {
                files.append(try InputFile.contents(of: path, kind: "a picture"))
            } catch {
                console.report(error, in: InputFile.name(of: path))
            }
        }
        guard files.count == 2 else { return .failure }
        let pair: ImagePair
        do throws(ImagePair.Unreadable) {
            pair = try ImagePair(before: files[0], after: files[1])
        } catch {
            for (path, reason) in zip(paths, [error.before, error.after]) {
                guard let reason else { continue }
                console.report(.failure(reason.readingDescription), in: InputFile.name(of: path))
            }
            return .failure
        }
        let result = pair.compared(tolerance: tolerance)
        if let output { try draw(pair, to: output) }
        let report = DiffReport(result: result, pair: pair, tolerance: tolerance)
        try console.result(isJSON ? report.json.text : report.text)
        return result.isPass ? .success : .findings
    }

    private func draw(_ pair: ImagePair, to path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do {
            bytes = try pair.differencePicture(tolerance: tolerance).png()
        } catch {
            throw .failure("can't draw the difference: \(error)")
        }
        do throws(OutputError) {
            let file = try OutputFile(path: path)
            try file.write(bytes)
            try file.commit()
        } catch {
            throw CommandFailure(error)
        }
    }

    private static func check(_ output: String, inputs: [String]) throws(CommandFailure) {
        guard output != "-" else {
            throw .usage("standard output is for the result", hint: "name a file for the picture")
        }
        if PictureOutput.isPictureName(output), Path.fileExtension(of: output).lowercased() != "png" {
            throw .usage(
                "'\(output)' is no name for a PNG file", hint: "end the name with .png")
        }
        let target = Path.canonical(output)
        for input in inputs where input != "-" && Path.canonical(input) == target {
            throw .usage("'\(output)' is one of the pictures that are compared")
        }
    }

    private static func threshold(_ text: String?) throws(CommandFailure) -> Double {
        guard let text else { return 0 }
        guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let value = Double(text),
            value >= 0, value <= 1
        else {
            throw .usage("'--threshold' is '\(text)'; expected a number from 0 to 1")
        }
        return value
    }

    private static func count(_ name: String, _ arguments: Arguments) throws(CommandFailure) -> Int? {
        guard let text = arguments[name] else { return nil }
        guard text.utf8.allSatisfy({ "0123456789".utf8.contains($0) }), let value = Int(text) else {
            throw .usage("'--\(name)' is '\(text)'; expected a number of pixels")
        }
        return value
    }
}

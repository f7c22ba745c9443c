import MockupSnapshots
import TableMockup

/// A picture that shows what failed.
public struct FailurePicture: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// What is recorded.
        case before
        /// What was drawn.
        case after
        /// Where they differ.
        case difference
    }

    public var kind: Kind
    /// The bytes of a PNG file.
    public var png: [UInt8]
}

/// Why an assertion failed.
public struct MockupFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The document and the variant: `SettingsTests/testDark`.
    public var name: String
    /// What comparing gave; `nil` where nothing was compared.
    public var verdict: Verdict?
    /// What failed, why, and what to do about it, in several lines.
    public var message: String
    /// The pictures that there are.
    public var pictures: [FailurePicture]

    public var description: String { message }
}

extension MockupFailure {
    /// The failure of an assertion that could not begin.
    init(_ error: AssertionError, name: String) {
        self.init(
            name: name, verdict: nil,
            message: "\(name): \(error.message)" + (error.hint.map { "\n  hint: \($0)" } ?? ""),
            pictures: [])
    }

    /// What there is to say of a result; `nil` for one that passes.
    init?(_ result: SnapshotResult, mode: RecordMode, advice: AcceptAdvice, artifacts: Artifacts) {
        let verdict = result.verdict
        guard verdict == .recorded || !verdict.isPass else { return nil }
        var lines = [Self.headline(result)]
        let details = result.explanation.filter { $0 != verdict.summary && !lines[0].hasSuffix($0) }
        lines += details.map { "  " + $0 }
        var pictures: [FailurePicture] = []
        if verdict == .recorded {
            if let path = result.baseline { lines.append("  recorded: \(path)") }
            lines.append(
                "  look at the picture, keep it with the sources, and run the test again: it was compared with nothing"
            )
        } else {
            if let path = result.baseline, let png = SnapshotFile.bytes(of: path) {
                pictures.append(FailurePicture(kind: .before, png: png))
                lines.append("  before: \(path)")
            }
            if let png = result.actual { pictures.append(FailurePicture(kind: .after, png: png)) }
            if let png = result.difference { pictures.append(FailurePicture(kind: .difference, png: png)) }
            let written = artifacts.write(pictures, variant: result.variant)
            for kind in [FailurePicture.Kind.after, .difference] {
                let path = written.paths.first { $0.hasSuffix(".\(kind.rawValue).png") }
                if let path { lines.append("  \(kind.rawValue): \(path)") }
            }
            if let problem = written.problem { lines.append("  the pictures are not kept: \(problem)") }
            if case .failed = verdict {} else { lines += advice.lines(for: verdict).map { "  " + $0 } }
        }
        self.init(
            name: result.name, verdict: verdict, message: lines.joined(separator: "\n"), pictures: pictures)
    }

    private static func headline(_ result: SnapshotResult) -> String {
        let verdict = result.verdict
        switch verdict {
        case .recorded:
            return "\(result.name) was recorded"
                + (result.explanation.first.map { ": \($0)" } ?? "")
        case .failed(let reason): return "\(result.name) failed: \(reason)"
        case .missing: return "\(result.name) is missing"
        default: return "\(result.name) (\(Verdict.words(for: verdict.name))): \(verdict.summary)"
        }
    }
}

/// How a picture that is as it should be is recorded.
struct AcceptAdvice: Hashable, Sendable {
    /// The test's function: `testDark()`.
    var function: String
    /// The mode that the source text asks for, over which the environment has no power; `nil` where it asks for none.
    var fixedMode: RecordMode?

    func lines(for verdict: Verdict) -> [String] {
        let mode = verdict == .missing ? RecordMode.missing : .failed
        guard fixedMode == nil else {
            return [
                "to accept it, run the test once with 'record: .\(mode.rawValue)' instead of 'record: ."
                    + "\(fixedMode?.rawValue ?? "")'"
            ]
        }
        return [
            "to accept it, run the test once with 'record: .\(mode.rawValue)', or:",
            "  \(TestEnvironment.recordVariable)=\(mode.rawValue) swift test\(filter)",
        ]
    }

    /// The option that chooses the test by its function's name, where that is a plain one.
    private var filter: String {
        let name = function.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty || function.hasPrefix("`") ? "" : " --filter '\\b\(name)\\b'"
    }
}

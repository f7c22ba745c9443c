import Testing
import XCTest

/// Tells the framework whose test runs.
struct TestReporter {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    func report(_ failure: MockupFailure) {
        guard Test.current != nil || Self.isSwiftTesting else {
            // Pictures can't be attached there on Linux: the message has their paths.
            XCTFail(failure.message, file: filePath, line: line)
            return
        }
        let location = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        #if compiler(>=6.2)
            let name = String(failure.name.split(separator: "/").last ?? "snapshot")
            for picture in failure.pictures {
                Attachment.record(
                    picture.png, named: "\(name).\(picture.kind.rawValue).png", sourceLocation: location)
            }
        #endif
        Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
    }

    /// Whether the process runs tests of Swift Testing, which a detached task can't tell otherwise.
    static let isSwiftTesting: Bool = {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(place + 1).first == "swift-testing"
    }()
}

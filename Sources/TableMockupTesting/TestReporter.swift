import Testing
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells the framework whose test runs.
struct TestReporter {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    private var location: SourceLocation {
        SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    private var isSwiftTesting: Bool { Test.current != nil || Self.isSwiftTesting }

    /// Says something of a test that goes on: a warning where there are such, else a line on standard error.
    func remark(_ text: String) {
        #if compiler(>=6.3)
            if isSwiftTesting {
                Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
                return
            }
        #endif
        StandardError.write("\(filePath):\(line): note: \(text)\n")
    }

    func report(_ failure: MockupFailure) {
        guard isSwiftTesting else {
            // Pictures can't be attached there on Linux: the message has their paths.
            XCTFail(failure.message, file: filePath, line: line)
            return
        }
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

private enum StandardError {
    static func write(_ text: String) {
        // Not kept in a buffer: the test that follows may end the process. What can't be written is only a remark.
        _ = text.withCString { bytes in
            #if canImport(Glibc)
                Glibc.write(STDERR_FILENO, bytes, strlen(bytes))
            #else
                Darwin.write(STDERR_FILENO, bytes, strlen(bytes))
            #endif
        }
    }
}

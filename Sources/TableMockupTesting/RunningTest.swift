import Synchronization
import Testing
@preconcurrency import XCTest

/// The test that asserts.
struct RunningTest: Hashable, Sendable {
    /// What its framework calls it.
    var id: String
    /// Why a number would not tell which of its snapshots one is; `nil` where it would.
    var obstacle: String?

    /// The test that runs here.
    static var current: RunningTest {
        if let test = Test.current {
            return RunningTest(id: "\(test.id)", obstacle: test.isParameterized ? severalTimes : nil)
        }
        if TestReporter.isSwiftTesting {
            return RunningTest(
                id: "a detached task", obstacle: "a detached task does not know which test it belongs to")
        }
        return RunningTest(id: XCTestWatcher.shared.currentTest)
    }

    /// At the same time even.
    static let severalTimes = "a test with arguments runs several times"
}

/// Knows which test of XCTest runs, from the first one on that has asserted something.
final class XCTestWatcher: NSObject, XCTestObservation, Sendable {
    static let shared: XCTestWatcher = {
        let watcher = XCTestWatcher()
        XCTestObservationCenter.shared.addTestObserver(watcher)
        return watcher
    }()

    private let name = Mutex("the first test")

    var currentTest: String { name.withLock { $0 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
        name.withLock { $0 = testCase.name }
    }

    /// The next one, which may be the same once more, counts from one.
    func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotCounter.process.reset()
        SnapshotOwners.process.forgetMockups()
    }
}

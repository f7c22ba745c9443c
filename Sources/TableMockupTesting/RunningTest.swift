import Synchronization
import Testing
@preconcurrency import XCTest

/// The test that asserts.
struct RunningTest: Hashable, Sendable {
    /// What its framework calls it.
    var id: String
    /// Whether it runs several times with different arguments, at the same time even.
    var isParameterized = false

    /// The test that runs here.
    static var current: RunningTest {
        if let test = Test.current {
            return RunningTest(id: "\(test.id)", isParameterized: test.isParameterized)
        }
        return RunningTest(id: XCTestWatcher.shared.currentTest)
    }
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
    }
}

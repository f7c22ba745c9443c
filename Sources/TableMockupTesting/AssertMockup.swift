import MockupSnapshots
import TableMockup

/// Asserts that a mockup draws the picture that was recorded of it, in a test of XCTest or of Swift Testing.
///
/// The snapshot is the file `__Snapshots__/<test file>/<test>[.<name>].png` beside the test's source file, with its
/// layout and a manifest as the command's stores have them. A further one without a name in the same test is
/// numbered: `.2`, `.3` … What no test asserts any more is not looked for.
///
/// A mockup that can't be drawn fails, a font that is missing too, and so does whatever is recorded, since it was
/// compared with nothing. A failure says what changed and why, where the pictures are, and how to accept them.
///
/// What is recorded follows from the first of these that says something: the parameter, the options around
/// (``withMockupOptions(_:operation:)``), the environment variable `TABLEMOCKUP_RECORD`, and otherwise `missing`, with
/// `CI` in the environment `never`. Pictures of failures go to `TABLEMOCKUP_ARTIFACTS` or a temporary folder, and are
/// attached to the results of Swift Testing.
///
/// - Parameters:
///   - mockup: what is drawn; an error that it throws is a failure.
///   - name: what tells this snapshot from others of the test. A test with arguments needs one.
///   - record: what is recorded by the way; all but `never` fails when it does.
///   - tolerance: how far pixels may be off, and why; `nil`: not at all. One without a reason, or with a number out of
///     range, fails; a snapshot that passes only by it is remarked on.
///   - directory: the folder to have instead of `__Snapshots__`, relative to the test file's folder unless it begins
///     with a slash.
public func assertMockup(
    _ mockup: @autoclosure () throws -> Mockup, named name: String? = nil, record: RecordMode? = nil,
    tolerance: SnapshotTolerance? = nil, snapshots directory: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let reporter = TestReporter(fileID: fileID, filePath: filePath, line: line, column: column)
    let failure = MockupAssertion(
        place: AssertionPlace(fileID: "\(fileID)", filePath: "\(filePath)", function: testName),
        name: name, options: MockupOptions(record: record, tolerance: tolerance, snapshots: directory),
        test: .current, counter: .current
    ).run(outer: .current, remark: reporter.remark, mockup)
    if let failure { reporter.report(failure) }
}

/// Compares a mockup with its snapshot as ``assertMockup(_:named:record:tolerance:snapshots:fileID:filePath:testName:line:column:)``
/// does, and leaves it to the caller to tell.
///
/// - Returns: `nil` when it is as recorded.
public func verifyMockup(
    _ mockup: @autoclosure () throws -> Mockup, named name: String? = nil, record: RecordMode? = nil,
    tolerance: SnapshotTolerance? = nil, snapshots directory: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function
) -> MockupFailure? {
    MockupAssertion(
        place: AssertionPlace(fileID: "\(fileID)", filePath: "\(filePath)", function: testName),
        name: name, options: MockupOptions(record: record, tolerance: tolerance, snapshots: directory),
        test: .current, counter: .current
    ).run(outer: .current, mockup)
}

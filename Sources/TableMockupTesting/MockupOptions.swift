import MockupSnapshots
import TableMockup

/// What assertions do, unless they say otherwise themselves. What is `nil` is left as it is outside.
public struct MockupOptions: Hashable, Sendable {
    /// What is recorded by the way.
    public var record: RecordMode?
    /// How far pixels may be off.
    public var tolerance: SnapshotTolerance?
    /// The folder of the snapshots, relative to the test file's folder unless it begins with a slash.
    public var snapshots: String?
    /// The folder for the pictures of failures.
    public var artifacts: String?
    /// Where the font files are.
    public var fonts: FontLibrary?
    /// Whether a character that no font has is a failure or a box.
    public var missingGlyphs: MissingGlyphs?

    public init(
        record: RecordMode? = nil, tolerance: SnapshotTolerance? = nil, snapshots: String? = nil,
        artifacts: String? = nil, fonts: FontLibrary? = nil, missingGlyphs: MissingGlyphs? = nil
    ) {
        self.record = record
        self.tolerance = tolerance
        self.snapshots = snapshots
        self.artifacts = artifacts
        self.fonts = fonts
        self.missingGlyphs = missingGlyphs
    }

    @TaskLocal static var current = MockupOptions()

    /// These options, and others where these say nothing.
    func over(_ outer: MockupOptions) -> MockupOptions {
        MockupOptions(
            record: record ?? outer.record, tolerance: tolerance ?? outer.tolerance,
            snapshots: snapshots ?? outer.snapshots, artifacts: artifacts ?? outer.artifacts,
            fonts: fonts ?? outer.fonts, missingGlyphs: missingGlyphs ?? outer.missingGlyphs)
    }
}

/// Runs an operation whose assertions have options, its tasks' too but for detached ones.
///
/// ```swift
/// override func invokeTest() {
///     withMockupOptions(MockupOptions(fonts: .directory("/opt/fonts"))) { super.invokeTest() }
/// }
/// ```
public func withMockupOptions<Result, Failure>(
    _ options: MockupOptions, operation: () throws(Failure) -> Result
) throws(Failure) -> Result {
    // The rethrowing function beneath knows no typed errors.
    let outcome: Swift.Result<Result, Failure> = MockupOptions.$current.withValue(
        options.over(.current)
    ) {
        do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try outcome.get()
}

/// Runs an asynchronous operation whose assertions have options.
public func withMockupOptions<Result>(
    _ options: MockupOptions, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await MockupOptions.$current.withValue(options.over(.current), operation: operation)
}

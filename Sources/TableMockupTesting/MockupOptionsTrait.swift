import MockupSnapshots
import TableMockup
import Testing

#if compiler(>=6.1)
    /// Gives the assertions of a test, or of all tests of a suite, options; and each test case its own numbers, so that
    /// a test which is repeated finds its unnamed snapshots again.
    public struct MockupOptionsTrait: TestTrait, SuiteTrait, TestScoping {
        let options: MockupOptions

        public var isRecursive: Bool { true }

        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await withMockupOptions(options) {
                guard testCase != nil else { return try await function() }
                try await SnapshotCounter.$current.withValue(SnapshotCounter(), operation: function)
            }
        }
    }

    extension Trait where Self == MockupOptionsTrait {
        /// Options for the assertions of a test or a suite: `@Suite(.mockups(record: .failed))`.
        public static func mockups(
            record: RecordMode? = nil, tolerance: SnapshotTolerance? = nil, snapshots: String? = nil,
            artifacts: String? = nil, fonts: FontLibrary? = nil, missingGlyphs: MissingGlyphs? = nil
        ) -> Self {
            MockupOptionsTrait(
                options: MockupOptions(
                    record: record, tolerance: tolerance, snapshots: snapshots, artifacts: artifacts,
                    fonts: fonts, missingGlyphs: missingGlyphs))
        }
    }
#endif

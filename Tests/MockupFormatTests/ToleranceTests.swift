import MockupFormat
import MockupModel
import Testing

@Suite struct ToleranceTests {
    private func document(_ text: String) throws -> MockupDocument {
        try MockupDocument(parsing: Array(text.utf8), notation: .yaml, file: "a.yaml")
    }

    @Test func isReadAndLeavesTheMockupAlone() throws {
        let plain = try document("table: {}\n")
        #expect(plain.tolerance == nil)
        let tolerant = try document(
            "snapshot: {tolerance: {threshold: 0.1, ignoresAntialiasing: yes, maximumCount: 20, "
                + "maximumCluster: 6, reason: a gradient}}\n"
                + "table: {}\n")
        #expect(
            tolerant.tolerance
                == SnapshotTolerance(
                    threshold: 0.1, ignoresAntialiasing: true, maximumCount: 20, maximumCluster: 6,
                    reason: "a gradient"))
        #expect(tolerant.variants == plain.variants)
    }

    @Test func isExactByDefault() throws {
        let tolerance = try #require(try document("snapshot: {tolerance: {reason: why}}\n").tolerance)
        #expect(tolerance.threshold == 0 && !tolerance.ignoresAntialiasing)
        #expect(tolerance.maximumCount == 0 && tolerance.maximumCluster == nil)
        #expect(tolerance == SnapshotTolerance(reason: "why"))
        #expect(try document("snapshot: {}\n").tolerance == nil)
    }

    @Test(arguments: [
        ("snapshot: {tolerance: {maximumCount: 20}}", "1:23: error: 'reason' is missing in the tolerance"),
        ("snapshot: {tolerance: {reason: \" \"}}", "' ' is not a reason"),
        (
            "snapshot: {tolerance: {reason: x, threshold: 0.11}}",
            "0.11 is out of range, expected a number from 0 to 0.1"
        ),
        (
            "snapshot: {tolerance: {reason: x, threshold: 1}}",
            "passes wherever it is, and beyond 0.1 it meets"
        ),
        ("snapshot: {tolerance: {reason: x, ignoresAntialiasing: 1}}", "1:56: error: expected true or false"),
        ("snapshot: {tolerance: {reason: x, maximumCount: 1.5}}", "1.5 is not a whole number"),
        ("snapshot: {tolerance: 3}", "expected a mapping of keys"),
        ("snapshot: {tolerence: {reason: x}}", "did you mean 'tolerance'?"),
        ("variants: [{name: a, snapshot: {}}]", "unknown key 'snapshot' in a variant"),
    ])
    func isChecked(_ text: String, _ message: String) throws {
        let error = #expect(throws: DocumentError.self) { try document(text + "\n") }
        #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }

    @Test(arguments: [
        (SnapshotTolerance(reason: ""), "no reason"), (SnapshotTolerance(reason: " \n\u{3000}"), "no reason"),
        (SnapshotTolerance(threshold: 1, reason: "x"), "threshold is 1.0, expected 0 … 0.1"),
        (SnapshotTolerance(threshold: -0.01, reason: "x"), "threshold is -0.01"),
        (SnapshotTolerance(threshold: .nan, reason: "x"), "threshold is nan"),
        (SnapshotTolerance(maximumCount: -1, reason: "x"), "maximumCount is -1"),
        (SnapshotTolerance(maximumCluster: -1, reason: "x"), "maximumCluster is -1"),
    ])
    func knowsItsProblem(_ tolerance: SnapshotTolerance, _ problem: String) {
        #expect(tolerance.problem?.contains(problem) == true)
    }

    @Test func hasNoProblem() {
        #expect(SnapshotTolerance(reason: "x").problem == nil)
        #expect(
            SnapshotTolerance(
                threshold: 0.1, ignoresAntialiasing: true, maximumCount: 1, maximumCluster: 0, reason: "x"
            ).problem == nil)
    }
}

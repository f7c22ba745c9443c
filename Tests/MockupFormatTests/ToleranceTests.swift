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
            "snapshot: {tolerance: {threshold: 0.2, maximumCount: 20, maximumCluster: 6, reason: a gradient}}\n"
                + "table: {}\n")
        #expect(
            tolerant.tolerance
                == SnapshotTolerance(
                    threshold: 0.2, maximumCount: 20, maximumCluster: 6, reason: "a gradient"))
        #expect(tolerant.variants == plain.variants)
    }

    @Test func hasDefaults() throws {
        let tolerance = try #require(try document("snapshot: {tolerance: {reason: why}}\n").tolerance)
        #expect(tolerance.threshold == 0.1 && tolerance.maximumCount == 0 && tolerance.maximumCluster == 4)
        #expect(try document("snapshot: {}\n").tolerance == nil)
    }

    @Test(arguments: [
        ("snapshot: {tolerance: {maximumCount: 20}}", "1:23: error: 'reason' is missing in the tolerance"),
        ("snapshot: {tolerance: {reason: \" \"}}", "' ' is not a reason"),
        ("snapshot: {tolerance: {reason: x, threshold: 1.5}}", "1.5 is out of range"),
        ("snapshot: {tolerance: {reason: x, maximumCount: 1.5}}", "1.5 is not a whole number"),
        ("snapshot: {tolerance: 3}", "expected a mapping of keys"),
        ("snapshot: {tolerence: {reason: x}}", "did you mean 'tolerance'?"),
        ("variants: [{name: a, snapshot: {}}]", "unknown key 'snapshot' in a variant"),
    ])
    func isChecked(_ text: String, _ message: String) throws {
        let error = #expect(throws: DocumentError.self) { try document(text + "\n") }
        #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
}

import MockupSnapshots
import TableMockup

/// Where in the source an assertion stands.
struct AssertionPlace: Sendable {
    /// `Module/File.swift`
    var fileID: String
    var filePath: String
    /// `testDark()`
    var function: String

    var module: String { fileID.split(separator: "/").first.map(String.init) ?? "" }
}

/// One assertion, whichever framework it reports to.
struct MockupAssertion: Sendable {
    var place: AssertionPlace
    /// The name that it was given.
    var name: String?
    /// What it asks for itself.
    var options: MockupOptions
    var test: RunningTest
    var counter: SnapshotCounter
    var owners = SnapshotOwners.process
    var sessions = Sessions.process
    var environment = TestEnvironment.process

    /// Compares a mockup with its snapshot, and records it where that is asked for.
    ///
    /// - Parameters:
    ///   - outer: options that hold where the assertion asks for nothing.
    ///   - remark: gets what there is to say of a snapshot that passes, but only within its tolerance.
    /// - Returns: `nil` when it is as recorded.
    func run(
        outer: MockupOptions, remark: (String) -> Void = { _ in }, _ mockup: () throws -> Mockup
    ) -> MockupFailure? {
        let options = options.over(outer)
        let document = SnapshotNaming.document(filePath: place.filePath)
        let base = SnapshotNaming.test(function: place.function)
        let store = SnapshotStore(
            directory: SnapshotNaming.directory(filePath: place.filePath, override: options.snapshots))
        do throws(AssertionError) {
            let mockup = Result { () throws(AssertionError) in try made(mockup) }
            let snapshot = try snapshotName(
                document: document, base: base, store: store, mockup: try? mockup.get())
            // Read in any case: a wrong value is told even where it has no effect.
            let environmentMode = try environment.recordMode()
            let mode = options.record ?? environmentMode ?? .standard
            let result = sessions.session(store: store, options: options).verify(
                SnapshotCase(
                    document: document, variant: snapshot.variant, mockup: try mockup.get(),
                    tolerance: options.tolerance),
                mode: mode)
            if case .withinTolerance = result.verdict {
                remark(
                    "\(result.name) passes, but only within its tolerance: "
                        + ([result.verdict.summary] + result.explanation).joined(separator: "; "))
            }
            return MockupFailure(
                result, mode: mode,
                advice: AcceptAdvice(function: place.function, fixedMode: options.record),
                artifacts: Artifacts(
                    chosen: options.artifacts ?? environment.value(TestEnvironment.artifactsVariable),
                    environment: environment, module: place.module, document: document,
                    store: store.directory))
        } catch {
            return MockupFailure(error, name: "\(document)/\(base)" + (name.map { ".\($0)" } ?? ""))
        }
    }

    private func made(_ mockup: () throws -> Mockup) throws(AssertionError) -> Mockup {
        do {
            return try mockup()
        } catch {
            throw AssertionError("the mockup could not be made: \(error)")
        }
    }

    private func snapshotName(
        document: String, base: String, store: SnapshotStore, mockup: Mockup?
    ) throws(AssertionError) -> SnapshotName {
        var variant = base
        if let name {
            guard let fileName = SnapshotNaming.fileName(name) else {
                throw AssertionError("the name '\(name)' has neither letters nor digits")
            }
            variant += ".\(fileName)"
        } else {
            if let obstacle = test.obstacle {
                throw AssertionError(
                    "\(obstacle), and a number would not tell which snapshot this is",
                    hint: "give it a name, as in 'named: \"\\(argument)\"'")
            }
            let number = counter.next("\(test.id)\n\(store.picturePath(document: document, variant: base))")
            if number > 1 { variant += ".\(number)" }
        }
        let owner = SnapshotOwners.Owner(test: test.id, name: name)
        let path = store.picturePath(document: document, variant: variant)
        if let other = owners.claim(path, by: owner, mockup: mockup) {
            throw AssertionError(
                other.test == test.id
                    ? "two snapshots of the test would share the file \(variant).png"
                    : "another test of this name has the file \(variant).png: \(other.test)",
                hint: "give one of them another name with 'named:'")
        }
        return SnapshotName(document: document, variant: variant)
    }
}

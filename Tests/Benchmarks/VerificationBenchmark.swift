import MockupFormat
import MockupSnapshots
import TableMockup

/// What verifying a snapshot costs that hasn't changed, beside drawing the same screen to a PNG.
enum VerificationBenchmark {
    /// Prints one line: milliseconds of verifying a screen, and of drawing it, and bytes of the largest PNG recorded.
    ///
    /// Each screen is another one, and each of the two keeps fonts and glyphs of its own from one to the next.
    static func run(folder: String, count: Int, scale: Int) throws {
        let cases = try (0..<count).map { number in
            let bytes = Array(BenchmarkScreen.yaml(number, scale: scale).utf8)
            let document = try MockupDocument(parsing: bytes, notation: .yaml, file: "\(number).yaml")
            return SnapshotCase(document: "\(number)", mockup: document.variants[0].mockup)
        }
        let options = SnapshotOptions(jobs: 1)
        let recorder = SnapshotSession(store: SnapshotStore(directory: folder), options: options)
        for snapshot in cases { _ = recorder.verify(snapshot, mode: .all) }

        let session = SnapshotSession(store: SnapshotStore(directory: folder), options: options)
        let renderer = try Renderer()
        var (verifying, drawing): ([Double], [Double]) = ([], [])
        for snapshot in cases {
            let start = now()
            let result = session.verify(snapshot, mode: .never)
            let verified = now()
            _ = try renderer.png(snapshot.mockup)
            drawing.append(now() - verified)
            verifying.append(verified - start)
            guard case .identical = result.verdict else {
                print("\(snapshot.name) is \(result.verdict)")
                return
            }
        }
        // What the first ones warm up is not counted.
        let times = [verifying, drawing].map { short(median(Array($0[(count / 4)...])) * 1000) }
        let store = SnapshotStore(directory: folder)
        let sizes = cases.map { fileSize(store.picturePath(document: $0.document, variant: $0.variant)) }
        print(times.joined(separator: " "), sizes.max() ?? 0)
    }
}

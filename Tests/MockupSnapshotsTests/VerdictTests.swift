import Foundation
import MockupFormat
import PixelImage
import TableMockup
import Testing

@testable import MockupSnapshots

@Suite struct VerdictTests {
    private let plan: SnapshotPlan
    private let test: TestStore

    init() throws {
        test = try TestStore()
        plan = try TestStore.plan([("doc", TestStore.document())])
    }

    private func verdict(_ plan: SnapshotPlan? = nil) throws -> Verdict {
        let results = test.verify(plan ?? self.plan).results
        return try #require(results.first).verdict
    }

    @Test func missing() throws {
        #expect(try verdict() == .missing)
        #expect(test.verify(plan).results[0].actual != nil)
    }

    @Test func differentToThePixel() throws {
        test.record(plan)
        var picture = try Bitmap(png: [UInt8](test.data("doc/default.png")))
        picture.withUnsafeMutablePixels { pixels in
            // One step of blue, where no eye sees it.
            pixels[120 * 90 + 7] ^= 1
        }
        try Data(picture.png()).write(to: test.url("doc/default.png"))
        let found = try verdict()
        guard case .different(let difference) = found else {
            Issue.record("\(found)")
            return
        }
        #expect(difference.count == 1 && difference.total == 12000)
        #expect(difference.clusters == [PixelCluster(x: 7, y: 90, width: 1, height: 1, count: 1)])
    }

    @Test func toleranceIsBoundInCountAndCluster() throws {
        test.record(plan)
        let good = try Bitmap(png: [UInt8](test.data("doc/default.png")))
        /// The verdict with black squares of some size at some places in a white part.
        func verdict(squares: Int, side: Int, count: Int, cluster: Int) throws -> String {
            var picture = good
            picture.withUnsafeMutablePixels { pixels in
                for square in 0..<squares {
                    for y in 0..<side {
                        for x in 0..<side { pixels[120 * (92 + y) + 4 + square * 40 + x] = 0xFF00_0000 }
                    }
                }
            }
            try Data(picture.png()).write(to: test.url("doc/default.png"))
            let tolerance = SnapshotTolerance(maximumCount: count, maximumCluster: cluster, reason: "a test")
            let plan = try TestStore.plan([("doc", TestStore.document(tolerance: tolerance))])
            return try self.verdict(plan).name
        }
        #expect(try verdict(squares: 1, side: 2, count: 20, cluster: 4) == "within-tolerance")
        #expect(try verdict(squares: 1, side: 3, count: 20, cluster: 4) == "different")
        #expect(try verdict(squares: 2, side: 3, count: 18, cluster: 9) == "within-tolerance")
        #expect(try verdict(squares: 2, side: 3, count: 17, cluster: 9) == "different")
    }

    /// Records the picture, with some pixels of a white place changed, and verifies under a tolerance.
    private func verdict(
        under tolerance: SnapshotTolerance, xoring bits: UInt32, at places: [Int]
    ) throws -> (verdict: Verdict, explanation: [String]) {
        test.record(plan)
        var picture = try Bitmap(png: [UInt8](test.data("doc/default.png")))
        picture.withUnsafeMutablePixels { pixels in
            for place in places { pixels[place] ^= bits }
        }
        try Data(picture.png()).write(to: test.url("doc/default.png"))
        let plan = try TestStore.plan([("doc", TestStore.document(tolerance: tolerance))])
        let result = try #require(test.verify(plan).results.first)
        return (result.verdict, result.explanation)
    }

    /// A whole row of pixels.
    private var line: [Int] { (0..<120).map { 120 * 94 + $0 } }

    @Test func aToleranceThatNamesNothingIsExact() throws {
        // One step of blue, and a hairline of #E5E5EA.
        let zero = SnapshotTolerance(reason: "a test")
        for (bits, places) in [(1, [120 * 94 + 5]), (0x1A_1A15, line)] as [(UInt32, [Int])] {
            let found = try verdict(under: zero, xoring: bits, at: places).verdict
            guard case .different(let difference) = found else {
                Issue.record("\(found)")
                continue
            }
            #expect(difference.count == places.count && difference.excuse() == nil)
        }
    }

    @Test func whatAThresholdExcusesIsCounted() throws {
        let faint = SnapshotTolerance(threshold: 0.05, reason: "a test")
        let found = try verdict(under: faint, xoring: 1, at: line).verdict
        #expect(
            found
                == .withinTolerance(
                    PixelDifference(count: 0, total: 12000, clusters: [], belowThresholdCount: 120)))
        #expect(found.summary == "120 pixels differ (120 fainter than the threshold), within its tolerance")
        // A line that is stronger than the threshold is one.
        let seen = try verdict(under: faint, xoring: 0x3F_3F3F, at: line).verdict
        #expect(seen.name == "different" && seen.difference?.count == 120)
    }

    @Test func excusesAreAdded() {
        let difference = PixelDifference(
            count: 3, total: 10_000, clusters: [], belowThresholdCount: 2340, antialiasedCount: 12)
        #expect(difference.differingCount == 2355)
        #expect(difference.excuse() == "2,340 fainter than the threshold, 12 smoothing an edge")
        #expect(difference.excuse(isGrouped: false)?.hasPrefix("2340 fainter") == true)
        let smoothing = PixelDifference(count: 0, total: 9, clusters: [], antialiasedCount: 1)
        #expect(Verdict.different(smoothing).summary == "1 pixel differs (1 smoothing an edge)")
    }

    @Test func smoothedEdgesAreIgnoredOnlyWhenAsked() throws {
        var picture = try Bitmap(width: 120, height: 100, pixels: Array(repeating: .max, count: 12000))
        // White above black, with a step in the edge and a grey pixel in the step.
        picture.withUnsafeMutablePixels { pixels in
            for y in 60..<100 {
                for x in 0..<120 {
                    let edge = x < 60 ? 80 : 81
                    pixels[120 * y + x] = y < edge ? 0xFFFF_FFFF : 0xFF00_0000
                }
            }
            pixels[120 * 80 + 60] = 0xFF80_8080
        }
        var other = picture
        other.withUnsafeMutablePixels { $0[120 * 80 + 60] = 0xFFC0_C0C0 }
        let exact = SnapshotTolerance(reason: "a test")
        let loose = SnapshotTolerance(ignoresAntialiasing: true, reason: "a test")
        #expect(Pictures.verdict(old: picture, new: other, tolerance: exact).difference?.count == 1)
        let found = Pictures.verdict(old: picture, new: other, tolerance: loose)
        #expect(found.name == "within-tolerance" && found.difference?.antialiasedCount == 1)
    }

    @Test func anUnusableToleranceFails() throws {
        for tolerance in [SnapshotTolerance(reason: " "), SnapshotTolerance(threshold: 1, reason: "x")] {
            let plan = try TestStore.plan([("doc", TestStore.document(tolerance: tolerance))])
            test.record(self.plan)
            #expect(try verdict(plan) == .failed(#require(tolerance.problem)))
            #expect(test.verify(plan, mode: .all).words == ["doc/default failed"])
        }
    }

    @Test func noToleranceLetsAnotherFontPass() throws {
        test.record(plan)
        var manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        manifest.entries["default"]?.fonts = ["Inter-Regular.otf": String(repeating: "0", count: 64)]
        try Data(manifest.bytes).write(to: test.url("doc/manifest.json"))
        let tolerance = SnapshotTolerance(maximumCount: 12000, reason: "anything goes")
        let other = try TestStore.plan([
            ("doc", TestStore.document(rows: ["One", "Three"], tolerance: tolerance))
        ])
        #expect(try verdict(other).name == "font-changed")
    }

    @Test func sizeChanged() throws {
        test.record(plan)
        var document = try TestStore.document()
        document.variants[0].mockup.device.scale = 2
        let plan = try TestStore.plan([("doc", document)])
        #expect(
            try verdict(plan)
                == .sizeChanged(
                    old: PixelSize(width: 120, height: 100), new: PixelSize(width: 240, height: 200)))
        #expect(test.verify(plan).results[0].explanation.contains("the scale is 2, was 1"))
    }

    @Test func fontChanged() throws {
        test.record(plan)
        // As if the picture had been drawn with another file of the same name.
        var manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        manifest.entries["default"]?.fonts = ["Inter-Regular.otf": String(repeating: "0", count: 64)]
        manifest.entries["default"]?.libraries["cairo"] = "1.2.3"
        try Data(manifest.bytes).write(to: test.url("doc/manifest.json"))
        // The same pixels are the same, whatever drew them.
        #expect(try verdict() == .identical)
        let other = try TestStore.plan([("doc", TestStore.document(rows: ["One", "Three"]))])
        let result = test.verify(other).results[0]
        guard case .fontChanged(let names, let difference) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(names == ["Inter-Regular.otf"] && (difference?.count ?? 0) > 0)
        #expect(
            result.explanation.first
                == "the font file Inter-Regular.otf is another one than it was recorded with")
        #expect(result.explanation.contains { $0.hasPrefix("cairo is 1.") && $0.hasSuffix("was 1.2.3") })
        #expect(result.explanation.contains("section-0/row-1: title is 'Three', was 'Two'"))
    }

    @Test func aFontThatIsNewlyNeededHasNotChanged() throws {
        test.record(plan)
        let other = try TestStore.plan([("doc", TestStore.document(rows: ["One", "二"]))])
        #expect(try verdict(other).name == "different")
    }

    @Test func undrawable() throws {
        test.record(plan)
        let other = try TestStore.plan([("doc", TestStore.document(rows: ["\"\\U0010FFFD\""]))])
        let result = test.verify(other).results[0]
        #expect(result.verdict.name == "failed" && !result.verdict.isPass)
        #expect(result.explanation.first?.contains("U+10FFFD") == true)
        #expect(try test.names().contains("doc/default.png"))
    }

    @Test(arguments: [
        (RecordMode.never, "missing", "different"), (.missing, "recorded", "different"),
        (.failed, "recorded", "recorded"), (.all, "recorded", "recorded"),
    ])
    func modes(_ mode: RecordMode, _ whenMissing: String, _ whenDifferent: String) throws {
        #expect(test.verify(plan, mode: mode).results[0].verdict.name == whenMissing)
        test.record(plan)
        let other = try TestStore.plan([("doc", TestStore.document(rows: ["One", "Three"]))])
        #expect(test.verify(other, mode: mode).results[0].verdict.name == whenDifferent)
        #expect((try verdict(other) == .identical) == (whenDifferent == "recorded"))
    }

    @Test func onlyAllRecordsWhatIsTolerated() throws {
        test.record(plan)
        let tolerance = SnapshotTolerance(maximumCount: 12000, maximumCluster: 12000, reason: "anything goes")
        let other = try TestStore.plan([
            ("doc", TestStore.document(rows: ["One", "Three"], tolerance: tolerance))
        ])
        #expect(test.verify(other, mode: .failed).words == ["doc/default within-tolerance"])
        #expect(
            test.verify(other).results[0].explanation.last == "let pass, since: anything goes")
        #expect(test.verify(other, mode: .all).words == ["doc/default recorded"])
        #expect(try verdict(other) == .identical)
    }

    @Test func translucentBackgroundsAreStableToo() throws {
        let text = """
            device: {size: [60, 60], scale: 1}
            statusBar: false
            theme: {base: ios, colors: {background: "#FF000080", cell: "#00FF0033"}}
            table: {sections: [{rows: [A]}]}

            """
        let document = try MockupDocument(parsing: Array(text.utf8), notation: .yaml, file: "a")
        let plan = try TestStore.plan([("doc", document)])
        test.record(plan)
        #expect(try verdict(plan) == .identical)
        #expect(
            try Bitmap(png: [UInt8](test.data("doc/default.png")))
                == Bitmap(png: document.variants[0].mockup.png()))
    }

    @Test func runsInOrderOnSeveralThreads() throws {
        let names = (0..<40).map { "v\($0)" }
        let plan = try TestStore.plan([("doc", TestStore.document(variants: names))])
        let run = SnapshotRecorder(store: test.store, options: SnapshotOptions(jobs: 3)).record(plan)
        #expect(run.words == names.map { "doc/\($0) recorded" })
        let manifest = try Manifest(parsing: [UInt8](test.data("doc/manifest.json")))
        #expect(Set(manifest.entries.keys) == Set(names))
        let verified = SnapshotVerifier(store: test.store, options: SnapshotOptions(jobs: 3)).verify(plan)
        #expect(verified.words == names.map { "doc/\($0) identical" })
    }
}

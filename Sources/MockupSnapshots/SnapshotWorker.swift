import PangoText
import PixelImage
import TableMockup

/// One thread's hands: draws snapshots and compares them with what is recorded.
final class SnapshotWorker {
    private let renderer: Result<Renderer, RenderError>
    /// The last picture, whose memory the next one takes.
    private var bitmap: Bitmap?

    init(fonts: FontLibrary, missingGlyphs: MissingGlyphs) {
        renderer = Result { () throws(RenderError) in
            try Renderer(fonts: fonts, missingGlyphs: missingGlyphs)
        }
    }

    /// What was drawn, and how it stands to what is recorded.
    private struct Finding {
        var snapshot: SnapshotCase
        var context: SnapshotContext
        var screen: Renderer.DrawnScreen
        var picture: Bitmap
        var verdict: Verdict
        /// What is recorded, if it can be read.
        var stored: StoredSnapshot?
        /// The recorded picture, if it had to be looked at.
        var recorded: Bitmap?
        var path: String {
            context.store.picturePath(document: snapshot.document, variant: snapshot.variant)
        }
    }

    // MARK: - Verifying

    func verify(_ snapshot: SnapshotCase, mode: RecordMode, in context: SnapshotContext) -> SnapshotResult {
        timed(snapshot) { result in
            guard let finding = find(snapshot, context, &result) else { return }
            result.verdict = finding.verdict
            if mode.records(finding.verdict) {
                record(finding, &result)
            } else if finding.verdict != .identical {
                explain(finding, &result)
            } else if context.tellsLayouts, let entry = finding.stored?.entry,
                let stale = StaleLayout(
                    snapshot, recorded: entry.layout, text: finding.screen.layout.text(), store: context.store
                )
            {
                context.add(stale)
            }
            bitmap = finding.picture
        }
    }

    // MARK: - Recording

    func record(_ snapshot: SnapshotCase, in context: SnapshotContext) -> SnapshotResult {
        timed(snapshot) { result in
            guard let finding = find(snapshot, context, &result) else { return }
            result.verdict = finding.verdict
            if finding.verdict == .identical { refresh(finding, &result) } else { record(finding, &result) }
            bitmap = finding.picture
        }
    }

    private func record(_ finding: Finding, _ result: inout SnapshotResult) {
        result.explanation = Self.reason(for: finding.verdict)
        do {
            let png = try finding.picture.compactPNG(scale: finding.screen.scale)
            let layout = Array(finding.screen.layout.text().utf8)
            let entry = entry(for: finding, png: SHA256.of(png), layout: SHA256.of(layout))
            try finding.context.writer.write(
                SnapshotWriter.Files(
                    document: finding.snapshot.document, variant: finding.snapshot.variant, png: png,
                    layout: layout, entry: entry))
            result.verdict = .recorded
            result.baseline = finding.path
        } catch {
            result.verdict = .failed("\(error)")
        }
    }

    /// Leaves a picture whose pixels are the same as it is, and sees to what belongs to it.
    private func refresh(_ finding: Finding, _ result: inout SnapshotResult) {
        guard let stored = finding.stored else { return }
        let snapshot = finding.snapshot
        let layout = Array(finding.screen.layout.text().utf8)
        let hasLayout =
            finding.context.store.layoutBytes(document: snapshot.document, variant: snapshot.variant)
            == layout
        var entry = stored.entry ?? entry(for: finding, png: SHA256.of(stored.png), layout: "")
        entry.layout = SHA256.of(layout)
        entry.traits = SnapshotTraits.traits(of: snapshot.mockup)
        guard !hasLayout || entry != stored.entry else { return }
        do {
            try finding.context.writer.write(
                SnapshotWriter.Files(
                    document: snapshot.document, variant: snapshot.variant, layout: hasLayout ? nil : layout,
                    entry: entry))
            result.explanation = [
                hasLayout
                    ? "the picture is the same; its entry in the manifest was written anew"
                    : "the picture is the same; its layout was written anew"
            ]
        } catch {
            result.verdict = .failed("\(error)")
        }
    }

    private func entry(for finding: Finding, png: String, layout: String) -> Manifest.Entry {
        let picture = finding.picture
        return Manifest.Entry(
            device: finding.snapshot.mockup.device.name, width: picture.width, height: picture.height,
            scale: finding.screen.scale, traits: SnapshotTraits.traits(of: finding.snapshot.mockup),
            fonts: finding.context.fingerprints.hashes(of: finding.screen.fontFiles),
            renderer: Renderer.version, libraries: Renderer.libraryVersions, png: png,
            pixels: Pictures.hash(of: picture), layout: layout)
    }

    private static func reason(for verdict: Verdict) -> [String] {
        switch verdict {
        case .missing: ["it was missing"]
        case .unreadable(let reason): ["the old one could not be read: \(reason)"]
        case .sizeChanged(let old, let new):
            ["\(new.width) × \(new.height) pixels, was \(old.width) × \(old.height)"]
        case .different(let difference), .withinTolerance(let difference), .fontChanged(_, let difference?):
            ["\(difference.differingCount) of \(difference.total) pixels differed"]
        default: []
        }
    }

    // MARK: - Comparing

    private func timed(_ snapshot: SnapshotCase, _ body: (inout SnapshotResult) -> Void) -> SnapshotResult {
        let clock = ContinuousClock()
        let start = clock.now
        var result = SnapshotResult(
            document: snapshot.document, variant: snapshot.variant, verdict: .missing, source: snapshot.source
        )
        body(&result)
        let duration = clock.now - start
        result.duration =
            Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        return result
    }

    /// Draws and judges; `nil` with a verdict set when nothing can be drawn.
    private func find(
        _ snapshot: SnapshotCase, _ context: SnapshotContext, _ result: inout SnapshotResult
    ) -> Finding? {
        let path = context.store.picturePath(document: snapshot.document, variant: snapshot.variant)
        if let problem = snapshot.tolerance?.problem {
            result.verdict = .failed(problem)
            result.explanation = [problem]
            return nil
        }
        let screen: Renderer.DrawnScreen
        do throws(RenderError) {
            screen = try renderer.get().draw(snapshot.mockup, into: &bitmap)
        } catch {
            result.verdict = .failed(error.description)
            result.explanation = [error.description] + (error.hint.map { [$0] } ?? [])
            if StoreFile.exists(path) { result.baseline = path }
            return nil
        }
        guard let picture = bitmap else { return nil }
        bitmap = nil
        var finding = Finding(
            snapshot: snapshot, context: context, screen: screen, picture: picture, verdict: .missing)
        do throws(StoreFile.Failure) {
            let stored = try context.store.snapshot(
                document: snapshot.document, variant: snapshot.variant,
                manifest: context.manifest(of: snapshot.document))
            finding.stored = stored
            result.baseline = path
            judge(stored, &finding)
        } catch {
            switch error {
            case .absent: finding.verdict = .missing
            case .unreadable(let reason):
                finding.verdict = .unreadable(reason)
                result.baseline = path
            }
        }
        return finding
    }

    private func judge(_ stored: StoredSnapshot, _ finding: inout Finding) {
        let new = finding.picture
        // The file is the one that the entry is about, and the entry knows its pixels: nothing need be decoded.
        if let entry = stored.entry, entry.width == new.width, entry.height == new.height,
            entry.pixels == Pictures.hash(of: new)
        {
            finding.verdict = .identical
            return
        }
        let old: Bitmap
        do throws(PixelImageError) {
            old = try Bitmap(png: stored.png)
        } catch {
            finding.verdict = .unreadable(error.readingDescription)
            return
        }
        finding.recorded = old
        guard old.width == new.width, old.height == new.height else {
            finding.verdict = .sizeChanged(
                old: PixelSize(width: old.width, height: old.height),
                new: PixelSize(width: new.width, height: new.height))
            return
        }
        finding.verdict = Pictures.verdict(old: old, new: new, tolerance: finding.snapshot.tolerance)
        // Not even a tolerance lets another font file pass in silence.
        if let difference = finding.verdict.difference, let entry = stored.entry {
            let fonts = finding.context.fingerprints.hashes(of: finding.screen.fontFiles)
            // A font that is used no more, or newly, is the text's doing; one that is another file is not.
            let changed = fonts.filter { entry.fonts[$0.key] != nil && entry.fonts[$0.key] != $0.value }
            if !changed.isEmpty { finding.verdict = .fontChanged(changed.keys.sorted(), difference) }
        }
    }

    // MARK: - Explaining

    private func explain(_ finding: Finding, _ result: inout SnapshotResult) {
        let snapshot = finding.snapshot
        var explanation = Explanation(
            verdict: finding.verdict, entry: finding.stored?.entry, doubt: finding.stored?.doubt,
            device: snapshot.mockup.device.name, scale: finding.screen.scale,
            traits: SnapshotTraits.traits(of: snapshot.mockup))
        if finding.verdict == .missing,
            let trace = finding.context.trace(of: snapshot)
        {
            explanation.lines = ["its picture is gone: \(trace)"]
        }
        if let recorded = finding.recorded {
            explanation.compare(
                old: finding.context.store.layout(
                    of: finding.stored?.entry, document: snapshot.document, variant: snapshot.variant),
                new: finding.screen.layout.text(), before: recorded, after: finding.picture)
        }
        if let tolerance = snapshot.tolerance {
            switch finding.verdict {
            case .withinTolerance: explanation.lines.append("let pass, since: \(tolerance.reason)")
            case .different(let difference):
                explanation.lines.insert(contentsOf: tolerance.breaches(by: difference), at: 0)
            default: break
            }
        }
        result.explanation = explanation.lines
        if !finding.verdict.isPass {
            result.acceptCommand = AcceptCommand.text(
                for: snapshot, store: finding.context.store, options: finding.context.options.acceptOptions)
        }
        guard finding.context.options.includesPictures else { return }
        result.actual = try? finding.picture.png(scale: finding.screen.scale)
        if let recorded = finding.recorded {
            result.difference = Pictures.difference(
                old: recorded, new: finding.picture, tolerance: snapshot.tolerance,
                scale: finding.screen.scale)
        }
    }
}

import Threads

/// Two pictures to be compared.
public struct ImagePair: Sendable {
    let before: DecodedPicture
    let after: DecodedPicture
    /// Whether both are known to be the same without a look at them.
    private let isSame: Bool
    /// What reading them band by band has shown already.
    let scan: BandScan?

    /// Why PNG files can't be compared; at least one of the two is given.
    public struct Unreadable: Error, Hashable, Sendable {
        public var before: PixelImageError?
        public var after: PixelImageError?
    }

    /// Reads two PNG files, side by side.
    ///
    /// What is plain stays packed: as long as two such pictures have the same bytes in their rows, no pixel is made.
    public init(before: [UInt8], after: [UInt8]) throws(Unreadable) {
        isSame = before == after
        if let first = BandedPicture(before), let second = BandedPicture(after), first.hasShape(of: second),
            let scan = BandScan(first, isSame ? nil : second, threads: Self.threads)
        {
            (self.before, self.after) = (DecodedPicture(sound: first), DecodedPicture(sound: second))
            self.scan = scan
            return
        }
        scan = nil
        if isSame {
            do throws(PixelImageError) {
                self.before = try DecodedPicture(before)
                self.after = self.before
                return
            } catch {
                throw Unreadable(before: error, after: error)
            }
        }
        // Two threads are not worth while for icons.
        let count = min(before.count, after.count) > 1 << 14 ? min(2, Self.threads) : 1
        let results = Slots<Result<DecodedPicture, PixelImageError>>(2)
        Parallel.run(count) { index in
            for place in stride(from: index, to: 2, by: count) {
                let data = place == 0 ? before : after
                results.set(place, Result { () throws(PixelImageError) in try DecodedPicture(data) })
            }
        }
        switch (results[0], results[1]) {
        case (.success(let first)?, .success(let second)?): (self.before, self.after) = (first, second)
        case (let first, let second):
            throw Unreadable(before: first?.failure, after: second?.failure)
        }
    }

    public init(before: Bitmap, after: Bitmap) {
        isSame = false
        scan = nil
        self.before = DecodedPicture(before)
        self.after = DecodedPicture(after)
    }

    /// Pixels.
    public var beforeSize: (width: Int, height: Int) { (before.width, before.height) }
    /// Pixels.
    public var afterSize: (width: Int, height: Int) { (after.width, after.height) }

    /// The older picture.
    public var beforeBitmap: Bitmap { before.bitmap() }
    /// The newer picture.
    public var afterBitmap: Bitmap { after.bitmap() }

    /// Compares the pictures: rows by their bytes, and pixel by pixel where those differ.
    public func compared(tolerance: ComparisonTolerance = .exact) -> ImageComparison {
        let difference = isSame ? ImageDifference() : commonDifference(tolerance: tolerance)
        guard (before.width, before.height) == (after.width, after.height) else {
            let common = min(before.width, after.width) * min(before.height, after.height)
            return .sizeDiffers(
                SizeDifference(
                    beforeWidth: before.width, beforeHeight: before.height, afterWidth: after.width,
                    afterHeight: after.height,
                    outsideCount: before.width * before.height + after.width * after.height - 2 * common,
                    common: difference))
        }
        if difference.isEmpty { return .identical }
        return tolerance.allows(difference) ? .withinTolerance(difference) : .different(difference)
    }

    private func commonDifference(tolerance: ComparisonTolerance) -> ImageDifference {
        let parts = Slots<[PixelSpan]>(Self.threads)
        let (width, countsSmoothing) = (commonWidth, !tolerance.ignoresAntialiasing)
        let counts = classifyRows(threshold: tolerance.threshold) { part, y, classes in
            parts.update(part, orWith: []) {
                PixelSpan.append(
                    row: y, of: classes, width: width, countsSmoothing: countsSmoothing, to: &$0)
            }
        }
        return ImageDifference(counts, (0..<Self.threads).flatMap { parts[$0] ?? [] }, tolerance)
    }
}

extension ImageDifference {
    fileprivate init(_ counts: ClassCounts, _ spans: [PixelSpan], _ tolerance: ComparisonTolerance) {
        count = counts.different + (tolerance.ignoresAntialiasing ? 0 : counts.smoothing)
        antialiasedCount = counts.smoothing
        faintCount = counts.faint
        largestDistance = Double(counts.greatestSquare / ColorDistance.greatestSquare).squareRoot()
        clusters = ClusterBuilder.clusters(of: spans)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// Pixels of a row that count, with gaps no wider than clusters allow.
struct PixelSpan: Hashable, Sendable {
    var y: Int
    var left: Int
    /// The last pixel.
    var right: Int
    /// How many of its pixels count.
    var count: Int

    /// Adds the spans of a row.
    static func append(
        row y: Int, of classes: UnsafePointer<PixelClass>, width: Int, countsSmoothing: Bool,
        to spans: inout [PixelSpan]
    ) {
        let bytes = UnsafeRawPointer(classes)
        let eightDifferent = UInt64(PixelClass.different.rawValue) &* 0x0101_0101_0101_0101
        var last: PixelSpan?
        /// Adds pixels to the row's last span, or begins another one.
        func extend(_ left: Int, _ right: Int) {
            let count = right &- left &+ 1
            if let span = last, left &- span.right <= ClusterBuilder.reach {
                last = PixelSpan(y: y, left: span.left, right: right, count: span.count &+ count)
            } else {
                if let last { spans.append(last) }
                last = PixelSpan(y: y, left: left, right: right, count: count)
            }
        }
        var x = 0
        while x < width {
            if x &+ 8 <= width {
                let eight = bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self)
                if eight == 0 || eight == eightDifferent {
                    if eight != 0 { extend(x, x &+ 7) }
                    x &+= 8
                    continue
                }
            }
            let kind = classes[x]
            if kind == .different || kind == .smoothing && countsSmoothing { extend(x, x) }
            x &+= 1
        }
        if let last { spans.append(last) }
    }
}

/// Joins spans to clusters: two pixels are of one cluster when a chain of pixels leads from one to the other in steps of
/// at most `reach`, across, down or both.
///
/// The gaps in a span do no harm: a pixel that is near a gap is near one of its ends too.
struct ClusterBuilder {
    /// Pixels; about the space between two words at 3×.
    static let reach = 16

    private let spans: [PixelSpan]
    private var parents: [Int32]

    /// - Parameter spans: from top to bottom, and in a row from left to right.
    static func clusters(of spans: [PixelSpan]) -> [ImageDifference.Cluster] {
        var builder = ClusterBuilder(spans: spans)
        builder.join()
        return builder.collect()
    }

    private init(spans: [PixelSpan]) {
        self.spans = spans
        parents = (0..<spans.count).map { Int32($0) }
    }

    private mutating func join() {
        var rows: [Range<Int>] = []
        var (start, oldest) = (0, 0)
        while start < spans.count {
            var end = start + 1
            while end < spans.count, spans[end].y == spans[start].y { end += 1 }
            while oldest < rows.count, spans[start].y - spans[rows[oldest].lowerBound].y > Self.reach {
                oldest += 1
            }
            for row in rows[oldest...].reversed() {
                // What lies below one long span has found all that this one had found before.
                let isCovered = join(start..<end, with: row)
                if isCovered { break }
            }
            rows.append(start..<end)
            start = end
        }
    }

    /// Joins the spans of two rows that are near each other.
    ///
    /// - Returns: whether all of the lower ones lie below a single upper one.
    private mutating func join(_ lower: Range<Int>, with upper: Range<Int>) -> Bool {
        var (i, j) = (lower.lowerBound, upper.lowerBound)
        while i < lower.upperBound, j < upper.upperBound {
            if spans[j].left - spans[i].right > Self.reach {
                i += 1
            } else if spans[i].left - spans[j].right > Self.reach {
                j += 1
            } else {
                unite(i, j)
                if spans[i].right < spans[j].right { i += 1 } else { j += 1 }
            }
        }
        let (first, last) = (spans[lower.lowerBound], spans[lower.upperBound - 1])
        let above = spans[upper.lowerBound]
        return upper.count == 1 && above.y == first.y - 1 && above.left <= first.left
            && last.right <= above.right
    }

    private mutating func root(_ index: Int) -> Int {
        var index = index
        while Int(parents[index]) != index {
            parents[index] = parents[Int(parents[index])]
            index = Int(parents[index])
        }
        return index
    }

    private mutating func unite(_ first: Int, _ second: Int) {
        let (a, b) = (root(first), root(second))
        // The earlier one is the root, so that no order of joining shows.
        if a < b { parents[b] = Int32(a) } else { parents[a] = Int32(b) }
    }

    private mutating func collect() -> [ImageDifference.Cluster] {
        var clusters: [ImageDifference.Cluster] = []
        var places = [Int32](repeating: -1, count: spans.count)
        for index in spans.indices {
            let (span, root) = (spans[index], root(index))
            if places[root] < 0 {
                places[root] = Int32(clusters.count)
                clusters.append(
                    ImageDifference.Cluster(
                        x: span.left, y: span.y, width: span.right - span.left + 1, height: 1,
                        count: span.count))
            } else {
                clusters[Int(places[root])].add(span)
            }
        }
        return clusters.sorted { ($1.count, $0.y, $0.x) < ($0.count, $1.y, $1.x) }
    }
}

extension ImageDifference.Cluster {
    fileprivate mutating func add(_ span: PixelSpan) {
        let right = max(x + width, span.right + 1)
        x = min(x, span.left)
        width = right - x
        height = span.y - y + 1
        count += span.count
    }
}

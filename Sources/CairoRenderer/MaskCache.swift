import Drawing

/// Everything that decides what a small shape looks like, its place among whole pixels aside.
enum MaskKey: Hashable {
    /// `phase` counts quarters of a pixel: 0 … 3 to the right, plus 4 times as many down.
    case glyph(face: Int, id: UInt32, pixelsPerEm: Double, phase: Int)
    case corner(Int, radius: Double)
    case path(Path, scale: Double)
}

enum CachedShape {
    case mask(CoverageMask)
    case picture(ScaledStrike)
    /// Too large to be kept: it is drawn in tiles each time.
    case large
}

/// Shapes that have been rasterised, up to a number of bytes.
///
/// Two generations: when the young one has half of the room, it becomes the old one, and the old one goes. What is
/// in use moves back to the young.
struct MaskCache {
    private let limit: Int
    private var young: [MaskKey: CachedShape] = [:]
    private var old: [MaskKey: CachedShape] = [:]
    private(set) var youngBytes = 0
    private(set) var oldBytes = 0

    init(limit: Int) {
        self.limit = limit
    }

    var byteCount: Int { youngBytes + oldBytes }

    mutating func shape(for key: MaskKey) -> CachedShape? {
        if let shape = young[key] { return shape }
        guard let shape = old[key] else { return nil }
        insert(shape, for: key)
        return shape
    }

    mutating func insert(_ shape: CachedShape, for key: MaskKey) {
        let cost = shape.cost(with: key)
        if youngBytes + cost > limit / 2 {
            (old, oldBytes) = (young, youngBytes)
            (young, youngBytes) = ([:], 0)
        }
        guard cost <= limit / 2 else { return }
        young[key] = shape
        youngBytes += cost
    }
}

extension CachedShape {
    fileprivate func cost(with key: MaskKey) -> Int {
        var cost = 128
        if case .path(let path, _) = key { cost += path.elements.count * MemoryLayout<Path.Element>.stride }
        switch self {
        case .mask(let mask): cost += mask.bytes.count
        case .picture(let picture): cost += picture.pixels.count * 4
        case .large: break
        }
        return cost
    }
}

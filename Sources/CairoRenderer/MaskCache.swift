import Drawing

/// Everything that decides what a small shape looks like, its place among whole pixels aside.
enum MaskKey: Hashable {
    /// `phase` counts quarters of a pixel: 0 … 3 to the right, plus 4 times as many down.
    case glyph(face: Int, id: UInt32, pixelsPerEm: Double, phase: Int)
    case corner(Int, radius: Double)
    case path(Path, scale: Double)
}

/// A glyph's key in little room.
struct GlyphKey: Equatable {
    let face: Int
    let id: UInt32
    let phase: Int32
    let pixelsPerEm: Double

    var maskKey: MaskKey { .glyph(face: face, id: id, pixelsPerEm: pixelsPerEm, phase: Int(phase)) }

    /// A number whose low bits are spread over the glyphs of a few fonts and sizes.
    @inline(__always)
    var slot: Int {
        let bits = UInt64(id) &* 16 &+ UInt64(truncatingIfNeeded: Int(phase)) ^ UInt64(face) << 40
        let mixed = (bits ^ pixelsPerEm.bitPattern >> 20) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 40)
    }
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
    /// A glyph's mask in a place that its key gives, as long as no other takes it: found without hashing. Holds
    /// nothing that the generations don't.
    private var glyphs: [(key: GlyphKey, mask: CoverageMask)?] = Array(repeating: nil, count: 2048)
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
            glyphs = Array(repeating: nil, count: glyphs.count)
        }
        guard cost <= limit / 2 else { return }
        young[key] = shape
        youngBytes += cost
    }

    /// The mask of a glyph that was asked for not long ago.
    @inline(__always)
    mutating func recentMask(of key: GlyphKey) -> CoverageMask? {
        let slot = key.slot & (glyphs.count &- 1)
        if let glyph = glyphs[slot], glyph.key == key { return glyph.mask }
        guard case .mask(let mask)? = shape(for: key.maskKey) else { return nil }
        glyphs[slot] = (key, mask)
        return mask
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

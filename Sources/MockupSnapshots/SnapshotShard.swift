/// One of several parts of all snapshots, for machines that share the work.
///
/// A snapshot's part depends on its name alone: it stays there when others come and go.
public struct SnapshotShard: Hashable, Sendable {
    /// 1 … `count`.
    public let number: Int
    public let count: Int

    /// `nil` for a part that is not there.
    public init?(number: Int, count: Int) {
        guard count >= 1, count <= 10_000, (1...count).contains(number) else { return nil }
        self.number = number
        self.count = count
    }

    /// A shard from `K/N`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let number = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(number: number, count: count)
    }

    /// Whether a snapshot, by its `document/variant`, is in this part.
    public func contains(_ name: String) -> Bool {
        Self.hash(name) % UInt64(count) == UInt64(number - 1)
    }

    /// FNV-1a (Fowler, Noll, Vo), 64 bits, with its high bits folded into the low ones, which a small count looks at.
    private static func hash(_ name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash ^= hash >> 32
        hash = hash &* 0x9E37_79B9_7F4A_7C15
        return hash >> 32
    }
}

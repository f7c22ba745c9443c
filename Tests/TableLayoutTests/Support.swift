import BoxLayout
import Drawing
import MockupModel
import Testing

@testable import TableLayout

extension Device {
    /// 320 × 568 pt without a safe area: the screen of the arithmetic by hand.
    static let bare = Device(size: Size(width: 320, height: 568), scale: 2)
}

extension Mockup {
    func laidOut() throws -> ScreenLayout {
        try ScreenLayout(of: self, shaper: StubShaper())
    }
}

extension ScreenLayout {
    /// A node, its frame in the screen's coordinates.
    subscript(id: String) -> LayoutNode? { screenNodes.first { $0.id == id } }

    /// Every node in order, its frame in the screen's coordinates.
    var screenNodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        root.visit { node, corner in
            var copy = node
            copy.frame = Rect(origin: corner, size: node.frame.size)
            nodes.append(copy)
        }
        return nodes
    }

    /// The frame of a node that must be there.
    func frame(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Rect {
        try #require(self[id], "no node '\(id)'", sourceLocation: sourceLocation).frame
    }

    /// Every node of a role, in order.
    func all(_ role: NodeRole) -> [LayoutNode] {
        screenNodes.filter { $0.role == role }
    }

    /// The first baseline of a node's text on the screen.
    func baseline(_ id: String) throws -> Double {
        let node = try #require(self[id])
        return node.frame.y + (try #require(node.text?.lines.first)).baseline
    }
}

func expectClose(
    _ value: Double, _ expected: Double, within tolerance: Double = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        abs(value - expected) <= tolerance, "\(value) is not \(expected) ± \(tolerance)",
        sourceLocation: sourceLocation)
}

/// A generator whose numbers are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

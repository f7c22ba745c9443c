import Testing

@testable import PixelImage

@Suite struct ClusterTests {
    typealias Cluster = ImageDifference.Cluster

    private func clusters(_ width: Int, _ height: Int, _ points: [(Int, Int)]) throws -> [Cluster] {
        let before = try Bitmap(width: width, height: height, filledWith: .max)
        var after = before
        after.withUnsafeMutablePixels { for (x, y) in points { $0[y * width + x] = 0xFF00_0000 } }
        return compare(before, after).difference?.clusters ?? []
    }

    @Test(arguments: [(16, 0), (0, 16), (16, 16), (-16, 16), (1, 1), (-16, 1)])
    func nearPixelsAreOneCluster(_ across: Int, _ down: Int) throws {
        let found = try clusters(50, 50, [(20, 20), (20 + across, 20 + down)])
        #expect(
            found == [
                Cluster(
                    x: min(20, 20 + across), y: 20, width: abs(across) + 1, height: down + 1, count: 2)
            ])
    }

    @Test(arguments: [(17, 0), (0, 17), (17, 17), (-17, 3), (3, 17)])
    func farPixelsAreTwo(_ across: Int, _ down: Int) throws {
        let found = try clusters(50, 50, [(20, 20), (20 + across, 20 + down)])
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.count == 1 && $0.width == 1 && $0.height == 1 })
    }

    @Test func theLargestComesFirstThenTheUppermost() throws {
        let found = try clusters(100, 100, [(90, 0), (0, 0), (50, 90), (51, 90), (0, 50)])
        #expect(
            found.map { [$0.x, $0.y, $0.count] } == [[50, 90, 2], [0, 0, 1], [90, 0, 1], [0, 50, 1]])
    }

    @Test func aBridgeBelowJoinsTwoArms() throws {
        let arms = (0..<40).flatMap { [(0, $0), (39, $0)] }
        #expect(try clusters(40, 60, arms).count == 2)
        let bridge = (0..<40).map { ($0, 40) }
        #expect(
            try clusters(40, 60, arms + bridge) == [Cluster(x: 0, y: 0, width: 40, height: 41, count: 120)])
    }

    /// Against the definition, pixel by pixel.
    @Test func chainsOfNearPixelsMakeTheClusters() throws {
        var scrambler = Scrambler(5)
        for round in 0..<60 {
            let (width, height) = (20 + Int(scrambler.next() % 150), 20 + Int(scrambler.next() % 150))
            let count = round % 3 == 0 ? 10 : 60
            var points: Set<[Int]> = []
            for _ in 0..<count {
                points.insert([Int(scrambler.next()) % width, Int(scrambler.next()) % height])
            }
            let found = try clusters(width, height, points.map { ($0[0], $0[1]) })
            #expect(found == Self.byDefinition(points), "round \(round)")
        }
    }

    private static func byDefinition(_ points: Set<[Int]>) -> [Cluster] {
        var left = points
        var result: [Cluster] = []
        while let first = left.popFirst() {
            var (group, queue) = ([first], [first])
            while let point = queue.popLast() {
                let near = left.filter { max(abs($0[0] - point[0]), abs($0[1] - point[1])) <= 16 }
                left.subtract(near)
                group += near
                queue += near
            }
            let (xs, ys) = (group.map { $0[0] }, group.map { $0[1] })
            guard let x = xs.min(), let y = ys.min(), let right = xs.max(), let bottom = ys.max() else {
                continue
            }
            result.append(
                Cluster(x: x, y: y, width: right - x + 1, height: bottom - y + 1, count: group.count))
        }
        return result.sorted { ($1.count, $0.y, $0.x) < ($0.count, $1.y, $1.x) }
    }
}

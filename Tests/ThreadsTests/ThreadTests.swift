import Synchronization
import Testing
import Threads

@Suite struct ThreadTests {
    @Test func everyThreadRunsAndEnds() {
        let sum = Mutex(0)
        let threads = (0..<40).compactMap { number in
            Thread { sum.withLock { $0 += number } }
        }
        #expect(threads.count == 40)
        for thread in threads { thread.join() }
        #expect(sum.withLock { $0 } == 780)
    }

    @Test(arguments: [0, 1, 2, 9])
    func workIsDoneOnceEach(_ count: Int) {
        let done = Mutex<[Int]>([])
        Parallel.run(count) { index in done.withLock { $0.append(index) } }
        #expect(done.withLock { $0.sorted() } == Array(0..<count))
    }

    @Test func threadsWorkAtTheSameTime() {
        // Each waits for the others: none gets on unless all run.
        let arrived = Monitor(0)
        Parallel.run(4) { _ in
            arrived.withLock { $0 += 1 }
            arrived.wait { $0 == 4 ? () : nil }
        }
        #expect(arrived.withLock { $0 } == 4)
    }
}

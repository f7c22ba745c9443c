import Synchronization
import Threads
import Testing
import Threads

@Suite struct WorkersTests {
    @Test(arguments: [1, 2, 7])
    func resultsComeInOrder(_ jobs: Int) {
        let received = Mutex<[Int]>([])
        Workers.run(count: 200, jobs: jobs) {
            { index in index * index }
        } receive: { index, result in
            received.withLock { $0.append(result - index) }
        }
        #expect(received.withLock { $0 } == (0..<200).map { $0 * $0 - $0 })
    }

    /// Calls that grew deeper with every piece would need far more stack than there is.
    @Test func manyPiecesNeedNoMoreStackThanOne() {
        let count = Mutex(0)
        Workers.run(count: 300_000, jobs: 2) {
            { index in index & 1 }
        } receive: { _, result in
            count.withLock { $0 += result }
        }
        #expect(count.withLock { $0 } == 150_000)
    }

    @Test func endlessWorkEndsWhenItsReceiverHasEnough() {
        let received = Mutex(0)
        let taken = Mutex(0)
        Workers.run(jobs: 3) { number -> Int? in
            taken.withLock { $0 += 1 }
            return number
        } makeWorker: {
            { number, piece in number == piece }
        } receive: { _, isRight in
            #expect(isRight)
            return received.withLock {
                $0 += 1
                return $0 < 1000
            }
        }
        #expect(received.withLock { $0 } == 1000)
        // No more than what may be past the last result.
        #expect(taken.withLock { $0 } <= 1000 + 16 * 3 + 3)
    }

    @Test func slowPieceHoldsTheOthersBack() {
        let newest = Mutex(0)
        let isHeld = Mutex(true)
        Workers.run(jobs: 2) { number -> Int? in
            newest.withLock { $0 = number }
            return number < 500 ? number : nil
        } makeWorker: {
            { number, _ in
                // The first piece takes until the others have come as far as they may.
                while number == 0, newest.withLock({ $0 }) < 31 {}
                if number == 0 { isHeld.withLock { $0 = newest.withLock { $0 } <= 32 } }
                return number
            }
        } receive: { _, _ in
            true
        }
        #expect(isHeld.withLock { $0 })
        #expect(newest.withLock { $0 } == 500)
    }

    @Test func nothingToDo() {
        Workers.run(count: 0, jobs: 4) {
            { index in index }
        } receive: { _, _ in
            Issue.record("there is no piece")
        }
    }
}

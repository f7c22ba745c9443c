import PixelImage
import Threads

/// Encodes bands on other threads while the next are drawn; hands them back in order.
///
/// With no thread to spare it encodes where it is called: the bytes are the same.
struct BandEncodingPool: ~Copyable {
    private struct State: Sendable {
        var waiting: [(index: Int, band: Bitmap, rowCount: Int)] = []
        var encoded: [Int: Result<PNGBand, PixelImageError>] = [:]
        /// Bitmaps to draw into; each is in one place at a time.
        var free: [Bitmap] = []
        var isClosed = false
    }

    private let format: PNGFormat
    private let monitor: Monitor<State>
    private var threads: [Thread] = []
    private var encoder: PNGBandEncoder
    private var submitted = 0
    private var taken = 0

    /// - Parameter threadCount: how many threads encode beside the caller's; 0 for none.
    init(format: PNGFormat, threadCount: Int) throws(PixelImageError) {
        self.format = format
        encoder = PNGBandEncoder(format: format)
        var free: [Bitmap] = []
        for _ in 0...max(0, threadCount) {
            free.append(try Bitmap(width: format.width, height: format.bandHeight))
        }
        let monitor = Monitor(State(free: free))
        self.monitor = monitor
        while threads.count < threadCount, let thread = Thread({ Self.encodeAll(format: format, monitor) }) {
            threads.append(thread)
        }
    }

    deinit {
        monitor.withLock { state in
            state.waiting = []
            state.isClosed = true
        }
        for thread in threads { thread.join() }
    }

    private static func encodeAll(format: PNGFormat, _ monitor: Monitor<State>) {
        var encoder = PNGBandEncoder(format: format)
        while true {
            let job = monitor.wait { state -> (index: Int, band: Bitmap, rowCount: Int)?? in
                if !state.waiting.isEmpty { return .some(state.waiting.removeFirst()) }
                return state.isClosed ? .some(nil) : nil
            }
            guard let job else { return }
            let result = encode(job.band, rowCount: job.rowCount, with: &encoder)
            monitor.withLock { state in
                state.encoded[job.index] = result
                state.free.append(job.band)
            }
        }
    }

    private static func encode(_ band: Bitmap, rowCount: Int, with encoder: inout PNGBandEncoder)
        -> Result<PNGBand, PixelImageError>
    {
        band.pixels.withUnsafeBufferPointer { pixels in
            do throws(PixelImageError) {
                return .success(
                    try encoder.encode(UnsafeBufferPointer(rebasing: pixels[..<(rowCount * band.width)])))
            } catch {
                return .failure(error)
            }
        }
    }

    /// A bitmap to draw the next band into; waits until one is free.
    func bitmap() -> Bitmap {
        monitor.wait { $0.free.popLast() }
    }

    /// Takes a drawn band.
    mutating func submit(_ band: Bitmap, rowCount: Int) {
        let index = submitted
        submitted += 1
        if threads.isEmpty {
            let result = Self.encode(band, rowCount: rowCount, with: &encoder)
            monitor.withLock { state in
                state.encoded[index] = result
                state.free.append(band)
            }
        } else {
            monitor.withLock { $0.waiting.append((index, band, rowCount)) }
        }
    }

    /// The next encoded band in order; `nil` when it isn't ready, or with `isLast` only when none is left.
    mutating func next(isLast: Bool) throws(PixelImageError) -> PNGBand? {
        guard taken < submitted else { return nil }
        let index = taken
        let result =
            isLast
            ? monitor.wait { $0.encoded.removeValue(forKey: index) }
            : monitor.withLock { $0.encoded.removeValue(forKey: index) }
        guard let result else { return nil }
        taken += 1
        return try result.get()
    }
}

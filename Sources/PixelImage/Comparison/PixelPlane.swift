/// The pixels of a picture, or of its upper left part.
///
/// Sendable, since whoever makes one keeps the pixels in place, and nobody writes to them, until all threads that read
/// them have ended.
struct PixelPlane: @unchecked Sendable {
    let base: UnsafePointer<UInt32>
    /// Pixels from a row to the next.
    let stride: Int
    /// The part that is looked at; beyond it there is nothing.
    let width: Int
    let height: Int

    func row(_ y: Int) -> UnsafePointer<UInt32> { base + y &* stride }

    func pixel(_ x: Int, _ y: Int) -> UInt32 { base[y &* stride &+ x] }
}

/// Places for what several threads bring, each to places of its own.
///
/// Sendable, since no two threads write to one place, and places are read only when all threads have ended.
final class Slots<Value>: @unchecked Sendable {
    private let places: UnsafeMutablePointer<Value?>
    private let count: Int

    init(_ count: Int) {
        self.count = count
        places = .allocate(capacity: count)
        places.initialize(repeating: nil, count: count)
    }

    deinit {
        places.deinitialize(count: count)
        places.deallocate()
    }

    func set(_ place: Int, _ value: sending Value) { places[place] = value }

    /// Changes what is in a place in place.
    func update(_ place: Int, orWith initial: @autoclosure () -> Value, _ body: (inout Value) -> Void) {
        var value = places[place] ?? initial()
        places[place] = nil
        body(&value)
        places[place] = value
    }

    subscript(place: Int) -> Value? { places[place] }
}

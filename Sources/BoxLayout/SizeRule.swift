/// What a size may be, in points. What isn't given is the box's own business.
public struct SizeRule: Hashable, Sendable {
    public var width: Double?
    /// The greatest width.
    public var maxWidth: Double?
    public var height: Double?
    /// The least height.
    public var minHeight: Double?
    /// Where a smaller or larger box stands in the size.
    public var alignment: Alignment

    public init(
        width: Double? = nil, maxWidth: Double? = nil, height: Double? = nil, minHeight: Double? = nil,
        alignment: Alignment = .fill
    ) {
        self.width = width
        self.maxWidth = maxWidth
        self.height = height
        self.minHeight = minHeight
        self.alignment = alignment
    }

    /// The width that is offered inside, where `room` is offered outside.
    func width(in room: Double) -> Double {
        var result = min(width ?? room, room)
        if let maxWidth { result = min(result, maxWidth) }
        return max(0, result)
    }
}

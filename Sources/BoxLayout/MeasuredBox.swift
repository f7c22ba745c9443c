import Drawing
import MockupModel

/// A box that knows its size and everything that was found out on the way, so that placing it shapes nothing again.
public struct MeasuredBox: Sendable {
    enum Content: Sendable {
        case leaf
        case text(ShapedText)
        indirect case one(MeasuredBox)
        case many([MeasuredBox])
    }

    let box: Box
    /// Points.
    public internal(set) var size: Size
    let content: Content
    /// Whether the width was too small for what is in it.
    let isSqueezed: Bool

    init(_ box: Box, _ size: Size, _ content: Content = .leaf, isSqueezed: Bool = false) {
        self.box = box
        self.size = size
        self.content = content
        self.isSqueezed = isSqueezed
    }

    /// The same box around another that was measured.
    init(_ box: Box, _ size: Size, around inner: MeasuredBox) {
        self.init(box, size, .one(inner), isSqueezed: inner.isSqueezed)
    }

    var children: [MeasuredBox] {
        switch content {
        case .leaf, .text: []
        case .one(let child): [child]
        case .many(let children): children
        }
    }

    /// The first line's baseline, in points below the box's top; `nil` where there is no text.
    var firstBaseline: Double? {
        switch (box, content) {
        case (_, .text(let text)): text.lines.first?.baseline
        case (.padding(let insets, _), .one(let child)): child.firstBaseline.map { $0 + insets.top }
        case (_, .one(let child)): child.firstBaseline
        case (_, .many(let children)): children.lazy.compactMap(\.firstBaseline).first
        case (_, .leaf): nil
        }
    }
}

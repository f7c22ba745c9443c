import MockupModel

/// One paragraph's characters, as the shaper wants them.
struct ParagraphText {
    /// Unicode scalars, without the separator that ended the paragraph.
    var scalars: [UInt32]
    /// Whether every scalar is its own grapheme cluster, of a standard height, and no emoji.
    var isSimple: Bool
    /// Whether a scalar begins a grapheme cluster; empty when `isSimple`.
    var clusterStarts: [Bool]
    /// Whether the words read both ways.
    var needsBidi: Bool

    init(_ scalars: [UInt32]) {
        self.scalars = scalars
        var isSimple = true
        var needsBidi = false
        for scalar in scalars {
            if isSimple && !ScalarClass.isSimple(scalar) { isSimple = false }
            if ScalarClass.isRightToLeftOrBidiControl(scalar) {
                needsBidi = true
                break
            }
        }
        self.isSimple = isSimple
        self.needsBidi = needsBidi
        clusterStarts = isSimple ? [] : Self.clusterStarts(of: scalars)
    }

    func isClusterStart(_ index: Int) -> Bool {
        isSimple || index >= scalars.count || clusterStarts[index]
    }

    /// The next grapheme cluster's start after an index.
    func clusterEnd(after index: Int) -> Int {
        var end = index + 1
        while !isClusterStart(end) { end += 1 }
        return end
    }

    static func string(_ scalars: some Sequence<UInt32>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
        return String(view)
    }

    private static func clusterStarts(of scalars: [UInt32]) -> [Bool] {
        var starts = [Bool](repeating: false, count: scalars.count)
        var index = 0
        for character in string(scalars) {
            starts[index] = true
            index += character.unicodeScalars.count
        }
        return starts
    }
}

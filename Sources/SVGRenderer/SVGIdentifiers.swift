/// Makes sure that no two elements of a document have one id.
struct SVGIdentifiers {
    private var used: Set<String> = []
    private var nextSuffix: [String: Int] = [:]

    /// A node's id as it may be written: itself, unless it is taken, or looks like one of ours (`_g0`, `_p0`, `_c0`).
    mutating func unique(_ id: String) -> String {
        // White space in an id would end it.
        var base = String(
            String.UnicodeScalarView(id.unicodeScalars.map { $0.properties.isWhitespace ? "-" : $0 }))
        if base.isEmpty { base = "node" }
        if base.hasPrefix("_") { base = "_" + base }
        if used.insert(base).inserted { return base }
        var suffix = nextSuffix[base] ?? 2
        while !used.insert("\(base)-\(suffix)").inserted { suffix += 1 }
        nextSuffix[base] = suffix + 1
        return "\(base)-\(suffix)"
    }
}

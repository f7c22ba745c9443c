extension FontLibrary {
    /// A file of the font table, and where it was found.
    public struct File: Hashable, Sendable {
        public let name: String
        /// What it is for, such as "system text" or "script Thai".
        public let purpose: String
        /// The weights that the file is drawn for are nearest to, 400 or 700 where there are but two.
        public let weight: Int
        /// `nil` when it is missing.
        public let path: String?

        /// The SHA-256 of its content; `nil` when it is missing or can't be read. Reads the whole file.
        public func sha256() -> String? {
            path.flatMap(SHA256.ofFile)
        }
    }

    /// Every file of the table once, in table order.
    public func files() -> [File] {
        var finder = FontFinder(self)
        var seen: Set<String> = []
        return FontTable.entries.compactMap { entry in
            guard seen.insert(entry.file).inserted else { return nil }
            return File(
                name: entry.file, purpose: entry.role.purpose, weight: entry.weight.rawValue,
                path: finder.path(of: entry))
        }
    }
}

extension FontTable.Role {
    /// What a reader of a list is told.
    public var purpose: String {
        switch self {
        case .text: "system text"
        case .display: "system display"
        case .latinExtended: "extended Latin, Greek, Cyrillic"
        case .script(let code): "script \(code)"
        case .han: "Chinese, Japanese, Korean"
        case .symbols: "symbols"
        case .emoji: "emoji"
        case .icons: "icons"
        }
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension Report {
    /// Puts the reports of the parts of one verification together.
    ///
    /// A snapshot that several parts tell the same of counts once. What contradicts itself is an error, and so is a
    /// part that is missing or there twice when the parts say which they are.
    public init(merging folders: [String]) throws(ReportError) {
        var entries: [ReportEntry] = []
        var places: [[UInt8]: (index: Int, folder: String)] = [:]
        var shards: [(shard: ReportShard, folder: String)] = []
        var seen: [String: String] = [:]
        for folder in folders {
            let real = ReportPath.real(folder)
            if let other = seen.updateValue(folder, forKey: real) {
                throw ReportError(folder, "named twice, the other time as '\(other)'")
            }
            let part = try Report(folder: folder)
            if let shard = part.shard { shards.append((shard, folder)) }
            for entry in part.entries {
                // Bytes: texts that only look alike are two names.
                let key = Array(entry.result.document.utf8) + [0] + Array(entry.result.variant.utf8)
                guard let place = places[key] else {
                    places[key] = (entries.count, folder)
                    entries.append(entry)
                    continue
                }
                let known = entries[place.index]
                guard known.agrees(with: entry) else {
                    throw ReportError(
                        folder,
                        "'\(ReportText.visible(entry.result.name))' is \(Self.words(entry)) here and "
                            + "\(Self.words(known)) in '\(place.folder)'",
                        hint: "a snapshot belongs to one part; verify both from the same commit")
                }
            }
        }
        if shards.count == folders.count { try Self.check(shards) }
        self.init(entries: entries, shard: nil)
    }

    private static func words(_ entry: ReportEntry) -> String {
        Verdict.words(for: entry.result.verdict.name)
            + " (\(ReportText.visible(entry.result.verdict.summary)))"
    }

    private static func check(_ shards: [(shard: ReportShard, folder: String)]) throws(ReportError) {
        guard let first = shards.first else { return }
        for (index, part) in shards.enumerated() {
            guard part.shard.count == first.shard.count else {
                throw ReportError(
                    part.folder, "part \(part.shard.text), but '\(first.folder)' is part \(first.shard.text)",
                    hint: "merge the parts of one run")
            }
            if let other = shards[..<index].first(where: { $0.shard == part.shard }) {
                throw ReportError(
                    part.folder, "part \(part.shard.text), and '\(other.folder)' is the same part")
            }
        }
        // Each is there once: when they are fewer than they should be, one below that number is missing.
        guard shards.count < first.shard.count else { return }
        let present = Set(shards.map(\.shard.index))
        let missing = (1...shards.count + 1).first { !present.contains($0) } ?? 1
        throw ReportError(
            first.folder,
            "\(shards.count) of \(first.shard.count) parts are there; part \(missing) is missing",
            hint: "name the report folder of every part")
    }
}

extension ReportEntry {
    /// Whether another report says the same, but for how long it took.
    fileprivate func agrees(with other: ReportEntry) -> Bool {
        var (mine, theirs) = (result, other.result)
        mine.duration = 0
        theirs.duration = 0
        guard mine == theirs, pictures.keys == other.pictures.keys else { return false }
        return pictures.allSatisfy { role, picture in
            guard let theirs = other.pictures[role] else { return false }
            return picture.size == theirs.size && picture.bytes == theirs.bytes
        }
    }
}

/// Paths of report folders.
enum ReportPath {
    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The path without symbolic links; as it is when there is nothing.
    static func real(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a path from a file is one that a report would have written: no way leads out of the folder.
    static func isPicture(_ path: String, in role: PictureRole) -> Bool {
        guard path.hasPrefix(role.folder + "/"), path.hasSuffix(".png"), !path.utf8.contains(0) else {
            return false
        }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
    }
}

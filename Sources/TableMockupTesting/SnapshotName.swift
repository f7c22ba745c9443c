import TableMockup

/// What a snapshot of a test is called: the test file is the document, the test and its name are the variant.
struct SnapshotName: Hashable, Sendable {
    /// The test file's name without its extension, a folder of the store.
    var document: String
    /// `testDark`, `testDark.large` or `testDark.2`.
    var variant: String

    /// `SettingsTests/testDark`
    var text: String { "\(document)/\(variant)" }
}

/// Makes names of what the compiler tells about a place in the source.
enum SnapshotNaming {
    /// `/project/Tests/SettingsTests.swift` → `SettingsTests`
    static func document(filePath: String) -> String {
        let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
        return fileName(stem) ?? "tests"
    }

    /// `testDark()` → `testDark`, `screen(size:_:)` → `screen-size`, `` `a dark screen`() `` → `a-dark-screen`
    static func test(function: String) -> String {
        // The labels are in the last parentheses: a name in backticks may have its own.
        let parts = function.split(separator: "(", omittingEmptySubsequences: false)
        let labels = (parts.last ?? "").split { ":)".contains($0) }.filter { $0 != "_" }.map(String.init)
        let name = parts.dropLast().isEmpty ? function : parts.dropLast().joined(separator: "(")
        return fileName(([name] + labels).joined(separator: "-")) ?? "test"
    }

    /// Letters and digits of any script stay, whatever stands between them becomes a hyphen.
    ///
    /// - Returns: `nil` where nothing stays.
    static func fileName(_ text: String) -> String? {
        var name = ""
        var isPending = false
        for character in text {
            let stays = character.isLetter || character.isNumber || "_-.".contains(character)
            // A file whose name begins with a dot would be hidden.
            guard stays, !(name.isEmpty && "-.".contains(character)) else {
                isPending = !name.isEmpty
                continue
            }
            if isPending, character != "-", !name.hasSuffix("-") { name += "-" }
            isPending = false
            name.append(character)
        }
        while let last = name.last, "-.".contains(last) { name.removeLast() }
        return name.isEmpty ? nil : name
    }

    /// `/project/Tests/SettingsTests.swift` → `/project/Tests`
    static func folder(ofFile path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The folder that holds the snapshots of a test file: `__Snapshots__` beside it, or another, which is relative to
    /// the test file's unless it begins with a slash.
    static func directory(filePath: String, override: String?) -> String {
        let folder = folder(ofFile: filePath)
        guard let override, !override.isEmpty else { return join(folder, "__Snapshots__") }
        return override.hasPrefix("/") ? override : join(folder, override)
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

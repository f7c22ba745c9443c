import Foundation

/// The package's own files.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every file below a folder of the package with one of some extensions, as paths relative to the root.
    static func files(below folder: String, extensions: [String]) throws -> [String] {
        let base = root.appending(path: folder)
        // Somebody may have built an example where it is: what is in .build is nobody's source.
        guard
            let walker = FileManager.default.enumerator(
                at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        else {
            throw CocoaError(.fileNoSuchFile)
        }
        return walker.compactMap { $0 as? URL }.filter { extensions.contains($0.pathExtension) }
            .map { String($0.path(percentEncoded: false).dropFirst(root.path(percentEncoded: false).count)) }
            .sorted()
    }

    static func lines(of file: String) throws -> [String] {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

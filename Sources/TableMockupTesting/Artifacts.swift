import MockupSnapshots
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the pictures of a failed assertion are put, so that they can be looked at.
struct Artifacts: Sendable {
    /// The pictures' names begin with the variant's.
    var folder: String
    /// The folder that is to be the user's own, since others may write where it is; `nil` where that was his choice.
    var privateFolder: String?

    /// - Parameter chosen: a folder; `nil` for one below the folder for temporary files.
    init(chosen: String?, environment: TestEnvironment, module: String, document: String, store: String) {
        let place = module.isEmpty ? document : module + "/" + document
        if let chosen {
            folder = SnapshotNaming.join(chosen, place)
            return
        }
        let temporary = environment.value("TMPDIR") ?? "/tmp"
        let own = SnapshotNaming.join(temporary, "tablemockup-\(getuid())")
        // Two clones of a package have tests of the same names.
        folder = "\(own)/\(SnapshotFile.digest(of: store))/\(place)"
        privateFolder = own
    }

    /// Writes pictures and removes those of an earlier failure.
    ///
    /// - Returns: the paths of what was written, and what could not be.
    func write(_ pictures: [FailurePicture], variant: String) -> (paths: [String], problem: String?) {
        do throws(OutputError) {
            try claimPrivateFolder()
            var paths: [String] = []
            for kind in FailurePicture.Kind.allCases {
                let path = "\(folder)/\(variant).\(kind.rawValue).png"
                if let picture = pictures.first(where: { $0.kind == kind }) {
                    try SnapshotFile.write(picture.png, to: path)
                    paths.append(path)
                } else {
                    try SnapshotFile.remove(path)
                }
            }
            return (paths, nil)
        } catch {
            return ([], "\(error)")
        }
    }

    private func claimPrivateFolder() throws(OutputError) {
        guard let privateFolder else { return }
        if mkdir(privateFolder, 0o700) == 0 { return }
        let code = errno
        var status = stat()
        guard code == EEXIST, lstat(privateFolder, &status) == 0 else {
            throw OutputError(privateFolder, code: code)
        }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
            throw OutputError(privateFolder, "it belongs to somebody else")
        }
    }
}

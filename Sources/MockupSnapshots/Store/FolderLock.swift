import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that belongs to one writer at a time, among processes as among threads.
///
/// What is locked is the folder itself: there is no lock file to be left behind, and a process that dies lets go.
/// On a file system without such locks there is none; each file is still replaced as a whole, and a manifest that has
/// lost an entry that way costs time and nothing else.
struct FolderLock: ~Copyable {
    private let descriptor: Int32

    /// Waits until no one else has the folder, which is created if it is missing.
    init(_ folder: String) throws(OutputError) {
        while true {
            try StoreFile.makeFolder(folder)
            let descriptor = StoreFile.retrying { open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
            if descriptor < 0, errno == ENOENT { continue }
            guard descriptor >= 0 else { throw OutputError(folder, code: errno) }
            _ = StoreFile.retrying { flock(descriptor, LOCK_EX) }
            // Meanwhile its last user may have removed the folder.
            var (locked, current) = (stat(), stat())
            if fstat(descriptor, &locked) == 0, stat(folder, &current) == 0, locked.st_ino == current.st_ino,
                locked.st_dev == current.st_dev
            {
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    deinit {
        close(descriptor)
    }
}

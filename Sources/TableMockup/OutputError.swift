#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why a file can't be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was to be written: a path as it was given, or "standard output".
    public var target: String
    public var reason: String
    /// Whether it is only that nobody reads any more.
    public var isBrokenPipe: Bool

    package init(_ target: String, _ reason: String, isBrokenPipe: Bool = false) {
        self.target = target
        self.reason = reason
        self.isBrokenPipe = isBrokenPipe
    }

    package init(_ target: String, code: Int32) {
        self.init(target, systemErrorText(code), isBrokenPipe: code == EPIPE)
    }

    public var description: String { "can't write '\(target)': \(reason)" }
}

/// What an `errno` means, whatever the host's language.
package func systemErrorText(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than is allowed"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links"
    case EPIPE: "the reader has closed the pipe"
    case EMFILE, ENFILE: "too many open files"
    case ENXIO: "no such device"
    case ETXTBSY: "the file is being executed"
    case EIO: "input or output failed"
    case EBADF: "the stream is closed"
    case EEXIST: "it is there already"
    case EINVAL: "the path or the operation is not valid there"
    default: "system error \(code)"
    }
}

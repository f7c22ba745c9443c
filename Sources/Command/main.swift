import CArguments
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A standard stream that is closed must not become the first file that is opened: it is taken by what fails.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
// A reader that goes away and a file that grows too large are errors like others.
signal(SIGPIPE, SIG_IGN)
signal(SIGXFSZ, SIG_IGN)
OutputFile.removeUnfinishedOnSignals()

var words: [String] = []
for index in 1..<max(1, process_argument_count()) {
    guard let bytes = process_argument(index) else { continue }
    guard let word = String(validatingCString: bytes) else {
        // A name that is changed in reading it would be another file's.
        Console().diagnostic(
            "tablemockup: error: argument \(index) is not UTF-8: '\(String(cString: bytes))'")
        exit(ExitStatus.usage.rawValue)
    }
    words.append(word)
}
exit(Command.run(words).rawValue)

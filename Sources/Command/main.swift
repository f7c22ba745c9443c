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

let words = (0..<process_argument_count()).compactMap { process_argument($0).map { String(cString: $0) } }
exit(Command.run(Array(words.dropFirst())).rawValue)

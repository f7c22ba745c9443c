import CArguments
import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A reader that goes away is an error like others.
signal(SIGPIPE, SIG_IGN)
OutputFile.removeUnfinishedOnSignals()

let words = (0..<process_argument_count()).compactMap { process_argument($0).map { String(cString: $0) } }
exit(Command.run(Array(words.dropFirst())).rawValue)

import TableMockup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line of an input, or why there is none.
struct InputLine: Sendable {
    /// How the input is named in messages.
    let input: String
    /// 1-based; 0 when the input can't be read at all.
    let number: Int
    let content: Result<[UInt8], CommandFailure>
}

/// Gives the lines of inputs one after the other, each as soon as it is there. Blank lines are counted and left out.
struct LineReader: Sendable {
    /// 64 MiB.
    static let limit = 64 << 20

    private var inputs: ArraySlice<String>
    private var descriptor: Int32?
    private var line = 0
    /// What has been read of the inputs and not given out; `start` is where it begins.
    private var buffer: [UInt8] = []
    private var start = 0
    /// How far behind `start` there is no line's end.
    private var searched = 0
    private var isSkipping = false

    init(_ inputs: [String]) {
        self.inputs = inputs[...]
    }

    /// The next line that isn't blank; `nil` at the end of the last input.
    mutating func next() -> InputLine? {
        while let path = inputs.first {
            let name = InputFile.name(of: path)
            do throws(CommandFailure) {
                guard let bytes = try nextLine(of: path) else {
                    finishInput()
                    continue
                }
                line += 1
                if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
                return InputLine(input: name, number: line, content: .success(bytes))
            } catch {
                guard isSkipping else {
                    // Nothing more can be read.
                    finishInput()
                    return InputLine(input: name, number: 0, content: .failure(error))
                }
                line += 1
                return InputLine(input: name, number: line, content: .failure(error))
            }
        }
        return nil
    }

    private mutating func nextLine(of path: String) throws(CommandFailure) -> [UInt8]? {
        let source: Int32
        if let descriptor {
            source = descriptor
        } else {
            source = try InputFile.openDescriptor(path)
            descriptor = source
        }
        while true {
            if let end = buffer[(start + searched)...].firstIndex(of: 0x0A) {
                defer { drop(through: end + 1) }
                guard !isSkipping else {
                    isSkipping = false
                    continue
                }
                return Array(buffer[start..<end])
            }
            searched = buffer.count - start
            if isSkipping { drop(through: buffer.count) }
            guard searched <= Self.limit else {
                isSkipping = true
                drop(through: buffer.count)
                throw .failure("the line is longer than \(Self.limit >> 20) MiB")
            }
            guard try readMore(source) else {
                let rest = Array(buffer[start...])
                drop(through: buffer.count)
                defer { isSkipping = false }
                return rest.isEmpty || isSkipping ? nil : rest
            }
        }
    }

    private mutating func drop(through end: Int) {
        start = end
        searched = 0
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
            start = 0
        }
    }

    /// Adds what is there to the buffer, at most 64 KiB; false at the end.
    private mutating func readMore(_ source: Int32) throws(CommandFailure) -> Bool {
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        let chunk = 1 << 16
        let count = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: chunk))
        var got = 0
        var code: Int32 = 0
        repeat {
            got = buffer.withUnsafeMutableBytes { bytes in
                read(source, bytes.baseAddress?.advanced(by: count), chunk)
            }
            code = errno
        } while got < 0 && code == EINTR
        buffer.removeLast(chunk - max(0, got))
        guard got >= 0 else {
            isSkipping = false
            throw .failure("can't read it: \(systemErrorText(code))")
        }
        return got > 0
    }

    private mutating func finishInput() {
        if let descriptor, descriptor != STDIN_FILENO { close(descriptor) }
        descriptor = nil
        inputs.removeFirst()
        line = 0
        buffer = []
        start = 0
        searched = 0
        isSkipping = false
    }
}

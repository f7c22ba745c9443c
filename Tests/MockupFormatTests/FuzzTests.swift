import MockupFormat
import MockupModel
import Testing

/// The same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

@Suite struct FuzzTests {
    /// A document with something broken in it.
    private func mutated(_ original: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 1: bytes[place] = "[]{}:,-#&*!|>'\"%@`\n \t?<.0e~".utf8.randomElement(using: &random) ?? 0
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 4: bytes.removeSubrange(place..<min(bytes.count, place + 20))
            default:
                var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                let line = Int.random(in: 0..<lines.count, using: &random)
                if Bool.random(using: &random) {
                    lines.insert(lines[line], at: line)
                } else {
                    lines.remove(at: line)
                }
                bytes = Array(lines.joined(separator: [0x0A]))
            }
        }
        return bytes
    }

    @Test(arguments: Notation.allCases)
    func brokenDocumentsNeverCrash(_ notation: Notation) throws {
        var random = SplitMix(state: 42)
        let originals =
            try Corpus.documents.map { text in
                try convert(Array(text.utf8), from: .yaml, to: notation, file: "test")
            } + (notation == .yaml ? Corpus.documents.map { Array($0.utf8) } : [])
        var (good, bad) = (0, 0)
        for round in 0..<1_500 {
            let bytes = mutated(originals[round % originals.count], &random)
            do throws(DocumentError) {
                let document = try MockupDocument(parsing: bytes, notation: notation, file: "test")
                good += 1
                #expect(!document.variants.isEmpty)
                // What reads must convert, and mean the same.
                let other: Notation = notation == .yaml ? .json : .yaml
                let converted = try convert(bytes, from: notation, to: other, file: "test")
                #expect(try MockupDocument(parsing: converted, notation: other, file: "test") == document)
            } catch {
                bad += 1
                expectPlaces(of: error, in: bytes, notation)
            }
        }
        #expect(good > 50 && bad > 500, "\(good) \(bad)")
    }

    private func expectPlaces(of error: DocumentError, in bytes: [UInt8], _ notation: Notation) {
        #expect(!error.diagnostics.isEmpty)
        let lines = bytes.filter { $0 == 0x0A || $0 == 0x0D }.count + 1
        for diagnostic in error.diagnostics {
            #expect(!diagnostic.message.isEmpty)
            if let line = diagnostic.line, let column = diagnostic.column {
                #expect(line >= 1 && line <= lines && column >= 1 && column <= bytes.count + 1)
            } else {
                #expect(notation == .json && diagnostic.path?.hasPrefix("$") == true)
            }
        }
    }
}

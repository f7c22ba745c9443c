import Drawing
import Foundation
import MockupModel
import PangoText
import Testing

let body = Font(size: 17)

func lines(_ request: TextRequest, _ shaper: PangoShaper = PangoShaper()) throws -> [String] {
    try shaper.shape(request).lines.map(\.text)
}

/// The files that a text's glyphs come from, in visual order.
func files(_ text: ShapedText) -> [String] {
    text.lines.flatMap { line in line.runs.map { FontTable.entry(of: $0.face)?.file ?? "box" } }
}

func glyphs(_ text: ShapedText) -> [UInt32] {
    text.lines.flatMap { $0.runs.flatMap { $0.glyphs.map(\.id) } }
}

/// A fresh directory that holds links to some of the system's font files.
func directory(with files: [String]) throws -> String {
    let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let known = Dictionary(uniqueKeysWithValues: FontLibrary.system.files().map { ($0.name, $0.path) })
    for file in files {
        let target = try #require(known[file] ?? nil)
        try FileManager.default.createSymbolicLink(atPath: path + "/" + file, withDestinationPath: target)
    }
    return path
}

/// Numbers that look random and are the same in every run.
struct Sequence64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

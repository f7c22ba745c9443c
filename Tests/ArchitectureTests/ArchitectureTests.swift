import Foundation
import Testing

/// Who may import what: arrows only point downwards, and nothing brings ICU and its start-up time along.
@Suite struct ImportRules {
    static let system: Set = ["Glibc", "Darwin", "Synchronization"]

    /// The folders of `Sources` and the modules that their files may name.
    static let allowed: [String: Set<String>] = [
        "MockupModel": [],
        "MockupFormat": ["MockupModel", "CYAML", "CJansson"],
        "Drawing": ["MockupModel"],
        "BoxLayout": ["MockupModel", "Drawing"],
        "Looks": ["MockupModel", "Drawing", "BoxLayout"],
        "TableLayout": ["MockupModel", "Drawing", "BoxLayout", "Looks"],
        "Painting": ["MockupModel", "Drawing", "BoxLayout"],
        "PangoText": ["MockupModel", "Drawing", "CPango", "CFreeType", "CHarfBuzz", "CNettle"],
        "Threads": ["CThreads"],
        "PixelImage": ["Threads", "CPNG", "CPNGReader", "CDeflate", "CPacking", "CXXHash"],
        "CairoRenderer": ["MockupModel", "Drawing", "PixelImage", "CCairo"],
        "SVGRenderer": ["MockupModel", "Drawing"],
        "TableMockup": [
            "MockupModel", "MockupFormat", "Drawing", "BoxLayout", "Looks", "TableLayout", "Painting",
            "PangoText", "PixelImage", "CairoRenderer", "SVGRenderer", "Threads",
        ],
        "Command": [
            "MockupModel", "MockupFormat", "Drawing", "TableLayout", "PangoText", "PixelImage",
            "CairoRenderer",
            "SVGRenderer", "TableMockup", "MockupSnapshots", "Threads", "CArguments",
        ],
        "MockupSnapshots": [
            "MockupModel", "MockupFormat", "PangoText", "PixelImage", "TableMockup", "Threads",
        ],
        "TableMockupTesting": ["TableMockup", "MockupSnapshots", "XCTest", "Testing"],
    ]

    static let sources = (try? Repository.files(below: "Sources", extensions: ["swift"])) ?? []

    @Test func thereAreSources() {
        #expect(Self.sources.count > 30)
    }

    @Test(arguments: sources) func fileImportsOnlyWhatItsTargetMay(_ file: String) throws {
        let target = String(file.split(separator: "/")[1])
        let allowed = try #require(
            Self.allowed[target], "there is no rule for the target in Sources/\(target)")
        // Even what a system offers is kept out of the model.
        let modules = target == "MockupModel" ? ["Glibc", "Darwin"] : allowed.union(Self.system)
        for (number, line) in try Repository.lines(of: file).enumerated() {
            guard let module = Self.importedModule(in: line) else { continue }
            #expect(modules.contains(module), "\(file):\(number + 1) imports \(module)")
        }
    }

    /// The module of an import declaration, whatever stands before or after it.
    static func importedModule(in line: String) -> String? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
        let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
        guard words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
        let kinds: Set = ["struct", "class", "enum", "func", "var", "let", "protocol", "typealias"]
        let name =
            kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
        return name.split(separator: ".").first.map(String.init)
    }

    @Test func importsAreRecognised() {
        #expect(Self.importedModule(in: "import Foundation") == "Foundation")
        #expect(Self.importedModule(in: "    @_exported public import MockupModel") == "MockupModel")
        #expect(Self.importedModule(in: "import struct Foundation.URL") == "Foundation")
        #expect(Self.importedModule(in: "// import Foundation") == nil)
        #expect(Self.importedModule(in: "let important = 1") == nil)
    }

    /// Swift files of a C target would escape the rules.
    @Test func systemFoldersHoldNoSwift() {
        #expect(Self.sources.filter { $0.hasPrefix("Sources/System/") } == [])
    }
}

@Suite struct FileRules {
    static let all =
        (try? ["Sources", "Tests", "Examples"].flatMap {
            try Repository.files(
                below: $0, extensions: ["swift", "h", "c", "py", "sh", "md", "yaml", "json", "modulemap"])
        }) ?? []

    @Test(arguments: all.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".py") })
    func sourceFileIsShort(_ file: String) throws {
        #expect(try Repository.lines(of: file).count <= 600, "\(file) is too long to be read at once")
    }

    /// Words that promise work or that mean something only where the file was written.
    static let unwanted = ["TO" + "DO", "FIX" + "ME", "X" + "XX", "/wo" + "rk/", "/tmp" + "/slot"]

    @Test(arguments: all) func fileHasNoUnwantedWord(_ file: String) throws {
        for (number, line) in try Repository.lines(of: file).enumerated() {
            for word in Self.unwanted {
                #expect(!line.contains(word), "\(file):\(number + 1) says \(word)")
            }
        }
    }

    /// What a test needs may be forced; what ships may not trap on a user's document.
    @Test(arguments: ImportRules.sources) func sourceHasNoUncheckedSendableWithoutReason(_ file: String)
        throws
    {
        let lines = try Repository.lines(of: file)
        for (number, line) in lines.enumerated() where line.contains("@unchecked Sendable") {
            let before = lines[max(0, number - 6)..<number]
            #expect(before.contains { $0.contains("//") }, "\(file):\(number + 1) does not say why")
        }
    }
}

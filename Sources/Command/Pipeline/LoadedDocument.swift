import MockupFormat
import TableMockup

/// An input after parsing.
struct LoadedDocument: Sendable {
    /// The input as it was given; `-` for standard input.
    let path: String
    let document: MockupDocument

    /// Why there is no document.
    struct Failure: Error, Sendable {
        /// What is printed, each with its place.
        var diagnostics: [String]
    }

    init(_ document: MockupDocument, path: String) {
        self.document = document
        self.path = path
    }

    init(path: String) throws(Failure) {
        let input: InputFile
        do throws(CommandFailure) {
            input = try InputFile(path: path)
        } catch {
            let hint = error.hint.map { "\n  hint: \($0)" } ?? ""
            throw Failure(diagnostics: ["\(InputFile.name(of: path)): error: \(error.message)\(hint)"])
        }
        do throws(DocumentError) {
            document = try MockupDocument(
                parsing: input.bytes, notation: Self.notation(of: path, bytes: input.bytes), file: input.name)
        } catch {
            throw Failure(diagnostics: [error.description])
        }
        self.path = path
    }

    /// Whether the document declares variants; otherwise its one screen needs no name.
    var hasVariants: Bool {
        document.variants.count != 1 || document.variants.first?.name != Self.implicitVariant
    }

    private static let implicitVariant = "default"

    /// The notation that a file's extension says, else the one that its first character does.
    static func notation(of path: String, bytes: [UInt8]) -> Notation {
        switch Path.fileExtension(of: path).lowercased() {
        case "json": return .json
        case "yaml", "yml": return .yaml
        default: break
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let first = text.first { !" \t\r\n".utf8.contains($0) }
        return first == UInt8(ascii: "{") ? .json : .yaml
    }
}

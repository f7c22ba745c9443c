import MockupFormat
import PangoText

/// What the pictures of one folder were made from: `manifest.json`.
struct Manifest: Hashable, Sendable {
    /// What is known of one picture.
    struct Entry: Hashable, Sendable {
        /// The catalogue's name; `nil` for a device that a document describes itself.
        var device: String?
        /// Pixels.
        var width: Int
        var height: Int
        /// Pixels a point.
        var scale: Double
        /// What else decided the whole picture, in the words of `SnapshotTraits`; empty in older manifests.
        var traits: [String: String] = [:]
        /// The SHA-256 of each font file that the picture shows glyphs of, by its name.
        var fonts: [String: String]
        /// The renderer's version.
        var renderer: String
        /// The versions of the libraries beneath, by name.
        var libraries: [String: String]
        /// The SHA-256 of the PNG file.
        var png: String
        /// The hash of its pixels.
        var pixels: String
        /// The SHA-256 of the layout file.
        var layout: String
    }

    /// By variant. Only entries that are as they were written: what was edited since proves nothing.
    var entries: [String: Entry] = [:]
    /// The variants whose entries are there but can't be trusted.
    var untrusted: Set<String> = []

    static let fileName = "manifest.json"
    /// The number of this notation.
    private static let format = 1.0
}

extension Manifest.Entry {
    /// Ties the values together, so that a hand or a merge that mixes two entries doesn't make a third one.
    var seal: String {
        var parts = [
            device.map { "device=" + $0 } ?? "device", "\(width)", "\(height)", "\(scale)", renderer,
        ]
        parts += fonts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        parts += libraries.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        parts += traits.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        parts += [png, pixels, layout]
        // The length before each part leaves no two entries with one text.
        return SHA256.of(parts.flatMap { Array("\($0.utf8.count):\($0)\n".utf8) })
    }
}

// MARK: - Writing

extension Manifest {
    /// The file: keys in order, a value a line.
    var bytes: [UInt8] {
        let snapshots = entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }
        return JSONValue.object([("format", .number(Self.format)), ("snapshots", .object(snapshots))]).bytes
    }
}

extension Manifest.Entry {
    fileprivate var json: JSONValue {
        func table(_ values: [String: String]) -> JSONValue {
            .object(values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        }
        return .object(
            (device.map { [("device", .string($0))] } ?? []) + [
                ("width", .number(Double(width))), ("height", .number(Double(height))),
                ("scale", .number(scale)),
            ] + (traits.isEmpty ? [] : [("traits", table(traits))]) + [
                ("fonts", table(fonts)), ("renderer", .string(renderer)), ("libraries", table(libraries)),
                ("png", .string(png)), ("pixels", .string(pixels)), ("layout", .string(layout)),
                ("seal", .string(seal)),
            ])
    }
}

// MARK: - Reading

extension Manifest {
    /// Reads a manifest; an entry with an error in it is only left out.
    init(parsing bytes: [UInt8]) throws(ManifestError) {
        let value: JSONValue
        do throws(DocumentError) {
            value = try JSONValue(parsing: bytes, file: Self.fileName)
        } catch {
            let first = error.diagnostics.first
            throw ManifestError(
                (first?.line.map { "line \($0): " } ?? "") + (first?.message ?? "it is not valid JSON"))
        }
        guard let format = value["format"]?.number, case .object(let snapshots) = value["snapshots"]
        else { throw ManifestError("it is not a manifest of snapshots") }
        guard format == Self.format else {
            let found = Int(exactly: format).map { "\($0)" } ?? "\(format)"
            throw ManifestError("it has the format \(found), expected 1")
        }
        for (variant, value) in snapshots {
            // What stands there twice is no more to be trusted than what is broken.
            if entries.removeValue(forKey: variant) == nil, !untrusted.contains(variant),
                let entry = Entry(value)
            {
                entries[variant] = entry
            } else {
                untrusted.insert(variant)
            }
        }
    }
}

/// Why a manifest says nothing.
struct ManifestError: Error, Hashable, Sendable {
    /// Lowercase, without a full stop.
    var reason: String
    init(_ reason: String) { self.reason = reason }
}

extension Manifest.Entry {
    /// `nil` for an entry that lacks something or is not as it was written.
    fileprivate init?(_ value: JSONValue) {
        guard let width = value["width"]?.number.flatMap(Int.init(exactly:)),
            let height = value["height"]?.number.flatMap(Int.init(exactly:)),
            let scale = value["scale"]?.number,
            let fonts = value["fonts"]?.texts,
            let renderer = value["renderer"]?.string, let libraries = value["libraries"]?.texts,
            let png = value["png"]?.string, let pixels = value["pixels"]?.string,
            let layout = value["layout"]?.string, let seal = value["seal"]?.string
        else { return nil }
        // A manifest may be older than they are.
        guard let traits = value["traits"].map(\.texts) ?? [:] else { return nil }
        self.init(
            device: value["device"]?.string, width: width, height: height, scale: scale, traits: traits,
            fonts: fonts,
            renderer: renderer, libraries: libraries, png: png, pixels: pixels, layout: layout)
        guard seal == self.seal else { return nil }
    }
}

extension JSONValue {
    fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// An object of texts.
    fileprivate var texts: [String: String]? {
        guard case .object(let pairs) = self else { return nil }
        var texts: [String: String] = [:]
        for (key, value) in pairs {
            guard let text = value.string, texts.updateValue(text, forKey: key) == nil else { return nil }
        }
        return texts
    }
}

import MockupFormat

/// Why a report can't be read or put together.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder.
    public var place: String
    /// Lowercase, without a full stop.
    public var reason: String
    public var hint: String?

    init(_ place: String, _ reason: String, hint: String? = nil) {
        self.place = place
        self.reason = reason
        self.hint = hint
    }

    public var description: String { "\(place): \(reason)" }
}

extension Report {
    /// Reads the report that a folder holds; its pictures stay where they are.
    public init(folder: String) throws(ReportError) {
        let path = ReportPath.join(folder, ReportFile.json.rawValue)
        guard ReportPath.isFolder(folder) else {
            throw ReportError(folder, "no such folder", hint: "name the folders that 'verify --report' wrote")
        }
        guard let bytes = try? StoreFile.bytes(of: path, limit: 512 << 20) else {
            throw ReportError(
                path, "can't read it", hint: "name the folders that 'verify --report' wrote")
        }
        let json: JSONValue
        do throws(DocumentError) {
            json = try JSONValue(parsing: bytes, file: path)
        } catch {
            let place = error.diagnostics.first
            throw ReportError(
                path + (place?.line.map { ":\($0)" } ?? ""), place?.message ?? "not valid JSON")
        }
        let decoder = ReportDecoder(file: path, folder: folder)
        let object = try decoder.object(json, "$")
        guard try decoder.string(object["format"], "$.format") == Self.formatName else {
            throw ReportError(path, "it isn't a report of tablemockup")
        }
        let version = try decoder.integer(object["version"], "$.version")
        guard version == Self.formatVersion else {
            throw ReportError(
                path, "version \(version) of the format, expected \(Self.formatVersion)",
                hint: "merge with the version that wrote it")
        }
        guard (try? StoreFile.bytes(of: ReportPath.join(folder, ReportFile.page.rawValue), first: 1)) != nil
        else {
            throw ReportError(
                folder, "the report is not complete: it has no \(ReportFile.page.rawValue)",
                hint: "the run that wrote it was cut short; run it again")
        }
        let shard = try decoder.optional(object["shard"]) { value throws(ReportError) in
            guard let shard = ReportShard(try decoder.string(value, "$.shard")) else {
                throw ReportError(path, "$.shard: expected a part such as '2/5'")
            }
            return shard
        }
        var entries: [ReportEntry] = []
        for (index, element) in try decoder.array(object["snapshots"], "$.snapshots").enumerated() {
            entries.append(try decoder.entry(element, "$.snapshots[\(index)]"))
        }
        self.init(entries: entries, shard: shard)
    }
}

/// Reads what `Report.json` writes, believing nothing.
struct ReportDecoder {
    let file: String
    let folder: String

    func entry(_ value: JSONValue, _ place: String) throws(ReportError) -> ReportEntry {
        let object = try object(value, place)
        func text(_ key: String) throws(ReportError) -> String? {
            try optional(object[key]) { value throws(ReportError) in try string(value, "\(place).\(key)") }
        }
        var explanation: [String] = []
        for line in try array(object["explanation"], "\(place).explanation") {
            explanation.append(try string(line, "\(place).explanation"))
        }
        let result = SnapshotResult(
            document: try string(object["document"], "\(place).document"),
            variant: try string(object["variant"], "\(place).variant"),
            verdict: try verdict(object["verdict"], "\(place).verdict"), explanation: explanation,
            acceptCommand: try text("acceptCommand"), source: try text("source"),
            baseline: try text("baseline"),
            duration: try number(object["duration"], "\(place).duration"))
        var pictures: [PictureRole: ReportPicture] = [:]
        for role in PictureRole.allCases {
            guard let value = object[role.rawValue] else { continue }
            let place = "\(place).\(role.rawValue)"
            let path = try string(try self.object(value, place)["path"], "\(place).path")
            guard ReportPath.isPicture(path, in: role) else {
                throw ReportError(
                    file, "\(place).path: '\(ReportText.visible(path))' is no picture of a report")
            }
            let whole = ReportPath.join(folder, path)
            guard let picture = ReportPicture(path: whole) else {
                throw ReportError(
                    whole, "the picture of '\(ReportText.visible(result.name))' is missing or not a PNG file",
                    hint: "keep the folder '\(Report.pictureFolder)' with the report")
            }
            pictures[role] = picture
        }
        // One picture, as it was written.
        if case .identical = result.verdict, let expected = pictures[.expected] {
            pictures[.actual] = expected
        }
        if case .recorded = result.verdict, let actual = pictures[.actual] { pictures[.expected] = actual }
        return ReportEntry(result: result, pictures: pictures)
    }

    private func verdict(_ value: JSONValue?, _ place: String) throws(ReportError) -> Verdict {
        let object = try object(value, place)
        func difference() throws(ReportError) -> PixelDifference {
            var clusters: [PixelCluster] = []
            for element in try array(object["clusters"], "\(place).clusters") {
                let cluster = try self.object(element, "\(place).clusters")
                func side(_ key: String) throws(ReportError) -> Int {
                    try integer(cluster[key], "\(place).clusters.\(key)")
                }
                clusters.append(
                    PixelCluster(
                        x: try side("x"), y: try side("y"), width: try side("width"),
                        height: try side("height"), count: try side("count")))
            }
            // A report by an older version has no excuses.
            func excused(_ key: String) throws(ReportError) -> Int {
                try object[key] == nil ? 0 : integer(object[key], "\(place).\(key)")
            }
            return PixelDifference(
                count: try integer(object["count"], "\(place).count"),
                total: try integer(object["total"], "\(place).total"), clusters: clusters,
                belowThresholdCount: try excused("belowThresholdCount"),
                antialiasedCount: try excused("antialiasedCount"))
        }
        func size(_ key: String) throws(ReportError) -> PixelSize {
            let size = try self.object(object[key], "\(place).\(key)")
            return PixelSize(
                width: try integer(size["width"], "\(place).\(key).width"),
                height: try integer(size["height"], "\(place).\(key).height"))
        }
        let name = try string(object["name"], "\(place).name")
        switch name {
        case "identical": return .identical
        case "within-tolerance": return .withinTolerance(try difference())
        case "different": return .different(try difference())
        case "size-changed": return .sizeChanged(old: try size("old"), new: try size("new"))
        case "missing": return .missing
        case "obsolete": return .obsolete
        case "font-changed":
            var fonts: [String] = []
            for font in try array(object["fonts"], "\(place).fonts") {
                fonts.append(try string(font, "\(place).fonts"))
            }
            return .fontChanged(fonts, object["count"] == nil ? nil : try difference())
        case "unreadable": return .unreadable(try string(object["reason"], "\(place).reason"))
        case "failed": return .failed(try string(object["reason"], "\(place).reason"))
        case "recorded": return .recorded
        case "removed": return .removed
        default: throw ReportError(file, "\(place).name: unknown verdict '\(ReportText.visible(name))'")
        }
    }

    func optional<Value>(
        _ value: JSONValue?, _ read: (JSONValue) throws(ReportError) -> Value
    ) throws(ReportError) -> Value? {
        guard let value else { return nil }
        return try read(value)
    }

    func object(_ value: JSONValue?, _ place: String) throws(ReportError) -> [String: JSONValue] {
        guard case .object(let pairs)? = value else { throw wrong(place, "an object") }
        return Dictionary(pairs) { first, _ in first }
    }

    func array(_ value: JSONValue?, _ place: String) throws(ReportError) -> [JSONValue] {
        guard case .array(let elements)? = value else { throw wrong(place, "a list") }
        return elements
    }

    func string(_ value: JSONValue?, _ place: String) throws(ReportError) -> String {
        guard case .string(let text)? = value else { throw wrong(place, "a text") }
        return text
    }

    func number(_ value: JSONValue?, _ place: String) throws(ReportError) -> Double {
        guard case .number(let number)? = value, number.isFinite else { throw wrong(place, "a number") }
        return number
    }

    func integer(_ value: JSONValue?, _ place: String) throws(ReportError) -> Int {
        let number = try number(value, place)
        guard number >= 0, number <= 1e15, number == number.rounded() else {
            throw wrong(place, "a whole number from 0")
        }
        return Int(number)
    }

    private func wrong(_ place: String, _ expected: String) -> ReportError {
        ReportError(file, "\(place): expected \(expected)")
    }
}

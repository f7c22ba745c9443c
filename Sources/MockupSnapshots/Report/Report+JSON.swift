import MockupFormat

extension Report {
    static let formatName = "tablemockup-report"
    static let formatVersion = 1

    /// `report.json`: everything that a report is made of, pictures by path.
    var json: [UInt8] {
        var pairs: [(String, JSONValue)] = [
            ("format", .string(Self.formatName)), ("version", .number(Double(Self.formatVersion))),
        ]
        if let shard { pairs.append(("shard", .string(shard.text))) }
        pairs.append(("counts", .object(counts.map { ($0.name, .number(Double($0.count))) })))
        pairs.append(("snapshots", .array(entries.map { $0.json(withDuration: true) })))
        return JSONValue.object(pairs).bytes
    }
}

extension ReportEntry {
    /// - Parameter withDuration: whether to tell what differs from run to run.
    func json(withDuration: Bool) -> JSONValue {
        var pairs: [(String, JSONValue)] = [
            ("document", .string(result.document)), ("variant", .string(result.variant)),
            ("verdict", result.verdict.json),
            ("explanation", .array(result.explanation.map(JSONValue.string))),
        ]
        for (key, text) in [
            ("acceptCommand", result.acceptCommand), ("source", result.source), ("baseline", result.baseline),
        ] {
            if let text { pairs.append((key, .string(text))) }
        }
        if withDuration { pairs.append(("duration", .number(result.seconds))) }
        for role in PictureRole.allCases {
            guard let picture = pictures[role] else { continue }
            pairs.append(
                (
                    role.rawValue,
                    .object([
                        ("path", .string(path(of: role))), ("width", .number(Double(picture.size.width))),
                        ("height", .number(Double(picture.size.height))),
                    ])
                ))
        }
        return .object(pairs.map { ($0.0, $0.1.withoutNUL) })
    }
}

extension SnapshotResult {
    /// The duration, if it is one.
    var seconds: Double { duration.isFinite && duration > 0 ? duration : 0 }
}

extension JSONValue {
    /// JSON's readers refuse U+0000, however it is written.
    var withoutNUL: JSONValue {
        switch self {
        case .string(let text):
            text.utf8.contains(0)
                ? .string(
                    String(
                        String.UnicodeScalarView(text.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
                )
                : self
        case .array(let elements): .array(elements.map(\.withoutNUL))
        case .object(let pairs): .object(pairs.map { ($0.0, $0.1.withoutNUL) })
        default: self
        }
    }
}

extension Verdict {
    var json: JSONValue {
        var pairs: [(String, JSONValue)] = [("name", .string(name))]
        if let difference { pairs += difference.json }
        switch self {
        case .sizeChanged(let old, let new):
            pairs += [("old", old.json), ("new", new.json)]
        case .fontChanged(let fonts, _):
            pairs.append(("fonts", .array(fonts.map(JSONValue.string))))
        case .unreadable(let reason), .failed(let reason):
            pairs.append(("reason", .string(reason)))
        default: break
        }
        return .object(pairs)
    }
}

extension PixelSize {
    fileprivate var json: JSONValue {
        .object([("width", .number(Double(width))), ("height", .number(Double(height)))])
    }
}

extension PixelDifference {
    fileprivate var json: [(String, JSONValue)] {
        [
            ("count", .number(Double(count))), ("total", .number(Double(total))),
            ("belowThresholdCount", .number(Double(belowThresholdCount))),
            ("antialiasedCount", .number(Double(antialiasedCount))),
            (
                "clusters",
                .array(
                    clusters.map { cluster in
                        .object(
                            [
                                ("x", cluster.x), ("y", cluster.y), ("width", cluster.width),
                                ("height", cluster.height), ("count", cluster.count),
                            ].map { ($0.0, .number(Double($0.1))) })
                    })
            ),
        ]
    }
}

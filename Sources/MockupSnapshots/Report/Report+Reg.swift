import MockupFormat

extension Report {
    /// `reg.json` in the shape that reg-cli writes and reg-suit's plugins read: names of pictures, each below the
    /// folder of its kind.
    var regJSON: [UInt8] {
        var items: [RegList: [String]] = [:]
        for entry in entries {
            let name = entry.stem + ".png"
            // Of what can't be drawn there is no picture to look at, unless it was recorded.
            if case .failed = entry.result.verdict, entry.pictures.isEmpty { continue }
            items[RegList(entry.result.verdict), default: []].append(name)
            for (role, list) in [
                (PictureRole.expected, RegList.expected), (.actual, .actual), (.difference, .difference),
            ] where entry.pictures[role] != nil {
                items[list, default: []].append(name)
            }
        }
        // The folders first: there a report is recognised by its first bytes.
        var pairs: [(String, JSONValue)] = [
            ("actualDir", .string("./" + PictureRole.actual.folder)),
            ("expectedDir", .string("./" + PictureRole.expected.folder)),
            ("diffDir", .string("./" + PictureRole.difference.folder)),
        ]
        for list in RegList.allCases {
            let names = (items[list] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            pairs.append((list.rawValue, .array(names.map(JSONValue.string))))
        }
        return JSONValue.object(pairs).bytes
    }
}

/// The lists of `reg.json`.
private enum RegList: String, CaseIterable {
    case failed = "failedItems"
    case new = "newItems"
    case deleted = "deletedItems"
    case passed = "passedItems"
    case expected = "expectedItems"
    case actual = "actualItems"
    case difference = "diffItems"

    /// The list of those four that say what became of a snapshot.
    init(_ verdict: Verdict) {
        self =
            switch verdict {
            case .different, .sizeChanged, .fontChanged, .unreadable, .failed: .failed
            case .missing: .new
            case .obsolete, .removed: .deleted
            case .identical, .withinTolerance, .recorded: .passed
            }
    }
}

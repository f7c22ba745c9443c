import PixelImage
import TableMockup

/// Why a snapshot is not as it was recorded, in sentences: fonts and other circumstances first, then the layout, then
/// the pixels.
struct Explanation {
    var lines: [String] = []
    private let doubt: String?

    /// More sentences than these are only counted.
    private static let limit = 16

    /// - Parameters:
    ///   - entry: what the manifest knows of the recorded picture.
    ///   - doubt: why the manifest knows nothing.
    ///   - traits: those of the new picture, as `SnapshotTraits` has them.
    init(
        verdict: Verdict, entry: Manifest.Entry?, doubt: String?, device: String?, scale: Double,
        traits: [String: String]
    ) {
        self.doubt = doubt
        switch verdict {
        case .missing: lines.append("it has never been recorded")
        case .unreadable(let reason): lines.append("the recorded picture can't be read: \(reason)")
        case .fontChanged(let names, _):
            lines.append(
                names.count == 1
                    ? "the font file \(names[0]) is another one than it was recorded with"
                    : "the font files \(names.joined(separator: ", ")) are others than it was recorded with")
        default: break
        }
        guard let entry else { return }
        if entry.device != device {
            lines.append(
                "the device is \(device.map { "'\($0)'" } ?? "the document's own"), was "
                    + (entry.device.map { "'\($0)'" } ?? "the document's own"))
        }
        if entry.scale != scale {
            lines.append("the scale is \(JSONNumber.text(scale)), was \(JSONNumber.text(entry.scale))")
        }
        lines += SnapshotTraits.changes(from: entry.traits, to: traits)
        if entry.renderer != Renderer.version {
            lines.append("the renderer is version \(Renderer.version), was \(entry.renderer)")
        }
        for (name, version) in Renderer.libraryVersions.sorted(by: { $0.key < $1.key }) {
            if let old = entry.libraries[name], old != version {
                lines.append("\(name) is \(version), was \(old)")
            }
        }
    }

    /// Adds what the two pictures and their layouts tell.
    ///
    /// - Parameter old: the recorded layout; `nil` where there is none that belongs to the recorded picture.
    mutating func compare(old: String?, new: String, before: Bitmap, after: Bitmap) {
        let dump = LayoutDump(new)
        guard let old else {
            lines.append(
                doubt.map { "nothing is known of its layout: \($0)" }
                    ?? "nothing is known of its layout: the layout file is not the one that was recorded")
            tell(NodePixels(dump, before: before, after: after) { _ in true }, withBackdrops: true)
            cut()
            return
        }
        let changes = LayoutChanges(old: LayoutDump(old), new: dump)
        lines += changes.lines
        // Where nodes have moved, the pixels under them say no more than that.
        let isSame = changes.lines.isEmpty
        tell(
            NodePixels(dump, before: before, after: after) { node in
                isSame || changes.unchanged.contains(node.id) && !LayoutDump.blockRoles.contains(node.role)
            }, withBackdrops: isSame)
        cut()
    }

    private mutating func tell(_ pixels: NodePixels, withBackdrops: Bool) {
        for backdrop in pixels.backdrops where withBackdrops {
            let first = backdrop.nodes.min { ($0.frame.y, $0.depth, $0.id) < ($1.frame.y, $1.depth, $1.id) }
            lines.append(
                "colour \(Self.hex(backdrop.old)) changed to \(Self.hex(backdrop.new)) in "
                    + "\(backdrop.nodes.count) nodes, \(first?.id ?? "") the first")
        }
        // From top to bottom, as the other sentences are.
        let changes = pixels.changes.sorted {
            ($0.node.frame.y, $0.node.frame.x, $0.node.id) < ($1.node.frame.y, $1.node.frame.x, $1.node.id)
        }
        for change in changes {
            if let color = change.color {
                lines.append(
                    "colour of \(change.node.id) changed from \(Self.hex(color.old)) to \(Self.hex(color.new))"
                )
            } else {
                lines.append("\(counted(change.count, "pixel")) of \(change.node.id) changed")
            }
        }
    }

    private mutating func cut() {
        guard lines.count > Self.limit else { return }
        let rest = lines.count - Self.limit + 1
        lines.removeLast(rest)
        lines.append("and \(rest) more changes")
    }

    /// `#RRGGBB`
    private static func hex(_ pixel: UInt32) -> String {
        let digits = String(pixel & 0xFF_FFFF, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// Numbers as a manifest has them.
enum JSONNumber {
    static func text(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

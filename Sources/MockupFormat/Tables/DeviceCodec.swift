import MockupModel

/// A device as a document describes it itself.
struct DeviceDraft: Sendable {
    var size = Size.zero
    var scale = 1.0
    var safeArea = EdgeInsets.zero
    var cutout = ScreenCutout.none
}

extension Codec where Value == Device {
    /// A name of the catalogue, or a mapping.
    static let device: Codec = {
        let devices = Device.catalogue
        let names = devices.map { $0.name ?? "" }
        let name = Codec(type: .choice(names, isName: true)) { id, reader in
            reader.choice(
                id, of: names, noun: "a device of the catalogue",
                listing: "the command `tablemockup devices` lists them"
            ).map { devices[$0] }
        }
        let mapping = Codec.object(.device, initial: DeviceDraft()) { draft, id, reader in
            let area = draft.safeArea
            let (width, height) = (draft.size.width, draft.size.height)
            // Without a size there is a problem already.
            if width > 0, area.top + area.bottom > height || area.left + area.right > width {
                reader.fail(id, "the safe area is larger than the screen")
            }
            return Device(size: draft.size, scale: draft.scale, safeArea: area, cutout: draft.cutout)
        }
        return either(name, mapping) { $1.tree.isText($1.tree.resolve($0)) }
    }()
}

extension ObjectCodec where Root == DeviceDraft {
    static let device = ObjectCodec(
        "device", place: "in a device", doc: "a screen to draw on",
        fields: [
            Field("size", .size, "width and height in points", isRequired: true) { $0.size = $1 },
            Field("scale", .number(.above(0, to: 16)), "pixels a point", isRequired: true) { $0.scale = $1 },
            Field(
                "safeArea", .safeArea,
                "what bars and the screen's edges take away, in points; absent edges are 0"
            ) { $0.safeArea = $1 },
            Field(
                "cutout", .choice("a cutout"), "what is cut out of the top edge", default: .string("none")
            ) { $0.cutout = $1 },
        ])
}

extension Codec where Value == Size {
    static let size = Codec(
        type: .list(of: .number(.above(0, to: 10_000)), count: 2...2),
        read: { id, reader in
            let sides = Codec<[Double]>.list(
                of: .number(.above(0, to: 10_000)), count: 2...2, noun: "a list of width and height",
                hint: "such as [393, 852]")
            return sides.read(id, &reader).map { Size(width: $0[0], height: $0[1]) }
        })
}

extension Codec where Value == EdgeInsets {
    static let safeArea = Codec.object(.safeArea, initial: .zero) { insets, _, _ in insets }
}

extension ObjectCodec where Root == EdgeInsets {
    static let safeArea = ObjectCodec(
        "safeArea", place: "in a safe area", doc: "distances from the screen's edges in points",
        fields: [
            Field("top", .number(0, to: 10_000), "from the top edge", default: .number(0)) { $0.top = $1 },
            Field("left", .number(0, to: 10_000), "from the left edge", default: .number(0)) { $0.left = $1 },
            Field("bottom", .number(0, to: 10_000), "from the bottom edge", default: .number(0)) {
                $0.bottom = $1
            },
            Field("right", .number(0, to: 10_000), "from the right edge", default: .number(0)) {
                $0.right = $1
            },
        ])
}

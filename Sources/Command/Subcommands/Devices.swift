import Drawing
import MockupFormat
import TableMockup

extension Subcommand {
    static let devices = Subcommand(
        name: "devices",
        summary: "Lists the devices that a document can name: size in points, pixels a point, safe area.",
        options: [.dumpFormat],
        run: { arguments, console throws(CommandFailure) in
            let devices = Device.catalogue.filter { $0.name != nil }
            if arguments[.dumpFormat] == "json" {
                try console.result(JSONValue.array(devices.map(\.json)).text)
                return .success
            }
            var table = TextTable(["name", "size", "scale", "safe area"])
            for device in devices {
                let area = device.safeArea
                table.add([
                    device.name ?? "",
                    "\(device.size.width.decimalText(places: 4)) × \(device.size.height.decimalText(places: 4))",
                    "\(device.scale.decimalText(places: 4))×",
                    "top \(area.top.decimalText(places: 4)), bottom \(area.bottom.decimalText(places: 4))",
                ])
            }
            try console.result(table.description)
            return .success
        })
}

extension Device {
    fileprivate var json: JSONValue {
        .object([
            ("name", .string(name ?? "")),
            ("size", .array([.number(size.width), .number(size.height)])),
            ("scale", .number(scale)),
            (
                "safeArea",
                .object([
                    ("top", .number(safeArea.top)), ("left", .number(safeArea.left)),
                    ("bottom", .number(safeArea.bottom)), ("right", .number(safeArea.right)),
                ])
            ),
            ("cutout", .string(cutout.rawValue)),
        ])
    }
}

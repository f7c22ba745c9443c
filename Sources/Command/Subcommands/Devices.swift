import TableMockup

extension Subcommand {
    static let devices = Subcommand(
        name: "devices",
        summary: "Lists the devices that a document can name: size in points, pixels a point, safe area.",
        options: [.dumpFormat],
        run: { arguments, console throws(CommandFailure) in
            let devices = Device.catalogue.filter { $0.name != nil }
            if arguments[.dumpFormat] == "json" {
                try console.result(JSONText.array(devices.map(\.json)).description + "\n")
                return .success
            }
            var table = TextTable(["name", "size", "scale", "safe area"])
            for device in devices {
                let area = device.safeArea
                table.add([
                    device.name ?? "", "\(shortest(device.size.width)) × \(shortest(device.size.height))",
                    "\(shortest(device.scale))×",
                    "top \(shortest(area.top)), bottom \(shortest(area.bottom))",
                ])
            }
            try console.result(table.description)
            return .success
        })
}

extension Device {
    fileprivate var json: JSONText {
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

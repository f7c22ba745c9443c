// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SnapshotTests",
    dependencies: [
        // In a package of your own: .package(url: "…", branch: "main")
        .package(name: "TableMockup", path: "../..")
    ],
    targets: [
        .target(name: "Groceries", dependencies: [.product(name: "TableMockup", package: "TableMockup")]),
        .testTarget(
            name: "GroceriesTests",
            dependencies: [
                "Groceries", .product(name: "TableMockupTesting", package: "TableMockup"),
            ],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

/// A C library found through pkg-config, with the packages that bring its headers.
func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
    name: "TableMockup",
    products: [
        .library(name: "TableMockup", targets: ["TableMockup"]),
        .library(name: "MockupSnapshots", targets: ["MockupSnapshots"]),
        .library(name: "TableMockupTesting", targets: ["TableMockupTesting"]),
        .executable(name: "tablemockup", targets: ["TableMockupCommand"]),
    ],
    targets: [
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        system("CJansson", pkgConfig: "jansson", apt: "libjansson-dev", brew: "jansson"),
        system("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
        system("CPango", pkgConfig: "pango", apt: "libpango1.0-dev", brew: "pango"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
        system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),

        // In C of our own: the process's arguments, which Swift would look up in /proc, the byte shuffles that Swift's
        // vectors lack, libpng's jumps, which must not cross Swift's frames, and on which processor a thread starts.
        .target(name: "CArguments", path: "Sources/System/CArguments"),
        .target(name: "CPacking", path: "Sources/System/CPacking"),
        .target(name: "CThreads", path: "Sources/System/CThreads"),
        .target(name: "CPNGReader", dependencies: ["CPNG"], path: "Sources/System/CPNGReader"),

        // The one module without a C library behind it that rounds: names the library with floor and ceil.
        .target(
            name: "MockupModel", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "MockupFormat", dependencies: ["MockupModel", "CYAML", "CJansson"]),
        .target(name: "Drawing", dependencies: ["MockupModel"]),
        .target(name: "BoxLayout", dependencies: ["MockupModel", "Drawing"]),
        .target(name: "Looks", dependencies: ["MockupModel", "Drawing", "BoxLayout"]),
        .target(name: "TableLayout", dependencies: ["MockupModel", "Drawing", "BoxLayout", "Looks"]),
        .target(name: "Painting", dependencies: ["MockupModel", "Drawing", "BoxLayout"]),
        .target(
            name: "PangoText",
            dependencies: ["MockupModel", "Drawing", "CPango", "CHarfBuzz", "CFreeType", "CNettle"]),
        .target(name: "Threads", dependencies: ["CThreads"]),
        .target(
            name: "PixelImage",
            dependencies: ["Threads", "CPNG", "CPNGReader", "CDeflate", "CPacking", "CXXHash"]),
        .target(name: "CairoRenderer", dependencies: ["MockupModel", "Drawing", "PixelImage", "CCairo"]),
        .target(name: "SVGRenderer", dependencies: ["MockupModel", "Drawing"]),
        .target(
            name: "TableMockup",
            dependencies: [
                "MockupModel", "MockupFormat", "Drawing", "BoxLayout", "Looks", "TableLayout", "Painting",
                "PangoText", "PixelImage", "CairoRenderer", "SVGRenderer", "Threads",
            ]),
        .target(
            name: "MockupSnapshots",
            dependencies: ["TableMockup", "MockupFormat", "PangoText", "PixelImage", "Threads"]),
        .target(name: "TableMockupTesting", dependencies: ["TableMockup", "MockupSnapshots"]),
        .executableTarget(
            name: "TableMockupCommand",
            dependencies: [
                "TableMockup", "MockupSnapshots", "MockupFormat", "Drawing", "PangoText", "PixelImage",
                "Threads", "CArguments",
            ],
            path: "Sources/Command"),

        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "TableMockup", "MockupSnapshots", "MockupFormat", "Drawing", "PangoText", "PixelImage",
                "CairoRenderer",
            ],
            path: "Tests/Benchmarks"),

        .testTarget(name: "ArchitectureTests", dependencies: ["MockupModel", "MockupFormat"]),
        .testTarget(
            name: "CairoRendererTests",
            dependencies: ["CairoRenderer", "Drawing", "MockupModel", "PixelImage"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["TableMockupCommand", "TableMockup", "MockupFormat", "MockupModel", "PixelImage"]),
        .testTarget(name: "BoxLayoutTests", dependencies: ["BoxLayout"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "MockupModel"]),
        .testTarget(name: "LooksTests", dependencies: ["Looks", "TableLayout"]),
        .testTarget(name: "MockupFormatTests", dependencies: ["MockupFormat"]),
        .testTarget(name: "MockupModelTests", dependencies: ["MockupModel"]),
        .testTarget(name: "MockupSnapshotsTests", dependencies: ["MockupSnapshots"]),
        .testTarget(name: "PangoTextTests", dependencies: ["PangoText", "Drawing", "MockupModel"]),
        .testTarget(name: "PixelImageTests", dependencies: ["PixelImage"]),
        .testTarget(
            name: "SVGRendererTests",
            dependencies: ["SVGRenderer", "Drawing", "MockupModel", "PixelImage"]),
        .testTarget(name: "TableLayoutTests", dependencies: ["TableLayout", "Painting"]),
        .testTarget(
            name: "TableMockupTests", dependencies: ["TableMockup", "MockupFormat", "PixelImage"],
            exclude: ["Reference"]),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
        .testTarget(name: "TableMockupTestingTests", dependencies: ["TableMockupTesting"]),
    ],
    swiftLanguageModes: [.v6]
)

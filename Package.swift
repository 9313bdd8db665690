// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A catalogue imports UIKit, which this package provides only on Linux.
#if os(Linux)
let commandTests: [Target.Dependency] = ["galley", "CatalogSample"]
#else
let commandTests: [Target.Dependency] = ["galley"]
#endif

let package = Package(
    name: "Galley",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
        // `import UIKit` on Linux: see Sources/LinuxUIKit/Documentation.docc/LinuxUIKit.md for the one setting it takes.
        .library(name: "LinuxUIKit", targets: ["LinuxUIKit"]),
        // Text measuring, for apps that measure texts themselves.
        .library(name: "TextMeasurement", targets: ["TextMeasurement"]),
        .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
        // Pictures of documents.
        .library(name: "DocumentPictures", targets: ["DocumentPictures"]),
        .library(name: "LayoutComparison", targets: ["LayoutComparison"]),
        .library(name: "LayoutDiagram", targets: ["LayoutDiagram"]),
        // Font files for texts in other scripts, in pictures and in measuring.
        .library(name: "FontFiles", targets: ["FontFiles"]),
        .library(name: "SVGWriter", targets: ["VectorScene", "SVGWriter"]),
        .library(name: "CairoRasterizer", targets: ["CairoRasterizer", "PNGCodec", "Raster", "VectorScene"]),
        .library(name: "ImageComparison", targets: ["ImageComparison", "Raster"]),
        .library(name: "LayoutSnapshotTesting", targets: ["LayoutSnapshotTesting"]),
        .executable(name: "galley", targets: ["galley"]),
        // For programs with their own layouts and all verbs of galley.
        .library(name: "LayoutCatalog", targets: ["LayoutCatalog"]),
        // The library that programs compiled by galley from Swift files link with.
        .library(name: "GalleyRuntime", type: .dynamic, targets: ["GalleyRuntime"]),
        // `swift package galley …` in packages that depend on this one.
        .plugin(name: "GalleyPlugin", targets: ["GalleyPlugin"]),
        // Files of an app in a target of tests.
        .plugin(name: "AppSources", targets: ["AppSources"]),
    ],
    dependencies: [
        // The command line: parsing, help, completions.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        // Reads layout documents, with the line and column of every value. libyaml bounds its nesting.
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        // Sockets on Swift concurrency, for the server of `galley preview` on loopback, without dependencies and with musl support.
        // Its HTTP server is not used: `LayoutPreview` reads requests itself, within limits.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Fails tests in both Swift Testing and XCTest.
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    ],
    targets: [
        .target(name: "CompositionalLayout", swiftSettings: settings),
        // Linear constraints with priorities. Pure Swift, without Foundation, and without views.
        .target(name: "AutoLayout", swiftSettings: settings),
        // Text measuring: lines, and the widths of the system font. Pure Swift, without Foundation.
        .target(name: "TextMeasurement", swiftSettings: settings),
        // Sizes elements by their texts, in documents and in tests.
        .target(name: "TextFitting", dependencies: ["CompositionalLayout", "TextMeasurement"], swiftSettings: settings),
        // Names, colours and sizes in Xcode's asset catalogues.
        .target(name: "AssetCatalogs", swiftSettings: settings),
        .target(
            name: "LinuxUIKit", dependencies: ["AssetCatalogs", "AutoLayout", "CompositionalLayout", "TextMeasurement"], swiftSettings: settings),
        // Layouts and content from an app's view controllers and collection views.
        .target(
            name: "LayoutHosting",
            dependencies: ["CompositionalLayout", "HostFiles", "LinuxUIKit", "ProgramMessages", "TextMeasurement", "ViewPictures"],
            swiftSettings: settings),
        // Views as plain values, which hosting makes and diagrams draw.
        .target(name: "ViewPictures", dependencies: ["CompositionalLayout"], swiftSettings: settings),
        .target(
            name: "LayoutDocument",
            // Texts determine heights.
            dependencies: ["CompositionalLayout", "HostFiles", "MessageText", "TextFitting", "TextMeasurement", .product(name: "Yams", package: "Yams")],
            swiftSettings: settings),
        // Documents drawn in the style and with the fonts that they specify.
        .target(
            name: "DocumentPictures",
            dependencies: ["CompositionalLayout", "FontFiles", "LayoutDiagram", "LayoutDocument", "TextMeasurement", "VectorScene"],
            swiftSettings: settings),
        // Frames as text, and the differences between two layouts.
        .target(
            name: "LayoutComparison", dependencies: ["CompositionalLayout", "MessageText", "ViewPictures"], swiftSettings: settings),
        .target(
            name: "LayoutDiagram", dependencies: ["CompositionalLayout", "TextMeasurement", "VectorScene", "ViewPictures"], swiftSettings: settings),
        // Font files. HarfBuzz shapes texts, as in browsers; it is loaded when the first font is opened, so it is not needed
        // otherwise, neither to build nor to run.
        .target(
            name: "FontFiles", dependencies: ["HostFiles", "LayoutDiagram", "TextMeasurement", "VectorScene"],
            swiftSettings: settings),
        .target(name: "VectorScene", swiftSettings: settings),
        .target(name: "SVGWriter", dependencies: ["VectorScene"], swiftSettings: settings),
        .target(name: "Raster", swiftSettings: settings),
        .target(
            name: "CairoRasterizer", dependencies: ["VectorScene", "PNGCodec", "Raster", "CCairo"], swiftSettings: settings),
        .target(name: "PNGCodec", dependencies: ["Raster", "PNGShim"], swiftSettings: settings),
        .target(name: "ImageComparison", dependencies: ["Raster"], swiftSettings: settings),
        // Paths, folders, caches, and files that are complete or absent, even if a signal ends the process.
        .target(name: "HostFiles", swiftSettings: settings),
        // Texts for terminals, shells and programs. Imports nothing.
        .target(name: "MessageText", swiftSettings: settings),
        // Swift source text: tokens, a copy that compiles on Linux, and the declarations that give a layout.
        .target(name: "SwiftSource", swiftSettings: settings),
        // The app around Swift files: its folder, the names that its files declare, and copies of files for targets of tests.
        .target(name: "AppCode", dependencies: ["AssetCatalogs", "HostFiles", "MessageText", "SwiftSource"], swiftSettings: settings),
        // Goldens: comparing, recording and storing them.
        .target(
            name: "Goldens",
            dependencies: [
                "CairoRasterizer", "CompositionalLayout", "HostFiles", "ImageComparison", "LayoutComparison", "LayoutDiagram",
                "MessageText", "PNGCodec", "Raster", "SVGWriter", "VectorScene",
            ],
            swiftSettings: settings),
        .target(
            name: "LayoutSnapshotTesting",
            dependencies: [
                "CompositionalLayout", "FontFiles", "Goldens", "HostFiles", "LayoutComparison", "LayoutDiagram", "MessageText",
                "ProgramMessages", "SnapshotReport", "TextFitting", "TextMeasurement", "VectorScene", "ViewPictures",
                // Layouts of UIKit's classes, and an app's controllers and views.
                "LayoutHosting", "LinuxUIKit",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // Without it, issues are reported only on Apple platforms, and a test that should fail passes.
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            swiftSettings: settings),
        // Failed, new and obsolete snapshots as one HTML file.
        .target(
            name: "SnapshotReport", dependencies: ["Goldens", "HostFiles", "LayoutComparison", "MessageText", "SVGWriter"],
            swiftSettings: settings),

        // Messages between galley and the programs that it compiles from Swift files.
        .target(
            name: "ProgramMessages", dependencies: ["CompositionalLayout", "TextMeasurement", "ViewPictures"], swiftSettings: settings),
        // The library that such a program links with.
        .target(
            name: "GalleyRuntime",
            dependencies: [
                "CompositionalLayout", "FontFiles", "HostFiles", "LayoutDiagram", "LayoutHosting", "LinuxUIKit", "ProgramMessages",
                "TextMeasurement", "ViewPictures",
            ],
            swiftSettings: settings),
        // What is drawn, compared and described, whatever verb asks: documents, the layouts of Swift files and of a program's
        // catalogue, their pictures, and the files that these are written to.
        .target(
            name: "LayoutSubjects",
            dependencies: [
                "AppCode", "CairoRasterizer", "CompositionalLayout", "DocumentPictures", "Goldens", "HostFiles", "LayoutComparison",
                "LayoutDiagram", "LayoutDocument", "MessageText", "PNGCodec", "ProgramMessages", "Raster", "SVGWriter", "SwiftSource",
                "TextMeasurement", "VectorScene", "ViewPictures",
            ],
            swiftSettings: settings),
        // Pages of layouts: the gallery's, in files, and the preview's, drawn by a server that only this machine can reach.
        .target(
            name: "LayoutPreview",
            dependencies: [
                "CompositionalLayout", "HostFiles", "LayoutDiagram", "LayoutSubjects", "MessageText", "SnapshotReport", "SVGWriter",
                "VectorScene",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.embedInCode("Page")], swiftSettings: settings),
        // The pictures that documentation asks for, in Markdown files and DocC's catalogues.
        .target(
            name: "PagePictures",
            dependencies: [
                "Goldens", "HostFiles", "LayoutComparison", "LayoutDiagram", "LayoutDocument", "LayoutSubjects", "MessageText",
                "PNGCodec", "SVGWriter", "VectorScene",
            ],
            swiftSettings: settings),
        // Goldens of subjects: which must exist, whether they match, and reports for people and programs.
        .target(
            name: "Verifying",
            dependencies: [
                "CompositionalLayout", "DocumentPictures", "FontFiles", "Goldens", "HostFiles", "LayoutComparison", "LayoutDiagram",
                "LayoutDocument", "LayoutSubjects", "MessageText", "PagePictures", "SnapshotReport", "SVGWriter", "SwiftSource",
                "VectorScene",
            ],
            swiftSettings: settings),
        // The command's verbs for any program's subjects; `galley` is the main user.
        .target(
            name: "GalleyCommand",
            dependencies: [
                "CompositionalLayout", "DocumentPictures", "FontFiles", "Goldens", "HostFiles", "ImageComparison", "LayoutComparison",
                "LayoutDiagram", "LayoutDocument", "LayoutPreview", "LayoutSubjects", "MessageText", "PagePictures", "PNGCodec",
                "ProcessArguments", "Raster", "SnapshotReport", "SVGWriter", "VectorScene", "Verifying",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .target(
            name: "LayoutCatalog",
            dependencies: [
                "CompositionalLayout", "GalleyCommand", "GalleyRuntime", "LayoutSubjects", "LinuxUIKit", "ProgramMessages",
            ],
            swiftSettings: settings),
        .executableTarget(name: "galley", dependencies: ["GalleyCommand"], swiftSettings: settings),
        // The command's arguments, even without /proc.
        .target(name: "ProcessArguments"),

        .plugin(
            name: "GalleyPlugin",
            capability: .command(
                intent: .custom(verb: "galley", description: "Draw layout documents, and compare them with their goldens."),
                permissions: [.writeToPackageDirectory(reason: "\"galley\" writes the pictures and goldens that it is asked for.")])),

        .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["app-sources"]),
        // The tool of that plug-in.
        .executableTarget(name: "app-sources", dependencies: ["AppCode"], swiftSettings: settings),

        // libpng reports errors by long jumps, which must not pass through Swift.
        // libpng depends on zlib.
        .target(name: "PNGShim", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("z")]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

        .target(
            name: "TestSupport",
            dependencies: [
                "CompositionalLayout", "DocumentPictures", "LayoutDocument", "LayoutDiagram", "LinuxUIKit", "VectorScene", "ViewPictures",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        // Needs no C library: Scripts/test builds it before any is available.
        .testTarget(
            name: "PureSwiftTests", dependencies: ["CompositionalLayout", "VectorScene", "SVGWriter"], swiftSettings: settings),
        .testTarget(
            name: "SwiftSourceTests", dependencies: ["SwiftSource", "TestSupport"],
            // A program that calls the compiler's own parser; a test compiles it against the toolchain's libraries.
            resources: [.embedInCode("CompilerTokens.txt")], swiftSettings: settings),
        .testTarget(name: "AppCodeTests", dependencies: ["AppCode", "SwiftSource"], swiftSettings: settings),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], swiftSettings: settings),
        .testTarget(
            name: "TextMeasurementTests", dependencies: ["TextMeasurement", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "FontFilesTests",
            dependencies: ["CairoRasterizer", "FontFiles", "LayoutDiagram", "TestSupport", "TextMeasurement", "VectorScene"],
            swiftSettings: settings),
        // The rules of the engine, through the API that they are written for.
        .testTarget(
            name: "CompositionalLayoutTests", dependencies: ["CompositionalLayout", "LinuxUIKit", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "LayoutDocumentTests",
            dependencies: [
                "CompositionalLayout", "LinuxUIKit", "LayoutComparison", "LayoutDocument", "TestSupport", "TextMeasurement",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DocumentPicturesTests",
            dependencies: [
                "CompositionalLayout", "DocumentPictures", "LayoutDiagram", "LayoutDocument", "LinuxUIKit", "SVGWriter", "TestSupport", "VectorScene",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutComparisonTests",
            dependencies: [
                "CompositionalLayout", "LayoutComparison", "LayoutDiagram", "LayoutDocument", "LinuxUIKit", "MessageText",
                "SVGWriter", "TestSupport", "ViewPictures",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutDiagramTests",
            dependencies: [
                "CompositionalLayout", "DocumentPictures", "LinuxUIKit", "LayoutDocument", "LayoutDiagram", "TextMeasurement", "VectorScene",
                "ViewPictures", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "RasterTests", dependencies: ["CairoRasterizer", "PNGCodec", "Raster", "VectorScene"],
            swiftSettings: settings),
        .testTarget(
            name: "ImageComparisonTests", dependencies: ["ImageComparison", "Raster", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "PictureTests",
            dependencies: [
                "CairoRasterizer", "CompositionalLayout", "DocumentPictures", "FontFiles", "Goldens", "LayoutComparison", "LayoutDiagram",
                "LayoutDocument", "PNGCodec", "Raster", "VectorScene", "SVGWriter", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "GoldensTests",
            dependencies: [
                "CairoRasterizer", "CompositionalLayout", "HostFiles", "LinuxUIKit", "Goldens", "ImageComparison",
                "LayoutComparison", "LayoutDiagram", "PNGCodec", "Raster", "VectorScene", "SVGWriter", "TestSupport", "ViewPictures",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutSnapshotTestingTests",
            dependencies: [
                "CompositionalLayout", "FontFiles", "Goldens", "HostFiles", "LayoutDiagram", "LayoutHosting",
                "LayoutSnapshotTesting", "TestSupport",
                "LinuxUIKit", "TextMeasurement", "VectorScene",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ],
            exclude: ["__Snapshots__"], swiftSettings: settings),
        .testTarget(
            name: "SnapshotReportTests",
            dependencies: [
                "CompositionalLayout", "Goldens", "LayoutComparison", "LayoutDiagram", "PNGCodec", "Raster", "SnapshotReport",
                "TestSupport",
            ],
            resources: [.embedInCode("driver.js")], swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: commandTests + [
                "CompositionalLayout", "GalleyCommand", "HostFiles", "LayoutDiagram", "LayoutSubjects", "PagePictures", "ProgramMessages",
                "SnapshotReport", "SwiftSource", "TestSupport", .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["junit.xsd"], resources: [.embedInCode("gallery-driver.js")], swiftSettings: settings),
        // Hostile inputs for all readers: Scripts/fuzz, and in every run the inputs that once caused failures.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "CairoRasterizer", "CompositionalLayout", "DocumentPictures", "FontFiles", "Goldens", "ImageComparison", "LayoutComparison",
                "LayoutDiagram", "LayoutDocument", "PNGCodec", "Raster", "SVGWriter", "TextMeasurement", "VectorScene",
            ],
            path: "Tests/Fuzzing/Targets", swiftSettings: settings),
        .target(name: "FuzzMutation", path: "Tests/Fuzzing/Mutation", swiftSettings: settings),
        .executableTarget(
            name: "fuzzer", dependencies: ["FuzzMutation", "FuzzTargets"], path: "Tests/Fuzzing/Fuzzer",
            swiftSettings: settings),
        .testTarget(
            name: "FuzzingTests", dependencies: ["FuzzMutation", "FuzzTargets", "fuzzer", "galley", "TestSupport"],
            path: "Tests/Fuzzing/Replay", swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["CompositionalLayout", "LinuxUIKit", "LayoutDocument", "TestSupport"],
            swiftSettings: settings),
    ]
)

#if os(Linux)
// Swift Testing imports this module in files that import both it and UIKit. Apple's platforms provide it.
package.targets.append(.target(name: "_Testing_UIKit", swiftSettings: settings))
package.targets.first { $0.name == "LinuxUIKit" }?.dependencies.append("_Testing_UIKit")

package.targets.append(
    .executableTarget(
        name: "CatalogSample", dependencies: ["LayoutCatalog", "LinuxUIKit"], path: "Tests/CatalogSample",
        swiftSettings: settings + [.unsafeFlags(["-module-alias", "UIKit=LinuxUIKit"])]))

// The modules that app files import besides UIKit, under the names that `galley` gives them: as with LinuxUIKit, no target
// in the graph sees a module with Apple's name.
let standIns: [(name: String, dependencies: [Target.Dependency])] = [
    ("LinuxCombine", []),
    ("LinuxCoreData", []),
    ("LinuxCoreGraphics", ["LinuxUIKit"]),
    ("LinuxOS", ["LinuxOSLog"]),
    ("LinuxOSLog", []),
    ("LinuxQuartzCore", ["LinuxUIKit"]),
    ("LinuxSwiftUI", ["LinuxCombine", "LinuxUIKit"]),
    // Modules of others, for apps without their sources.
    ("LinuxFlexLayout", ["LinuxUIKit"]),
    ("LinuxKingfisher", ["LinuxUIKit"]),
    ("LinuxNuke", ["LinuxUIKit"]),
    ("LinuxPinLayout", ["LinuxUIKit"]),
    ("LinuxReactorKit", ["LinuxRxSwift", "LinuxUIKit"]),
    ("LinuxRxCocoa", ["LinuxRxSwift", "LinuxUIKit"]),
    ("LinuxRxDataSources", ["LinuxRxCocoa", "LinuxRxSwift", "LinuxUIKit"]),
    ("LinuxRxRelay", ["LinuxRxSwift"]),
    ("LinuxRxSwift", []),
    ("LinuxSDWebImage", ["LinuxUIKit"]),
    ("LinuxSnapKit", ["LinuxUIKit"]),
    ("LinuxThen", ["LinuxUIKit"]),
]
package.targets += standIns.map { .target(name: $0.name, dependencies: $0.dependencies, swiftSettings: settings) }
// Copies of app files in tests import them, too.
for target in package.targets where ["GalleyRuntime", "LayoutSnapshotTesting"].contains(target.name) {
    target.dependencies += standIns.map { .init(stringLiteral: $0.name) }
}

// They are tested under the names that app files import.
package.targets.append(
    .testTarget(
        name: "StandInTests", dependencies: standIns.map { .init(stringLiteral: $0.name) } + ["LinuxUIKit"],
        swiftSettings: settings + [.unsafeFlags([
            "UIKit=LinuxUIKit", "Combine=LinuxCombine", "CoreData=LinuxCoreData", "CoreGraphics=LinuxCoreGraphics",
            "FlexLayout=LinuxFlexLayout", "Kingfisher=LinuxKingfisher", "Nuke=LinuxNuke", "os=LinuxOS", "OSLog=LinuxOSLog",
            "PinLayout=LinuxPinLayout", "QuartzCore=LinuxQuartzCore",
            "ReactorKit=LinuxReactorKit", "RxCocoa=LinuxRxCocoa", "RxDataSources=LinuxRxDataSources", "RxRelay=LinuxRxRelay",
            "RxSwift=LinuxRxSwift", "SDWebImage=LinuxSDWebImage", "SnapKit=LinuxSnapKit", "SwiftUI=LinuxSwiftUI", "Then=LinuxThen",
        ].flatMap { ["-module-alias", $0] })]))

// App code with `import UIKit`; elsewhere it would find the real one, or none.
let appTests = [
    ("LinuxUIKitTests", ["LinuxUIKit", "TestSupport"] as [Target.Dependency]),
    // Those samples of Fixtures/Swift that compile without Objective-C, through links.
    ("LayoutHostingTests", [
        "HostFiles", "LayoutComparison", "LayoutHosting", "LayoutSnapshotTesting", "LinuxUIKit", "ProgramMessages", "TestSupport",
        "ViewPictures", "galley", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
    ]),
]
package.targets += appTests.map { name, dependencies in
    .testTarget(
        name: name, dependencies: dependencies,
        swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-module-alias", "UIKit=LinuxUIKit"])])
}
#endif

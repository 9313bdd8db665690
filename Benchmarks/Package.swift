// swift-tools-version: 6.0
import PackageDescription

// A package of its own: whoever depends on Galley needs none of this.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Galley", path: "..")],
    targets: [
        // What the machine allows: plain loops in C, timed beside ours.
        .target(name: "Floors", cSettings: [.unsafeFlags(["-O2"])]),
        .target(name: "Timing"),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: [.product(name: "CompositionalLayout", package: "Galley"), "Floors", "Timing"]),
        .executableTarget(
            name: "DrawingBenchmarks",
            dependencies: [
                .product(name: "CompositionalLayout", package: "Galley"), .product(name: "LayoutDiagram", package: "Galley"),
                .product(name: "SVGWriter", package: "Galley"), .product(name: "CairoRasterizer", package: "Galley"), "Floors",
                "Timing",
            ]),
        .executableTarget(
            name: "ComparisonBenchmarks",
            dependencies: [.product(name: "ImageComparison", package: "Galley"), "Floors", "Timing"]),
        .executableTarget(
            name: "SnapshotBenchmarks",
            dependencies: [
                .product(name: "CompositionalLayout", package: "Galley"),
                .product(name: "LayoutSnapshotTesting", package: "Galley"), "Timing",
            ]),
    ]
)

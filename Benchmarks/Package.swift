// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that Galley's dependents do not need it.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Galley", path: "..")],
    targets: [
        // The machine's limits: plain loops in C, timed for comparison.
        .target(name: "Floors", cSettings: [.unsafeFlags(["-O2"])]),
        .target(name: "Timing"),
        // A link: the solver is no product of Galley.
        .target(name: "AutoLayoutSources"),
        .executableTarget(
            name: "ConstraintBenchmarks", dependencies: ["AutoLayoutSources", "Timing"], exclude: ["kiwi.py"]),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: [
                .product(name: "CompositionalLayout", package: "Galley"), .product(name: "LinuxUIKit", package: "Galley"),
                "Floors", "Timing",
            ]),
        .executableTarget(
            name: "DrawingBenchmarks",
            dependencies: [
                .product(name: "CompositionalLayout", package: "Galley"), .product(name: "LayoutDiagram", package: "Galley"),
                .product(name: "LinuxUIKit", package: "Galley"), .product(name: "SVGWriter", package: "Galley"), .product(name: "CairoRasterizer", package: "Galley"), "Floors",
                "Timing",
            ]),
        .executableTarget(
            name: "ComparisonBenchmarks",
            dependencies: [.product(name: "ImageComparison", package: "Galley"), "Floors", "Timing"]),
        .executableTarget(
            name: "SnapshotBenchmarks",
            dependencies: [
                .product(name: "CompositionalLayout", package: "Galley"),
                .product(name: "LayoutSnapshotTesting", package: "Galley"), .product(name: "LinuxUIKit", package: "Galley"), "Timing",
            ]),
    ]
)

// swift-tools-version: 6.0
import PackageDescription

// A package of its own: whoever depends on Galley needs none of this.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Galley", path: "..")],
    targets: [
        // What the machine allows: plain loops in C, timed beside ours.
        .target(name: "Floors", cSettings: [.unsafeFlags(["-O2"])]),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: [.product(name: "CompositionalLayout", package: "Galley"), "Floors"]),
    ]
)

// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Galley",
    products: [
        .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    ],
    targets: [
        .target(name: "CompositionalLayout", swiftSettings: settings),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "ConformanceTests", dependencies: ["CompositionalLayout", "TestSupport"], swiftSettings: settings),
    ]
)

// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "HomeFeature",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [.library(name: "HomeFeature", targets: ["HomeFeature"])],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../DesignSystem"),
        .package(url: "https://github.com/kean/Nuke", from: "11.0.0"),
    ],
    targets: [
        .target(name: "HomeFeature", dependencies: [
            "Core", "DesignSystem",
            .product(name: "NukeUI", package: "Nuke"),
        ], resources: [.process("Resources")]),
        .testTarget(name: "HomeFeatureTests", dependencies: ["HomeFeature"]),
    ]
)

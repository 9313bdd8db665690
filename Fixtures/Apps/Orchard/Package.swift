// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Orchard",
    platforms: [.iOS(.v14)],
    products: [.library(name: "Orchard", targets: ["Orchard"])],
    targets: [
        .target(name: "Orchard"),
        .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
    ]
)

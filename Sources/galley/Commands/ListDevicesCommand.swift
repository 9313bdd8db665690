import ArgumentParser
import CompositionalLayout
import Foundation
import LayoutComparison

struct ListDevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that a layout can be shown on.",
        discussion: """
            A document names one with "viewport: iPhone 15". Sizes and insets are points; insets are those of the safe \
            area of a full-screen app: top, leading, bottom, trailing.
            """)

    @Argument(help: ArgumentHelp("Only devices whose names contain this.", valueName: "text"))
    var filter: String?

    func run() throws {
        try reporting {
            let devices = Device.all.filter { device in
                filter.map { device.name.lowercased().contains($0.lowercased()) } ?? true
            }
            guard !devices.isEmpty else {
                throw Failure(.noInput, "no device's name contains \"\(filter ?? "")\"")
            }
            let head = ["device", "size", "scale", "safe area", "size classes", "idiom"]
            try Console.result(TextTable(head: head, rows: devices.map(row)).text)
        }
    }

    private func row(_ device: Device) -> [String] {
        let viewport = device.viewport
        let insets = viewport.safeAreaInsets
        let traits = viewport.traitCollection
        return [
            device.name, "\(text(viewport.size.width)) × \(text(viewport.size.height))", "\(text(viewport.scale))x",
            [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: " "),
            "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)", "\(traits.userInterfaceIdiom)",
        ]
    }

    private func text(_ number: CGFloat) -> String { NumberText.text(Double(number), decimals: 2) }
}

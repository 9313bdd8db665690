/// Modules of Apple's that Linux lacks, and those of galley that stand in for them.
package enum StandIns {
    package static let modules = [
        ("UIKit", "LinuxUIKit"), ("SwiftUI", "LinuxSwiftUI"), ("Combine", "LinuxCombine"), ("os", "LinuxOS"),
        ("OSLog", "LinuxOSLog"), ("QuartzCore", "LinuxQuartzCore"), ("CoreGraphics", "LinuxCoreGraphics"),
        ("CoreData", "LinuxCoreData"),
    ]
    static let names = Dictionary(uniqueKeysWithValues: modules)
}

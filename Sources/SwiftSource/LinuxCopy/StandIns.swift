/// Modules that Linux lacks, and galley's stand-ins for them.
package enum StandIns {
    package static let combine = "LinuxCombine"
    /// Apple's modules.
    private static let apple = [
        ("UIKit", "LinuxUIKit"), ("SwiftUI", "LinuxSwiftUI"), ("Combine", combine), ("os", "LinuxOS"),
        ("OSLog", "LinuxOSLog"), ("QuartzCore", "LinuxQuartzCore"), ("CoreGraphics", "LinuxCoreGraphics"),
        ("CoreData", "LinuxCoreData"),
    ]
    /// Third-party modules, each with a type that its source declares, and the member through which code uses it. If the app contains the
    /// module's source, it takes precedence over the stand-in.
    private static let optional = [
        (name: "Kingfisher", standIn: "LinuxKingfisher", type: "KingfisherWrapper", member: "kf"),
        (name: "Nuke", standIn: "LinuxNuke", type: "ImagePipeline", member: "ImagePipeline"),
        (name: "SDWebImage", standIn: "LinuxSDWebImage", type: "SDWebImageManager", member: "sd_setImage"),
        (name: "SnapKit", standIn: "LinuxSnapKit", type: "ConstraintMaker", member: "snp"),
        (name: "Then", standIn: "LinuxThen", type: "Then", member: "then"),
    ]

    package static let modules = apple + optional.map { ($0.name, $0.standIn) }
    static let names = Dictionary(uniqueKeysWithValues: modules)
    package static let optionalNames = Set(optional.map(\.name))
    /// Modules that decide no frame, so that the stand-in is as good as a checked-out source.
    package static let withoutFrames: Set<String> = ["Kingfisher", "Nuke", "SDWebImage"]

    /// The third-party modules for which an app gets stand-ins, as it does not contain their source.
    package static func optionalNames(in app: AppNames) -> Set<String> {
        Set(optional.lazy.filter { app.files(declaring: $0.type).isEmpty }.map(\.name))
    }

    /// Third-party modules whose member the code uses, if a file of the app imports the module or no file declares the member. In the
    /// latter case, a missing module may re-export it.
    static func optionalNames(naming members: Set<String>, in app: AppNames) -> [String] {
        optional.filter {
            members.contains($0.member) && (app.areImporting($0.name) || app.files(extendingBy: $0.member).isEmpty)
        }.map(\.name)
    }
}

extension SourceText {
    /// The line of the import of a module; `nil` without one.
    package func line(importing module: String) -> Int? {
        guard bytes.firstRange(of: Array(module.utf8)) != nil else { return nil }
        let code = Code(self)
        return code.tokens.indices
            .first { code.reads($0, "import") && code.beginsStatement($0) && code.reads($0 + 1, module) }
            .map { code.tokens[$0].line }
    }
}

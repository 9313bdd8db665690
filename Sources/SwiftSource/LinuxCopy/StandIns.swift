/// Modules that Linux lacks, and galley's stand-ins for them.
package enum StandIns {
    package static let combine = "LinuxCombine"
    /// Apple's modules.
    private static let apple = [
        ("UIKit", "LinuxUIKit"), ("SwiftUI", "LinuxSwiftUI"), ("Combine", combine), ("os", "LinuxOS"),
        ("OSLog", "LinuxOSLog"), ("QuartzCore", "LinuxQuartzCore"), ("CoreGraphics", "LinuxCoreGraphics"),
        ("CoreData", "LinuxCoreData"),
    ]
    /// Third-party modules, each with a member or type by which its use is recognized. A module that the user names replaces the stand-in;
    /// a checked-out source does not.
    private static let optional = [
        (name: "FlexLayout", standIn: "LinuxFlexLayout", member: "flex"),
        (name: "Kingfisher", standIn: "LinuxKingfisher", member: "kf"), (name: "Nuke", standIn: "LinuxNuke", member: "ImagePipeline"),
        (name: "PinLayout", standIn: "LinuxPinLayout", member: "pin"),
        (name: "ReactorKit", standIn: "LinuxReactorKit", member: "Reactor"),
        (name: "RxCocoa", standIn: "LinuxRxCocoa", member: "rx"),
        (name: "RxDataSources", standIn: "LinuxRxDataSources", member: "SectionModelType"),
        (name: "RxRelay", standIn: "LinuxRxRelay", member: "BehaviorRelay"), (name: "RxSwift", standIn: "LinuxRxSwift", member: "DisposeBag"),
        (name: "SDWebImage", standIn: "LinuxSDWebImage", member: "sd_setImage"),
        (name: "SnapKit", standIn: "LinuxSnapKit", member: "snp"), (name: "Then", standIn: "LinuxThen", member: "then"),
    ]

    package static let modules = apple + optional.map { ($0.name, $0.standIn) }
    static let names = Dictionary(uniqueKeysWithValues: modules)
    package static let optionalNames = Set(optional.map(\.name))

    /// Third-party modules whose member or type, such as `snp`, the code uses. A module that no file imports may be re-exported by a
    /// missing one; it counts only if the app does not declare the member itself.
    static func optionalNames(naming members: Set<String>, in app: AppNames) -> [String] {
        optional.filter {
            let isOwn = !app.files(extendingBy: $0.member).isEmpty || !app.files(declaring: $0.member).isEmpty
            return members.contains($0.member) && (app.areImporting($0.name) || !isOwn)
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

import Foundation
import TestSupport
import Testing

/// Sources of the modules that an app imports, and stand-ins for modules without sources.
struct AppModulesTests {
    private let galley = Galley()

    @Test func sourcesOfImportedPodsAreUsed() throws {
        let frames = try EntryFile("ImportedPod/App/Rows.swift")("frames")
        #expect(frames.rows.contains { $0.hasPrefix("cell 0–1 0 50 393 40") }, "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("also compiles code of ImportedPod/Pods/Tuned/Sources/Tuned/Tuned.swift"))
    }

    /// The module's source has other insets than the stand-in. It is used only if `--module` names it, not if it is checked out.
    @Test func standInsAreNotedAndYieldToNamedModules() throws {
        try galley.write("", to: "App.xcodeproj/project.pbxproj")
        try galley.copy("Entries/StandIn/App", to: "App")
        func frames(_ options: String...) throws -> (width: Substring?, errorText: String) {
            let result = try galley.run(["frames", "--strict", "App/Rows.swift"] + options)
            let row = result.outputText.split(separator: "\n").first { $0.hasPrefix("cell") }?.split(separator: " ")
            return (row?[4], result.errorText)
        }
        let words = "App/Rows.swift:1: SnapKit: replaced by galley's stand-in"
        let standIn = try frames()
        #expect(standIn.width == "353" && standIn.errorText.contains("note: \(words)"), "\(standIn)")

        func source(_ inset: Int) -> String {
            """
            import UIKit
            public struct ConstraintMaker {
                let view: UIView
                public var directionalEdges: ConstraintMaker { self }
                public func equalToSuperview() -> ConstraintMaker { self }
                public func inset(_ inset: Int) { view.frame = view.superview!.bounds.insetBy(dx: \(inset), dy: 0) }
            }
            public struct ViewConstraints {
                let view: UIView
                public func makeConstraints(_ make: (ConstraintMaker) -> Void) { make(ConstraintMaker(view: view)) }
            }
            extension UIView {
                public var snp: ViewConstraints { ViewConstraints(view: self) }
            }
            """
        }
        try galley.write(source(50), to: "vendor/SnapKit/SnapKit.swift")
        let module = try frames("--module", "SnapKit=vendor/SnapKit")
        #expect(module.width == "293" && !module.errorText.contains("stand-in"), "\(module)")
        for path in ["Pods/SnapKit/Sources", "Packages/SnapKit/Sources/SnapKit"] {
            try galley.write(source(60), to: "\(path)/ConstraintMaker.swift")
            try galley.write("// swift-tools-version:5.9", to: "Packages/SnapKit/Package.swift")
            let checkedOut = try frames()
            #expect(checkedOut.width == "353" && checkedOut.errorText.contains("note: \(words)"), "\(path): \(checkedOut)")
        }
    }

    @Test func standInsOfImageLoadersReplaceCheckedOutSources() throws {
        let frames = try EntryFile("ImageLoader/App/Posters.swift")("frames", "--strict")
        #expect(frames.rows.contains { $0.hasPrefix("cell 0–1 0 90 393 90") }, "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("ImageLoader/App/Posters.swift:1: Kingfisher: replaced by galley's stand-in"))
    }
}

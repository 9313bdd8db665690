import Foundation
import TestSupport
import Testing

/// Sources of the modules that an app imports, and stand-ins for modules without sources.
struct AppModulesTests {
    @Test func sourcesOfImportedPodsAreUsed() throws {
        try Galley.inApp { galley in
            try galley.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
            try galley.write(
                """
                import UIKit
                public protocol Tuned {}
                extension Tuned where Self: AnyObject {
                    @inlinable public func tuned(_ body: (Self) throws -> Void) rethrows -> Self {
                        try body(self)
                        return self
                    }
                }
                extension NSObject: Tuned {}
                """, to: "Pods/Tuned/Sources/Tuned/Tuned.swift")
            // Members of the same name in a module that the file does not import.
            try galley.write("extension NSObject { func tuned(_ body: Int) {} }\nfunc gap() {}", to: "Pods/Other/Other.swift")
            try galley.write(
                """
                import Tuned
                import UIKit

                func rows() -> UICollectionViewLayout {
                    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
                    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group).tuned {
                        $0.interGroupSpacing = 10
                    })
                }
                """, to: "App/Rows.swift")
            let frames = try galley.run(["frames", "App/Rows.swift"])
            #expect(frames.rows.contains { $0.hasPrefix("cell 0–1 0 50 393 40") }, "\(frames.outputText)\(frames.errorText)")
            #expect(frames.errorText.contains("with code of Pods/Tuned/Sources/Tuned/Tuned.swift"))
        }
    }

    /// The module's source has other insets than the stand-in. It is used only if `--module` names it, not if it is checked out.
    @Test func standInsAreNotedAndYieldToNamedModules() throws {
        try Galley.inApp { galley in
            try galley.write(
                """
                import SnapKit
                import UIKit

                final class RowsController: UIViewController, UICollectionViewDataSource {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
                        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
                        let rows = UICollectionView(frame: .zero, collectionViewLayout: layout)
                        rows.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
                        rows.dataSource = self
                        view.addSubview(rows)
                        rows.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(20) }
                    }
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                        view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
                    }
                }
                """, to: "App/Rows.swift")
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
    }

    @Test func standInsOfImageLoadersReplaceCheckedOutSources() throws {
        let frames = try EntryFile("ImageLoader/App/Posters.swift")("frames", "--strict")
        #expect(frames.rows.contains { $0.hasPrefix("cell 0–1 0 90 393 90") }, "\(frames.outputText)\(frames.errorText)")
        #expect(frames.errorText.contains("ImageLoader/App/Posters.swift:1: Kingfisher: replaced by galley's stand-in"))
    }
}

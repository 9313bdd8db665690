import LayoutHosting
import Testing
import UIKit

/// Traits that code overrides.
@MainActor
struct TraitOverrideTests {
    /// A list whose rows are as high as its size class and text size say.
    private final class Rows: UICollectionViewController {
        private let override: (inout UITraitOverrides) -> Void
        private let isOfView: Bool

        init(ofView isOfView: Bool, _ override: @escaping (inout UITraitOverrides) -> Void) {
            (self.isOfView, self.override) = (isOfView, override)
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                let traits = environment.traitCollection
                let height: CGFloat = (traits.horizontalSizeClass == .compact ? 10 : 20) + (traits.preferredContentSizeCategory == .large ? 1 : 2)
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
                return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
            })
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            if isOfView { override(&collectionView.traitOverrides) } else { override(&traitOverrides) }
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
    }

    private func height(_ controller: UIViewController, _ device: Device) throws -> CGFloat? {
        let app = try AppLayout(controller, in: device.viewport)
        return try app.layout.solve(in: app.viewport, content: try #require(app.content)).elements().first?.frame.height
    }

    @Test(arguments: [false, true])
    func overridesReachTheLayout(ofView isOfView: Bool) throws {
        #expect(try height(Rows(ofView: isOfView) { _ in }, .iPadMini) == 21)
        #expect(try height(Rows(ofView: isOfView) { $0.horizontalSizeClass = .compact }, .iPadMini) == 11)
        #expect(try height(Rows(ofView: isOfView) { $0.preferredContentSizeCategory = .extraLarge }, .iPhone15) == 12)
        #expect(try height(Rows(ofView: isOfView) {
            $0.horizontalSizeClass = .regular
            $0.remove(UITraitHorizontalSizeClass.self)
        }, .iPhone15) == 11)
    }

    @Test func aParentMayOverrideTheTraitsOfAChild() throws {
        let (parent, child) = (UIViewController(), Rows(ofView: false) { _ in })
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(try height(parent, .iPhone15) == 21)
        #expect(parent.traitCollection.horizontalSizeClass == .compact && child.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func overridesAreKnownByTheirTraits() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self) && !view.traitOverrides.contains(UITraitDisplayScale.self))
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(view.traitCollection.userInterfaceStyle != .dark)
    }
}

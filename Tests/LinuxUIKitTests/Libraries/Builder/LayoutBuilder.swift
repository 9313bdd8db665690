import UIKit

/// A complete layout: a section for each index, with a configuration.
struct LayoutBuilder: LayoutNode {
    typealias Provider = (_ index: Int, _ environment: NSCollectionLayoutEnvironment) -> SectionNode?

    let provider: Provider
    var direction = UICollectionView.ScrollDirection.vertical
    var sectionSpacing: CGFloat = 0

    init(_ provider: @escaping Provider) {
        self.provider = provider
    }

    init(section: @escaping () -> SectionNode) {
        self.init { _, _ in section() }
    }

    func direction(_ direction: UICollectionView.ScrollDirection) -> Self { setting(\.direction, direction) }
    func sectionSpacing(_ points: CGFloat) -> Self { setting(\.sectionSpacing, points) }

    func make() -> UICollectionViewCompositionalLayout { make(UICollectionViewCompositionalLayout.init) }

    /// Creates the layout with a class's initializer.
    func make<Layout: UICollectionViewCompositionalLayout>(
        _ initializer: (
            @escaping UICollectionViewCompositionalLayoutSectionProvider, UICollectionViewCompositionalLayoutConfiguration
        ) -> Layout
    ) -> Layout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.interSectionSpacing = sectionSpacing
        return initializer({ [provider] index, environment in provider(index, environment)?.make() }, configuration)
    }
}

/// An object that can be changed in a single expression.
protocol Changeable: AnyObject {}

extension Changeable {
    @discardableResult
    func with(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}

extension NSObject: Changeable {}

import UIKit

/// A whole layout: a section for each index, with a configuration.
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

    /// The layout, by the initializer of a class.
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

/// Objects changed in one expression.
protocol Changeable: AnyObject {}

extension Changeable {
    @discardableResult
    func with(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}

extension NSObject: Changeable {}

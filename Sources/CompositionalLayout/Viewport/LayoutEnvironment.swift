import Foundation

/// The environment handed to section providers and custom groups (B-C5, B-G9).
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }

    convenience init(size: CGSize, traitCollection: UITraitCollection) {
        self.init(container: LayoutContainer(contentSize: size), traitCollection: traitCollection)
    }
}
